// Whether to prefetch: pure.

/** What the browser tells about the connection. */
export interface NetworkConnection {
  readonly effectiveType?: string
  readonly saveData?: boolean
  /** Megabits a second. */
  readonly downlink?: number
}

/** A slow connection or the request to save data, either alone, rules prefetching out. */
export function mayPrefetch(connection: NetworkConnection | undefined): boolean {
  if (connection?.saveData === true) return false
  return !(connection?.effectiveType ?? '').includes('2g')
}

/** Megabits a second. Below, the budget of a page view is more than an eighth of a second of all that the reader has. */
const ENOUGH_FOR_GUESSES = 2

/** Also rules out what is a mere guess, links in sight, where the connection has little to spare. */
export function mayGuess(connection: NetworkConnection | undefined): boolean {
  const {effectiveType = '', downlink = ENOUGH_FOR_GUESSES} = connection ?? {}
  return mayPrefetch(connection) && effectiveType !== '3g' && downlink >= ENOUGH_FOR_GUESSES
}

/** Most bytes spent in a page view on pages that are merely linked in sight: six or seven pages. */
export const VISIBLE_BUDGET_BYTES = 32_000

/** Counts what prefetching has cost in this page view. */
export interface PrefetchBudget {
  readonly spentBytes: number
  readonly count: number
}

export const emptyBudget: PrefetchBudget = {spentBytes: 0, count: 0}

/** True while one more page of the average size seen so far would still fit. */
export function hasRoom({spentBytes, count}: PrefetchBudget): boolean {
  const expectedBytes = count === 0 ? 0 : spentBytes / count
  return spentBytes + expectedBytes < VISIBLE_BUDGET_BYTES
}

export function spend({spentBytes, count}: PrefetchBudget, bytes: number): PrefetchBudget {
  return {spentBytes: spentBytes + bytes, count: count + 1}
}
