// Navbar items that name docs and sidebars, so that only these are published to every page.
import {
  type ConfiguredNavbarItem,
  closest,
  type Diagnostic,
  listNavbarItems,
  type PlacedItem,
  type SiteConfig,
} from 'quire-docs/plugin'
import {listIds} from './unknown-ids.ts'

type ConfigKey = NonNullable<Diagnostic['configKey']>

export interface NavbarInput {
  readonly config: SiteConfig
  /** Id of the plugin's instance. */
  readonly id: string
}

/** An id in the navbar, and the key of the configuration that it stands under. */
export interface NamedId {
  readonly id: string
  readonly configKey: ConfigKey
}

/** Ids that the navbar names in one instance of the plugin, in the order of the items. */
export interface NamedIds {
  readonly docs: readonly NamedId[]
  readonly sidebars: readonly NamedId[]
}

export function findNavbarItems(input: NavbarInput): NamedIds {
  const own = ownItems(input)
  return {
    docs: own.flatMap(({item, key}) => (item.type === 'doc' ? [{id: item.docId, configKey: [...key, 'docId']}] : [])),
    sidebars: own.flatMap(({item, key}) =>
      item.type === 'docSidebar' ? [{id: item.sidebarId, configKey: [...key, 'sidebarId']}] : [],
    ),
  }
}

/** Versions that a dropdown asks for and the docs do not have. */
export function checkVersions(input: NavbarInput, known: readonly string[]): readonly Diagnostic[] {
  return ownItems(input).flatMap(({item, key}) => {
    const versions = item.type === 'docsVersionDropdown' ? (item.versions ?? []) : []
    const names = Array.isArray(versions) ? versions : Object.keys(versions)
    return names
      .filter((id) => !known.includes(id))
      .map((id) =>
        unknownItem(
          {id, configKey: [...key, 'versions']},
          {
            code: 'docs/unknown-version',
            message: `A navbar item names the version "${id}" of the docs, which does not exist.`,
            available: known,
            what: 'Versions',
            otherwise: 'Name versions of the list, or leave out "versions" to show all of them.',
          },
        ),
      )
  })
}

/** Items for an instance that the site does not have. The first instance reports them, for all. */
export function checkInstances({config, id}: NavbarInput): readonly Diagnostic[] {
  const known = config.plugins.flatMap((plugin) => (plugin.definition.name === 'docs' ? [plugin.id] : []))
  if (known[0] !== id) return []
  return listDocsNavbarItems(config).flatMap(({item, key}): Diagnostic[] => {
    const {docsPluginId} = item
    const name = docsPluginId ?? 'default'
    if (known.includes(name)) return []
    return [
      unknownItem(
        {id: name, configKey: [...key, docsPluginId === undefined ? 'type' : 'docsPluginId']},
        {
          code: 'docs/unknown-instance',
          message: `A navbar item names the docs plugin "${name}", which does not exist.`,
          available: known,
          what: 'Docs plugins',
          otherwise: 'Set "docsPluginId" to the "id" in the options of a docs plugin, as the list has them.',
        },
      ),
    ]
  })
}

interface Unknown {
  readonly code: string
  readonly message: string
  readonly available: readonly string[]
  /** What the available ids are. */
  readonly what: string
  /** What to do when no id is like the one that was written. */
  readonly otherwise: string
}

export function unknownItem(
  {id, configKey}: NamedId,
  {code, message, available, what, otherwise}: Unknown,
): Diagnostic {
  const nearest = closest(id, available)
  const hint = nearest === undefined ? otherwise : `Did you mean "${nearest}"?`
  return {level: 'error', code, message, configKey, hint, notes: listIds(what, available)}
}

const TYPES = ['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'] as const

/** An item that shows something of the docs. */
type DocsNavbarItem = Extract<ConfiguredNavbarItem, {type: (typeof TYPES)[number]}>

function listDocsNavbarItems(config: SiteConfig): readonly PlacedItem<DocsNavbarItem>[] {
  // The filter has just looked at the type.
  return listNavbarItems(config).filter(({item}) =>
    TYPES.some((type) => type === item.type),
  ) as readonly PlacedItem<DocsNavbarItem>[]
}

function ownItems({config, id}: NavbarInput) {
  return listDocsNavbarItems(config).filter(({item: {docsPluginId = 'default'}}) => docsPluginId === id)
}
