// What plugins add to the schema of the configuration: keys of themeConfig, and types of navbar items.
import {z} from 'zod'
import {listNavbarItems} from '../../config/navbar-items.ts'
import {isObject} from '../../config/schema/building-blocks.ts'
import {type NavbarItemTypes, writtenItemTypes} from '../../config/schema/navbar-items.ts'
import {toThemeConfig} from '../../config/schema/theme-config.ts'
import type {PluginSchemas} from '../../config/schema.ts'
import type {PluginDefinition} from '../../plugin/types.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {ListedPlugin} from '../../shared/listed-plugin.ts'
import {explainIssues, type IssueSource} from '../diagnostics/explain-issues.ts'
import {parseLeniently} from '../diagnostics/parse-leniently.ts'
import type {SiteConfig} from '../model.ts'

type Definition = Pick<PluginDefinition<unknown, unknown>, 'name' | 'themeConfig' | 'navbarItems'>

export interface FoundSchemas extends PluginSchemas {
  /** By type of a navbar item, the plugin that the site would need for it and that its configuration does not list. */
  readonly missing: ReadonlyMap<string, string>
}

interface OtherPlugins {
  /** All plugins that come with the program; only called for an item, or a key, that no listed one has. */
  readonly loadOthers: () => Promise<readonly ListedPlugin['definition'][]>
  /** Plugins that were written for Docusaurus are listed: a key of ours that no plugin has may be theirs. */
  readonly hasForeign: boolean
}

/**
 * What the listed plugins add. A key or an item that none of them knows may be of a plugin that comes with the program: these are
 * asked, too, so that it is checked and its plugin named.
 * @param written The configuration as it is written.
 */
export async function findPluginSchemas(
  listed: readonly ListedPlugin[],
  written: unknown,
  {loadOthers, hasForeign}: OtherPlugins,
): Promise<FoundSchemas> {
  // Definitions come from definePlugin, or were checked to have its shape.
  const own = listed.map(({definition}) => definition as Definition)
  const navbarItems = Object.assign({}, ...own.map((one) => one.navbarItems)) as NavbarItemTypes
  const themeConfig = Object.assign({}, ...own.map((one) => one.themeConfig)) as PluginSchemas['themeConfig']
  const isKnown =
    typesIn(written).every((type) => PROGRAM_TYPES.has(type) || Object.hasOwn(navbarItems, type)) &&
    keysIn(written).every((key) => PROGRAM_KEYS.has(key) || Object.hasOwn(themeConfig, key))
  if (isKnown) return {themeConfig, navbarItems, missing: new Map()}
  const names = new Set(own.map(({name}) => name))
  const others = ((await loadOthers()) as readonly Definition[]).filter(({name}) => !names.has(name))
  return {
    themeConfig: Object.assign({}, ...(hasForeign ? [] : others.map((one) => one.themeConfig)), themeConfig),
    navbarItems: Object.assign({}, ...others.map((one) => one.navbarItems), navbarItems),
    missing: new Map(
      others.flatMap(({name, navbarItems: types = {}}) => Object.keys(types).map((type) => [type, name] as const)),
    ),
  }
}

const PROGRAM_TYPES: ReadonlySet<string> = new Set(['default', 'dropdown', 'localeDropdown', 'search', 'html'])

/** Keys of themeConfig that are the program's own. */
const PROGRAM_KEYS: ReadonlySet<string> = new Set(Object.keys(toThemeConfig({}).shape))

function keysIn(written: unknown): readonly string[] {
  const theme = isObject(written) ? written.themeConfig : undefined
  return isObject(theme) ? Object.keys(theme) : []
}

function typesIn(written: unknown): readonly string[] {
  const theme = isObject(written) ? written.themeConfig : undefined
  const navbar = isObject(theme) ? theme.navbar : undefined
  return isObject(navbar) ? writtenItemTypes(navbar.items).filter((type) => !type.startsWith('custom-')) : []
}

interface ReadTheme {
  readonly themeConfig: SiteConfig['themeConfig']
  readonly problems: readonly Diagnostic[]
}

/**
 * Keys of plugins that only presets of others list: those run when the rest of the configuration is known, and it was checked without
 * their keys.
 */
export function parseLateKeys(
  {themeConfig}: Pick<SiteConfig, 'themeConfig'>,
  {plugins, schemas}: {readonly plugins: readonly ListedPlugin[]; readonly schemas: FoundSchemas},
  file: IssueSource['file'],
): ReadTheme {
  const keys = Object.assign(
    {},
    ...plugins.map(({definition}) => (definition as Definition).themeConfig),
  ) as z.ZodRawShape
  const late = Object.entries(keys).filter(
    ([key]) => !Object.hasOwn(schemas.themeConfig, key) && !PROGRAM_KEYS.has(key),
  )
  if (late.length === 0) return {themeConfig, problems: []}
  const schema = z.object({themeConfig: z.object(Object.fromEntries(late))})
  const input = {themeConfig}
  const {value, issues} = parseLeniently(schema, input)
  const source = {subject: 'the configuration', ...(file === undefined ? {} : {file})}
  // Settings of plugins are JSON, as those of the configuration are.
  const parsed = {...themeConfig, ...value?.themeConfig} as SiteConfig['themeConfig']
  return {themeConfig: parsed, problems: explainIssues({schema, input, issues}, source)}
}

/** What is wrong with items of the navbar that the schemas let pass. @param plugins All of the site, those of presets too. */
export function findNavbarFaults(
  config: Pick<SiteConfig, 'themeConfig'>,
  schemas: FoundSchemas,
  plugins: readonly ListedPlugin[],
): readonly Diagnostic[] {
  return [...findMissingPlugins(config, schemas, plugins), ...findItemsWithoutLink(config)]
}

/**
 * Navbar items that show something of a plugin, on a site without it: with it, the plugin checks what its items name.
 * @param plugins All of the site, those that its presets list among them.
 */
function findMissingPlugins(
  config: Pick<SiteConfig, 'themeConfig'>,
  {missing}: FoundSchemas,
  plugins: readonly ListedPlugin[],
): readonly Diagnostic[] {
  const listed = new Set(plugins.map(({definition}) => definition.name))
  return listNavbarItems(config).flatMap(({item, key}) => {
    const plugin = missing.get(item.type ?? '')
    if (plugin === undefined || listed.has(plugin)) return []
    return {
      level: 'error' as const,
      code: 'config/missing-plugin',
      message: `A navbar item has the type "${item.type}", and the site has no ${plugin} plugin.`,
      configKey: [...key, 'type'],
      hint: `List the plugin "${plugin}", or lead to a page with "to" or "href".`,
    }
  })
}

/** Items that lead nowhere, as Docusaurus lets them: a part of the site may give them a URL. */
function findItemsWithoutLink(config: Pick<SiteConfig, 'themeConfig'>): readonly Diagnostic[] {
  return listNavbarItems(config).flatMap(({item, key}) => {
    const isLink = item.type === undefined || item.type === 'default'
    if (!isLink || 'items' in item || item.to !== undefined || item.href !== undefined) return []
    return {
      level: 'warning' as const,
      code: 'config/item-without-link',
      message: `The navbar item "${item.label ?? item.html ?? ''}" leads nowhere: it has neither "to" nor "href".`,
      configKey: key,
      hint: 'Add "to" (a path in the site) or "href" (a full URL), unless a part of the site gives it one.',
    }
  })
}
