// What a client of a server of some kind does for the shared cache: bytes by name.

export interface Transport {
  /** How messages call the server: its address without passwords. */
  readonly address: string
  /**
   * Reads entries. Calls back once for each name, with undefined where nothing is.
   * @throws TransportError when the server cannot be used; the signal's reason when it is aborted.
   */
  readonly read: (names: readonly string[], onEntry: OnEntry, signal: AbortSignal) => Promise<void>
  /** @throws TransportError as above; one that is `onlyThis` when the server does not take this entry. */
  readonly write: (name: string, bytes: Uint8Array, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}

export type OnEntry = (name: string, bytes: Buffer | undefined) => void

export class TransportError extends Error {
  /** The server may well take others. */
  readonly onlyThis: boolean
  constructor(message: string, options: ErrorOptions & {readonly onlyThis?: boolean} = {}) {
    super(message, options)
    this.name = 'TransportError'
    this.onlyThis = options.onlyThis ?? false
  }
}

/** Requests that are under way at a time: round trips cost more than bytes. */
export const PARALLEL = 48

/** Does work on each item, several at a time. Ends with the first error. */
export async function forEachParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  const one = async (): Promise<void> => {
    while (next < items.length) {
      const at = next
      next += 1
      // The index is in range, and the list may hold undefined.
      await work(items[at] as T)
    }
  }
  await Promise.all(Array.from({length: Math.min(PARALLEL, items.length)}, one))
}

/** An address as it may be shown: without user and password. */
export function publicAddress(url: URL): string {
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  shown.search = ''
  return shown.href
}
