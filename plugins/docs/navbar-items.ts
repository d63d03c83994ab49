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

export function findNavbarItems({config, id}: NavbarInput): NamedIds {
  const own = itemsOfDocs(config).filter(({docsPluginId = 'default'}) => docsPluginId === id)
  const docIds = own.flatMap((item) => (item.type === 'doc' ? [item.docId] : []))
  const sidebarIds = own.flatMap((item) => (item.type === 'docSidebar' ? [item.sidebarId] : []))
  return {docIds: [...new Set(docIds)], sidebarIds: [...new Set(sidebarIds)]}
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

type ItemOfDocs = Extract<NavbarItem, {type: 'doc' | 'docSidebar'}>

/** Those of dropdowns included. */
function itemsOfDocs({themeConfig}: SiteConfig): readonly ItemOfDocs[] {
  return (themeConfig.navbar?.items ?? []).flatMap(withChildren)
}

function withChildren(item: NavbarItem): ItemOfDocs[] {
  if (item.type === 'doc' || item.type === 'docSidebar') return [item]
  const children = 'items' in item && Array.isArray(item.items) ? item.items : []
  return children.flatMap(withChildren)
}
