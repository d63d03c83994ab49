// Layout around all docs of a sidebar. It stays while docs change inside it, and the sidebar keeps its state.
import DocRootLayout from '@theme/DocRoot/Layout'
import Layout from '@theme/Layout'
import type {DocRootProps} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function DocRoot({sidebar, children}: DocRootProps & {readonly children: ReactNode}): ReactNode {
  return (
    <Layout>
      <DocRootLayout sidebar={sidebar}>{children}</DocRootLayout>
    </Layout>
  )
}
