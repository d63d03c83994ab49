// Replaces presets and the classic theme by what they stand for: plugins and client modules.
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {type CatalogEntry, PLUGIN_CATALOG} from '../../../plugins/catalog.ts'
import {isObject} from '../../config/schema/building-blocks.ts'
import {isPluginEntry, type PluginItem} from '../../config/schema/plugins.ts'
import type {ParsedConfig} from '../../config/schema.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {explainIssues, type IssueSource} from '../diagnostics/explain-issues.ts'
import {type DroppedPath, parseLeniently} from '../diagnostics/parse-leniently.ts'
import {type CheckScope, narrowest, scopeOfPreset, WHOLE_SCOPE} from './check-scope.ts'
import {builtInPlugin, isClassicPreset, isClassicTheme, isMermaidTheme} from './plugin-names.ts'

/** Everything listed, in the order of loading, each with the key that it is listed under. */
export interface ExpandedPlugins {
  readonly items: readonly ListedItem[]
  /** Style sheets that theme options name. */
  readonly clientModules: readonly string[]
  readonly problems: readonly Diagnostic[]
  /** What can be checked with these plugins. */
  readonly scope: CheckScope
}

export interface ListedItem {
  readonly item: PluginItem
  readonly key: 'plugins' | 'themes' | 'presets'
  /** Its number in that list. */
  readonly at: number
  /** It stands for plugins and themes, which it lists when it is run. */
  readonly isPreset?: true
}

/** The keys of a configuration that plugins are found by. */
export type ListedConfig = Pick<ParsedConfig, 'presets' | 'plugins' | 'themes' | 'url'> & {
  readonly themeConfig: Readonly<Record<string, unknown>>
}

const options = z.record(z.string(), z.unknown())
const themeOptions = z.strictObject({
  /** Style sheets of the site. */
  customCss: z.union([z.string(), z.array(z.string())]).optional(),
})
const pluginOptions = z.union([z.literal(false), options]).optional()
const PRESET_PLUGINS = PLUGIN_CATALOG.filter(({inPreset}) => inPreset !== undefined)
const PRESET_KEYS = PRESET_PLUGINS.map(({name}) => name)
const classicPlugins = z.object(Object.fromEntries(PRESET_KEYS.map((name) => [name, pluginOptions])))
const classicOptions = z.strictObject({
  ...classicPlugins.shape,
  theme: themeOptions.optional(),
  /** A page about the site itself, which there is only while one writes. */
  debug: z.union([z.boolean(), options]).optional(),
  // SVG files are components always; what the option sets is how they are optimised.
  svgr: z.union([z.boolean(), options]).optional(),
  gtag: pluginOptions,
  googleAnalytics: pluginOptions,
  googleTagManager: pluginOptions,
})

const NOTHING: ExpandedPlugins = {items: [], clientModules: [], problems: [], scope: WHOLE_SCOPE}

/** Preset plugins first, then the site's plugins, then its themes. */
export function expandPresets(config: ListedConfig, siteDir: string, source: IssueSource): ExpandedPlugins {
  const asked = askedByTheme(config)
  const site = {source, siteDir, hasUrl: config.url !== '', asked}
  return joinParts([
    ...config.presets.map((item, at) => expandPreset(item, at, site)),
    expandListed(config.plugins, config.themes, source),
  ])
}

/** Plugins that the preset has for what `themeConfig` says. */
function askedByTheme({themeConfig, plugins, themes}: ListedConfig): readonly string[] {
  const listed = [...plugins, ...themes].map(nameOfItem)
  return PLUGIN_CATALOG.flatMap(({name, inPresetWith}) =>
    inPresetWith !== undefined &&
    // Sites write `process.env.KEY && {…}`, which may be nothing.
    themeConfig[inPresetWith.themeKey] &&
    !listed.includes(inPresetWith.unless) &&
    !listed.includes(name)
      ? [name]
      : [],
  )
}

/** The plugin of ours that an item stands for. */
function nameOfItem(item: PluginItem): string | undefined {
  const named: unknown = Array.isArray(item) ? item[0] : item
  if (isPluginEntry(named)) return named.definition.name
  return typeof named === 'string' ? builtInPlugin(named) : undefined
}

/** Plugins and themes as a configuration or a preset lists them. */
export function expandListed(
  plugins: readonly PluginItem[],
  themes: readonly PluginItem[],
  source: IssueSource,
): ExpandedPlugins {
  return joinParts([
    // Docusaurus lets a theme be listed as a plugin.
    ...plugins.map((item, at) =>
      isOwnTheme(item) ? expandTheme(item, at, source) : {...NOTHING, items: [{item, key: 'plugins', at} as const]},
    ),
    ...themes.map((item, at) => expandTheme(item, at, source)),
  ])
}

function isOwnTheme(item: PluginItem): boolean {
  const listed: unknown = Array.isArray(item) ? item[0] : item
  const name = typeof listed === 'string' ? themeName(listed) : ''
  return name.startsWith('@docusaurus/theme-') && (isMermaidTheme(name) || isClassicTheme(name))
}

function joinParts(parts: readonly ExpandedPlugins[]): ExpandedPlugins {
  return {
    items: parts.flatMap((part) => part.items),
    clientModules: parts.flatMap((part) => part.clientModules),
    problems: parts.flatMap((part) => part.problems),
    scope: narrowest(parts.map((part) => part.scope)),
  }
}

interface SiteInput {
  readonly source: IssueSource
  readonly siteDir: string
  readonly hasUrl: boolean
  /** Names of plugins besides those that the preset's options name. */
  readonly asked: readonly string[]
}

function expandPreset(item: ParsedConfig['presets'][number], at: number, site: SiteInput): ExpandedPlugins {
  if (item === false || item === null || item === undefined) return NOTHING
  const [name, given] = Array.isArray(item) ? item : [item, {}]
  if (typeof name !== 'string' || !isClassicPreset(name))
    return {...NOTHING, items: [{item, key: 'presets', at, isPreset: true}]}
  const subject = `the options of the preset "${name}"`
  const {value, problems, dropped} = parseOptions(classicOptions, given, {...site.source, subject})
  const plugins = classicPlugins.parse(value)
  const own = PRESET_PLUGINS.map(
    (plugin) =>
      [plugin.name, withDefaults(plugin, plugins[plugin.name] ?? (isUnasked(plugin, site) ? {} : false))] as const,
  )
  const trackers = {
    '@docusaurus/plugin-google-gtag': value.gtag ?? false,
    '@docusaurus/plugin-google-analytics': value.googleAnalytics ?? false,
    '@docusaurus/plugin-google-tag-manager': value.googleTagManager ?? false,
  }
  const items = [...own, ...Object.entries(trackers)].flatMap(([plugin, value]): ListedItem[] =>
    value === false ? [] : [{item: [plugin, value], key: 'presets', at}],
  )
  const asked = site.asked.map((plugin): ListedItem => ({item: [plugin, {}], key: 'presets', at}))
  return {
    items: [...items, ...asked],
    clientModules: styleSheets(value.theme?.customCss).map((file) => fromGeneratedFolder(file, site.siteDir)),
    problems,
    scope: scopeOfPreset(dropped, PRESET_KEYS),
  }
}

/** The preset's plugin with the options that hold where it takes the place of Docusaurus' own. */
function withDefaults<Given>({optionsInPlace}: CatalogEntry, given: Given): Given {
  return optionsInPlace !== undefined && isObject(given) ? {...optionsInPlace, ...given} : given
}

/** Whether the preset has a plugin of which its options say nothing. */
function isUnasked({inPreset}: CatalogEntry, {siteDir, hasUrl}: SiteInput): boolean {
  if (inPreset === 'with a URL') return hasUrl
  return typeof inPreset === 'object' ? existsSync(join(siteDir, inPreset.withFolder)) : inPreset === 'always'
}

function expandTheme(item: PluginItem, at: number, source: IssueSource): ExpandedPlugins {
  const [listed, given] = Array.isArray(item) ? item : [item, {}]
  const name = typeof listed === 'string' ? themeName(listed) : listed
  if (typeof name === 'string' && isMermaidTheme(name)) return NOTHING
  if (typeof name !== 'string' || !isClassicTheme(name)) return {...NOTHING, items: [{item, key: 'themes', at}]}
  const {value, problems} = parseOptions(themeOptions, given, {
    ...source,
    subject: `the options of the theme "${name}"`,
  })
  return {...NOTHING, clientModules: styleSheets(value.customCss), problems}
}

/** Presets name the classic theme by a path into its package. */
function themeName(listed: string): string {
  return (
    /[\\/]node_modules[\\/]@docusaurus[\\/](theme-(?:classic|mermaid))[\\/]/
      .exec(listed)?.[1]
      ?.replace(/^/, '@docusaurus/') ?? listed
  )
}

interface ParsedOptions<Options> {
  readonly value: Options
  readonly problems: readonly Diagnostic[]
  readonly dropped: readonly DroppedPath[]
}

/** Options of which none must be given. */
function parseOptions<Options extends object>(
  schema: z.ZodType<Options>,
  input: unknown,
  source: IssueSource,
): ParsedOptions<Options | Record<string, never>> {
  const {value = {}, issues, dropped} = parseLeniently(schema, input)
  return {value, problems: explainIssues({schema, input, issues}, source), dropped}
}

function styleSheets(customCss: string | readonly string[] | undefined): readonly string[] {
  if (customCss === undefined) return []
  return typeof customCss === 'string' ? [customCss] : customCss
}

/** Versions of Docusaurus before 2.4 took a path as seen from the folder of the files that it generates. */
function fromGeneratedFolder(file: string, siteDir: string): string {
  const path = join(siteDir, '.docusaurus', file)
  return file.startsWith('../') && !existsSync(join(siteDir, file)) && existsSync(path) ? path : file
}
