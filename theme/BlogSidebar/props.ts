// What the sidebar and its form in wide windows are given.
import type {BlogSidebarRef} from 'quire-docs/client'

export interface BlogSidebarProps {
  readonly sidebar: BlogSidebarRef
}
