// Plugins that were written for Docusaurus, as plugins of ours. This room alone knows their interface.
import {basename, join, resolve} from 'node:path'
import {isObject} from '../../config/schema/building-blocks.ts'
import type {PluginDefinition, PluginEntry} from '../../plugin/types.ts'
import type {Json} from '../../shared/contract.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {hashOf} from '../cache/hash.ts'
import {isInside} from '../files/publish-rule.ts'
import {themePartsBelow} from '../files/theme-folder.ts'
import {toChangeable} from '../program/changeable.ts'
import {toAllContent} from './all-content.ts'
import {toBundlerExtension} from './configure-bundler.ts'
import {toHtmlTags} from './html-tags.ts'
import {addOldCommands} from './old-commands.ts'
import {toPartSafety} from './part-safety.ts'
import {completeContent, loadPluginContent, type PluginContent} from './plugin-content.ts'
import {type ConfigOfContext, toContext} from './plugin-context.ts'
import {toPluginRoutes} from './plugin-routes.ts'
import type {DocusaurusPlugin, PluginContext, PluginModule} from './plugin-types.ts'
import {runPostBuild} from './post-build.ts'
import {type ChangedSettings, lateChanges, watchSettings} from './theme-changes.ts'
import {toTranslationFiles, translationsOf} from './translate-content.ts'
import {loadThemeWords} from './translate-theme.ts'
import {validate, validateTheme} from './validate.ts'
import {DOCS_PLUGIN, findLosses} from './wrapped-docs.ts'

export interface AdaptedPlugin {
  /** Absent when the plugin turned itself off by giving nothing. */
  readonly entry?: PluginEntry
  /** What the plugin's check of `themeConfig` has made of the keys that are not the program's. */
  readonly themeConfig?: Readonly<Record<string, Json>>
  /** Texts of its components in the language that is built, by id. */
  readonly codeTranslations?: Readonly<Record<string, string>>
  /** What of the plugin has no effect here. */
  readonly warnings: readonly Diagnostic[]
}

export interface AdaptInput {
  readonly module: PluginModule
  readonly options: unknown
  /** Absolute folder of its module, which relative paths that it gives start from: the site's for a function. */
  readonly folder: string
  /** Absolute paths of the plugin's modules: its code. */
  readonly modules: readonly string[]
  /** What messages call the plugin until it has said its name. */
  readonly listedAs: string
  readonly config: ConfigOfContext
}

const MAX_LEVELS = 4

/** Undefined for what is no plugin of Docusaurus. @param namespace What the module exports, or a function of the configuration. */
export function findPluginModule(namespace: unknown): PluginModule | undefined {
  // CommonJS made from an ES module keeps its default export levels further down.
  const owners: unknown[] = [namespace]
  while (owners.length < MAX_LEVELS && isObject(owners.at(-1)))
    owners.push((owners.at(-1) as {readonly default?: unknown}).default)
  const create = owners.find((one) => typeof one === 'function')
  if (create === undefined) return undefined
  return {
    create: create as PluginModule['create'],
    ...functionIn(owners, 'validateOptions'),
    ...functionIn(owners, 'validateThemeConfig'),
    ...functionIn(owners, 'getSwizzleComponentList'),
    ...functionIn(owners, 'getSwizzleConfig'),
  }
}

function functionIn(owners: readonly unknown[], name: Exclude<keyof PluginModule, 'create'>): Partial<PluginModule> {
  const found = owners
    .filter((one) => one !== null && (typeof one === 'object' || typeof one === 'function'))
    .map((one) => (one as Readonly<Record<string, unknown>>)[name])
    .find((value) => typeof value === 'function')
  return found === undefined ? {} : {[name]: found}
}

/**
 * Creates the plugin, as Docusaurus does when it starts.
 * @throws what the plugin throws, and an Error for options that it refuses.
 */
export async function adaptPlugin({
  module,
  options,
  folder,
  modules,
  listedAs,
  config,
}: AdaptInput): Promise<AdaptedPlugin> {
  const own = toChangeable(options)
  const {id = 'default', ...rest} = isObject(own) ? own : {}
  const themeConfig = validateTheme(module, config)
  const settings = toChangeable({...config.themeConfig, ...themeConfig})
  const context = toContext({...config, themeConfig: settings})
  const changed = watchSettings(settings)
  const checked = module.validateOptions?.({options: isObject(own) ? own : {}, validate}) ?? rest
  // The check may choose it: a plugin that wraps another gives that an id of its own.
  const instance = String((isObject(checked) ? checked.id : undefined) ?? id)
  const passed = isObject(checked) ? {...checked, id: instance} : checked
  const plugin: unknown = await module.create(context, passed)
  if (!isObject(plugin)) return {themeConfig, warnings: []}
  const name = typeof plugin.name === 'string' && plugin.name !== '' ? plugin.name : listedAs
  const made = {...themeConfig, ...changed()}
  const definition = toDefinition(plugin, context, {name, id: instance, folder, modules, changed, listedAs})
  const {i18n} = config
  const isTranslated = i18n.localeConfigs[i18n.currentLocale]?.translate === true
  const words = await loadThemeWords(plugin, {
    name,
    themeConfig: {...config.themeConfig, ...made},
    currentLocale: i18n.currentLocale,
    translationsDir: isTranslated ? translationsOf(context.localizationDir, {name, id: instance}) : undefined,
  })
  return {
    entry: {
      definition: {...definition, partSafety: toPartSafety(module)},
      options: {},
      original: {plugin, options: isObject(passed) ? passed : {id: instance}, folder},
      id: instance,
    },
    themeConfig: {...made, ...words.themeConfig},
    codeTranslations: words.codeTranslations,
    warnings: words.warnings,
  }
}

interface Named {
  readonly name: string
  readonly id: string
}

interface Home extends Named {
  readonly folder: string
  readonly modules: readonly string[]
  readonly changed: ChangedSettings
  readonly listedAs: string
}

type Adapted = PluginDefinition<Record<string, never>, PluginContent>

function toDefinition(plugin: DocusaurusPlugin, context: PluginContext, home: Home): Adapted {
  const {name, id, folder, modules} = home
  const hasDocs = name === DOCS_PLUGIN
  const {siteDir, outDir, generatedFilesDir} = context
  const dataDir = toDataDir(generatedFilesDir, name, id)
  const translationsDir = translationsOf(context.localizationDir, home)
  const input = {plugin, siteDir, outDir, name, id, dataDir, translationsDir, hasDocs}
  return {
    name,
    watch: () => [
      ...textsOf(plugin.getPathsToWatch?.()).map((path) => resolve(siteDir, path)),
      ...(plugin.translateContent === undefined ? [] : [translationsDir]),
    ],
    components: () =>
      Object.fromEntries(textsOf(plugin.getThemePath?.()).flatMap((path) => themePartsBelow(resolve(folder, path)))),
    componentSources: () =>
      Object.fromEntries(
        textsOf(plugin.getTypeScriptThemePath?.()).flatMap((path) => themePartsBelow(resolve(folder, path))),
      ),
    clientModules: () => textsOf(plugin.getClientModules?.()).map((path) => resolve(folder, path)),
    loadContent: () => loadPluginContent(input),
    // Texts and commands of docs are those of the program's own plugin.
    translationFiles: ({content}) => (hasDocs ? [] : toTranslationFiles(plugin, content, basename(translationsDir))),
    createRoutes: (content, {report}) => {
      for (const finding of lateChanges(name, home.changed())) report(finding)
      return toPluginRoutes(content, {siteDir, generatedFilesDir, name, id, report})
    },
    bundler: ({content}) => toBundlerExtension(plugin, content, modules),
    completeRoutes: async (content, {report}, {routes, describeContents}) => {
      for (const loss of content.docs === undefined ? [] : findLosses(content.docs, routes, home)) report(loss)
      // Few ask for it.
      const all = plugin.allContentLoaded === undefined ? {} : toAllContent(describeContents(), siteDir)
      const more = await completeContent(input, content, all)
      return more === undefined ? {routes: []} : toPluginRoutes(more, {siteDir, generatedFilesDir, name, id, report})
    },
    describeContent: ({content}) => content ?? undefined,
    extendCli: (cli) => (hasDocs ? undefined : addOldCommands(cli, plugin.extendCli?.bind(plugin))),
    htmlTags: (_, {content}) => toHtmlTags(plugin.injectHtmlTags?.({content})),
    emitAssets: (content, {site, config}) => runPostBuild({plugin, context, modules, content, site, config}),
  }
}

function textsOf(value: unknown): readonly string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}

/** Code of a site imports what it holds by the names of plugin and instance: `@generated/my-plugin/default/data.json`. */
function toDataDir(generatedFilesDir: string, name: string, id: string): string {
  const dir = join(generatedFilesDir, name, id)
  return isInside(dir, generatedFilesDir) ? dir : join(generatedFilesDir, hashOf(`${name}/${id}`))
}
