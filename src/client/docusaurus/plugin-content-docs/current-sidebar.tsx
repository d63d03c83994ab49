// The sidebar of the shown page, and the page's place in it.
import {createContext, type ReactNode, useContext, useMemo} from 'react'
import type {SidebarCategory, SidebarData, SidebarItem, SidebarPart} from '../../../shared/views.ts'
import {useSharedDataStore} from '../../data/shared-data-context.ts'
import {usePage} from '../../page/page-context.ts'
import {isSamePath} from '../../router/link-target.ts'
import {useActivePlugin} from './active-plugin.ts'
import {useDocDescription} from './known-docs.ts'
import {partsIn} from './sidebar-items.ts'

/** Undefined: the page's own. */
const DocsSidebarContext = createContext<SidebarData | null | undefined>(undefined)

export interface DocsSidebarProviderProps {
  readonly name: string | undefined
  readonly items: readonly SidebarItem[] | undefined
  readonly children: ReactNode
}

/** Gives its children another sidebar than the page's. */
export function DocsSidebarProvider({name, items, children}: DocsSidebarProviderProps): ReactNode {
  const sidebar = useMemo(() => (name !== undefined && items ? {name, items} : null), [name, items])
  return <DocsSidebarContext.Provider value={sidebar}>{children}</DocsSidebarContext.Provider>
}

/** The sidebar next to the page; null when it has none. Items of closed categories of a large one are not in it, nor those of long lists. */
export function useDocsSidebar(): SidebarData | null {
  const given = useContext(DocsSidebarContext)
  const id = usePage().props.sidebar
  const store = useSharedDataStore('useDocsSidebar')
  if (given !== undefined) return given
  // The docs plugin makes the data in this shape.
  return ((typeof id === 'string' ? store.find(id) : undefined) as SidebarData | undefined) ?? null
}

/** The categories above the shown page and its own item; null without breadcrumbs or a sidebar. */
export function useSidebarBreadcrumbs(): readonly SidebarItem[] | null {
  const plugin = useActivePlugin()
  const trail = useTrail()
  return plugin?.pluginData.breadcrumbs ? trail : null
}

/**
 * The category that the page is the index of, or that it lies in, with its items.
 * @throws Error on a page that is in no category.
 */
export function useCurrentSidebarCategory(): SidebarCategory {
  const {path} = usePage()
  const category = lastCategory(useTrail())
  if (!category) throw new Error(`The page "${path}" is not in a category of a docs sidebar.`)
  return category
}

/**
 * Items of the category that the page is the index of, or else the items next to the page.
 * @throws Error on a page without a sidebar.
 */
export function useCurrentSidebarSiblings(): readonly SidebarItem[] {
  const {path} = usePage()
  const sidebar = useDocsSidebar()
  const trail = useTrail()
  const unfold = useUnfold()
  const descriptionOf = useDocDescription()
  if (!sidebar) throw new Error(`The page "${path}" is not in a docs sidebar, so there is nothing next to it.`)
  const items = lastCategory(trail)?.items ?? unfold(sidebar.items)
  return items.map((item) => {
    const description = item.type === 'link' ? descriptionOf(item.docId) : undefined
    return description === undefined ? item : {description, ...item}
  })
}

function lastCategory(trail: readonly SidebarItem[] | null): SidebarCategory | undefined {
  return trail?.filter((item) => item.type === 'category').at(-1)
}

/** Steps from the outermost category to the page's item, none when the sidebar does not list it; null without a sidebar. */
function useTrail(): readonly SidebarItem[] | null {
  const {path} = usePage()
  const sidebar = useDocsSidebar()
  const store = useSharedDataStore('useSidebarBreadcrumbs')
  const unfold = useUnfold()
  // The branches that the page lies in are among its shared data; others need not be looked into.
  const open = (category: SidebarCategory): SidebarCategory => {
    const branch = category.branch === undefined ? undefined : store.find(category.branch)
    return {...category, items: unfold((branch as readonly SidebarItem[] | undefined) ?? category.items)}
  }
  return sidebar && (findTrail(unfold(sidebar.items), path, open) ?? [])
}

/** Puts the parts of a long list that are the page's own in the place of the list. */
function useUnfold(): (items: readonly SidebarItem[]) => readonly SidebarItem[] {
  const {shared} = usePage()
  const store = useSharedDataStore('useSidebarBreadcrumbs')
  return (items) =>
    items.flatMap((item) =>
      item.type === 'link' && item.parts !== undefined
        ? // The docs plugin makes the data in this shape.
          partsIn(item, shared).flatMap((id) => (store.find(id) as SidebarPart | undefined)?.items ?? [])
        : item,
    )
}

function findTrail(
  items: readonly SidebarItem[],
  path: string,
  open: (category: SidebarCategory) => SidebarCategory,
): readonly SidebarItem[] | null {
  for (const item of items) {
    if (item.type === 'html') continue
    if (item.type === 'link') {
      if (isSamePath(item.href, path)) return [item]
      continue
    }
    const category = open(item)
    if (isSamePath(category.href, path)) return [category]
    const below = findTrail(category.items, path, open)
    if (below) return [category, ...below]
  }
  return null
}
