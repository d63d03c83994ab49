// A bundler that stays after a bundle, for the next: only modules that have changed are compiled again, and it writes what open
// pages need to go from one bundle to the next.
import {copyFileSync, mkdirSync, readFileSync, statSync} from 'node:fs'
import {dirname, extname, join} from 'node:path'
import {type Loader, transform} from 'esbuild'
import type {InputPaths} from '../cache/input-states.ts'
import {CANNOT_WRITE} from '../cache/store-error.ts'
import {toBundleFinding} from './bundle-errors.ts'
import type {BundleFinding} from './bundle-finding.ts'
import type {BundleJob, BundleMetadata} from './bundle-job.ts'
import {type BothCompiler, createCompiler} from './create-compiler.ts'
import {explainCrash} from './explain-crash.ts'
import {configureBundler, listAssets, NOTHING, readBundle, runOnce} from './run-bundler.ts'

/** Makes the next bundle, in the folder given. */
export type RunLive = (outputDir: string) => Promise<BundleMetadata>

/** @param job Its `outputDir` is where the bundler writes; all of a bundle is copied from there. */
export async function openLiveCompiler(job: BundleJob, configs = configureBundler(job)): Promise<RunLive> {
  const compiler = await explainCrash(configs, job, () => createCompiler(configs, job))
  let before: ReadonlyMap<string, string> = new Map()
  let inputs: InputPaths = {files: [], folders: [], missing: []}
  return async (outputDir) => {
    const changed = [...before].filter(([path, state]) => stateOf(path) !== state).map(([path]) => path)
    const findings = await findSyntaxErrors(changed, job)
    if (findings.length > 0) return {...NOTHING, findings, inputs}
    nameChanges(compiler, changed)
    const stats = await writeIn(job.outputDir, () => explainCrash(configs, job, () => runOnce(compiler)))
    const assets = new Set(stats.stats.flatMap(listAssets))
    await writeIn(outputDir, async () => {
      if (!stats.hasErrors()) for (const name of assets) copy(join(job.outputDir, name), join(outputDir, name))
    })
    const metadata = await readBundle(stats, {...job, outputDir}, job.outputDir)
    inputs = metadata.inputs
    before = statesOf(inputs)
    return metadata
  }
}

const LOADERS: Readonly<Record<string, Loader>> = {'.tsx': 'tsx', '.ts': 'ts', '.jsx': 'jsx', '.js': 'jsx'}

/**
 * Of scripts that people are in the middle of writing. The bundler never sees them: Rspack would take such a bundle for the one that
 * open pages run, and a page would be loaded again when it is corrected.
 */
async function findSyntaxErrors(changed: readonly string[], site: BundleJob): Promise<readonly BundleFinding[]> {
  const found = changed.map(async (path) => {
    const loader = LOADERS[extname(path)]
    if (loader === undefined || stateOf(path) === '') return []
    try {
      await transform(readFileSync(path, 'utf8'), {loader, sourcefile: path, logLevel: 'silent', tsconfigRaw: {}})
      return []
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return [toBundleFinding({message, module: {resource: path}}, site)]
    }
  })
  return (await Promise.all(found)).flat()
}

/** Tools wrap what the system says, and of a copy it names the original: where the disk is full is to be told. */
async function writeIn<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const code = CANNOT_WRITE.find((one) => new RegExp(`\\b${one}\\b`).test(message))
    throw code === undefined ? error : Object.assign(new Error(message, {cause: error}), {code, path: folder})
  }
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), {recursive: true})
  copyFileSync(from, to)
}

/** Rspack looks at no other files; webpack looks at all. */
function nameChanges({compilers}: BothCompiler, changed: readonly string[]): void {
  const isThere = (path: string): boolean => stateOf(path) !== ''
  for (const one of compilers) {
    one.modifiedFiles = new Set(changed.filter(isThere))
    one.removedFiles = new Set(changed.filter((path) => !isThere(path)))
  }
}

function statesOf({files, folders, missing}: InputPaths): ReadonlyMap<string, string> {
  return new Map([...files, ...folders, ...missing].map((path) => [path, stateOf(path)]))
}

function stateOf(path: string): string {
  const stats = statSync(path, {throwIfNoEntry: false})
  return stats === undefined ? '' : [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join()
}
