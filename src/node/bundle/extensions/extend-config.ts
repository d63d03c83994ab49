// The bundler's configuration with what plugins change of it.
import {createRequire} from 'node:module'
import {join, sep} from 'node:path'
import type {BundlerConfiguration, BundlerExtension, BundlerRun} from '../../../plugin/types.ts'
import {isPlainRecord} from '../../../shared/is-plain-record.ts'
import type {Report} from '../../model.ts'
import {programRequire} from '../../program/program-info.ts'
import {SCRIPT_LOADER} from '../bundler-config.ts'
import {findDocumentLoaders, findLostTransforms, toOwnDocuments} from './document-rules.ts'
import {type CreateDependency, GuardedPlugin} from './guarded-plugin.ts'
import {copySettings, restoreSettings} from './kept-settings.ts'
import {toOwnPlugin} from './rspack-plugins.ts'
import {STYLE_LOADER, toNativeStyles} from './style-rules.ts'

export interface NamedExtension extends BundlerExtension {
  readonly plugin: string
}

/** The bundler that a configuration is for. */
export interface ExtendedBundler {
  readonly programRoot: string
  readonly bundler: 'webpack' | 'rspack'
  /** Where Rspack is installed, when it bundles. */
  readonly rspackFolder: string | undefined
}

export interface ExtendOptions extends ExtendedBundler {
  readonly isServer: boolean
  /** Absolute. */
  readonly documentFolders: readonly string[]
  readonly report: Report
}

/** Each plugin sees what those before it have made. One that fails, or gives what the bundler refuses, changes nothing. */
export function extendConfig<Config extends object>(
  base: Config,
  extensions: readonly NamedExtension[],
  options: ExtendOptions,
): Config {
  const run = toRun(options)
  let config = {plugins: [], ...base} as BundlerConfiguration
  const owners = new Map<unknown, string>()
  const known = new Set<unknown>()
  const places = {folders: options.documentFolders, ownLoaders: join(options.programRoot, 'dist', sep)}
  findDocumentLoaders(rulesOf(config), known, places)
  for (const {plugin, configure} of extensions) {
    const before = copySettings(config)
    try {
      const {config: next, restored} = restoreSettings(before, configure(config, run))
      if (options.bundler === 'webpack') checkConfig(next, run)
      config = next
      for (const added of listPlugins(next)) if (!owners.has(added)) owners.set(added, plugin)
      if (restored.length > 0) options.report(keptSetting(plugin, restored))
      const rules = rulesOf(config)
      const lost = findLostTransforms(rules, known)
      if (lost.length > 0) options.report(lostTransforms(plugin, lost))
      const loaders = findDocumentLoaders(rules, known, places)
      if (loaders.length > 0) options.report(lostLoaders(plugin, loaders))
    } catch (error) {
      config = before
      options.report(failure(plugin, error))
    }
  }
  const module = isPlainRecord(config.module) ? config.module : {}
  const [documents = '', urls = ''] = ['document-loader', 'css-url-loader'].map((name) =>
    join(options.programRoot, `dist/${name}.js`),
  )
  const rules = toOwnDocuments(toNativeStyles(rulesOf(config), urls), documents)
  // What plugins gave was checked by the bundler, and the rest is as it was.
  return {...config, plugins: guardPlugins(config, owners, run), module: {...module, rules}} as unknown as Config
}

function rulesOf({module}: BundlerConfiguration): readonly unknown[] {
  return isPlainRecord(module) && Array.isArray(module.rules) ? module.rules : []
}

function listPlugins({plugins}: BundlerConfiguration): readonly unknown[] {
  // Both bundlers pass over what is false.
  return Array.isArray(plugins) ? plugins.filter(Boolean) : []
}

/** The bundler's plugins, each with the name of the plugin of the site that it is of. */
function guardPlugins(
  config: BundlerConfiguration,
  owners: ReadonlyMap<unknown, string>,
  {bundler, load}: BundlerRun,
): readonly unknown[] {
  const isRspack = bundler === 'rspack'
  const createDependency: CreateDependency = (request) => {
    const {EntryPlugin} = load() as {readonly EntryPlugin: {readonly createDependency: CreateDependency}}
    return EntryPlugin.createDependency(request)
  }
  return listPlugins(config).flatMap((plugin) => {
    const owner = owners.get(plugin)
    if (owner === undefined) return [plugin]
    const made = toOwnPlugin(plugin, {bundler, load})
    return made === undefined ? [] : [new GuardedPlugin(owner, made, isRspack ? createDependency : undefined)]
  })
}

function toRun({programRoot, bundler, rspackFolder = '', isServer}: ExtendOptions): BundlerRun {
  const require = programRequire(programRoot)
  const load = (): unknown =>
    bundler === 'webpack' ? require('webpack') : createRequire(join(rspackFolder, 'package.json'))('@rspack/core')
  return {
    isServer,
    bundler,
    load,
    scriptLoader: {loader: join(programRoot, SCRIPT_LOADER), options: {loader: 'tsx'}},
    styleLoader: {loader: STYLE_LOADER},
  }
}

/** @throws Error that names what is wrong. */
function checkConfig(config: BundlerConfiguration, {load}: BundlerRun): void {
  // webpack's own check of a configuration; undefined is only where a plugin took it away.
  const {validate} = load() as {validate?: (config: object) => void}
  validate?.(config)
}

function failure(plugin: string, error: unknown) {
  const reason = (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 3).join(' ')
  return {
    level: 'warning',
    code: 'bundle/extension-failed',
    message: `What the plugin "${plugin}" changes of the bundler's configuration does not work here: ${reason}`,
    hint: 'The rules, loaders and aliases that it adds are missing. If the site builds and shows everything, ignore this.',
  } as const
}

function lostTransforms(plugin: string, names: readonly string[]) {
  return {
    level: 'warning',
    code: 'bundle/transforms-unused',
    message: `Documents of the plugin "${plugin}" are compiled without what it gives to @docusaurus/mdx-loader as ${[...new Set(names)].join(', ')} and is no function.`,
    hint: 'What this adds to or changes in the documents of this plugin is missing. Functions are run, alone or at the head of a list with their options.',
  } as const
}

function lostLoaders(plugin: string, loaders: readonly string[]) {
  const names = [...new Set(loaders.map((loader) => `"${loader}"`))].join(', ')
  return {
    level: 'warning',
    code: 'bundle/transforms-unused',
    message: `Documents of the site are compiled without what the plugin "${plugin}" runs on them besides the loader of documents: ${names}.`,
    hint: 'What it changes in documents is missing. Let a plugin for remark do it, or "markdown.preprocessor" of the configuration.',
  } as const
}

function keptSetting(plugin: string, restored: readonly string[]) {
  return {
    level: 'warning',
    code: 'bundle/setting-kept',
    message: `The plugin "${plugin}" changes settings of the bundler that stay as they are: ${restored.join(', ')}.`,
    hint: 'The rest of its changes count. Pages load the files of the bundle by names that these settings decide.',
  } as const
}
