// The tools that every stage is given: store, workers, report, progress.

import {SiteError} from '../shared/diagnostics.ts'
import type {WatchedInput} from './api-types.ts'
import type {Store} from './cache/store.ts'
import type {Report} from './model.ts'
import type {WorkerPool} from './workers/pool.ts'

export interface Tools {
  readonly store: Store
  readonly workers: WorkerPool
  readonly report: Report
  /** Receives what a rebuilding server must look at. */
  readonly watch: (inputs: readonly WatchedInput[]) => void
  /** Progress inside a stage. */
  readonly tick: (stage: string, done: number, total: number) => void
  readonly signal?: AbortSignal
}

/** Stops a stage between two pieces of work when the build was cancelled. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw signal.reason
}

/** What the work gives, as a list of one; an empty list when the site's mistakes stop it, which are then reported. */
export async function collectErrors<T>(work: () => T | Promise<T>, report: Report): Promise<T[]> {
  try {
    return [await work()]
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    for (const diagnostic of error.diagnostics) report(diagnostic)
    return []
  }
}
