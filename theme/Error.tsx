// Shown in place of a page that crashed as a whole: the shell if it works, the bare message if not.
import ErrorPageContent from '@theme/ErrorPageContent'
import Layout from '@theme/Layout'
import {ErrorBoundary, type ErrorPartProps, Head} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function ErrorPage(props: ErrorPartProps): ReactNode {
  return (
    <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
      <Head>
        <title>Page Error</title>
      </Head>
      <Layout>
        <ErrorPageContent {...props} />
      </Layout>
    </ErrorBoundary>
  )
}
