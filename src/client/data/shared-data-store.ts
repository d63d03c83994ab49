// Data that several pages use, by id. One store for the life of the client; one per page in the render worker.
import type {Json} from '../../shared/contract.ts'

export interface SharedDataStore {
  /** The value, if it is there. */
  readonly find: (id: string) => Json | undefined
  /** Loads once; a failed load may be tried again. */
  readonly load: (id: string) => Promise<Json>
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

  async function loadOnce(id: string): Promise<Json> {
    try {
      const value = await fetchData(id)
      values.set(id, value)
      return value
    } finally {
      pending.delete(id)
    }
  }

  return {
    find: (id) => values.get(id),
    load(id) {
      const known = values.get(id)
      if (known !== undefined) return Promise.resolve(known)
      const running = pending.get(id) ?? loadOnce(id)
      pending.set(id, running)
      return running
    },
  }
}
