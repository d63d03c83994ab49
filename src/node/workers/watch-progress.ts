// Tells when a thread has been at one item for too long. The thread writes where it is into shared memory, as one that hangs
// answers no message.

/**
 * The first: 0 before a thread takes the task, 1 while it prepares, `n + 2` at item `n`. The second: 1 when an error that
 * nothing catches ends the thread. The third: 1 when the thread has run code that is not the program's. The fourth: how often an
 * item has been begun.
 */
export type Progress = Int32Array<SharedArrayBuffer>

export const PREPARING = 1
const FIRST_ITEM = 2

export interface ProgressWatch {
  readonly progress: Progress
  /** Aborted when the time is up. */
  readonly signal: AbortSignal
  /** Where the thread is, or was. */
  readonly itemIndex: () => number | undefined
  /** The thread was ended by an error that nothing caught. */
  readonly isUnhandled: () => boolean
  /** The thread has run code that is not the program's, for this task or before. */
  readonly hasForeignCode: () => boolean
  readonly stop: () => void
}

const TICK_MS = 500

/** @param limit Seconds that one item may take. */
export function watchProgress(limit: number): ProgressWatch {
  const progress: Progress = new Int32Array(new SharedArrayBuffer(16))
  const timeout = new AbortController()
  let seen = 0
  let begun = 0
  let waitedMs = 0
  const timer = setInterval(() => {
    const now = Atomics.load(progress, 0)
    const count = Atomics.load(progress, 3)
    // Ticks are counted rather than time: a machine that sleeps, and a main thread that is busy, cost the page nothing.
    waitedMs = now === seen && count === begun && now !== 0 ? waitedMs + TICK_MS : 0
    seen = now
    begun = count
    if (waitedMs >= limit * 1000) timeout.abort()
  }, TICK_MS)
  timer.unref()
  return {
    progress,
    signal: timeout.signal,
    itemIndex: () => {
      const at = Atomics.load(progress, 0)
      return at < FIRST_ITEM ? undefined : at - FIRST_ITEM
    },
    isUnhandled: () => Atomics.load(progress, 1) !== 0,
    hasForeignCode: () => Atomics.load(progress, 2) !== 0,
    stop: () => clearInterval(timer),
  }
}

/** Notes that the thread starts with an item, or with something for one that it is at already. */
export function markItem(progress: Progress, index: number): void {
  Atomics.store(progress, 0, index + FIRST_ITEM)
  Atomics.add(progress, 3, 1)
}

/** Notes that the thread is about to end for an error that nothing caught. */
export function markUnhandled(progress: Progress): void {
  Atomics.store(progress, 1, 1)
}

/** Notes that the thread has run code that is not the program's. */
export function markForeignCode(progress: Progress): void {
  Atomics.store(progress, 2, 1)
}
