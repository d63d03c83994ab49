// Data that several pages use, by id. One store for the life of the client; one per page in the render worker.
import type {Json} from '../../shared/contract.ts'

export interface SharedDataStore {
  /** The value, if it is there. */
  readonly find: (id: string) => Json | undefined
  /**
   * Loads once; a failed load may be tried again.
   * @param hash Of the value that the caller was built with. Where it differs from that of the value which is there, the site
   *   has been published again meanwhile, and the value is loaded again.
   */
  readonly load: (id: string, hash?: string) => Promise<Json>
  /** For a site that is being written: loads again all that is there. What cannot be loaded stays as it was. */
  readonly renew: () => Promise<void>
}

/**
 * @param initial Values known from the start.
 * @param fetchData Gets a value by id; rejects when it cannot.
 */
export function createSharedDataStore(
  initial: Readonly<Record<string, Json>>,
  fetchData: (id: string) => Promise<Json>,
): SharedDataStore {
  const values = new Map(Object.entries(initial))
  const pending = new Map<string, Promise<Json>>()
  const hashes = new Map<string, string>()

  async function loadOnce(id: string, hash: string | undefined): Promise<Json> {
    try {
      const value = await fetchData(id)
      values.set(id, value)
      if (hash !== undefined) hashes.set(id, hash)
      return value
    } finally {
      pending.delete(id)
    }
  }

  return {
    find: (id) => values.get(id),
    load(id, hash) {
      const known = values.get(id)
      const isOther = hash !== undefined && hash !== (hashes.get(id) ?? hash)
      if (known !== undefined && !isOther) return Promise.resolve(known)
      const running = pending.get(id) ?? loadOnce(id, hash)
      pending.set(id, running)
      return running
    },
    async renew() {
      hashes.clear()
      await Promise.allSettled([...values.keys()].map((id) => loadOnce(id, undefined)))
    },
  }
}
