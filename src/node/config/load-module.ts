// Runs a TypeScript or JavaScript file of the site, or a package, and gives what it exports. The bundled code is kept
// with the states of all that it came from, so that an unchanged file costs a read and an import.
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {SiteError} from '../../shared/diagnostics.ts'
import {keyOf} from '../cache/hash.ts'
import type {InputState} from '../cache/input-states.ts'
import {NO_SNAPSHOTS} from '../cache/snapshots.ts'
import {CANNOT_WRITE} from '../cache/store-error.ts'
import {makeTemporaryFolder} from '../cache/temporary-folder.ts'
import {workUnchanged} from '../cache/work-unchanged.ts'
import {describeSystemError} from '../diagnostics/system-error.ts'
import {systemCode} from '../files/errno.ts'
import {toSourcePath} from '../files/source-path.ts'
import {defaultOf} from '../program/default-export.ts'
import {findProgramFiles, type ProgramFiles} from '../program/program-files.ts'
import type {BundleSettings, ModuleEntry} from './bundle-module.ts'
import {explainThrow} from './explain-throw.ts'
import {findModule, type KeptModule, keepModule, type ModulePlace} from './kept-modules.ts'
import {commonJsEntry, loosePackage, packageOf} from './module-kind.ts'
import {runSiteCode} from './run-site-code.ts'

export interface LoadModuleOptions {
  /** Absolute path of the cache folder. */
  readonly cacheDir: string
  /** Absolute path of the site folder: places in messages are relative to it. */
  readonly siteDir: string
  /** Files behind `quire-docs/...`; those of the running program by default. */
  readonly programFiles?: ProgramFiles | undefined
  /** The one that is built, for code that asks. */
  readonly locale?: string | undefined
}

export interface LoadedModule {
  /** The default export, or all exports when there is no default. */
  readonly value: unknown
  readonly exports: unknown
  /** Absolute path of the module that was made of the file and what it imports, packages excluded. */
  readonly codeFile: string
  /** Absolute paths of the files that the module was made from or has read, packages excluded, sorted. */
  readonly files: readonly string[]
  /**
   * Explains an error that a function of the module threw later.
   * @param action What the function was for, to complete "… failed": `The configuration`.
   */
  readonly explain: (error: unknown, action: string) => Error
}

// Part of the key: bundles made by another version of bundle-module.ts are not used.
const FORMAT = '7'

/**
 * Evaluates a file, with its TypeScript and JavaScript imports. The same content is evaluated once in a process.
 * @throws SiteError when the file or one of its imports does not parse, is not found, or throws, and when the folder of the
 * cache cannot be written.
 */
export async function loadModule(path: string, options: LoadModuleOptions): Promise<LoadedModule> {
  return evaluate({file: path}, options)
}

/** The exports (as one object) of a package that the site has installed. Errors as for {@link loadModule}. */
export async function loadPackage(specifier: string, options: LoadModuleOptions): Promise<LoadedModule> {
  const path = commonJsEntry(specifier, options.siteDir)
  if (path !== undefined) return evaluate({specifier, path}, options)
  const inlined = loosePackage(specifier, options.siteDir)
  return evaluate({specifier}, options, inlined === undefined ? [] : [inlined])
}

async function evaluate(
  entry: ModuleEntry,
  options: LoadModuleOptions,
  inlined: readonly string[] = [],
): Promise<LoadedModule> {
  const {siteDir, programFiles = findProgramFiles(), locale} = options
  const settings = {siteDir, programFiles, ...(inlined.length === 0 ? {} : {inlined}), ...(locale && {locale})}
  const kept = await obtainModule(entry, settings, join(options.cacheDir, 'modules'))
  const origin = {codeFile: kept.codeFile, mapFile: `${kept.codeFile}.map`, siteDir: options.siteDir}
  const name = 'file' in entry ? entry.file : entry.specifier
  try {
    const {value: loaded, reads} = await runSiteCode(
      'file' in entry ? toSourcePath(name, options.siteDir) : name,
      options.siteDir,
      () => importModule(kept.codeFile),
    )
    return {
      ...loaded,
      codeFile: kept.codeFile,
      files: withReads(kept, reads),
      explain: (error, action) => explainThrow(error, origin, action),
    }
  } catch (error) {
    const inexact = inexactPackage(error) ?? (lacksName(error) && 'specifier' in entry ? packageOf(name) : undefined)
    if (inexact !== undefined && !inlined.includes(inexact)) return evaluate(entry, options, [...inlined, inexact])
    throw explainThrow(error, origin, 'file' in entry ? undefined : `Loading the package "${name}"`)
  }
}

/** A module may export a promise of what it is: `export default getConfig()`. */
async function importModule(codeFile: string): Promise<Pick<LoadedModule, 'value' | 'exports'>> {
  // The bundler of this program must leave the URL alone.
  const exports: unknown = await import(/* @vite-ignore */ /* webpackIgnore: true */ pathToFileURL(codeFile).href)
  return {exports, value: await defaultOf(exports)}
}

/** The package whose modules import each other in a way that Node refuses; undefined for other errors. */
function inexactPackage(error: unknown): string | undefined {
  const code = systemCode(error)
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'ERR_UNSUPPORTED_DIR_IMPORT') return undefined
  const {message} = error as Error
  // "Cannot find package" is of one that is not installed.
  if (message.startsWith('Cannot find package')) return undefined
  const importer = message.slice(message.lastIndexOf(' imported from '))
  const [name = '', ofScope = ''] = (importer.split(/[\\/]node_modules[\\/]/).at(-1) ?? '').split(/[\\/]/)
  return importer.includes('node_modules') ? (name.startsWith('@') ? `${name}/${ofScope}` : name) : undefined
}

/** Node knows of a CommonJS module's names only those that its text shows. */
function lacksName(error: unknown): boolean {
  return error instanceof SyntaxError && /does not provide an export named|^Named export /.test(error.message)
}

// The same code runs once in a process; what it read then counts for all that use it.
const readsOf = new Map<string, ReadonlySet<string>>()

function withReads({codeFile, files}: KeptModule, reads: readonly string[]): readonly string[] {
  const all = new Set([...(readsOf.get(codeFile) ?? []), ...reads])
  readsOf.set(codeFile, all)
  return [...new Set([...files, ...all])].sort()
}

/** The module as it was kept if its files are as they were, else a new one. */
async function obtainModule(entry: ModuleEntry, settings: BundleSettings, folder: string): Promise<KeptModule> {
  const key = keyOf(FORMAT, JSON.stringify([entry, settings]))
  const kept = findModule({folder, key})
  if (kept !== undefined) return kept
  try {
    return await makeModule(entry, settings, {folder, key})
  } catch (error) {
    if (CANNOT_WRITE.includes(systemCode(error) ?? ''))
      return makeModule(entry, settings, {folder: makeTemporaryFolder(), key})
    const finding = describeSystemError(error)
    throw finding === undefined ? error : new SiteError([finding])
  }
}

async function makeModule(entry: ModuleEntry, settings: BundleSettings, place: ModulePlace): Promise<KeptModule> {
  const {bundleModule} = await import('./bundle-module.ts')
  const {result, states, changed} = await workUnchanged(
    {folder: place.folder, known: [], snapshots: NO_SNAPSHOTS},
    async () => () => bundleModule(entry, settings),
  )
  // What never stood still is run as it was read, and read again the next time.
  const unsettled = changed.map((path): InputState => [path, 'file', 'changing'])
  const {code, map, files} = result
  return keepModule({code, map, files, states: [...states, ...unsettled]}, place)
}
