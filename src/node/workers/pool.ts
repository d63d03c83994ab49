// The worker pool: as many threads as cores, started with the first task, so that a build with nothing to do starts none.
import {setMaxListeners} from 'node:events'
import {availableParallelism} from 'node:os'
import Tinypool from 'tinypool'
import {SiteError} from '../../shared/diagnostics.ts'
import type {StoreSession} from '../cache/store.ts'
import {StoreError} from '../cache/store-error.ts'
import {systemFacts} from '../files.ts'
import type {TaskInput, TaskName, TaskOutput} from './tasks.ts'

export interface WorkerPool {
  /** Runs one task in a free thread. Rejects with a SiteError when the thread dies. */
  readonly run: <Name extends TaskName>(name: Name, input: TaskInput<Name>) => Promise<TaskOutput<Name>>
  readonly threadCount: number
  readonly close: () => Promise<void>
}

export interface PoolOptions {
  /** URL of the compiled thread entry. */
  readonly filename: string
  readonly cacheDir: string
  readonly session: StoreSession
  readonly threadCount?: number
  readonly signal?: AbortSignal
}

/** More threads gain little, since the main thread has its share of each page, and each costs 100 MB. */
const MAX_THREADS = 8
/** Bounds one thread's heap; an 8 MB table needs about 300 MB while it is compiled. */
const HEAP_LIMIT_MB = 1024

export function createPool({filename, cacheDir, session, threadCount, signal}: PoolOptions): WorkerPool {
  const threads = threadCount ?? Math.min(MAX_THREADS, availableParallelism())
  let pool: Tinypool | undefined
  // Each task in flight listens for the abort.
  if (signal !== undefined) setMaxListeners(0, signal)
  const start = (): Tinypool => {
    pool ??= new Tinypool({
      filename,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      workerData: {cacheDir, session},
      resourceLimits: {maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: 32},
    })
    return pool
  }
  return {
    threadCount: threads,
    run: async (name, input) => {
      try {
        return await start().run(input, {name, ...(signal === undefined ? {} : {signal})})
      } catch (error) {
        throw signal?.aborted === true ? error : describeFailure(error)
      }
    },
    close: async () => {
      await pool?.destroy()
    },
  }
}

function describeFailure(error: unknown): unknown {
  const ofStore = error instanceof Error ? StoreError.fromData(error.cause) : undefined
  if (ofStore !== undefined) return ofStore
  if (error instanceof Error && systemFacts(error.cause) !== undefined) return Object.assign(error, error.cause)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isDead =
    code === 'ERR_WORKER_OUT_OF_MEMORY' || (error instanceof Error && /exited|terminat/i.test(error.message))
  if (!isDead) return error
  const message = code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'A worker ran out of memory.' : 'A worker thread died.'
  const hint =
    'The last output is untouched. Cut a very large page into several; if there is none, build again with more memory.'
  return new SiteError([{level: 'error', code: 'worker/died', message, hint}], {cause: error})
}
