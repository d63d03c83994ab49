// `configureWebpack` and `configurePostCss` of a plugin of Docusaurus, as a change to the configuration of the bundler.

import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {customizeArray, customizeObject, mergeWithCustomize} from 'webpack-merge'
import {isObject} from '../../config/schema/building-blocks.ts'
import type {BundlerConfiguration, BundlerExtension, BundlerRun} from '../../plugin/types.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import {findPackageRoot} from '../program/package-root.ts'
import {PACKAGE_NAME} from '../program/program-files.ts'
import type {DocusaurusPlugin, PluginContext} from './plugin-types.ts'

/** @param modules Absolute paths of the plugin's modules. Undefined for a plugin that changes nothing. */
export function toBundlerExtension(
  plugin: DocusaurusPlugin,
  content: unknown,
  modules: readonly string[],
): BundlerExtension | undefined {
  const {configureWebpack, configurePostCss} = plugin
  if (configureWebpack === undefined && configurePostCss === undefined) return undefined
  return {
    modules,
    configure: (config, run) => {
      const changed = applyWebpack(plugin, {config, run, content})
      return configurePostCss === undefined ? changed : applyPostCss(plugin, changed)
    },
  }
}

/** By place, such as `module.rules`: whether the new comes before, after or instead. */
type MergeStrategy = Parameters<typeof customizeArray>[0]

interface Call {
  readonly config: BundlerConfiguration
  readonly run: BundlerRun
  readonly content: unknown
}

/** The step is a function of the plugin, or the object itself. */
function applyWebpack(plugin: DocusaurusPlugin, {config, run, content}: Call): BundlerConfiguration {
  const {configureWebpack} = plugin
  const given: unknown =
    typeof configureWebpack === 'function'
      ? plugin.configureWebpack?.(config, run.isServer, toTools(run), content)
      : configureWebpack
  if (!isObject(given)) return config
  const {mergeStrategy = {}, ...added} = given as {readonly mergeStrategy?: MergeStrategy}
  // The same library and the same two functions as Docusaurus: what a strategy means is theirs to say.
  const merge = mergeWithCustomize<BundlerConfiguration>({
    customizeArray: customizeArray(mergeStrategy),
    customizeObject: customizeObject(mergeStrategy),
  })
  return merge(config, added)
}

/** What Docusaurus tells of the bundler. @param load Gives its module. */
export function toCurrentBundler(name: BundlerRun['bundler'], load: () => unknown): PluginContext['currentBundler'] {
  return {
    name,
    get instance() {
      return load()
    },
  }
}

/** Docusaurus' third argument. */
function toTools({bundler, load, scriptLoader, styleLoader}: BundlerRun): object {
  return {
    currentBundler: toCurrentBundler(bundler, load),
    getStyleLoaders: (_isServer: boolean, options: object = {}) => [{...styleLoader, options}],
    // Options are Babel's, and this is another compiler.
    getJSLoader: () => scriptLoader,
  }
}

/** Compiled with the program. */
const LOADER = 'dist/postcss-loader.js'

/** One rule holds the plugins of all: each sees those before its own. */
function applyPostCss(plugin: DocusaurusPlugin, config: BundlerConfiguration): BundlerConfiguration {
  const programRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)), PACKAGE_NAME)
  const loader = join(programRoot, LOADER)
  const module = isPlainRecord(config.module) ? config.module : {}
  const rules: readonly unknown[] = Array.isArray(module.rules) ? module.rules : []
  const known = rules.find((rule) => isPlainRecord(rule) && rule.loader === loader)
  const before = isPlainRecord(known) && isPlainRecord(known.options) ? known.options : {plugins: []}
  const options: unknown = plugin.configurePostCss?.({...before})
  const rule = {
    test: /\.(?:css|s[ac]ss|less|styl)$/,
    // Ours are written for browsers as they are.
    exclude: [join(programRoot, 'theme'), join(programRoot, 'dist')],
    loader,
    options: isObject(options) ? options : before,
  }
  // First, so that it runs after the loaders that make CSS.
  return {...config, module: {...module, rules: [rule, ...rules.filter((one) => one !== known)]}}
}
