// What a module of the site's runs with: the files that it imports, and theirs, packages included, found as they are found
// when it runs. Results that such a module has a part in are kept under the hash of all of them.
import {existsSync, readFileSync} from 'node:fs'
import {isBuiltin} from 'node:module'
import {dirname, sep} from 'node:path'
import type {OnResolveArgs, OnResolveResult, Plugin, PluginBuild} from 'esbuild'
import {keyOf} from '../cache/hash.ts'
import {areUnchanged, type InputState, recordStates} from '../cache/input-states.ts'
import {openSnapshots, type Snapshots} from '../cache/snapshots.ts'
import {toPortablePath} from '../files/portable-path.ts'
import type {Tools} from '../tools.ts'
import {findVariables, variableValues} from './environment.ts'
import {createModuleSearch, type ModuleSearch} from './module-search.ts'
import type {ProgramInfo} from './program-info.ts'

export interface TraceContext {
  readonly siteDir: string
  readonly program: ProgramInfo
  readonly tools: Pick<Tools, 'store' | 'watch'>
}

interface KeptTrace {
  readonly states: readonly InputState[]
  /** Environment variables that the site's own files name. */
  readonly environment: readonly string[]
}

// Part of the key: traces of another form are not read.
const FORMAT = '1'

/**
 * A hash of everything that the modules run with; a rebuilding server is told which files of the site these are. What cannot
 * be found or read counts as missing: whoever runs the module says so.
 * @param entries Absolute paths of the modules.
 */
export async function fingerprintModules(entries: readonly string[], context: TraceContext): Promise<string> {
  if (entries.length === 0) return ''
  const {siteDir, program, tools} = context
  const scope = `modules:${keyOf(FORMAT, siteDir, ...entries)}`
  const snapshots = openSnapshots(tools.store, `${program.fingerprints.state}:${scope}`)
  const kept = tools.store.get<KeptTrace>('state', scope)
  const isCurrent = kept !== undefined && areUnchanged(kept.states, snapshots)
  const trace = isCurrent ? kept : await traceModules(entries, snapshots)
  if (!isCurrent) tools.store.put('state', scope, trace)
  snapshots.save()
  tools.watch(ownPaths(trace, siteDir).map((path) => ({path})))
  const place = {siteDir, programRoot: program.root}
  // Where nothing is, nothing is said: what appears there is a file that is read instead of another.
  const files = trace.states.flatMap(([path, kind, state]) =>
    state === '' ? [] : `${toPortablePath(path, place)} ${kind} ${state}`,
  )
  return keyOf(...files, variableValues(trace.environment))
}

function ownPaths({states}: KeptTrace, siteDir: string): readonly string[] {
  return states.map(([path]) => path).filter((path) => path.startsWith(siteDir + sep) && !isInPackage(path))
}

async function traceModules(entries: readonly string[], snapshots: Snapshots): Promise<KeptTrace> {
  const found = createModuleSearch(entries)
  const {build} = await import('esbuild')
  try {
    await build({
      entryPoints: [...entries],
      bundle: true,
      write: false,
      outdir: dirname(entries[0] ?? ''),
      format: 'esm',
      platform: 'node',
      mainFields: ['main'],
      logLevel: 'silent',
      tsconfigRaw: '{}',
      plugins: [collectImports(found)],
    })
  } catch {
    // A file that does not parse ends the search there; with the files found so far, its correction is noticed.
  }
  const paths = found.paths()
  return {states: recordStates(paths, snapshots), environment: variablesIn(paths.files)}
}

// Marks a resolution that this plugin asked for itself.
const ASKED = Symbol('asked')

function collectImports(found: ModuleSearch): Plugin {
  return {
    name: 'collect-imports',
    setup: (build) => {
      build.onResolve({filter: /.*/}, (args) => resolveImport(args, build, found))
      build.onLoad({filter: /.*/}, ({path}) => {
        found.addFile(path)
        return /\.(?:[cm]?[jt]sx?|json)$/.test(path) ? undefined : {contents: '', loader: 'empty'}
      })
    },
  }
}

async function resolveImport(
  {path, kind, importer, resolveDir, pluginData}: OnResolveArgs,
  build: PluginBuild,
  found: ModuleSearch,
): Promise<OnResolveResult | undefined> {
  if (pluginData === ASKED || kind === 'entry-point') return undefined
  if (isBuiltin(path)) return {path, external: true}
  found.addImport(path, resolveDir)
  const result = await build.resolve(path, {kind, importer, resolveDir, pluginData: ASKED})
  return result.errors.length > 0 || result.external ? {path, external: true} : {path: result.path}
}

/** Of the site's own files: packages name many variables for purposes of their own. */
function variablesIn(files: readonly string[]): readonly string[] {
  const own = files.filter((path) => !isInPackage(path) && /\.[cm]?[jt]sx?$/.test(path) && existsSync(path))
  return [...new Set(own.flatMap((path) => findVariables(readFileSync(path, 'utf8'))))].sort()
}

function isInPackage(path: string): boolean {
  return path.split(sep).includes('node_modules')
}
