// Turns the plugins that a configuration lists into plugin entries: finds those that are listed by name.
import {existsSync} from 'node:fs'
import {dirname, extname, join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {isPluginEntry} from '../../config/schema/plugins.ts'
import type {SiteConfig} from '../../config/types.ts'
import {closest} from '../../shared/closest.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import type {ListedPlugin} from '../../shared/listed-plugin.ts'
import {locateKey, locateText} from '../diagnostics/locate-key.ts'
import {adaptPlugin, findPluginModule} from '../docusaurus/adapt-plugin.ts'
import type {PluginModule} from '../docusaurus/plugin-types.ts'
import {explainOldName} from '../program/old-names.ts'
import {findProgramFiles} from '../program/program-files.ts'
import {resolveModule} from '../program/resolve-module.ts'
import {type CheckScope, narrowest, WHOLE_SCOPE, WITHOUT_PLUGINS} from './check-scope.ts'
import type {ListedItem} from './expand-presets.ts'
import {type LoadModuleOptions, loadModule, loadPackage} from './load-module.ts'
import {BUILT_IN_PLUGINS, builtInPlugin, counterpartOf, factoryName, isSuperfluous} from './plugin-names.ts'
import {runSiteCode} from './run-site-code.ts'

export interface PluginLookup extends LoadModuleOptions {
  /** The configuration but for its plugins, which plugins written for Docusaurus are created with. */
  readonly config: Omit<SiteConfig, 'plugins'>
  /** The configuration file, for relative names and for places in messages. */
  readonly configFile: {readonly path: string; readonly sourcePath: string; readonly text: string} | undefined
}

export interface ResolvedPlugins {
  readonly entries: readonly ListedPlugin[]
  /** Files of the site that the plugins were loaded from (absolute). */
  readonly files: readonly string[]
  readonly problems: readonly Diagnostic[]
  /** What can be checked with these plugins. */
  readonly scope: CheckScope
}

interface ResolvedEntry {
  readonly entry?: ListedPlugin
  readonly files: readonly string[]
  readonly problems?: readonly Diagnostic[]
  readonly scope?: CheckScope
}

type Factory = (options: unknown) => ListedPlugin

/** What is wrong with a plugin is told next to those that are right; of several with the same name and id the first is kept. */
export async function resolvePlugins(items: readonly ListedItem[], lookup: PluginLookup): Promise<ResolvedPlugins> {
  const found = await Promise.all(items.map((listed) => resolveItem(listed, lookup)))
  const {unique, problems} = refuseDuplicates(found.flatMap(({entry}) => entry ?? []))
  return {
    entries: unique,
    files: found.flatMap(({files}) => files),
    problems: [...found.flatMap((one) => one.problems ?? []), ...problems],
    scope: narrowest([
      ...found.flatMap(({scope}) => scope ?? []),
      problems.length === 0 ? WHOLE_SCOPE : WITHOUT_PLUGINS,
    ]),
  }
}

async function resolveItem({item, key, at}: ListedItem, lookup: PluginLookup): Promise<ResolvedEntry> {
  if (item === false || item === null || item === undefined) return {files: []}
  if (isPluginEntry(item)) return {entry: item, files: []}
  const [named, options] = Array.isArray(item) ? item : [item, {}]
  if (typeof named === 'function') {
    const listedAs = named.name === '' ? `${key}[${at}]` : named.name
    return createForeign(findPluginModule(named), {listedAs, options, folder: lookup.siteDir, files: []}, lookup)
  }
  const name = named
  if (isSuperfluous(name)) return {files: [], problems: [skipped(name, {key, lookup})]}
  try {
    const {exports, namespace, files, exportName} = await loadByName(name, lookup)
    const factory = findFactory(exports, exportName)
    if (factory !== undefined) return {entry: factory(options), files}
    const foreign = builtInPlugin(name) === undefined ? findPluginModule(namespace) : undefined
    if (foreign !== undefined)
      return await createForeign(foreign, {listedAs: name, options, folder: folderOf(name, lookup), files}, lookup)
    const why = `The module "${name}" does not export a plugin.`
    return {files, problems: [unavailable(name, {key, lookup, why})], scope: WITHOUT_PLUGINS}
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    const [first] = error.diagnostics
    // With a place it is the plugin's own import that cannot be found.
    const isMissing =
      error.diagnostics.length === 1 && MISSING.includes(first?.code ?? '') && first?.location === undefined
    if (!isMissing) return {files: [], problems: error.diagnostics, scope: WITHOUT_PLUGINS}
    if (counterpartOf(name) !== undefined) return {files: [], problems: [skipped(name, {key, lookup})]}
    return {
      files: [],
      problems: [unavailable(name, {key, lookup, why: `The plugin "${name}" is not available.`})],
      scope: WITHOUT_PLUGINS,
    }
  }
}

interface Foreign {
  readonly listedAs: string
  readonly folder: string
  readonly options: unknown
  readonly files: readonly string[]
}

/** A plugin that was written for Docusaurus. */
async function createForeign(
  module: PluginModule | undefined,
  {listedAs, options, folder, files}: Foreign,
  lookup: PluginLookup,
): Promise<ResolvedEntry> {
  if (module === undefined) return {files}
  const {config, siteDir} = lookup
  try {
    const {value: adapted, reads} = await runSiteCode(listedAs, siteDir, () =>
      adaptPlugin({module, options, folder, listedAs, config}),
    )
    return {
      files: [...files, ...reads],
      problems: adapted.warnings,
      ...(adapted.entry === undefined ? {} : {entry: adapted.entry}),
    }
  } catch (error) {
    if (error instanceof SiteError) return {files, problems: error.diagnostics, scope: WITHOUT_PLUGINS}
    const reason = error instanceof Error ? error.message : String(error)
    const finding: Diagnostic = {
      level: 'error',
      code: 'plugin/failed',
      message: `The plugin "${listedAs}" failed when it was created: ${reason}`,
      hint: 'This is a fault in the plugin, or in an option that it was given.',
    }
    return {files, problems: [finding], scope: WITHOUT_PLUGINS}
  }
}

/** Folder of a plugin's module. */
function folderOf(name: string, lookup: PluginLookup): string {
  return dirname(pathOf(name, lookup) ?? resolveModule(name, lookup.siteDir))
}

const MISSING: readonly string[] = ['config/unresolved-import', 'config/plugin-unavailable']

interface LoadedByName {
  readonly exports: unknown
  /** All exports of the module. */
  readonly namespace: unknown
  readonly files: readonly string[]
  readonly exportName: string
}

async function loadByName(name: string, lookup: PluginLookup): Promise<LoadedByName> {
  const ours = builtInPlugin(name)
  if (ours !== undefined) return loadBuiltIn(ours, lookup)
  const path = pathOf(name, lookup)
  if (path === undefined) {
    const loaded = await loadPackage(name, lookup)
    return {exports: loaded.value, namespace: loaded.exports, files: loaded.files, exportName: factoryName(name)}
  }
  if (!existsSync(path)) throw missing(`There is no file "${name}".`)
  const loaded = await loadModule(path, lookup)
  return {exports: loaded.value, namespace: loaded.exports, files: loaded.files, exportName: 'default'}
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
  if (name.startsWith('@site/')) return join(siteDir, name.slice('@site/'.length))
  if (!name.startsWith('.') && !name.startsWith('/')) return undefined
  return resolve(configFile === undefined ? siteDir : dirname(configFile.path), name)
}

function findFactory(exports: unknown, exportName: string): Factory | undefined {
  if (isFactory(exports)) return exports
  if (typeof exports !== 'object' || exports === null) return undefined
  const byName = new Map<string, unknown>(Object.entries(exports))
  return [byName.get(exportName), byName.get('default'), ...byName.values()].find(isFactory)
}

function isFactory(value: unknown): value is Factory {
  return typeof value === 'function' && 'definition' in value
}

/** A plugin that brings no pages: the site is whole without it. */
function skipped(name: string, {key, lookup: {configFile: file}}: {key: string; lookup: PluginLookup}): Diagnostic {
  const place = file === undefined ? undefined : (locateText(file.text, name) ?? locateKey(file.text, [key]))
  return {
    level: 'warning',
    code: 'config/plugin-skipped',
    message: `The plugin "${name}" is passed over.`,
    hint: counterpartOf(name) ?? 'Leave it out.',
    ...(file === undefined ? {} : {location: {sourcePath: file.sourcePath, ...place}}),
  }
}

function unavailable(name: string, about: {key: string; lookup: PluginLookup; why: string}): Diagnostic {
  const nearest = closest(name, BUILT_IN_PLUGINS)
  const available = Object.keys(about.lookup.programFiles ?? findProgramFiles()).flatMap(
    (specifier) => /^quire-docs\/plugins\/([^/]+)$/.exec(specifier)?.[1] ?? [],
  )
  const list = `Plugins that come with the program: ${available.sort().join(', ')}.`
  const known = builtInPlugin(name)
  const advice = known === undefined ? `Install it in the site's folder, or correct the name. ${list}` : list
  const file = about.lookup.configFile
  const place = file === undefined ? undefined : (locateText(file.text, name) ?? locateKey(file.text, [known ?? name]))
  const guess = nearest === undefined || known !== undefined ? advice : `Did you mean "${nearest}"? ${list}`
  const renamed = explainOldName(name)
  return {
    level: 'error',
    code: 'config/plugin-unavailable',
    message: renamed?.message ?? about.why,
    hint: renamed?.hint ?? guess,
    ...(file === undefined ? {} : {location: {sourcePath: file.sourcePath, ...place}}),
  }
}

function missing(message: string): SiteError {
  return new SiteError([{level: 'error', code: 'config/plugin-unavailable', message}])
}

interface Unique {
  readonly unique: readonly ListedPlugin[]
  readonly problems: readonly Diagnostic[]
}

function refuseDuplicates(entries: readonly ListedPlugin[]): Unique {
  const unique = new Map<string, ListedPlugin>()
  const problems: Diagnostic[] = []
  for (const entry of entries) {
    const {definition, id} = entry
    const instance = `${definition.name}/${id}`
    if (!unique.has(instance)) unique.set(instance, entry)
    else
      problems.push({
        level: 'error',
        code: 'config/duplicate-plugin',
        message: `The plugin "${definition.name}" is listed twice with the id "${id}".`,
        hint: `Give one of them an id of its own: {id: 'second'}.`,
      })
  }
  return {unique: [...unique.values()], problems}
}
