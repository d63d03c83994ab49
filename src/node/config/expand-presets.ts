// Replaces presets and the classic theme by what they stand for: plugins and client modules.
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import type {PluginItem} from '../../config/schema/plugins.ts'
import type {ParsedConfig} from '../../config/schema.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {explainIssues, type IssueSource} from '../diagnostics/explain-issues.ts'
import {locateText} from '../diagnostics/locate-key.ts'
import {type DroppedPath, parseLeniently} from '../diagnostics/parse-leniently.ts'
import {type CheckScope, narrowest, scopeOfPreset, WHOLE_SCOPE, WITHOUT_PLUGINS} from './check-scope.ts'
import {isClassicPreset, isClassicTheme, isMermaidTheme} from './plugin-names.ts'

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
}

const options = z.record(z.string(), z.unknown())
const themeOptions = z.strictObject({
  /** Style sheets of the site. */
  customCss: z.union([z.string(), z.array(z.string())]).optional(),
})
const classicOptions = z.strictObject({
  docs: z.union([z.literal(false), options]).optional(),
  blog: z.union([z.literal(false), options]).optional(),
  pages: z.union([z.literal(false), options]).optional(),
  sitemap: z.union([z.literal(false), options]).optional(),
  theme: themeOptions.optional(),
  /** A page about the site itself, which there is only while one writes. */
  debug: z.union([z.boolean(), options]).optional(),
  // SVG files are components always; what the option sets is how they are optimised.
  svgr: z.union([z.boolean(), options]).optional(),
  gtag: z.union([z.literal(false), options]).optional(),
  googleAnalytics: z.union([z.literal(false), options]).optional(),
  googleTagManager: z.union([z.literal(false), options]).optional(),
})

const NOTHING: ExpandedPlugins = {items: [], clientModules: [], problems: [], scope: WHOLE_SCOPE}

/** Preset plugins first, then the site's plugins, then its themes. */
export function expandPresets(config: ParsedConfig, siteDir: string, source: IssueSource): ExpandedPlugins {
  const site = {source, hasBlogFolder: existsSync(join(siteDir, 'blog')), hasUrl: config.url !== ''}
  const own = config.plugins.map((item, at): ListedItem => ({item, key: 'plugins', at}))
  const parts = [
    ...config.presets.map((item, at) => expandPreset(item, at, site)),
    {...NOTHING, items: own},
    ...config.themes.map((item, at) => expandTheme(item, at, source)),
  ]
  return {
    items: parts.flatMap((part) => part.items),
    clientModules: parts.flatMap((part) => part.clientModules),
    problems: parts.flatMap((part) => part.problems),
    scope: narrowest(parts.map((part) => part.scope)),
  }
}

interface SiteInput {
  readonly source: IssueSource
  readonly hasBlogFolder: boolean
  readonly hasUrl: boolean
}

function expandPreset(item: ParsedConfig['presets'][number], at: number, site: SiteInput): ExpandedPlugins {
  if (item === false || item === null || item === undefined) return NOTHING
  const [name, given] = typeof item === 'string' ? [item, {}] : item
  if (!isClassicPreset(name)) return {...NOTHING, problems: [unknownPreset(name, site.source)], scope: WITHOUT_PLUGINS}
  const subject = `the options of the preset "${name}"`
  const {value, problems, dropped} = parseOptions(classicOptions, given, {...site.source, subject})
  const {docs = {}, pages = {}, theme} = value
  // Unasked, a blog is there when there is a folder for it, and a sitemap when there is a URL to put in it.
  const blog = value.blog ?? (site.hasBlogFolder ? {} : false)
  const sitemap = value.sitemap ?? (site.hasUrl ? {} : false)
  const trackers = {
    '@docusaurus/plugin-google-gtag': value.gtag ?? false,
    '@docusaurus/plugin-google-analytics': value.googleAnalytics ?? false,
    '@docusaurus/plugin-google-tag-manager': value.googleTagManager ?? false,
  }
  const items = Object.entries({docs, blog, pages, sitemap, ...trackers}).flatMap(([plugin, value]): ListedItem[] =>
    value === false ? [] : [{item: [plugin, value], key: 'presets', at}],
  )
  return {items, clientModules: styleSheets(theme?.customCss), problems, scope: scopeOfPreset(dropped)}
}

function expandTheme(item: ParsedConfig['themes'][number], at: number, source: IssueSource): ExpandedPlugins {
  const [name, given] = Array.isArray(item) ? item : [item, {}]
  if (typeof name === 'string' && isMermaidTheme(name)) return NOTHING
  if (typeof name !== 'string' || !isClassicTheme(name)) return {...NOTHING, items: [{item, key: 'themes', at}]}
  const {value, problems} = parseOptions(themeOptions, given, {
    ...source,
    subject: `the options of the theme "${name}"`,
  })
  return {...NOTHING, clientModules: styleSheets(value.customCss), problems}
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

function unknownPreset(name: string, {file}: IssueSource): Diagnostic {
  const location = file === undefined ? {} : {location: {sourcePath: file.sourcePath, ...locateText(file.text, name)}}
  return {
    level: 'error',
    code: 'config/plugin-unavailable',
    message: `There is no preset "${name}".`,
    ...location,
    hint: 'The only preset is "classic". List other plugins under "plugins".',
  }
}

function styleSheets(customCss: string | readonly string[] | undefined): readonly string[] {
  if (customCss === undefined) return []
  return typeof customCss === 'string' ? [customCss] : customCss
}
