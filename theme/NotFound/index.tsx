// Any URL that has no page.
import Layout from '@theme/Layout'
import NotFoundContent from '@theme/NotFound/Content'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function NotFound(): ReactNode {
  return (
    <Layout title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})}>
      <NotFoundContent />
    </Layout>
  )
}
