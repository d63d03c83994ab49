// Where the bundler runs: in a process of its own, or in this one where functions of plugins change its configuration.
import {type ChildProcess, fork} from 'node:child_process'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import type {BundleJob, BundleMetadata, WholeOrder} from './bundle-job.ts'
import type {BundleAnswer, BundleRequest} from './bundle-process.ts'
import {takeCache} from './bundler-cache.ts'
import type {Configurations} from './create-compiler.ts'
import {extendConfig, type NamedExtension} from './extensions/extend-config.ts'

export type Run = () => Promise<BundleMetadata>

/** Makes ready for one bundle. */
export async function prepareRun(order: WholeOrder, signal: AbortSignal | undefined): Promise<Run> {
  const {job, extensions, release} = withCache(order)
  try {
    const run = extensions.length > 0 ? await prepareExtended(job, extensions) : () => runInProcess(job, signal)
    return () => run().finally(release)
  } catch (error) {
    release?.()
    throw error
  }
}

interface CachedJob {
  readonly job: BundleJob
  readonly extensions: readonly NamedExtension[]
  /** Lets others use the bundler's own cache; absent where another process has it. */
  readonly release: (() => void) | undefined
}

/** The job with the bundler's own cache, or without where it is in use. */
export function withCache({extensions, ...job}: WholeOrder): CachedJob {
  const release = job.cacheDir === undefined ? undefined : takeCache(join(job.cacheDir, job.bundler))
  return {job: release === undefined ? {...job, cacheDir: undefined} : job, extensions, release}
}

async function prepareExtended(job: BundleJob, extensions: readonly NamedExtension[]): Promise<Run> {
  const configs = await extendedConfigs(job, extensions)
  const {runBundler} = await import('./run-bundler.ts')
  return () => runBundler(job, configs)
}

/** In this process, as functions of plugins cannot be sent to another. What they do wrong has been reported. */
export async function extendedConfigs(job: BundleJob, extensions: readonly NamedExtension[]): Promise<Configurations> {
  forgetModules(job.siteDir)
  const {configureBundler} = await import('./run-bundler.ts')
  const options = {...job, documentFolders: [], report: () => undefined}
  return configureBundler(job, (config, isServer) => extendConfig(config, extensions, {...options, isServer}))
}

/** Loaders of the site are loaded as they are now, also by a server that has run them before. */
function forgetModules(siteDir: string): void {
  const {cache} = createRequire(import.meta.url)
  for (const file of Object.keys(cache))
    if (file.startsWith(`${siteDir}/`) && !file.includes('/node_modules/')) delete cache[file]
}

async function runInProcess(job: BundleJob, signal: AbortSignal | undefined): Promise<BundleMetadata> {
  const bundler = openProcess(job.programRoot)
  const end = (): void => void bundler.end()
  signal?.addEventListener('abort', end, {once: true})
  try {
    return await bundler.ask({job, workDir: undefined})
  } catch (error) {
    // What it was writing is about to be removed.
    await bundler.end()
    if (signal?.aborted === true) throw signal.reason
    throw error
  } finally {
    signal?.removeEventListener('abort', end)
    // It has nothing left to do, and Rspack complains of itself when it may end in order.
    end()
  }
}

export interface BundlerProcess {
  /** One after the other. @throws SiteError when the process ends. */
  readonly ask: (request: BundleRequest) => Promise<BundleMetadata>
  /** Settles when it is gone, and writes nothing more. */
  readonly end: () => Promise<void>
}

/**
 * A process for a bundler: its memory goes with it, and native code that crashes, as some versions of Rspack do when they
 * are loaded by a second thread, does not end the build without a word.
 */
export function openProcess(programRoot: string): BundlerProcess {
  const child = fork(join(programRoot, 'dist/bundle-process.js'), {
    env: {...process.env, NODE_ENV: 'production'},
    execArgv: [],
    serialization: 'advanced',
    // What loaders print must not get between the lines of `--json`.
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    // It was never there.
    child.once('error', () => child.pid === undefined && resolve())
  })
  return {
    ask: (request) => askProcess(child, request),
    end: () => {
      child.kill('SIGKILL')
      return gone
    },
  }
}

function askProcess(child: ChildProcess, request: BundleRequest): Promise<BundleMetadata> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null, killedBy: NodeJS.Signals | null): void =>
      reject(new SiteError([ended(request.job, killedBy ?? `exit code ${code}`)]))
    const onMessage = (message: unknown): void => {
      child.off('exit', onExit).off('error', reject)
      // Sent by bundle-process.ts.
      const answer = message as BundleAnswer
      if ('metadata' in answer) resolve(answer.metadata)
      else reject(Object.assign(new Error(answer.error.message), {stack: answer.error.stack, ...answer.error.errno}))
    }
    if (child.exitCode !== null || child.signalCode !== null) return onExit(child.exitCode, child.signalCode)
    child.once('message', onMessage).once('error', reject).once('exit', onExit)
    child.send(request)
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
