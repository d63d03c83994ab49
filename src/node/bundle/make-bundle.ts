// Makes a bundle from the files as they are at one moment. A bundler says what it read when it is done, and files may be
// saved while it works: then the bundle holds neither the old site nor the new one, and is made again.
import {fork} from 'node:child_process'
import {mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {type Diagnostic, SiteError, toDiagnostic} from '../../shared/diagnostics.ts'
import {hashOf, keyOf} from '../cache/hash.ts'
import type {InputPaths, InputState} from '../cache/input-states.ts'
import type {Snapshots} from '../cache/snapshots.ts'
import {MAX_ATTEMPTS, workUnchanged} from '../cache/work-unchanged.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {Tools} from '../tools.ts'
import type {BundleFinding} from './bundle-errors.ts'
import type {BundleAnswer} from './bundle-process.ts'
import {takeCache} from './bundler-cache.ts'
import {extendConfig, type NamedExtension} from './extensions/extend-config.ts'
import type {BundleJob, BundleMetadata} from './run-bundler.ts'

/** A finished bundle, kept in the store under the key of its settings. */
export interface KeptBundle {
  /** Name of its folder. */
  readonly folder: string
  readonly metadata: BundleMetadata
  readonly hash: string
  /** All that the bundler read or looked for, as it was. */
  readonly inputs: readonly InputState[]
}

/** All but where to write. */
export type BundleOrder = Omit<BundleJob, 'outputDir'> & {
  /** What plugins change of the configuration. */
  readonly extensions: readonly NamedExtension[]
}

export interface MakeOptions {
  /** Folder of all bundles. */
  readonly folder: string
  readonly key: string
  /** Inputs of the last bundle of this key, which are likely those of the next. */
  readonly known: readonly string[]
  readonly snapshots: Snapshots
  /** Is told what a bundle is made from, also of one that fails. */
  readonly onInputs: (inputs: InputPaths) => void
  readonly signal: Tools['signal']
}

let partCount = 0

/** @throws SiteError when the site's code is wrong, and when its files change as often as they are read. */
export async function makeBundle(order: BundleOrder, options: MakeOptions): Promise<KeptBundle> {
  const {folder, key, known, snapshots, signal} = options
  // Of this process and this call: others may make the same bundle at the same time.
  const part = join(folder, `${key}.${process.pid}-${++partCount}.part`)
  try {
    const {result, states, changed} = await workUnchanged({folder, known, snapshots}, async () => {
      if (signal?.aborted === true) throw signal.reason
      rmSync(part, {recursive: true, force: true})
      mkdirSync(part, {recursive: true})
      const run = await prepareWithCache({...order, outputDir: part}, signal)
      return async () => {
        const metadata = await run()
        options.onInputs(metadata.inputs)
        return metadata
      }
    })
    if (changed.length > 0) throw new SiteError([restless(changed, order.siteDir)])
    if (result.findings.length > 0) throw new SiteError(result.findings.map(toFinding))
    return keepFiles(result, {folder, key, part, inputs: states})
  } finally {
    rmSync(part, {recursive: true, force: true})
  }
}

export interface FinishedFiles {
  /** Of all bundles. */
  readonly folder: string
  readonly key: string
  /** Folder of the files, which is moved. */
  readonly part: string
  readonly inputs: readonly InputState[]
}

/** Puts a finished bundle in its place. @throws the system's error. */
export function keepFiles(metadata: BundleMetadata, {folder, key, part, inputs}: FinishedFiles): KeptBundle {
  const hash = hashBundle(part, metadata)
  // Named by what is in it: whoever uses a bundle of that name has the same bytes, and it is never written again.
  const name = keyOf(key, hash)
  const target = join(folder, name)
  const made = {folder: name, metadata, hash, inputs}
  if (!isSound(made, folder)) {
    rmSync(target, {recursive: true, force: true})
    try {
      renameSync(part, target)
    } catch (error) {
      // Another process was faster.
      if (!isSound(made, folder)) throw error
    }
  }
  return made
}

/** Its files are those that were made: they are run and published. Folders of a cache may be cleared, in part too. */
export function isSound({folder, metadata, hash}: KeptBundle, dir: string): boolean {
  try {
    return hashBundle(join(dir, folder), metadata) === hash
  } catch {
    return false
  }
}

const SERVER_FILE = 'server.cjs'

/** All files of a bundle, relative to its folder. */
export function bundleFiles({files}: BundleMetadata): readonly string[] {
  return [...files, SERVER_FILE]
}

function hashBundle(dir: string, {files}: BundleMetadata): string {
  return keyOf(
    ...files.flatMap((file) => [file, hashOf(readFileSync(join(dir, file)))]),
    hashOf(readFileSync(join(dir, SERVER_FILE))),
  )
}

function restless(paths: readonly string[], siteDir: string): Diagnostic {
  const [first = '', ...others] = [...new Set(paths)].map((path) => toSourcePath(path, siteDir))
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return {
    level: 'error',
    code: 'bundle/inputs-changing',
    message: `The site's code was bundled ${MAX_ATTEMPTS} times, and each time files changed meanwhile: "${first}"${more}.`,
    hint: 'Build again when nothing writes to these files. A tool that generates them should leave a file alone that stays the same.',
    location: {sourcePath: first},
  }
}

function toFinding({file, ...message}: BundleFinding): Diagnostic {
  if (file !== undefined) return toDiagnostic(message, file)
  const {level, code, message: text, hint} = message
  return {level, code, message: text, ...(hint === undefined ? {} : {hint})}
}

type WholeOrder = BundleOrder & Pick<BundleJob, 'outputDir'>

type Run = () => Promise<BundleMetadata>

async function prepareWithCache({extensions, ...job}: WholeOrder, signal: AbortSignal | undefined): Promise<Run> {
  const release = job.cacheDir === undefined ? undefined : takeCache(join(job.cacheDir, job.bundler))
  try {
    const free = release === undefined ? {...job, cacheDir: undefined} : job
    const run = extensions.length > 0 ? await prepareExtended(free, extensions) : () => runInProcess(free, signal)
    return () => run().finally(release)
  } catch (error) {
    release?.()
    throw error
  }
}

/** In this process, as functions of plugins cannot be sent to another. What they do wrong has been reported. */
async function prepareExtended(job: BundleJob, extensions: readonly NamedExtension[]): Promise<Run> {
  forgetModules(job.siteDir)
  const {configureBundler, runBundler} = await import('./run-bundler.ts')
  const options = {...job, report: () => undefined}
  const configs = configureBundler(job, (config, isServer) => extendConfig(config, extensions, {...options, isServer}))
  return () => runBundler(job, configs)
}

/** Loaders of the site are loaded as they are now, also by a server that has run them before. */
function forgetModules(siteDir: string): void {
  const {cache} = createRequire(import.meta.url)
  for (const file of Object.keys(cache))
    if (file.startsWith(`${siteDir}/`) && !file.includes('/node_modules/')) delete cache[file]
}

/**
 * In a process of its own: its memory goes with it, and native code that crashes, as some versions of Rspack do when they
 * are loaded by a second thread, does not end the build without a word.
 */
function runInProcess(job: BundleJob, signal: AbortSignal | undefined): Promise<BundleMetadata> {
  return new Promise((resolve, reject) => {
    const child = fork(join(job.programRoot, 'dist/bundle-process.js'), {
      env: {...process.env, NODE_ENV: 'production'},
      execArgv: [],
      serialization: 'advanced',
      // What loaders print must not get between the lines of `--json`.
      stdio: ['ignore', 2, 2, 'ipc'],
    })
    const abort = (): void => {
      child.kill('SIGKILL')
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, {once: true})
    child.once('message', (message) => {
      // Sent by bundle-process.ts.
      const answer = message as BundleAnswer
      if ('metadata' in answer) resolve(answer.metadata)
      else reject(Object.assign(new Error(answer.error.message), {stack: answer.error.stack}))
      // It has nothing left to do, and Rspack complains of itself when it may end in order.
      child.kill('SIGKILL')
    })
    child.once('error', reject)
    child.once('exit', (code, killedBy) => {
      signal?.removeEventListener('abort', abort)
      // Without effect when it has told its result.
      reject(new SiteError([ended(job, killedBy ?? `exit code ${code}`)]))
    })
    child.send(job)
  })
}

function ended({bundler}: BundleJob, how: string): Diagnostic {
  const other = bundler === 'webpack' ? 'rspack' : 'webpack'
  return {
    level: 'error',
    code: 'bundle/crashed',
    message: `The bundler "${bundler}" ended without a result (${how}).`,
    hint: `Build again with more memory, or with the other bundler: bundler: '${other}'.`,
  }
}
