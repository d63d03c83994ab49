// Layout around pages whose sidebar has a list that is too long for a page. It brings the code for such lists.
import type {ReactNode} from 'react'
import {LongList} from './DocSidebarItem/long-list.tsx'
import {longListSlot} from './DocSidebarItem/long-list-slot.ts'

longListSlot.List = LongList

export default function DocLongSidebar({children}: {readonly children: ReactNode}): ReactNode {
  return children
}
