// Questions about the items of a docs sidebar.
import type {SidebarItem, SidebarLink} from '../../../shared/views.ts'
import {usePage} from '../../page/page-context.ts'
import {isSamePath} from '../../router/link-target.ts'

/**
 * Whether the item leads to the shown page, or holds the item that does.
 * @param shared Shared data of the shown page: the closed branches that it lies in are among them.
 */
export function isActiveSidebarItem(item: SidebarItem, activePath: string, shared: readonly string[] = []): boolean {
  if (item.type === 'html') return false
  if (isSamePath(item.href, activePath)) return true
  if (item.type === 'link') return partsIn(item, shared).length > 0
  if (item.branch !== undefined) return shared.includes(item.branch)
  return item.items.some((child) => isActiveSidebarItem(child, activePath, shared))
}

/** Ids among those of shared data of parts of the long list that a link stands for; none of another link. */
export function partsIn({parts}: SidebarLink, shared: readonly string[]): readonly string[] {
  return shared.filter((id) => id.startsWith(`${parts}--`))
}

/** Unlisted docs, and categories of which they are the page, show only while the reader is there; a category shows while anything in it does. */
export function isVisibleSidebarItem(item: SidebarItem, activePath: string): boolean {
  if (item.type === 'html') return true
  if (isSamePath(item.href, activePath)) return true
  if (item.type === 'link') return item.unlisted !== true
  if (item.href !== undefined && item.linkUnlisted !== true) return true
  return (item.itemCount ?? 0) > 0 || item.items.some((child) => isVisibleSidebarItem(child, activePath))
}

/** The items that show on this page. */
export function useVisibleSidebarItems(items: readonly SidebarItem[]): readonly SidebarItem[] {
  const {path} = usePage()
  return items.filter((item) => isVisibleSidebarItem(item, path))
}
