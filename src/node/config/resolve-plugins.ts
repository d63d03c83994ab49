// Turns the plugins that a configuration lists into plugin entries: finds those that are listed by name.
import {existsSync} from 'node:fs'
import {dirname, extname, join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {PLUGIN_CATALOG} from '../../../plugins/catalog.ts'
import {isPluginEntry} from '../../config/schema/plugins.ts'
import type {Json} from '../../shared/contract.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import type {ListedPlugin} from '../../shared/listed-plugin.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {findPluginModule} from '../docusaurus/adapt-plugin.ts'
import type {PluginModule} from '../docusaurus/plugin-types.ts'
import type {PresetOrigin} from '../docusaurus/run-preset.ts'
import {toModuleFile} from '../files/module-file.ts'
import {findProgramFiles} from '../program/program-files.ts'
import {resolveModule} from '../program/resolve-module.ts'
import {type CheckScope, narrowest, WHOLE_SCOPE, WITHOUT_PLUGINS} from './check-scope.ts'
import {importsFilesOf} from './code-of-plugins.ts'
import {expandListed, type ListedItem} from './expand-presets.ts'
import {
  type ConfigForPlugins,
  type Foreign,
  type FoundPlugin,
  type Home,
  placedAs,
  toForeign,
  toForeignPreset,
} from './foreign-plugins.ts'
import {loadModule, loadPackage} from './load-module.ts'
import {findFactory, toEntry} from './plugin-factory.ts'
import {listedAsPreset, type PluginLookup, placeOfItem, skipped, unavailable} from './plugin-findings.ts'
import {builtInPlugin, counterpartOf, factoryName, hasFilesForCode, isSuperfluous} from './plugin-names.ts'
import {findName, isInstalled, packageOfPath} from './plugin-paths.ts'
import {withOwnDocs} from './wrapped-docs.ts'

export interface ResolvedPlugins {
  readonly entries: readonly ListedPlugin[]
  /** What they have made of keys of `themeConfig` that are theirs. */
  readonly themeConfig: Readonly<Record<string, Json>>
  /** Texts of their components in the language that is built, by id. */
  readonly codeTranslations: Readonly<Record<string, string>>
  /** Files of the site that the plugins were loaded from (absolute). */
  readonly files: readonly string[]
  readonly problems: readonly Diagnostic[]
  /** What can be checked with these plugins. */
  readonly scope: CheckScope
}

/** The modules of listed plugins, loaded. What is wrong with one is told next to those that are right. */
export function findPlugins(items: readonly ListedItem[], lookup: PluginLookup): Promise<readonly FoundPlugin[]> {
  const place = ({key, at}: ListedItem) => placeOfItem([key, at], lookup)
  return Promise.all(items.map(async (item) => ({...(await findPlugin(item, lookup)), place: () => place(item)})))
}

/** The plugins of a site; of several with the same name and id the first is kept. */
export async function resolvePlugins(all: readonly FoundPlugin[], config: ConfigForPlugins): Promise<ResolvedPlugins> {
  const created = await Promise.all(all.map((one) => createListed(one, config)))
  const found: readonly FoundPlugin[] = created.flat()
  const {unique, problems} = refuseDuplicates(found)
  return {
    entries: unique,
    themeConfig: Object.assign({}, ...found.map(({themeConfig}) => themeConfig)),
    codeTranslations: Object.assign({}, ...found.map(({codeTranslations}) => codeTranslations)),
    files: found.flatMap(({files}) => files),
    problems: [...found.flatMap((one) => one.problems ?? []), ...problems],
    scope: narrowest([
      ...found.flatMap(({scope}) => scope ?? []),
      problems.length === 0 ? WHOLE_SCOPE : WITHOUT_PLUGINS,
    ]),
  }
}

/** The definitions of all plugins that come with the program. */
export async function loadBuiltInDefinitions(lookup: PluginLookup): Promise<readonly ListedPlugin['definition'][]> {
  const loaded = await Promise.all(PLUGIN_CATALOG.map(({name}) => loadBuiltIn(name, lookup)))
  return loaded.flatMap(({exports, exportName}) => findFactory(exports, exportName)?.definition ?? [])
}

async function findPlugin({item, key, at, isPreset}: ListedItem, lookup: PluginLookup): Promise<FoundPlugin> {
  if (item === false || item === null || item === undefined) return {files: []}
  if (isPluginEntry(item)) return {entry: item, files: []}
  const [named, options] = Array.isArray(item) ? item : [item, {}]
  const what = isPreset === true ? 'preset' : 'plugin'
  const toFound = what === 'preset' ? presetWith(lookup) : pluginWith(lookup)
  if (typeof named === 'function') {
    const listedAs = named.name === '' ? `${key}[${at}]` : named.name
    return toFound(findPluginModule(named), {
      listedAs,
      isInline: true,
      options,
      folder: lookup.siteDir,
      modules: configModules(lookup),
      files: [],
      origin: toOrigin(at, lookup),
    })
  }
  const name = findName(named, {siteDir: lookup.siteDir, kind: key === 'themes' ? 'theme' : what})
  if (isPreset === true && builtInPlugin(name) !== undefined) {
    return {files: [], problems: [listedAsPreset(name, {key, lookup})]}
  }
  if (isSuperfluous(name)) return {files: [], problems: [skipped(name, {key, lookup})]}
  try {
    const ours = ownPlugin(name, lookup)
    const {exports, namespace, files, exportName, codeFile} = await loadByName(name, ours, lookup)
    const factory = findFactory(exports, exportName)
    if (factory !== undefined) return {entry: toEntry(factory, name, options), files}
    const foreign = ours === undefined ? findPluginModule(namespace) : undefined
    if (foreign !== undefined) {
      const home = homeOf(name, lookup)
      const origin = toOrigin(at, lookup, {moduleFile: codeFile, source: home.modules[0]})
      return toFound(foreign, {listedAs: name, options, ...home, files, origin})
    }
    const why = `The module "${name}" does not export a ${what}.`
    return {files, problems: [unavailable(name, {key, lookup, why})], scope: WITHOUT_PLUGINS}
  } catch (error) {
    return explainMissing(error, {name, what, key, lookup})
  }
}

interface Missing {
  readonly name: string
  readonly what: 'plugin' | 'preset'
  readonly key: ListedItem['key']
  readonly lookup: PluginLookup
}

function explainMissing(error: unknown, {name, what, key, lookup}: Missing): FoundPlugin {
  if (!(error instanceof SiteError)) throw error
  const [first] = error.diagnostics
  // With a place it is the plugin's own import that cannot be found.
  const isMissing =
    error.diagnostics.length === 1 && MISSING.includes(first?.code ?? '') && first?.location === undefined
  if (!isMissing) return {files: [], problems: error.diagnostics, scope: WITHOUT_PLUGINS}
  if (counterpartOf(name) !== undefined) return {files: [], problems: [skipped(name, {key, lookup})]}
  const why = `The ${what} "${name}" is not available.`
  return {files: [], problems: [unavailable(name, {key, lookup, why})], scope: WITHOUT_PLUGINS}
}

/** A plugin may be one around that of docs, of which the program has its own. */
function pluginWith(lookup: PluginLookup): typeof toForeign {
  return (module, foreign) =>
    withOwnDocs(toForeign(module, foreign), foreign.options, async () => {
      const {exports, exportName} = await loadBuiltIn('docs', lookup)
      return findFactory(exports, exportName)
    })
}

/** Presets list names as configurations do, and options of the classic theme. */
function presetWith(lookup: PluginLookup) {
  return (module: PluginModule | undefined, foreign: Foreign): FoundPlugin =>
    module === undefined
      ? {files: foreign.files}
      : toForeignPreset(module, foreign, async ({plugins, themes}) => {
          const {items, clientModules, problems} = expandListed(plugins, themes, {
            subject: `the preset "${foreign.listedAs}"`,
          })
          const styles = {name: `styles of ${foreign.listedAs}`, clientModules: () => clientModules}
          const own =
            clientModules.length === 0 ? [] : [{files: [], entry: {definition: styles, options: {}, id: 'default'}}]
          const {origin, listedAs} = foreign
          const inside = origin === undefined ? lookup : {...lookup, preset: {listedAs, at: origin.at}}
          // The classic preset lists what a site does not need here, and nobody has asked for it.
          const asked = items.filter(({item}) => !isSuperfluous(toName(Array.isArray(item) ? item[0] : item)))
          return [{files: [], problems}, ...(await findPlugins(asked, inside)), ...own]
        })
}

/** Presets give plugins by the paths that `require.resolve` gives. */
function toName(named: unknown): string {
  return typeof named === 'string' ? (packageOfPath(named) ?? named) : ''
}

function homeOf(name: string, lookup: PluginLookup): Home {
  const module = pathOf(name, lookup) ?? resolveModule(name, lookup.siteDir)
  return {folder: dirname(module), modules: [module]}
}

/** By which workers run a preset again. Undefined without a configuration file. @param at Its number in the list. */
function toOrigin(
  at: number,
  {configFile}: PluginLookup,
  module: {readonly moduleFile?: string | undefined; readonly source?: string | undefined} = {},
): PresetOrigin | undefined {
  return configFile && {at, configCode: configFile.codeFile, ...withoutUndefined(module)}
}

/** Functions in a configuration are code of the configuration. */
function configModules({configFile}: PluginLookup): readonly string[] {
  return configFile === undefined ? [] : [configFile.path]
}

const MISSING: readonly string[] = ['config/unresolved-import', 'config/plugin-unavailable']

interface LoadedByName {
  readonly exports: unknown
  /** All exports of the module. */
  readonly namespace: unknown
  readonly files: readonly string[]
  readonly exportName: string
  /** Absent for a plugin of the program. */
  readonly codeFile?: string
}

/** Name of ours that is taken for a name. One whose files the site's code imports runs as it is, where it is installed. */
function ownPlugin(name: string, {siteDir}: PluginLookup): string | undefined {
  const ours = builtInPlugin(name)
  return hasFilesForCode(name) && isInstalled(name, siteDir) && importsFilesOf(name, siteDir) ? undefined : ours
}

/** @param ours Name of the plugin of the program that is taken. */
async function loadByName(name: string, ours: string | undefined, lookup: PluginLookup): Promise<LoadedByName> {
  if (ours !== undefined) return loadBuiltIn(ours, lookup)
  const path = pathOf(name, lookup)
  if (path === undefined) {
    const loaded = await loadPackage(name, lookup)
    return {
      exports: loaded.value,
      namespace: loaded.exports,
      files: loaded.files,
      exportName: factoryName(name),
      codeFile: loaded.codeFile,
    }
  }
  if (!existsSync(path)) throw missing(`There is no file "${name}".`)
  // What a package exports is to be the same for all that import it.
  const loaded = packageOfPath(path) === undefined ? await loadModule(path, lookup) : await loadPackage(path, lookup)
  return {
    exports: loaded.value,
    namespace: loaded.exports,
    files: loaded.files,
    exportName: 'default',
    codeFile: loaded.codeFile,
  }
}

async function loadBuiltIn(name: string, lookup: PluginLookup): Promise<LoadedByName> {
  const programFiles = lookup.programFiles ?? findProgramFiles()
  const path = programFiles[`quire-docs/plugins/${name}`]
  if (path === undefined) throw missing(`This version has no plugin "${name}".`)
  // Run from its sources, the program's plugins have to be made into JavaScript as a site's are.
  if (extname(path) === '.ts')
    return {
      exports: (await loadModule(path, lookup)).value,
      namespace: undefined,
      files: [],
      exportName: factoryName(name),
    }
  const exports: unknown = await import(pathToFileURL(path).href)
  return {exports, namespace: undefined, files: [], exportName: factoryName(name)}
}

/** Absolute path of a plugin that is a file of the site, or undefined for a package. */
function pathOf(name: string, {configFile, siteDir}: PluginLookup): string | undefined {
  if (name.startsWith('@site/')) return toModuleFile(join(siteDir, name.slice('@site/'.length)))
  if (!name.startsWith('.') && !name.startsWith('/')) return undefined
  return toModuleFile(resolve(configFile === undefined ? siteDir : dirname(configFile.path), name))
}

function missing(message: string): SiteError {
  return new SiteError([{level: 'error', code: 'config/plugin-unavailable', message}])
}

interface Unique {
  readonly unique: readonly ListedPlugin[]
  readonly problems: readonly Diagnostic[]
}

async function createListed(one: FoundPlugin, config: ConfigForPlugins): Promise<readonly FoundPlugin[]> {
  return placedAs(one, [(await one.create?.(config)) ?? one].flat())
}

function refuseDuplicates(found: readonly FoundPlugin[]): Unique {
  const unique = new Map<string, ListedPlugin>()
  const problems: Diagnostic[] = []
  for (const {entry, place} of found) {
    if (entry === undefined) continue
    const {definition, id} = entry
    const instance = `${definition.name}/${id}`
    const location = unique.has(instance) ? place?.() : undefined
    if (!unique.has(instance)) unique.set(instance, entry)
    else
      problems.push({
        level: 'error',
        code: 'config/duplicate-plugin',
        message: `The plugin "${definition.name}" is listed twice with the id "${id}".`,
        hint: `Give one of them an id of its own: {id: 'second'}.`,
        ...(location === undefined ? {} : {location}),
      })
  }
  return {unique: [...unique.values()], problems}
}
