// What the sidebar and its form in wide windows are given.
import type {SidebarItem} from 'quire-docs/client'

export interface DocSidebarProps {
  readonly sidebar: readonly SidebarItem[]
  /** URL of the page. */
  readonly path: string
  readonly isHidden: boolean
  readonly onCollapse: () => void
}
