// Questions about the items of a docs sidebar: what is on the way to the shown page, and what stands beside it.
import {isSamePath, type SidebarData, type SidebarItem, useLazySharedData, usePage, useSharedData} from 'quire/client'

interface Shown {
  readonly path: string
  /** Ids of the branches that the page's trail passes through are among these. */
  readonly shared: readonly string[]
}

/** The item leads to the shown page, or holds the item that does. */
export function isOnTrail(item: SidebarItem, shown: Shown): boolean {
  if (item.type === 'html') return false
  if (isSamePath(item.href, shown.path)) return true
  if (item.type === 'link') return false
  if (item.branch !== undefined) return shown.shared.includes(item.branch)
  return item.items.some((child) => isOnTrail(child, shown))
}

/** Unlisted docs show only while the reader is there; a category shows while anything in it does. */
export function isVisible(item: SidebarItem, shown: Shown): boolean {
  if (item.type === 'html') return true
  if (item.type === 'link') return item.unlisted !== true || isSamePath(item.href, shown.path)
  if (item.href !== undefined && item.linkUnlisted !== true) return true
  return (item.itemCount ?? 0) > 0 || item.items.some((child) => isVisible(child, shown))
}

/**
 * Items of the category whose page is shown, or else the items beside the shown page.
 * @throws Error on a page without a sidebar.
 */
export function useCurrentCategoryItems(): readonly SidebarItem[] {
  const page = usePage()
  const sidebarId = page.props.sidebar
  if (typeof sidebarId !== 'string') {
    throw new Error(`<DocCardList> needs "items" on a page that is not in a docs sidebar, as "${page.path}" is not.`)
  }
  const {items} = useSharedData<SidebarData>(sidebarId)
  // Ids of branches begin with the sidebar's. Below a branch the rest of the trail is in the last one, so nothing has to
  // be looked up step by step.
  const lastBranch = page.shared.filter((id) => id.startsWith(`${sidebarId}-`)).at(-1)
  const list = useLazySharedData<readonly SidebarItem[]>(lastBranch).data ?? items
  return findCurrent(list, page.path) ?? list
}

function findCurrent(items: readonly SidebarItem[], path: string): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.type === 'html') continue
    if (isSamePath(item.href, path)) return item.type === 'category' ? item.items : items
    const found = item.type === 'category' ? findCurrent(item.items, path) : undefined
    if (found) return found
  }
  return undefined
}
