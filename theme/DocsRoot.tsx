// Layout around all pages of the docs: the shell of the page.
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'

export default function DocsRoot({children}: {readonly children: ReactNode}): ReactNode {
  return <Layout>{children}</Layout>
}
