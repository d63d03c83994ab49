// An end to waiting: a network that hangs must not leave a reader before a page that never comes.

/** Milliseconds that a page may take to load by itself. What follows, such as a look at the server, is over within ten seconds. */
export const LOAD_LIMIT_MS = 6_000

/** Says that something took too long, rather than that it failed. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError'
}

/** Settles as the promise does, or rejects when that takes too long; what the promise does later is nobody's concern. */
export function inTime<T>(loading: Promise<T>, what: string, limitMs = LOAD_LIMIT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`${what} did not load in time.`)), limitMs)
  })
  return Promise.race([loading, end]).finally(() => clearTimeout(timer))
}
