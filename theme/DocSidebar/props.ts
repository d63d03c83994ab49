// What the sidebar and its form in wide windows are given.
import type {SidebarItem} from 'quire-docs/client'

export interface DocSidebarProps {
  readonly items: readonly SidebarItem[]
  readonly isHidden: boolean
  readonly onCollapse: () => void
}
