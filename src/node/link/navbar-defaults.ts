// What Docusaurus fills in of the navbar: code of a site for it reads that from the theme's configuration without a look.

import type {JsonObject} from '../../shared/contract.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'

const WITH_FURTHER_ITEMS: ReadonlySet<unknown> = new Set(['docsVersionDropdown', 'localeDropdown'])

export function withNavbarDefaults(themeConfig: JsonObject): JsonObject {
  const {navbar} = themeConfig
  if (!isPlainRecord(navbar) || !Array.isArray(navbar.items)) return themeConfig
  return {...themeConfig, navbar: {...navbar, items: navbar.items.map(toWhole)}}
}

function toWhole(item: JsonObject): JsonObject {
  const further = WITH_FURTHER_ITEMS.has(item.type) ? {dropdownItemsBefore: [], dropdownItemsAfter: []} : {}
  return {position: 'left', ...further, ...item}
}
