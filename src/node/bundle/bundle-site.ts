// Stage: the site's code to its bundle. Gathers the import table, the theme's replaced parts, client modules and environment.
import {isAbsolute, join, posix, relative, resolve, sep} from 'node:path'
import {closest} from '../../shared/closest.ts'
import {onDiskAsync} from '../cache/store-error.ts'
import {STYLE_SHEET} from '../files/file-kinds.ts'
import {GENERATED_FOLDER} from '../files/generated-folder.ts'
import {isFile} from '../files/is-file.ts'
import {toModuleFile} from '../files/module-file.ts'
import {toSourcePath} from '../files/source-path.ts'
import {allKnown, attempt, type Maybe, UNKNOWN} from '../known.ts'
import type {DocumentFile, PluginModel, Report, RoutePlan, SiteConfig, SiteSetup, ThemeAliases} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'
import {INFIMA_LOOK, INFIMA_PARTS} from '../program/infima-look.ts'
import {isModuleLayout} from '../program/layout-names.ts'
import {explainOldName} from '../program/old-names.ts'
import {findOptionalPackage} from '../program/optional-packages.ts'
import {withNeeded} from '../program/prism-components.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import {hasOlderReact} from '../program/site-version.ts'
import {THEME_LAYOUTS} from '../program/theme-layouts.ts'
import {LANGUAGES_PART, themePartFiles} from '../program/theme-parts.ts'
import type {Tools} from '../tools.ts'
import type {AddedImports} from './added-imports.ts'
import {type BundleInput, type BundleResult, toExtensionInput} from './bundle-runtime.ts'
import {bundleWithEither} from './bundle-with-either.ts'
import {CODE_LANGUAGES, clientEnv, OWN_PARTS, ROUTE_PROPS, SEARCH_METADATA} from './client-env.ts'
import type {EntryOptions} from './entries.ts'
import type {NamedExtension} from './extensions/extend-config.ts'
import {findNames, type TaughtNames} from './extensions/find-names.ts'
import {writeGenerated} from './generated-config.ts'
import {BUILT_IN_SPECIFIERS, collectImports} from './import-table.ts'
import {keyboardModules} from './keyboard-class.ts'
import {languageStyles} from './language-styles.ts'
import type {LiveBundler} from './live-bundler.ts'
import {takenSidebarStyles} from './taken-sidebar.ts'
import {ruleOrderOf} from './theme-layers.ts'

export interface BundleSiteInput {
  readonly setup: SiteSetup
  readonly models: readonly PluginModel[]
  readonly documents: ReadonlyMap<string, DocumentFile>
  readonly plan: RoutePlan
  readonly config: SiteConfig
  readonly program: ProgramInfo
  readonly minify: boolean
  readonly isDevelopment: boolean
  readonly liveBundler?: LiveBundler | undefined
  readonly useCache: boolean
  readonly addedImports: AddedImports
}

/** The bundle, and the imports of documents that it cannot answer. */
export interface SiteBundle {
  readonly runtime: Maybe<BundleResult>
  readonly missingImports: ReadonlySet<string>
}

/** What is said of a site's code when not all of it is known: nothing. */
export const UNKNOWN_BUNDLE: SiteBundle = {runtime: UNKNOWN, missingImports: new Set()}

export async function bundleSite(input: BundleSiteInput, tools: Tools): Promise<SiteBundle> {
  const {aliases, plugins} = input.setup
  const clientModules = allKnown(plugins.map((plugin) => plugin.clientModules))
  const env = await attempt(() => clientEnv(input.models), tools.report)
  const extensions = await attempt(() => bundlerExtensions(input.models), tools.report)
  if (!aliases.isKnown || !clientModules.isKnown || !env.isKnown || !extensions.isKnown) return UNKNOWN_BUNDLE
  const given = [...input.config.clientModules, ...clientModules.value.flat(), ...languageStyles(aliases.value)]
  const keyboard = keyboardModules({config: input.config, aliases: aliases.value, modules: given})
  const modules = [...given, ...keyboard, ...takenSidebarStyles(aliases.value)]
  if (reportOldNames(modules, input.config, tools.report)) return UNKNOWN_BUNDLE
  const code = {
    aliases: aliases.value,
    modules,
    env: withSettings(env.value, {aliases: aliases.value, config: input.config}),
    extensions: extensions.value,
  }
  return bundleKnown({...input, ...code}, tools)
}

/** What the client asks for: where a server and a disk differ, languages of code, and which parts are the site's. */
function withSettings(
  env: Readonly<Record<string, string>>,
  {aliases, config}: {readonly aliases: ThemeAliases; readonly config: SiteConfig},
): Readonly<Record<string, string>> {
  const {publishedBaseUrl, themeConfig} = config
  const languages = withNeeded(themeConfig.prism.additionalLanguages)
  return {
    ...env,
    ...(publishedBaseUrl !== undefined && {QUIRE_OFFLINE: 'true'}),
    ...(languages.length > 0 && {[CODE_LANGUAGES]: languages.join(' ')}),
    ...Object.fromEntries(
      Object.entries(OWN_PARTS).flatMap(([part, name]) => (part in aliases ? [[name, 'true']] : [])),
    ),
  }
}

async function bundlerExtensions(models: readonly PluginModel[]): Promise<readonly NamedExtension[]> {
  const found: NamedExtension[] = []
  for (const {plugin, model} of models) {
    const {definition, context} = plugin
    const extension = await runHook(plugin, 'bundler', () => definition.bundler?.(model, context))
    if (extension !== undefined) found.push({plugin: definition.name, ...extension})
  }
  return found
}

interface KnownCode extends BundleSiteInput {
  readonly aliases: ThemeAliases
  /** Client modules and style sheets, of the configuration and of plugins. */
  readonly modules: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly extensions: readonly NamedExtension[]
}

async function bundleKnown(
  {setup, documents, plan, config, program, aliases, modules, env, extensions, ...how}: KnownCode,
  tools: Tools,
): Promise<SiteBundle> {
  const {siteDir, cacheDir, bundler, staticDirectories, publishedBaseUrl} = config
  const {minify, isDevelopment, liveBundler, useCache} = how
  const rspack =
    bundler === 'rspack' ? findOptionalPackage('@rspack/core', {programRoot: program.root, siteDir}) : undefined
  const order = {
    ...{program, siteDir, cacheDir, staticDirectories, aliases},
    ...{minify, isDevelopment, liveBundler, useCache},
    isOffline: publishedBaseUrl !== undefined,
    env,
    rspack,
    extensions,
    documentFolders: setup.publishing.contentDirs.map((dir) => resolve(siteDir, dir)),
    ruleOrder: ruleOrderOf(config.future),
    hasOlderReact: config.compatibility === 'docusaurus' && hasOlderReact(siteDir),
  }
  const {found, missing} = collectImports(documents.values(), how.addedImports, {
    aliases,
    siteDir,
    programRoot: program.root,
    severity: config.markdown.hooks.onUnresolvedImports,
    generatedDir: join(cacheDir, GENERATED_FOLDER),
    publishRule: setup.publishing.rule,
    report: tools.report,
    taught: askOnce(order),
  })
  const components = plan.routes.flatMap((route) =>
    route.content?.kind === 'component' ? [route.content.specifier] : [],
  )
  const knownLayouts = [...THEME_LAYOUTS, ...Object.keys(aliases).map((name) => name.replace('@theme/', ''))]
  // Bundling would only say the same again, of a file that nobody wrote.
  if (reportUnknownLayouts(plan, {known: knownLayouts, report: tools.report}))
    return {runtime: UNKNOWN, missingImports: missing}
  const entries = {
    layouts: [...new Set([...THEME_LAYOUTS, ...plan.routes.flatMap(({layout}) => layout)])],
    imports: [...new Set([...found, ...components])].sort(),
    builtIn: BUILT_IN_SPECIFIERS,
    clientModules: modules.filter((file) => !isStyle(file)).map((file) => toModuleName(file, siteDir)),
    styles: withLook(
      modules.filter(isStyle).map((file) => toModuleName(file, siteDir)),
      config,
    ),
  }
  // Reported with the setting that asks for it.
  if (bundler === 'rspack' && rspack === undefined) return {runtime: UNKNOWN, missingImports: missing}
  const bundle = async (): Promise<BundleResult> => {
    await onDiskAsync(cacheDir, async () => writeGenerated(config, plan))
    const whole = {...order, entries, env: withRouteProps(env, {config, entries, components, aliases})}
    return withOwnParts(await bundleWithEither(whole, tools), aliases)
  }
  const runtime = await attempt(bundle, tools.report)
  if (!runtime.isKnown) return UNKNOWN_BUNDLE
  for (const warning of runtime.value.warnings) tools.report(warning)
  const read = [...runtime.value.inputs, ...config.configFiles]
  reportUnusedParts(aliases, {siteDir, programRoot: program.root, read, report: tools.report})
  return {runtime, missingImports: missing}
}

const isStyle = (file: string): boolean => STYLE_SHEET.test(file)

const withLook = (styles: readonly string[], {compatibility}: SiteConfig): readonly string[] =>
  compatibility === 'docusaurus' ? [INFIMA_LOOK, ...styles, INFIMA_PARTS] : styles

interface RouteParts {
  readonly config: Pick<SiteConfig, 'compatibility'>
  readonly entries: Pick<EntryOptions, 'layouts'>
  /** Of pages. */
  readonly components: readonly string[]
  readonly aliases: ThemeAliases
}

/** Components of routes are those of pages and layouts. */
function withRouteProps(
  env: Readonly<Record<string, string>>,
  {config, entries, components, aliases}: RouteParts,
): Readonly<Record<string, string>> {
  const isOwn = (layout: string): boolean => isModuleLayout(layout) || `@theme/${layout}` in aliases
  const hasOwn = components.length > 0 || entries.layouts.some(isOwn)
  return config.compatibility === 'docusaurus' && hasOwn ? {...env, [ROUTE_PROPS]: 'true'} : env
}

/** What stages after this one are told of the site's parts. */
function withOwnParts(made: BundleResult, aliases: ThemeAliases): BundleResult {
  return SEARCH_METADATA in aliases ? {...made, bundle: {...made.bundle, hasOwnSearchMetadata: true}} : made
}

const NO_ENTRIES = {layouts: [], imports: [], builtIn: [], clientModules: [], styles: []}

/** Plugins are asked for the first document that needs it. */
function askOnce(order: Omit<BundleInput, 'entries'>): () => TaughtNames | undefined {
  let names: TaughtNames | undefined
  return () => {
    if (order.extensions.length > 0) names ??= findNames(toExtensionInput({...order, entries: NO_ENTRIES}))
    return names
  }
}

/** Of client modules: the bundler only knows that there is an entry which nobody wrote. True when there are some. */
function reportOldNames(modules: readonly string[], {configPath, siteDir}: SiteConfig, report: Report): boolean {
  const renamed = modules.flatMap((quoted) => {
    const found = explainOldName(quoted)
    return found === undefined ? [] : [{quoted, ...found}]
  })
  for (const {quoted, ...said} of renamed) {
    const place = configPath === undefined ? {} : {location: {sourcePath: toSourcePath(configPath, siteDir), quoted}}
    report({level: 'error', code: 'bundle/unresolved-import', ...said, ...place})
  }
  return renamed.length > 0
}

interface LayoutCheck {
  readonly known: readonly string[]
  readonly report: Report
}

/** A layout is a theme component: of the theme, of the site, or one that a plugin adds. True when some are not. */
function reportUnknownLayouts({routes}: RoutePlan, {known, report}: LayoutCheck): boolean {
  const names = new Set(known)
  for (const {layout, plugin, path} of routes)
    for (const name of layout) {
      // Of a file that is missing the bundler tells.
      if (names.has(name) || isModuleLayout(name)) continue
      names.add(name)
      const near = closest(name, known)
      report({
        level: 'error',
        code: 'routes/unknown-layout',
        message: `The plugin "${plugin.name}" gives ${path} the layout "${name}", which no theme component stands for.`,
        hint: near === undefined ? 'Add the component to "src/theme", or in a plugin.' : `Did you mean "${near}"?`,
      })
    }
  return names.size > new Set(known).size
}

interface PartCheck {
  readonly programRoot: string
  readonly siteDir: string
  /** Absolute paths of files that the bundle or the configuration was made from. */
  readonly read: readonly string[]
  readonly report: Report
}

/** A part of the site's that nothing imports was meant to replace one of the theme's, most likely, and has another name. */
function reportUnusedParts(
  aliases: Readonly<Record<string, string>>,
  {siteDir, programRoot, read, report}: PartCheck,
): void {
  const used = new Set(read)
  const own = join(siteDir, 'src/theme')
  const unused = Object.entries(aliases).filter(([, file]) => file.startsWith(`${own}${sep}`) && !used.has(file))
  if (unused.length === 0) return
  const names = [...themePartFiles(programRoot).keys()]
  for (const [alias, file] of unused) {
    const name = alias.replace(/^@theme(?:-given)?\//, '')
    // A part of the theme may be one that this site's pages do not need; languages of code never come into a bundle.
    if (names.includes(name) || (LANGUAGES_PART in aliases && /^[a-z]/.test(name))) continue
    const near = closest(name, names)
    report({
      level: 'warning',
      code: 'bundle/unused-part',
      message: `The theme has no part "${name}", and nothing imports this file.`,
      hint:
        near === undefined
          ? 'List the parts with "quire swizzle --list", or remove the file.'
          : `Did you mean "${near}"?`,
      location: {sourcePath: posix.normalize(relative(siteDir, file))},
    })
  }
}

/** Paths of the configuration are relative to the site, as what names a file there is; anything else is a package or absolute. */
function toModuleName(file: string, siteDir: string): string {
  const isOfSite = /^(?:\.{1,2}|src)\//.test(file) || (!isAbsolute(file) && isFile(toModuleFile(join(siteDir, file))))
  return isOfSite ? `@site/${posix.normalize(file)}` : file
}
