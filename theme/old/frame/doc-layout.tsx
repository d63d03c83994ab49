// Layout of docs in sites of Docusaurus 2 that put something around it: the frame of the page was inside of it.
import type {ReactNode} from 'react'
import Original from '../../DocRoot/Layout/index.tsx'
import DocsFrame from '../../DocsRoot.tsx'

export default function DocRootLayout({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <DocsFrame>
      <Original>{children}</Original>
    </DocsFrame>
  )
}
