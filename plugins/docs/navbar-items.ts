// Navbar items that name docs and sidebars, so that only these are published to every page.
import {closest, type Diagnostic, type SiteConfig} from 'quire/plugin'
import {listIds} from './unknown-ids.ts'

type NavbarItem = SiteConfig['themeConfig']['navbar']['items'][number]

export interface NavbarInput {
  readonly config: SiteConfig
  /** Id of the plugin's instance. */
  readonly id: string
}

/** Ids that the navbar names in one instance of the plugin; each once, in the order of the items. */
export interface NamedIds {
  readonly docIds: readonly string[]
  readonly sidebarIds: readonly string[]
}

export function findNavbarItems(input: NavbarInput): NamedIds {
  const own = ownItems(input)
  const docIds = own.flatMap((item) => (item.type === 'doc' ? [item.docId] : []))
  const sidebarIds = own.flatMap((item) => (item.type === 'docSidebar' ? [item.sidebarId] : []))
  return {docIds: [...new Set(docIds)], sidebarIds: [...new Set(sidebarIds)]}
}

/** Versions that a dropdown asks for and the docs do not have. */
export function checkVersions(input: NavbarInput, known: readonly string[]): readonly Diagnostic[] {
  const wanted = ownItems(input).flatMap((item) => {
    const versions = item.type === 'docsVersionDropdown' ? (item.versions ?? []) : []
    return Array.isArray(versions) ? versions : Object.keys(versions)
  })
  return [...new Set(wanted)].flatMap((name): Diagnostic[] => {
    if (known.includes(name)) return []
    const nearest = closest(name, known)
    return [
      {
        level: 'error',
        code: 'docs/unknown-version',
        message: `A navbar item names the version "${name}" of the docs, which does not exist.`,
        ...(nearest === undefined ? {} : {hint: `Did you mean "${nearest}"?`}),
        notes: listIds('Versions', known),
      },
    ]
  })
}

/** Items for an instance that the site does not have. The first instance reports them, for all. */
export function checkInstances({config, id}: NavbarInput): readonly Diagnostic[] {
  const known = config.plugins.flatMap((plugin) => (plugin.definition.name === 'docs' ? [plugin.id] : []))
  if (known[0] !== id) return []
  const named = itemsOfDocs(config).map(({docsPluginId = 'default'}) => docsPluginId)
  return [...new Set(named)].flatMap((name): Diagnostic[] => {
    if (known.includes(name)) return []
    const nearest = closest(name, known)
    return [
      {
        level: 'error',
        code: 'docs/unknown-instance',
        message: `A navbar item names the docs plugin "${name}", which does not exist.`,
        ...(nearest === undefined ? {} : {hint: `Did you mean "${nearest}"?`}),
        notes: listIds('Docs plugins', known),
      },
    ]
  })
}

function ownItems({config, id}: NavbarInput): readonly ItemOfDocs[] {
  return itemsOfDocs(config).filter(({docsPluginId = 'default'}) => docsPluginId === id)
}

type ItemOfDocs = Extract<NavbarItem, {type: 'doc' | 'docSidebar' | 'docsVersion' | 'docsVersionDropdown'}>

const TYPES_OF_DOCS: readonly unknown[] = ['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown']

/** Those of dropdowns included. */
function itemsOfDocs({themeConfig}: SiteConfig): readonly ItemOfDocs[] {
  return (themeConfig.navbar?.items ?? []).flatMap(withChildren)
}

function withChildren(item: NavbarItem): ItemOfDocs[] {
  // The type has just been looked at; other items may hold these in any of three lists.
  const own = TYPES_OF_DOCS.includes(item.type) ? [item as ItemOfDocs] : []
  const {items, dropdownItemsBefore, dropdownItemsAfter} = item as {readonly [list: string]: readonly NavbarItem[]}
  return [
    ...own,
    ...[dropdownItemsBefore, items, dropdownItemsAfter].flatMap((list) => (list ?? []).flatMap(withChildren)),
  ]
}
