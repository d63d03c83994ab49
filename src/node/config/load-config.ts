import {isPluginEntry} from '../../config/schema/plugins.ts'
import type {ParsedConfig} from '../../config/schema.ts'
import type {SiteConfig} from '../../config/types.ts'
import {hasV4Switch} from '../../config/v4-switch.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import type {ListedPlugin} from '../../shared/listed-plugin.ts'
import {placeInConfig} from '../diagnostics/config-place.ts'
import type {DroppedPath} from '../diagnostics/parse-leniently.ts'
import {isDocusaurusConfig} from '../files/config-names.ts'
import {withoutActiveUrls} from './active-urls.ts'
import {type CheckScope, narrowest, scopeWithout} from './check-scope.ts'
import {chooseBundler} from './choose-bundler.ts'
import {CURRENT_LOCALE} from './current-locale.ts'
import type {ConfigForPlugins, FoundPlugin} from './foreign-plugins.ts'
import {frozenCopy} from './freeze.ts'
import {loadTranslations, translateTheme} from './load-translations.ts'
import {findNamedDocs} from './named-docs.ts'
import {findNavbarFaults, parseLateKeys} from './plugin-schemas.ts'
import {type ReadOptions, readConfig, type UnresolvedConfig} from './read-config.ts'
import {resolveLocales} from './resolve-locales.ts'
import {type ResolvedPlugins, resolvePlugins} from './resolve-plugins.ts'
import {runPresets, toChangeableLists} from './run-presets.ts'
import {findTemplate} from './site-template.ts'
import {loadThemeMessages} from './theme-messages.ts'
import {findUnreadTranslations} from './unread-translations.ts'

/** What the caller knows better than the configuration. */
export interface ConfigOverrides extends ReadOptions {
  /** Locale to build; the default locale when left out. */
  readonly locale?: string | undefined
  /** The locale is the only one built: its pages stand at the site's base URL, not below the locale's name. */
  readonly isSoleLocale?: boolean | undefined
  readonly bundler?: 'webpack' | 'rspack' | undefined
  /** See the resolved configuration. */
  readonly publishedBaseUrl?: string | undefined
  /** Receives warnings. Errors are thrown. */
  readonly report?: ((diagnostic: Diagnostic) => void) | undefined
}

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
  return resolveConfig(await readConfig(siteDir, overrides), overrides)
}

type LocaleOverrides = Pick<ConfigOverrides, 'locale' | 'isSoleLocale' | 'bundler' | 'publishedBaseUrl' | 'report'>

/** What is read of a site, as the configuration of one of its locales. */
export async function resolveConfig(read: UnresolvedConfig, overrides: LocaleOverrides): Promise<ReadConfig> {
  const locale = overrides.locale ?? read.parsed.i18n.defaultLocale
  // For code of plugins that asks.
  process.env[CURRENT_LOCALE] = locale
  return resolveRead((await read.inLocale?.(locale)) ?? read, overrides)
}

async function resolveRead(
  {root, raw, parsed, dropped, expanded, cacheDir, modules, relist, schemas, ...read}: UnresolvedConfig,
  overrides: LocaleOverrides,
): Promise<ReadConfig> {
  const problems = [...read.problems]
  const report = (finding: Diagnostic): void => {
    const placed = placeInConfig(finding, {configPath: raw.file?.path, siteDir: root})
    if (placed.level === 'error') problems.push(placed)
    else overrides.report?.(placed)
  }
  for (const finding of raw.findings) report(finding)
  const {locale: asked, isSoleLocale: isSole = false} = overrides
  const compatibility = parsed.compatibility ?? (isDocusaurusConfig(raw.file?.path ?? '') ? 'docusaurus' : undefined)
  const i18n = resolveLocales(parsed, {siteDir: root, compatibility, locale: asked, isSole, report})
  const translations = loadTranslations(i18n, root, report)
  const {plugins: _plugins, themes: _themes, presets: _presets, i18n: _i18n, ...rest} = parsed
  const locale = i18n.localeConfigs[i18n.currentLocale]
  const ownTexts = loadThemeMessages([i18n.currentLocale, locale?.htmlLang ?? ''], {siteDir: root, compatibility})
  const baseUrl = locale?.baseUrl ?? parsed.baseUrl
  const template = findTemplate({...parsed, baseUrl}, report)
  const base = {
    ...rest,
    themeConfig: withoutActiveUrls(toTheme(parsed, translations, compatibility), {keys: ['themeConfig'], report}),
    translations: {...ownTexts, ...translations.code},
    url: locale?.url ?? parsed.url,
    baseUrl,
    templateAttributes: template.attributes,
    siteBaseUrl: parsed.baseUrl,
    namedDocs: findNamedDocs({siteDir: root, compatibility, values: [parsed.themeConfig, parsed.customFields]}),
    publishedBaseUrl: overrides.publishedBaseUrl,
    markdown: {...parsed.markdown, hooks: markdownHooks(parsed, raw.value), mdx1Compat: mdx1Forms(parsed)},
    storage: ownStorage(parsed),
    clientModules: [...parsed.clientModules, ...expanded.clientModules],
    cacheDir,
    bundler: chooseBundler({named: overrides.bundler ?? parsed.bundler, future: parsed.future, siteDir: root}),
    siteDir: root,
    configPath: raw.file?.path,
    compatibility,
    listed: compatibility === 'docusaurus' ? withoutEntries(listsOf(parsed)) : NOTHING_LISTED,
    configFiles: raw.files,
    i18n,
  }
  const whole = {...frozenCopy(base), listed: toChangeableLists(parsed)}
  const plugins = await createPlugins({expanded, modules, relist}, template.plugins, whole)
  const {problems: unfit, ...late} = parseLateKeys(base, {plugins: plugins.entries, schemas}, raw.file)
  problems.push(...plugins.problems.filter(({level}) => level === 'error'), ...unfit)
  for (const problem of plugins.problems) if (problem.level !== 'error') report(problem)
  const unread = findUnreadTranslations(i18n, root, namesOf(plugins))
  if (unread !== undefined) report(unread)
  const scope = narrowest([scopeWithout(dropped), expanded.scope, plugins.scope])
  if (scope.canBundle) for (const finding of findNavbarFaults(base, schemas, plugins.entries)) report(finding)
  const config = frozenCopy({...base, ...withParts({...base, ...late}, plugins, translations.code)})
  return {
    // Entries hold definitions, which belong to the plugins and are compared by identity: they are not copied.
    config: Object.freeze({...config, plugins: Object.freeze(plugins.entries.map(freezeEntry))}),
    problems,
    scope,
    dropped,
  }
}

async function createPlugins(
  {expanded: {items}, ...found}: Pick<UnresolvedConfig, 'expanded' | 'modules' | 'relist'>,
  more: readonly FoundPlugin[],
  config: ConfigForPlugins,
): Promise<ResolvedPlugins> {
  return resolvePlugins([...(await runPresets({items, ...found}, config)), ...more], config)
}

/** Docusaurus colours code by this theme where a configuration names none, in dark mode as well. */
const DOCUSAURUS_PRISM_THEME = 'palenight'

function toTheme(
  {themeConfig}: ParsedConfig,
  translations: Parameters<typeof translateTheme>[1],
  compatibility: SiteConfig['compatibility'],
): ParsedConfig['themeConfig'] {
  const theme = translateTheme(themeConfig, translations)
  if (compatibility !== 'docusaurus') return theme
  const prism = {...theme.prism, theme: theme.prism.theme ?? DOCUSAURUS_PRISM_THEME}
  return Object.assign({}, theme, {prism})
}

const NOTHING_LISTED: SiteConfig['listed'] = {plugins: [], themes: [], presets: []}

function listsOf({plugins, themes, presets}: ParsedConfig) {
  return {plugins, themes, presets}
}

function namesOf({entries}: ResolvedPlugins): readonly string[] {
  return entries.map(({definition: {name}}) => name)
}

/** Of an entry nothing can be sent to the browser: its definition is code. */
function withoutEntries({plugins, themes, presets}: SiteConfig['listed']): SiteConfig['listed'] {
  const rest = (items: readonly unknown[]) => items.filter((item) => !isPluginEntry(item))
  return {plugins: rest(plugins), themes: rest(themes), presets: rest(presets)}
}

type Parts = Pick<SiteConfig, 'themeConfig' | 'translations' | 'configFiles'>

/** What plugins add to a configuration; what the site has translated itself wins. */
function withParts(
  {themeConfig, translations, configFiles}: Parts,
  plugins: ResolvedPlugins,
  own: SiteConfig['translations'],
): Parts {
  return {
    configFiles: [...new Set([...configFiles, ...plugins.files])].sort(),
    themeConfig: {...themeConfig, ...plugins.themeConfig},
    translations: {...translations, ...plugins.codeTranslations, ...own},
  }
}

function freezeEntry(entry: ListedPlugin): ListedPlugin {
  return Object.freeze({...entry, options: frozenCopy(entry.options)})
}

function ownStorage({storage, future}: ParsedConfig): SiteConfig['storage'] {
  return {...storage, namespace: storage.namespace ?? hasV4Switch(future, 'siteStorageNamespacing')}
}

function mdx1Forms({markdown: {mdx1Compat}, future}: ParsedConfig): SiteConfig['markdown']['mdx1Compat'] {
  const usual = !hasV4Switch(future, 'mdx1CompatDisabledByDefault')
  const {comments = usual, admonitions = usual, headingIds = usual} = mdx1Compat
  return {comments, admonitions, headingIds}
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
