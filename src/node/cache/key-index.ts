// Where each key's record lies: a hash table in one typed array, since 60,000 strings for 10,000 pages would be held by
// each thread. Keys are known by 64 bits of hash; the record itself has the whole key.

/** Where a record lies. Positions and lengths are in bytes. */
export interface RecordPlace {
  /** Number of the segment, from 1. */
  readonly segment: number
  readonly position: number
  readonly length: number
}

export interface KeyIndex {
  readonly find: (hash: KeyHash) => RecordPlace | undefined
  /** Takes the place of what is known under that hash. Of an entry of which no use is known, this moment counts as one. */
  readonly set: (hash: KeyHash, place: RecordPlace, usedAt?: number) => void
  readonly delete: (hash: KeyHash) => void
  /** Notes that this build needs the entry. */
  readonly use: (hash: KeyHash) => void
  /** Notes that another build has used it. */
  readonly noteUse: (hash: KeyHash, usedAt: number) => void
  readonly entries: () => Generator<IndexEntry>
}

export type KeyHash = readonly [high: number, low: number]

export interface IndexEntry extends RecordPlace {
  readonly hash: KeyHash
  /** By this build. */
  readonly isUsed: boolean
  /** Of the last use that is known, in seconds since 1970. */
  readonly usedAt: number
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

/** 64 bits of a key, spread well. After cyrb53, public domain, with the words kept apart. */
export function hashKey(key: string): KeyHash {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return [high >>> 0, low >>> 0]
}

/** Words of a slot: hash (two), segment (0 in an empty slot), position, length (0 when deleted), whether used, time of use. */
const WORDS = 7

type Use = Pick<IndexEntry, 'isUsed' | 'usedAt'>

export function createKeyIndex(): KeyIndex {
  let capacity = 1024
  let table = new Uint32Array(capacity * WORDS)
  let filled = 0
  const word = (slot: number, at: number): number => table[slot * WORDS + at] ?? 0
  /** The slot of the hash, or the empty one where it would be. */
  const locate = ([high, low]: KeyHash): number => {
    let slot = low % capacity
    while (word(slot, 2) !== 0 && (word(slot, 0) !== high || word(slot, 1) !== low)) slot = (slot + 1) % capacity
    return slot
  }
  const write = ([high, low]: KeyHash, {segment, position, length}: RecordPlace, use: Use): void => {
    const slot = locate([high, low])
    if (word(slot, 2) === 0) filled += 1
    table.set([high, low, segment, position, length, Number(use.isUsed), use.usedAt], slot * WORDS)
  }
  const read = (slot: number): IndexEntry => ({
    hash: [word(slot, 0), word(slot, 1)],
    segment: word(slot, 2),
    position: word(slot, 3),
    length: word(slot, 4),
    isUsed: word(slot, 5) === 1,
    usedAt: word(slot, 6),
  })
  function* entries(): Generator<IndexEntry> {
    for (let slot = 0; slot < capacity; slot += 1) if (word(slot, 4) !== 0) yield read(slot)
  }
  const grow = (): void => {
    const all = [...entries()]
    capacity *= 2
    table = new Uint32Array(capacity * WORDS)
    filled = 0
    for (const entry of all) write(entry.hash, entry, entry)
  }
  return {
    find: (hash) => {
      const slot = locate(hash)
      return word(slot, 4) === 0 ? undefined : read(slot)
    },
    set: (hash, place, usedAt = 0) => {
      if (filled * 2 >= capacity) grow()
      const known = read(locate(hash))
      write(hash, place, {isUsed: known.isUsed, usedAt: Math.max(known.usedAt, usedAt) || nowInSeconds()})
    },
    delete: (hash) => {
      const slot = locate(hash)
      if (word(slot, 2) !== 0) table[slot * WORDS + 4] = 0
    },
    use: (hash) => {
      const slot = locate(hash)
      if (word(slot, 2) !== 0) table.set([1, nowInSeconds()], slot * WORDS + 5)
    },
    noteUse: (hash, usedAt) => {
      const slot = locate(hash)
      if (word(slot, 6) < usedAt && word(slot, 4) !== 0) table[slot * WORDS + 6] = usedAt
    },
    entries,
  }
}
