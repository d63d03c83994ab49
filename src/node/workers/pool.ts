// The worker pool: as many threads as cores, started with the first task, so that a build with nothing to do starts none.
import {setMaxListeners} from 'node:events'
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {StoreSession} from '../cache/store.ts'
import {StoreError} from '../cache/store-error.ts'
import {readErrno} from '../files/errno.ts'
import {createCodeThreads} from './code-threads.ts'
import {type ProgressWatch, watchProgress} from './watch-progress.ts'
import {type FailureDetails, type FailureReason, WorkerFailure} from './worker-failure.ts'
import type {WorkerTask} from './worker-task.ts'

export interface WorkerPool {
  /** Runs one task in a free thread. Rejects with a WorkerFailure when the thread dies, or is at one item for too long. */
  readonly run: <Input, Output>(task: WorkerTask<Input, Output>, input: Input) => Promise<Output>
  readonly threadCount: number
  /** So many batches at once keep all busy that work for the pool. */
  readonly batchesAhead: number
  /** Leaves the threads to the next build, or ends them. */
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
/** So many items may hang: then the fault is in what they share, and waiting for each of them would take all day. */
const MAX_TIMEOUTS = 3

/** URL of the compiled entry of a thread. */
export function threadFile(programRoot: string): string {
  return pathToFileURL(join(programRoot, 'dist/worker.js')).href
}

export function createPool({filename, cacheDir, session, timeLimit, threadCount, signal}: PoolOptions): WorkerPool {
  const count = threadCount ?? Math.min(MAX_THREADS, availableParallelism())
  const place = {cacheDir, session}
  const threads = createCodeThreads({filename, count})
  let timeouts = 0
  // Each task in flight listens for the abort.
  if (signal !== undefined) setMaxListeners(0, signal)
  return {
    threadCount: count,
    batchesAhead: count * AHEAD_OF_THREAD,
    run: async ({name, code}, input) => {
      const used = threads.enter(code?.(input))
      const watch = watchProgress(timeLimit)
      const stop = signal === undefined ? watch.signal : AbortSignal.any([signal, watch.signal])
      try {
        return await used.threads.pool.run({input, place, progress: watch.progress}, {name, signal: stop})
      } catch (error) {
        used.threads.isSpent = true
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
        if (watch.hasForeignCode()) used.threads.isSpent = true
        watch.stop()
        await threads.leave(used)
      }
    },
    close: threads.close,
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
