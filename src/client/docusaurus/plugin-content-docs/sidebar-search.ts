// Finds things in a docs sidebar.
import type {SidebarCategory, SidebarItem, SidebarLink} from '../../../shared/views.ts'

/** The first category that a test accepts, outer ones first. Closed branches of a large sidebar are not looked into. */
export function findSidebarCategory(
  items: readonly SidebarItem[],
  predicate: (category: SidebarCategory) => boolean,
): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue
    const found = predicate(item) ? item : findSidebarCategory(item.items, predicate)
    if (found) return found
  }
  return undefined
}

/** Where an item leads, a category without a page to the first page in it; what is unlisted does not count. */
export function findFirstSidebarItemLink(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined
  if (item.type === 'link') return item.unlisted ? undefined : item.href
  if (item.href !== undefined && !item.linkUnlisted) return item.href
  if (item.firstHref !== undefined) return item.firstHref
  for (const child of item.items) {
    const href = findFirstSidebarItemLink(child)
    if (href !== undefined) return href
  }
  return undefined
}

/** The items that can stand on a card: those that lead somewhere. */
export function filterDocCardListItems(items: readonly SidebarItem[]): readonly (SidebarLink | SidebarCategory)[] {
  return items.filter((item) => item.type !== 'html').filter((item) => findFirstSidebarItemLink(item) !== undefined)
}
