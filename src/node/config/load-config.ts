// First stage: the site's configuration, read, validated, completed and frozen.
import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import type {z} from 'zod'
import {type ParsedConfig, siteConfigSchema} from '../../config/schema.ts'
import type {SiteConfig} from '../../config/types.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import type {ListedPlugin} from '../../shared/listed-plugin.ts'
import {placeInConfig} from '../diagnostics/config-place.ts'
import {explainIssues, type IssueSource} from '../diagnostics/explain-issues.ts'
import {type DroppedPath, parseLeniently} from '../diagnostics/parse-leniently.ts'
import {toSourcePath} from '../files/source-path.ts'
import {rememberFunctions} from '../program/config-functions.ts'
import type {ProgramFiles} from '../program/program-files.ts'
import {withoutActiveUrls} from './active-urls.ts'
import {type CheckScope, narrowest, scopeWithout} from './check-scope.ts'
import {readDefaultConfig} from './default-config.ts'
import {expandPresets} from './expand-presets.ts'
import {findConfigFile} from './find-config.ts'
import {frozenCopy} from './freeze.ts'
import {loadModule} from './load-module.ts'
import {resolveLocales} from './resolve-locales.ts'
import {resolvePlugins} from './resolve-plugins.ts'
import {runSiteCode} from './run-site-code.ts'

/** What the caller knows better than the configuration. */
export interface ConfigOverrides {
  /** Configuration file, relative to the site folder or to the working directory. */
  readonly config?: string | undefined
  /** Locale to build; the default locale when left out. */
  readonly locale?: string | undefined
  /** The locale is the only one built: its pages stand at the site's base URL, not below the locale's name. */
  readonly isSoleLocale?: boolean | undefined
  readonly bundler?: 'webpack' | 'rspack' | undefined
  readonly cacheDir?: string | undefined
  readonly programFiles?: ProgramFiles | undefined
  /** Receives warnings. Errors are thrown. */
  readonly report?: ((diagnostic: Diagnostic) => void) | undefined
}

interface RawConfig {
  readonly value: unknown
  readonly file: {readonly path: string; readonly sourcePath: string; readonly text: string} | undefined
  readonly files: readonly string[]
}

const DEFAULT_CACHE_DIR = 'node_modules/.cache/quire'

/** A configuration as far as it could be read. */
export interface ReadConfig {
  /** Without what is wrong. */
  readonly config: SiteConfig
  /** Every mistake, with its place. */
  readonly problems: readonly Diagnostic[]
  /** What can be checked without what is wrong. */
  readonly scope: CheckScope
  /** What is written and not in `config`. */
  readonly dropped: readonly DroppedPath[]
}

/**
 * The configuration of a site. A folder without a configuration file gets one that suits plain Markdown.
 * `cacheDir` of the result is absolute; `url` and `baseUrl` are those of the locale being built.
 * @param siteDir Folder of the site, absolute or relative to the working directory.
 * @throws SiteError with all mistakes found, each with its place in the configuration file.
 */
export async function loadConfig(siteDir: string, overrides: ConfigOverrides = {}): Promise<SiteConfig> {
  const {config, problems} = await loadConfigLeniently(siteDir, overrides)
  if (problems.length > 0) throw new SiteError(problems)
  return config
}

/**
 * As {@link loadConfig}, with the mistakes next to what is right, so that the rest of the site can be looked at.
 * @throws SiteError when the file cannot be read or run.
 */
export async function loadConfigLeniently(siteDir: string, overrides: ConfigOverrides = {}): Promise<ReadConfig> {
  const root = resolve(siteDir)
  const raw = await readConfig(root, overrides)
  const source: IssueSource = {subject: 'the configuration', ...(raw.file === undefined ? {} : {file: raw.file})}
  const {parsed, dropped, ...found} = parseConfig(raw.value, source)
  const expanded = expandPresets(parsed, root, source)
  const cacheDir = resolve(root, overrides.cacheDir ?? parsed.cacheDir)
  const problems = [...found.problems, ...expanded.problems]
  const report = (finding: Diagnostic): void => {
    const placed = placeInConfig(finding, {configPath: raw.file?.path, siteDir: root})
    if (placed.level === 'error') problems.push(placed)
    else overrides.report?.(placed)
  }
  const {locale: asked, isSoleLocale: isSole = false} = overrides
  const i18n = resolveLocales(parsed, {siteDir: root, locale: asked, isSole, report})
  const {plugins: _plugins, themes: _themes, presets: _presets, i18n: _i18n, ...rest} = parsed
  const locale = i18n.localeConfigs[i18n.currentLocale]
  const base = {
    ...rest,
    themeConfig: withoutActiveUrls(parsed.themeConfig, {keys: ['themeConfig'], report}),
    url: locale?.url ?? parsed.url,
    baseUrl: locale?.baseUrl ?? parsed.baseUrl,
    siteBaseUrl: parsed.baseUrl,
    markdown: {...parsed.markdown, hooks: markdownHooks(parsed, raw.value)},
    clientModules: [...parsed.clientModules, ...expanded.clientModules],
    cacheDir,
    bundler: overrides.bundler ?? parsed.bundler,
    siteDir: root,
    configPath: raw.file?.path,
    configFiles: raw.files,
    i18n,
  }
  const lookup = {siteDir: root, cacheDir, programFiles: overrides.programFiles, configFile: raw.file}
  const plugins = await resolvePlugins(expanded.items, {...lookup, config: frozenCopy(base)})
  for (const problem of plugins.problems) {
    if (problem.level === 'error') problems.push(problem)
    else report(problem)
  }
  const config = frozenCopy({...base, configFiles: [...new Set([...raw.files, ...plugins.files])].sort()})
  return {
    // Entries hold definitions, which belong to the plugins and are compared by identity: they are not copied.
    config: Object.freeze({...config, plugins: Object.freeze(plugins.entries.map(freezeEntry))}),
    problems,
    scope: narrowest([scopeWithout(dropped), expanded.scope, plugins.scope]),
    dropped,
  }
}

function freezeEntry({definition, options, id}: ListedPlugin): ListedPlugin {
  return Object.freeze({definition, options: frozenCopy(options), id})
}

async function readConfig(root: string, overrides: ConfigOverrides): Promise<RawConfig> {
  const path = findConfigFile(root, overrides.config)
  if (path === undefined) return {value: readDefaultConfig(root), file: undefined, files: []}
  // Where results are kept is written in the file that is being read: the file's own goes to the default place.
  const cacheDir = resolve(root, overrides.cacheDir ?? DEFAULT_CACHE_DIR)
  const {value, files, codeFile, explain} = await loadModule(path, {
    siteDir: root,
    cacheDir,
    programFiles: overrides.programFiles,
  })
  const file = {path, sourcePath: toSourcePath(path, root), text: readFileSync(path, 'utf8')}
  try {
    // A configuration's function takes no arguments; what it gives is validated below.
    const given =
      typeof value === 'function'
        ? await runSiteCode(file.sourcePath, root, () => (value as () => unknown)())
        : {value, reads: []}
    rememberFunctions(given.value, codeFile)
    return {value: given.value, file, files: [...files, ...given.reads]}
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

function parseConfig(input: unknown, source: IssueSource): Parsed {
  const schema: z.ZodType<ParsedConfig> = siteConfigSchema
  const {value, issues, dropped} = parseLeniently(schema, input, STAND_INS)
  const problems = explainIssues({schema, input, issues}, source)
  if (value === undefined) throw new SiteError(problems)
  return {parsed: value, problems, dropped}
}

/** The older top-level key decides unless the newer one is written as well. */
function markdownHooks(parsed: ParsedConfig, value: unknown): ParsedConfig['markdown']['hooks'] {
  const older = parsed.onBrokenMarkdownLinks
  // An object, validated just before; inside of it, only the presence of the key is asked for.
  const written = value as {
    readonly markdown?: {readonly hooks?: {readonly onBrokenMarkdownLinks?: unknown} | null} | null
  }
  if (older === undefined || written.markdown?.hooks?.onBrokenMarkdownLinks !== undefined) return parsed.markdown.hooks
  return {...parsed.markdown.hooks, onBrokenMarkdownLinks: older}
}
