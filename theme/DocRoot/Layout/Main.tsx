// The part of a docs page next to the sidebar.
import {clsx} from 'clsx'
import type {ReactNode} from 'react'

export interface DocRootLayoutMainProps {
  /** No sidebar is shown that room has to be left for. */
  readonly hiddenSidebarContainer: boolean
  readonly children: ReactNode
}

export default function DocRootLayoutMain({hiddenSidebarContainer, children}: DocRootLayoutMainProps): ReactNode {
  return (
    <main className={clsx('docMainContainer', hiddenSidebarContainer && 'docMainContainerEnhanced')}>
      <div className="container padding-top--md padding-bottom--lg docItemWrapper">{children}</div>
    </main>
  )
}
