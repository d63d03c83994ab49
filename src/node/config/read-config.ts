// A site's configuration as it is written: its file run, its plugins loaded, its values checked. None of it depends on the locale that
// is built.
import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {z} from 'zod'
import {type ParsedConfig, siteConfigSchema, withPluginSchemas} from '../../config/schema.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import {explainIssues, type IssueSource} from '../diagnostics/explain-issues.ts'
import {type DroppedPath, parseLeniently} from '../diagnostics/parse-leniently.ts'
import {isDocusaurusConfig} from '../files/config-names.ts'
import {toSourcePath} from '../files/source-path.ts'
import {rememberFunctions} from '../program/config-functions.ts'
import type {ProgramFiles} from '../program/program-files.ts'
import {CURRENT_LOCALE} from './current-locale.ts'
import {readDefaultConfig} from './default-config.ts'
import {type ExpandedPlugins, expandPresets, type ListedConfig} from './expand-presets.ts'
import {findConfigFile} from './find-config.ts'
import type {FoundPlugin} from './foreign-plugins.ts'
import {loadModule} from './load-module.ts'
import {moveOldKeys} from './old-keys.ts'
import type {ConfigFile} from './plugin-findings.ts'
import {type FoundSchemas, findPluginSchemas} from './plugin-schemas.ts'
import {findPlugins, loadBuiltInDefinitions} from './resolve-plugins.ts'
import type {Relist} from './run-presets.ts'
import {runSiteCode} from './run-site-code.ts'

/** Where to read from, and where to keep what was made of it. */
export interface ReadOptions {
  /** Configuration file, relative to the site folder or to the working directory. */
  readonly config?: string | undefined
  readonly cacheDir?: string | undefined
  readonly programFiles?: ProgramFiles | undefined
}

interface RawConfig {
  /** What the file exports, or its function gives, with old keys where they are written today. */
  readonly value: unknown
  /** Of the old keys. */
  readonly findings: readonly Diagnostic[]
  readonly file: ConfigFile | undefined
  readonly files: readonly string[]
  /** Its code, or code that it imports, asks which locale is built. */
  readonly asksForLocale: boolean
}

/** A configuration before a locale is chosen. */
export interface UnresolvedConfig {
  /** Absolute path of the site folder. */
  readonly root: string
  /** Absolute. */
  readonly cacheDir: string
  readonly raw: RawConfig
  readonly parsed: ParsedConfig
  readonly dropped: readonly DroppedPath[]
  readonly problems: readonly Diagnostic[]
  readonly expanded: ExpandedPlugins
  /** One for each item that is expanded. */
  readonly modules: readonly FoundPlugin[]
  readonly relist: Relist
  readonly schemas: FoundSchemas
  /** Reads it for one locale, where it asks which one is built. */
  readonly inLocale?: ((locale: string) => Promise<UnresolvedConfig>) | undefined
}

const DEFAULT_CACHE_DIR = 'node_modules/.cache/quire'

/** @throws SiteError when the file cannot be read or run, or holds no configuration. */
export function readConfig(siteDir: string, options: ReadOptions): Promise<UnresolvedConfig> {
  return readFor(resolve(siteDir), options)
}

/** The same with other values, whatever locale it is read for. */
export function changeParsed(
  {inLocale, ...read}: UnresolvedConfig,
  change: (parsed: ParsedConfig) => ParsedConfig,
): UnresolvedConfig {
  return {
    ...read,
    parsed: change(read.parsed),
    inLocale: inLocale && (async (locale) => changeParsed(await inLocale(locale), change)),
  }
}

async function readFor(root: string, options: ReadOptions, locale?: string): Promise<UnresolvedConfig> {
  const raw = await runConfigFile(root, {...options, locale})
  const source: IssueSource = {subject: 'the configuration', ...(raw.file === undefined ? {} : {file: raw.file})}
  const listed = parseListed(raw.value)
  const expanded = expandPresets(listed, root, source)
  const cacheDir = resolve(root, options.cacheDir ?? listed.cacheDir)
  const lookup = {siteDir: root, cacheDir, programFiles: options.programFiles, configFile: raw.file}
  const modules = await findPlugins(expanded.items, lookup)
  const entries = modules.flatMap(({entry}) => entry ?? [])
  const schemas = await findPluginSchemas(entries, raw.value, {
    loadOthers: () => loadBuiltInDefinitions(lookup),
    hasForeign: modules.some(({create, expand}) => create !== undefined || expand !== undefined),
  })
  const schema = withPluginSchemas({...schemas, isForeign: isDocusaurusConfig(raw.file?.path ?? '')})
  const {parsed, dropped, problems} = parseConfig(schema, raw.value, source)
  const relist: Relist = async (lists, inPreset) => {
    const {items} = expandPresets(parseListed({...listed, ...lists}), root, source)
    const found = items.map((item) => (item.isPreset === true ? inPreset(item.at) : findPlugins([item], lookup)))
    return (await Promise.all(found)).flat()
  }
  return {
    root,
    cacheDir,
    raw,
    parsed,
    dropped,
    problems: [...problems, ...expanded.problems],
    expanded,
    modules,
    relist,
    schemas,
    ...(locale === undefined && raw.asksForLocale && {inLocale: (one) => readFor(root, options, one)}),
  }
}

async function runConfigFile(
  root: string,
  overrides: ReadOptions & {readonly locale: string | undefined},
): Promise<RawConfig> {
  const {locale} = overrides
  const path = findConfigFile(root, overrides.config)
  if (path === undefined)
    return {value: readDefaultConfig(root), findings: [], file: undefined, files: [], asksForLocale: false}
  // Where results are kept is written in the file that is being read: the file's own goes to the default place.
  const cacheDir = resolve(root, overrides.cacheDir ?? DEFAULT_CACHE_DIR)
  const {value, files, codeFile, explain} = await loadModule(path, {
    siteDir: root,
    cacheDir,
    programFiles: overrides.programFiles,
    locale,
  })
  const file = {path, sourcePath: toSourcePath(path, root), text: readFileSync(path, 'utf8'), codeFile}
  try {
    // A configuration's function takes no arguments; what it gives is validated below.
    const given =
      typeof value === 'function'
        ? await runSiteCode(file.sourcePath, root, () => (value as () => unknown)())
        : {value, reads: []}
    rememberFunctions(given.value, {codeFile, locale})
    const asksForLocale = readFileSync(codeFile, 'utf8').includes(CURRENT_LOCALE)
    return {...moveOldKeys(given.value), file, files: [...files, ...given.reads], asksForLocale}
  } catch (error) {
    throw explain(error, 'The configuration')
  }
}

interface Parsed {
  readonly parsed: ParsedConfig
  readonly problems: readonly Diagnostic[]
  readonly dropped: readonly DroppedPath[]
}

// Without a URL, feeds and sitemaps would be said to be missing as well.
const STAND_INS = {title: '', url: 'http://localhost'}

const {plugins, themes, presets, url, cacheDir} = siteConfigSchema.shape
// Of the theme's settings, the keys alone say which plugins a preset has.
const themeConfig = z.record(z.string(), z.unknown()).catch({})
const listedSchema = z.object({plugins, themes, presets, url, cacheDir, themeConfig})

/** What plugins are found by; mistakes in it are reported with those of the rest, when the plugins' part is known. */
function parseListed(input: unknown): ListedConfig & Pick<ParsedConfig, 'cacheDir'> {
  return parseLeniently(listedSchema, input).value ?? listedSchema.parse({})
}

function parseConfig(schema: z.ZodType<ParsedConfig>, input: unknown, source: IssueSource): Parsed {
  const {value, issues, dropped} = parseLeniently(schema, input, STAND_INS)
  const problems = explainIssues({schema, input, issues}, source)
  if (value === undefined) throw new SiteError(problems)
  return {parsed: value, problems, dropped}
}
