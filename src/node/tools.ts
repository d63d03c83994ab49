// The tools that every stage is given: store, workers, report, progress.
import type {WatchedInput} from './api-types.ts'
import type {RemoteCache} from './cache/remote.ts'
import type {Shard} from './cache/shard.ts'
import type {Store} from './cache/store.ts'
import type {Report} from './model.ts'
import type {WorkerPool} from './workers/pool.ts'

export interface Tools {
  readonly store: Store
  /** Entries that other machines have made. */
  readonly remote: RemoteCache
  /** Only this part of the work is done, for others. */
  readonly shard?: Shard | undefined
  readonly workers: WorkerPool
  readonly report: Report
  /** Receives what a rebuilding server must look at. */
  readonly watch: (inputs: readonly WatchedInput[]) => void
  /** Progress inside a stage. */
  readonly tick: (stage: string, done: number, total: number) => void
  /** A line of output about a stage that takes longer than usual, while it runs. */
  readonly tell?: (stage: string, message: string) => void
  readonly signal?: AbortSignal
}

/** Stops a stage between two pieces of work when the build was cancelled. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw signal.reason
}
