// Scroll positions by history entry, so that going back and forward returns to where the reader was.

export interface ScrollPosition {
  readonly x: number
  readonly y: number
}

export interface ScrollMemory {
  readonly save: (key: string, position: ScrollPosition) => void
  readonly find: (key: string) => ScrollPosition | undefined
  /** Writes the positions to the storage, for the time after a reload. */
  readonly persist: () => void
}

const STORAGE_KEY = 'quire-scroll'
const MAX_ENTRIES = 100

/** @param storage Session storage, or null where it is unavailable: then nothing survives a reload. */
export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | null): ScrollMemory {
  const positions = new Map(readStored(storage))
  return {
    save(key, position) {
      positions.delete(key)
      positions.set(key, position)
    },
    find: (key) => positions.get(key),
    persist() {
      try {
        storage?.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)))
      } catch {
        // A full storage costs the positions, not the page.
      }
    },
  }
}

function readStored(storage: Pick<Storage, 'getItem'> | null): readonly (readonly [string, ScrollPosition])[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]')
    // Written by `persist` alone; anything that is not a list is taken for empty.
    return Array.isArray(stored) ? (stored as [string, ScrollPosition][]) : []
  } catch {
    return []
  }
}
