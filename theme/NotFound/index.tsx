// Any URL that has no page.
import Layout from '@theme/Layout'
import NotFoundContent from '@theme/NotFound/Content'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function NotFound(): ReactNode {
  return (
    <Layout
      title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})}
      description={translate({id: 'theme.NotFound.p1', message: 'We could not find what you were looking for.'})}
    >
      <NotFoundContent />
    </Layout>
  )
}
