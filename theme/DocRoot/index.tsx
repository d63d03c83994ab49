// Layout around all docs of a sidebar. It stays while docs change inside it, and the sidebar keeps its state.
import DocRootLayout from '@theme/DocRoot/Layout'
import type {ReactNode} from 'react'

export default function DocRoot({children}: {readonly children: ReactNode}): ReactNode {
  return <DocRootLayout>{children}</DocRootLayout>
}
