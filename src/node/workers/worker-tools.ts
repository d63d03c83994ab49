// What a thread keeps between tasks: its handle on the store and whatever is costly to load.
import type {Store} from '../cache/store.ts'

export interface WorkerTools {
  readonly store: Store
  /** Called before each item of a batch: a thread that hangs or dies is known by it. */
  readonly begin: (index: number) => void
  /** Makes a value once per thread and key; a new key replaces the old value. */
  readonly once: <T>(memoKey: string, key: string, make: () => T) => T
}

export function createWorkerTools(store: Store): Omit<WorkerTools, 'begin'> {
  const kept = new Map<string, {key: string; value: unknown}>()
  return {
    store,
    once: <T>(memoKey: string, key: string, make: () => T): T => {
      const found = kept.get(memoKey)
      // A memo key is always used with the same maker, so its value has that maker's type.
      if (found?.key === key) return found.value as T
      const value = make()
      kept.set(memoKey, {key, value})
      return value
    },
  }
}
