// The worker pool: as many threads as cores, started with the first task, so that a build with nothing to do starts none.
import {setMaxListeners} from 'node:events'
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import Tinypool from 'tinypool'
import type {StoreSession} from '../cache/store.ts'
import {StoreError} from '../cache/store-error.ts'
import {readErrno} from '../files/errno.ts'
import {type ProgressWatch, watchProgress} from './watch-progress.ts'
import {type FailureDetails, type FailureReason, WorkerFailure} from './worker-failure.ts'
import type {WorkerTask} from './worker-task.ts'

export interface WorkerPool {
  /** Runs one task in a free thread. Rejects with a WorkerFailure when the thread dies, or is at one item for too long. */
  readonly run: <Input, Output>(task: WorkerTask<Input, Output>, input: Input) => Promise<Output>
  readonly threadCount: number
  /** So many batches at once keep all busy that work for the pool. */
  readonly batchesAhead: number
  readonly close: () => Promise<void>
}

export interface PoolOptions {
  /** URL of the compiled thread entry. */
  readonly filename: string
  readonly cacheDir: string
  readonly session: StoreSession
  /** Seconds that a thread may take for one item of a batch. */
  readonly timeLimit: number
  readonly threadCount?: number
  readonly signal?: AbortSignal
}

/** More threads gain little, since the main thread has its share of each page, and each costs 100 MB. */
const MAX_THREADS = 8
/** The next batch of a thread is there when it has done one, and all others are not held yet. */
const AHEAD_OF_THREAD = 3
/** Bounds one thread's heap; an 8 MB table needs about 300 MB while it is compiled. */
const HEAP_LIMIT_MB = 1024

/** So many items may hang: then the fault is in what they share, and waiting for each of them would take all day. */
const MAX_TIMEOUTS = 3

/** URL of the compiled entry of a thread. */
export function threadFile(programRoot: string): string {
  return pathToFileURL(join(programRoot, 'dist/worker.js')).href
}

export function createPool({filename, cacheDir, session, timeLimit, threadCount, signal}: PoolOptions): WorkerPool {
  const threads = threadCount ?? Math.min(MAX_THREADS, availableParallelism())
  let pool: Tinypool | undefined
  let timeouts = 0
  // Each task in flight listens for the abort.
  if (signal !== undefined) setMaxListeners(0, signal)
  const create = (): Tinypool => {
    const made = new Tinypool({
      filename,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      workerData: {cacheDir, session},
      resourceLimits: {maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: 32},
    })
    // A thread without a task may end by what an earlier one has left behind; with the next task another is started.
    made.on('error', () => undefined)
    return made
  }
  const start = (): Tinypool => {
    pool ??= create()
    return pool
  }
  return {
    threadCount: threads,
    batchesAhead: threads * AHEAD_OF_THREAD,
    run: async ({name}, input) => {
      const watch = watchProgress(timeLimit)
      const stop = signal === undefined ? watch.signal : AbortSignal.any([signal, watch.signal])
      try {
        return await start().run({input, progress: watch.progress}, {name, signal: stop})
      } catch (error) {
        if (signal?.aborted === true) throw error
        const reason = reasonOf(error, watch)
        if (reason === undefined) throw restore(error)
        if (reason === 'timeout') timeouts += 1
        const isLast = timeouts >= MAX_TIMEOUTS
        throw new WorkerFailure(
          {reason, task: name, limit: timeLimit, itemIndex: watch.itemIndex(), isLast, ...detailOf(reason, error)},
          {cause: error},
        )
      } finally {
        watch.stop()
      }
    },
    close: async () => {
      await pool?.destroy()
    },
  }
}

/** The error that a task threw, as it was before it went from one thread to another. */
function restore(error: unknown): unknown {
  const ofStore = error instanceof Error ? StoreError.fromData(error.cause) : undefined
  if (ofStore !== undefined) return ofStore
  if (error instanceof Error && readErrno(error.cause) !== undefined) return Object.assign(error, error.cause)
  return error
}

/** Why a thread gave no answer; undefined when the error is an answer. */
function reasonOf(error: unknown, watch: ProgressWatch): FailureReason | undefined {
  if (watch.signal.aborted) return 'timeout'
  if (watch.isUnhandled()) return 'unhandled'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'memory'
  return error instanceof Error && /exited|terminat/i.test(error.message) ? 'died' : undefined
}

/** What is worth telling of the error that ended a thread. */
function detailOf(reason: FailureReason, error: unknown): Pick<FailureDetails, 'detail'> {
  return reason === 'unhandled' ? {detail: error instanceof Error ? error.message : String(error)} : {}
}
