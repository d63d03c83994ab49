// Plugins of webpack's own that a site hands to the bundler, from the webpack that it has installed: each is exchanged for the one of the
// same name and meaning of the bundler that runs, as they reach into what only a compiler of their own version has.
import type {BundlerRun} from '../../../plugin/types.ts'
import {isPlainRecord} from '../../../shared/is-plain-record.ts'

type Fields = Readonly<Record<string, unknown>>
/** What the constructor was called with; undefined where Rspack's has no such form. */
type ReadArguments = (fields: Fields) => readonly unknown[] | undefined

const byOptions: ReadArguments = ({options}) => (options === undefined ? undefined : [options])

/** By the name of their class, with Rspack's own place for it. */
const EQUIVALENTS: Readonly<Record<string, {readonly path: readonly string[]; readonly read: ReadArguments}>> = {
  BannerPlugin: {path: ['BannerPlugin'], read: byOptions},
  ContextReplacementPlugin: {path: ['ContextReplacementPlugin'], read: readContext},
  DefinePlugin: {path: ['DefinePlugin'], read: readDefinitions},
  EntryPlugin: {
    path: ['EntryPlugin'],
    read: ({context, entry, options}) => (typeof entry === 'string' ? [context, entry, options] : undefined),
  },
  EnvironmentPlugin: {path: ['EnvironmentPlugin'], read: readVariables},
  IgnorePlugin: {path: ['IgnorePlugin'], read: byOptions},
  LimitChunkCountPlugin: {path: ['optimize', 'LimitChunkCountPlugin'], read: byOptions},
  LoaderOptionsPlugin: {path: ['LoaderOptionsPlugin'], read: readLoaderOptions},
  NormalModuleReplacementPlugin: {
    path: ['NormalModuleReplacementPlugin'],
    read: ({resourceRegExp, newResource}) =>
      resourceRegExp instanceof RegExp ? [resourceRegExp, newResource] : undefined,
  },
  ProvidePlugin: {path: ['ProvidePlugin'], read: readDefinitions},
}

/** Without an equivalent, and without effect here: files are watched by the program, and progress is told by it. */
const WITHOUT_EFFECT: readonly string[] = ['ProgressPlugin', 'WatchIgnorePlugin']

/** The plugin that the bundler is given in the place of one; undefined for one that does nothing here. Others are returned as they are. */
export function toOwnPlugin(plugin: unknown, {bundler, load}: Pick<BundlerRun, 'bundler' | 'load'>): unknown {
  const name = nameOf(plugin)
  if (bundler === 'rspack' && WITHOUT_EFFECT.includes(name) && !isRspacks(plugin)) return undefined
  const equivalent = EQUIVALENTS[name]
  const given = equivalent?.read(plugin as Fields)
  if (equivalent === undefined || given === undefined || isRspacks(plugin)) return plugin
  const found = equivalent.path.reduce<unknown>((owner, key) => (owner as Fields | undefined)?.[key], load())
  // A class of the bundler; it lacks those of later versions.
  return typeof found === 'function' && !(plugin instanceof found)
    ? new (found as new (...given: unknown[]) => object)(...given)
    : plugin
}

/** The name of the class of a plugin, or of its function. */
export function nameOf(plugin: unknown): string {
  if (typeof plugin === 'function') return plugin.name
  return typeof plugin === 'object' && plugin !== null ? (plugin.constructor?.name ?? '') : ''
}

/** Rspack's own keep what they were given in a list. */
function isRspacks(plugin: unknown): boolean {
  return typeof plugin === 'object' && plugin !== null && ('_args' in plugin || 'affectedHooks' in plugin)
}

/** Values that webpack makes while it compiles, by `DefinePlugin.runtimeValue`, have no counterpart. */
function readDefinitions({definitions}: Fields): readonly unknown[] | undefined {
  if (!isPlainRecord(definitions)) return undefined
  return Object.values(definitions).some((value) => nameOf(value) === 'RuntimeValue') ? undefined : [definitions]
}

function readVariables({keys, defaultValues}: Fields): readonly unknown[] | undefined {
  if (!Array.isArray(keys) || !isPlainRecord(defaultValues)) return undefined
  return Object.keys(defaultValues).length === 0 ? [keys] : [defaultValues]
}

function readContext(fields: Fields): readonly unknown[] | undefined {
  const {resourceRegExp, newContentResource, newContentRecursive, newContentRegExp} = fields
  if (fields.newContentCallback !== undefined || fields.newContentCreateContextMap !== undefined) return undefined
  const whole = [newContentResource, newContentRecursive, newContentRegExp].filter((one) => one !== undefined)
  return [resourceRegExp, ...whole]
}

/** Of Rspack's, a function is no test. */
function readLoaderOptions({options}: Fields): readonly unknown[] | undefined {
  if (!isPlainRecord(options)) return undefined
  const {test} = options
  return [typeof test === 'function' ? {...options, test: {test}} : options]
}
