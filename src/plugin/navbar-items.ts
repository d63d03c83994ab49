// The items of the navbar one by one, for checks of what they name.
import type {SiteConfig} from '../config/types.ts'
import type {Diagnostic} from '../shared/diagnostics.ts'

type NavbarItem = SiteConfig['themeConfig']['navbar']['items'][number]
type DocsType = 'doc' | 'docSidebar' | 'docsVersion' | 'docsVersionDropdown'

/** An item, and the keys of the configuration that lead to it. */
export interface PlacedItem<Item = NavbarItem> {
  readonly item: Item
  readonly key: NonNullable<Diagnostic['configKey']>
}

/** An item that shows something of the docs plugin. */
export type DocsNavbarItem = Extract<NavbarItem, {type: DocsType}>

const DOCS_TYPES: readonly unknown[] = ['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'] satisfies DocsType[]
const LISTS = ['dropdownItemsBefore', 'items', 'dropdownItemsAfter'] as const

/** Items that need the docs plugin, those of dropdowns included, in the order of the configuration. */
export function listDocsNavbarItems({themeConfig}: SiteConfig): readonly PlacedItem<DocsNavbarItem>[] {
  const items = placed(themeConfig.navbar?.items ?? [], ['themeConfig', 'navbar', 'items'])
  // The filter has just looked at the type.
  return items.filter(({item}) => DOCS_TYPES.includes(item.type)) as PlacedItem<DocsNavbarItem>[]
}

function placed(items: readonly NavbarItem[], list: PlacedItem['key']): PlacedItem[] {
  return items.flatMap((item, at) => {
    const key = [...list, at]
    // Items of several types may hold others, in any of three lists.
    const lists = item as {readonly [list: string]: readonly NavbarItem[] | undefined}
    return [{item, key}, ...LISTS.flatMap((name) => placed(lists[name] ?? [], [...key, name]))]
  })
}
