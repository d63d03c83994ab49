// What stands in for a page that is not kept, when there is no network. It comes at the URL of that page.
import Layout from '@theme/Layout'
import {Head, Translate, translate} from 'quire-docs/client'
import {type ReactNode, useEffect} from 'react'

export default function OfflinePage(): ReactNode {
  useEffect(() => {
    const reload = (): void => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <Layout title={translate({id: 'theme.OfflinePage.title', message: 'You are offline'})}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--xl">
        <h1 className="hero__title pageTitle_">
          <Translate id="theme.OfflinePage.title">You are offline</Translate>
        </h1>
        <p>
          <Translate id="theme.OfflinePage.text">
            This page has not been kept on this device. It opens as soon as there is a connection; pages that you have
            read are there without one.
          </Translate>
        </p>
        <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
          <Translate id="theme.OfflinePage.retry">Try again</Translate>
        </button>
      </main>
    </Layout>
  )
}
