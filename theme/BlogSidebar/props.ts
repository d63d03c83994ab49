// What the sidebar and its form in wide windows are given.
import type {BlogSidebarRef} from 'quire/client'

export interface BlogSidebarProps {
  readonly sidebar: BlogSidebarRef
}
