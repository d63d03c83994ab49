// The items of the navbar one by one, for checks of what they name.
import type {Diagnostic} from '../shared/diagnostics.ts'
import {MENU_KEYS} from './schema/navbar-items.ts'
import type {SiteConfig} from './types.ts'

/** An item of the navbar as the configuration holds it, defaults filled in. */
export type ConfiguredNavbarItem = SiteConfig['themeConfig']['navbar']['items'][number]

/** An item, and the keys of the configuration that lead to it. */
export interface PlacedItem<Item = ConfiguredNavbarItem> {
  readonly item: Item
  readonly key: NonNullable<Diagnostic['configKey']>
}

/** All items, those of dropdowns included, in the order of the configuration. */
export function listNavbarItems({themeConfig}: Pick<SiteConfig, 'themeConfig'>): readonly PlacedItem[] {
  return placed(themeConfig.navbar?.items ?? [], ['themeConfig', 'navbar', 'items'])
}

function placed(items: readonly ConfiguredNavbarItem[], list: PlacedItem['key']): PlacedItem[] {
  return items.flatMap((item, at) => {
    const key = [...list, at]
    // Items of several types may hold others, in any of three lists.
    const lists = item as {readonly [list: string]: readonly ConfiguredNavbarItem[] | undefined}
    return [{item, key}, ...MENU_KEYS.flatMap((name) => placed(lists[name] ?? [], [...key, name]))]
  })
}
