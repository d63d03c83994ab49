// Plugins that were written for Docusaurus, as plugins of ours. This room alone knows their interface.
import {join, resolve} from 'node:path'
import {isObject} from '../../config/schema/building-blocks.ts'
import type {SiteConfig} from '../../config/types.ts'
import type {PluginDefinition, PluginEntry} from '../../plugin/types.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {hashOf} from '../cache/hash.ts'
import {GENERATED_FOLDER} from '../files/generated-folder.ts'
import {themePartsBelow} from '../files/theme-folder.ts'
import {toHtmlTags} from './html-tags.ts'
import {loadPluginContent, type PluginContent, toPluginRoutes} from './plugin-content.ts'
import type {DocusaurusPlugin, PluginContext, PluginModule, Validate} from './plugin-types.ts'
import {runPostBuild} from './post-build.ts'

export interface AdaptedPlugin {
  /** Absent when the plugin turned itself off by giving nothing. */
  readonly entry?: PluginEntry
  /** What of the plugin has no effect here. */
  readonly warnings: readonly Diagnostic[]
}

export interface AdaptInput {
  readonly module: PluginModule
  readonly options: unknown
  /** Absolute folder of its module, which relative paths that it gives start from: the site's for a function. */
  readonly folder: string
  /** What messages call the plugin until it has said its name. */
  readonly listedAs: string
  readonly config: Omit<SiteConfig, 'plugins'>
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
  const validate = owners.flatMap((one) => validatorOf(one) ?? [])[0]
  return {
    create: create as PluginModule['create'],
    ...(validate === undefined ? {} : {validateOptions: validate}),
  }
}

function validatorOf(owner: unknown): PluginModule['validateOptions'] {
  if (owner === null || (typeof owner !== 'object' && typeof owner !== 'function')) return undefined
  const {validateOptions} = owner as {readonly validateOptions?: unknown}
  return typeof validateOptions === 'function' ? (validateOptions as PluginModule['validateOptions']) : undefined
}

/**
 * Creates the plugin, as Docusaurus does when it starts.
 * @throws what the plugin throws, and an Error for options that it refuses.
 */
export async function adaptPlugin({module, options, folder, listedAs, config}: AdaptInput): Promise<AdaptedPlugin> {
  const {id, ...rest} = {id: 'default', ...(isObject(options) ? options : {})}
  const instance = String(id)
  const context = toContext(config)
  const checked = module.validateOptions?.({options: rest, validate}) ?? rest
  const plugin: unknown = await module.create(context, isObject(checked) ? {...checked, id: instance} : checked)
  if (!isObject(plugin)) return {warnings: []}
  const name = typeof plugin.name === 'string' && plugin.name !== '' ? plugin.name : listedAs
  const definition = toDefinition(plugin, {...context, name, id: instance, folder})
  return {entry: {definition, options: {}, id: instance}, warnings: unusedSteps(plugin, name)}
}

const validate: Validate = (schema, options) => {
  if (schema === undefined) return options
  const {error, value} = schema.validate(options, {abortEarly: false})
  if (error !== undefined && error !== null) throw error instanceof Error ? error : new Error(String(error))
  return value
}

interface Named {
  readonly name: string
  readonly id: string
}

function toContext(config: AdaptInput['config']): PluginContext {
  const {siteDir, baseUrl, cacheDir, configPath, i18n} = config
  return {
    siteDir,
    generatedFilesDir: join(cacheDir, GENERATED_FOLDER),
    outDir: join(siteDir, 'build'),
    baseUrl,
    // Plugins read its keys without a look whether they are there.
    siteConfig: {...config, future: {experimental_router: 'browser'}},
    siteConfigPath: configPath,
    i18n,
    localizationDir: join(siteDir, 'i18n', i18n.currentLocale),
    codeTranslations: {},
    siteVersion: undefined,
  }
}

interface Home extends Named {
  readonly folder: string
}

type Adapted = PluginDefinition<Record<string, never>, PluginContent>

function toDefinition(plugin: DocusaurusPlugin, context: PluginContext & Home): Adapted {
  const {siteDir, name, id, folder} = context
  const dataDir = join(context.generatedFilesDir, hashOf(`${name}/${id}`))
  return {
    name,
    watch: () => textsOf(plugin.getPathsToWatch?.()).map((path) => resolve(siteDir, path)),
    components: () =>
      Object.fromEntries(textsOf(plugin.getThemePath?.()).flatMap((path) => themePartsBelow(resolve(folder, path)))),
    // A package by name is left as it is.
    clientModules: () =>
      textsOf(plugin.getClientModules?.()).map((path) => (path.startsWith('.') ? resolve(folder, path) : path)),
    loadContent: () => loadPluginContent({plugin, name, id, dataDir}),
    createRoutes: (content) => toPluginRoutes(content, siteDir),
    htmlTags: (_, {content}) => toHtmlTags(plugin.injectHtmlTags?.({content})),
    emitAssets: (content, {site}) => runPostBuild({plugin, context, content, site}),
  }
}

function textsOf(value: unknown): readonly string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}

/** Steps that change the bundler or the translations, and what is lost without them. */
const UNUSED: Readonly<Record<string, string>> = {
  configureWebpack: 'rules, loaders and aliases that it adds to webpack are missing',
  configurePostCss: 'PostCSS plugins that it adds do not run',
  extendCli: 'commands that it adds are missing',
  getTranslationFiles: 'its texts are not translated',
}

function unusedSteps(plugin: object, name: string): readonly Diagnostic[] {
  const steps = Object.keys(UNUSED).filter((step) => step in plugin)
  if (steps.length === 0) return []
  const list = steps.map((step) => `${step} (${UNUSED[step]})`).join(', ')
  return [
    {
      level: 'warning',
      code: 'config/plugin-step-unused',
      message: `Of the plugin "${name}" these steps have no effect: ${list}.`,
      hint: 'The rest of the plugin works. If nothing is missing on the pages, ignore this.',
    },
  ]
}
