// Runs a TypeScript or JavaScript file of the site, or a package, and gives what it exports. The bundled code is kept
// with the hashes of the files that it came from, so that an unchanged file costs a read and an import.
import {randomUUID} from 'node:crypto'
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {SiteError} from '../../shared/diagnostics.ts'
import {hashOf, keyOf} from '../cache/hash.ts'
import {describeSystemError} from '../diagnostics/system-error.ts'
import {toSourcePath} from '../files.ts'
import type {BundleSettings, ModuleEntry} from './bundle-module.ts'
import {explainThrow} from './explain-throw.ts'
import {findProgramFiles, type ProgramFiles} from './program-files.ts'
import {runSiteCode} from './run-site-code.ts'

export interface LoadModuleOptions {
  /** Absolute path of the cache folder. */
  readonly cacheDir: string
  /** Absolute path of the site folder: places in messages are relative to it. */
  readonly siteDir: string
  /** Files behind `quire/...`; those of the running program by default. */
  readonly programFiles?: ProgramFiles | undefined
}

export interface LoadedModule {
  /** The default export, or all exports when there is no default. */
  readonly value: unknown
  /** Absolute paths of the files that the module was made from or has read, packages excluded, sorted. */
  readonly files: readonly string[]
  /**
   * Explains an error that a function of the module threw later.
   * @param action What the function was for, to complete "… failed": `The configuration`.
   */
  readonly explain: (error: unknown, action: string) => Error
}

/** What is known of a module bundled before. */
interface ModuleRecord {
  readonly codeFile: string
  readonly files: readonly (readonly [path: string, hash: string])[]
}

// Part of the key: bundles made by another version of bundle-module.ts are not used.
const FORMAT = '1'

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
  return evaluate({specifier}, options)
}

async function evaluate(entry: ModuleEntry, options: LoadModuleOptions): Promise<LoadedModule> {
  const settings = {siteDir: options.siteDir, programFiles: options.programFiles ?? findProgramFiles()}
  const record = await obtainRecord(entry, settings, join(options.cacheDir, 'modules'))
  const origin = {codeFile: record.codeFile, mapFile: `${record.codeFile}.map`, siteDir: options.siteDir}
  const name = 'file' in entry ? entry.file : entry.specifier
  try {
    const {value: exports, reads} = await runSiteCode<unknown>(
      'file' in entry ? toSourcePath(name, options.siteDir) : name,
      options.siteDir,
      // The bundler of this program must leave the address alone.
      () => import(/* @vite-ignore */ /* webpackIgnore: true */ pathToFileURL(record.codeFile).href),
    )
    return {
      value: defaultOf(exports),
      files: withReads(record, reads),
      explain: (error, action) => explainThrow(error, origin, action),
    }
  } catch (error) {
    throw explainThrow(error, origin, 'file' in entry ? undefined : `Loading the package "${name}"`)
  }
}

// The same code runs once in a process; what it read then counts for all that use it.
const readsOf = new Map<string, ReadonlySet<string>>()

function withReads({codeFile, files}: ModuleRecord, reads: readonly string[]): readonly string[] {
  const all = new Set([...(readsOf.get(codeFile) ?? []), ...reads])
  readsOf.set(codeFile, all)
  return [...new Set([...files.map(([path]) => path), ...all])].sort()
}

/** The record of the module if its files are as they were, else a new one. */
async function obtainRecord(entry: ModuleEntry, settings: BundleSettings, folder: string): Promise<ModuleRecord> {
  const key = keyOf(FORMAT, JSON.stringify([entry, settings]))
  const recordFile = join(folder, `${key}.json`)
  const kept = await readRecord(recordFile)
  if (kept !== undefined && (await isCurrent(kept))) return kept
  const {bundleModule} = await import('./bundle-module.ts')
  const {code, map, files} = await bundleModule(entry, settings)
  const codeFile = join(folder, `${key}-${hashOf(code)}.mjs`)
  const hashes = await Promise.all(files.map(async (path) => [path, hashOf(await readFile(path))] as const))
  const record: ModuleRecord = {codeFile, files: hashes}
  try {
    await mkdir(folder, {recursive: true})
    await writeWhole(codeFile, code)
    await writeWhole(`${codeFile}.map`, map)
    await writeWhole(recordFile, JSON.stringify(record))
  } catch (error) {
    const finding = describeSystemError(error)
    throw finding === undefined ? error : new SiteError([finding])
  }
  return record
}

async function readRecord(path: string): Promise<ModuleRecord | undefined> {
  try {
    // Written by this file alone, under a key that holds its format.
    return JSON.parse(await readFile(path, 'utf8')) as ModuleRecord
  } catch {
    return undefined
  }
}

async function isCurrent({codeFile, files}: ModuleRecord): Promise<boolean> {
  try {
    await readFile(codeFile)
    const hashes = await Promise.all(files.map(async ([path]) => hashOf(await readFile(path))))
    return files.every(([, hash], index) => hash === hashes[index])
  } catch {
    return false
  }
}

/** Other processes see the old file or the new one, never a part. */
async function writeWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.${randomUUID()}.tmp`
  await writeFile(draft, text)
  await rename(draft, path)
}

function defaultOf(exports: unknown): unknown {
  if (!hasDefault(exports)) return exports
  const value = exports.default
  // CommonJS made from an ES module keeps its default export one level down.
  return hasDefault(value) && '__esModule' in value ? value.default : value
}

function hasDefault(value: unknown): value is {readonly default: unknown} {
  return typeof value === 'object' && value !== null && 'default' in value
}
