// The part of a docs page next to the sidebar.
import {clsx} from 'clsx'
import type {ReactNode} from 'react'

export interface DocRootLayoutMainProps {
  /** There is no sidebar to leave room for. */
  readonly isWide: boolean
  readonly children: ReactNode
}

export default function DocRootLayoutMain({isWide, children}: DocRootLayoutMainProps): ReactNode {
  return (
    <main className={clsx('docMainContainer', isWide && 'docMainContainerEnhanced')}>
      <div className="container padding-top--md padding-bottom--lg docItemWrapper">{children}</div>
    </main>
  )
}
