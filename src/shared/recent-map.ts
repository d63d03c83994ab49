// A map with a bound, for what is made again at need.

export interface RecentMap<Key, Value> {
  readonly get: (key: Key) => Value | undefined
  /** @param size In the unit of the bound; 1 by default. */
  readonly set: (key: Key, value: Value, size?: number) => void
}

interface Entry<Key, Value> {
  /** As it was set: an equal text may be a part of a longer one, which would be kept with it. */
  readonly key: Key
  readonly value: Value
  readonly size: number
}

/**
 * What nobody has asked for while others of the given size came is forgotten.
 * @param maxSize Half of what it holds at most.
 */
export function createRecentMap<Key, Value>(maxSize: number): RecentMap<Key, Value> {
  let recent = new Map<Key, Entry<Key, Value>>()
  let before = new Map<Key, Entry<Key, Value>>()
  let size = 0
  const add = (entry: Entry<Key, Value>): void => {
    if (size >= maxSize) {
      before = recent
      recent = new Map()
      size = 0
    }
    size += entry.size
    recent.set(entry.key, entry)
  }
  return {
    get: (key) => {
      const entry = recent.get(key)
      if (entry !== undefined) return entry.value
      const older = before.get(key)
      if (older !== undefined) add(older)
      return older?.value
    },
    set: (key, value, ownSize = 1) => add({key, value, size: ownSize}),
  }
}
