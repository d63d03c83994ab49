// A part of a large index: a file of its own, named by its bytes.
import {placeByHash} from 'quire-docs/plugin/search'
import {contentHash} from './content-hash.ts'

export interface Shard {
  readonly name: string
  readonly text: string
}

/** A shard of a sorted list, with what its first entry begins with. */
export interface ListShard<First> extends Shard {
  readonly first: First
}

export function toShard(text: string): Shard {
  // One site has thousands of them: more digits than other files have.
  return {name: contentHash(text, 10), text}
}

/** Of the most that a shard may hold: below this it is never cut, and so much more it holds on average before it is. */
const LEAST = 1 / 3

/**
 * Says of each entry of a sorted list whether a shard begins with it. That depends on the entry and on what the shard has so
 * far, and on nothing before: after an edit the shards behind it begin where they did.
 * @param limit Most that a shard may hold. A larger entry fills a shard of its own.
 */
export function createCutter(limit: number): (key: string, size: number) => boolean {
  const least = limit * LEAST
  let filled = 0
  return (key, size) => {
    const isFull = filled > 0 && filled + size > limit
    const begins = isFull || (filled >= least && placeByHash(key) < size / least)
    filled = begins ? size : filled + size
    return begins
  }
}

export interface PackedEntry {
  /** What tells it from others, and stays when other entries come and go. */
  readonly key: string
  readonly text: string
}

/**
 * Packs JSON texts into shards.
 * @param sizeOf Of a text, in the unit of the limit.
 */
export function createPacker<First>(limit: number, sizeOf: (text: string) => number) {
  const begins = createCutter(limit)
  let first: First | undefined
  let entries: string[] = []
  /** The shard that is begun, if any. */
  const close = (): readonly ListShard<First>[] => {
    const closed = first === undefined ? [] : [{first, ...toShard(`[${entries.join(',')}]`)}]
    first = undefined
    entries = []
    return closed
  }
  /** Adds a text, and gives the shard that was full before. @param start What a shard is found by that begins with it. */
  const add = (start: First, {key, text}: PackedEntry): readonly ListShard<First>[] => {
    const full = begins(key, sizeOf(text)) ? close() : []
    first ??= start
    entries.push(text)
    return full
  }
  return {add, close}
}

/** An entry of a shard that is cut again. */
export interface CutEntry<First> extends PackedEntry {
  /** What a shard is found by that begins with it. */
  readonly start: First
}

/** A list in shards, some of whose entries have changed. */
export interface ChangedList<First> {
  readonly limit: number
  readonly sizeOf: (text: string) => number
  /** Of shards as they were. */
  readonly count: number
  /** Whether entries that are in a shard have changed, or new ones belong between them. */
  readonly isChanged: (at: number) => boolean
  /** Whether the entry that a changed shard begins with has. */
  readonly startsChanged: (at: number) => boolean
  /** Entries of a shard as they are now. */
  readonly load: (at: number) => readonly CutEntry<First>[]
}

/**
 * Cuts a list again where its entries have changed, as {@link createPacker} would cut all of it, and reads no other shards.
 * Gives the shards in their order: the number of one that is as it was, or the new one.
 */
export function recutShards<First>(list: ChangedList<First>): readonly (number | ListShard<First>)[] {
  const shards: (number | ListShard<First>)[] = []
  // Where a shard ends depends on the entry behind it, too.
  const isKept = (at: number): boolean =>
    !list.isChanged(at) && !(at + 1 < list.count && list.isChanged(at + 1) && list.startsChanged(at + 1))
  let packer = createPacker<First>(list.limit, list.sizeOf)
  let isAtCut = true
  for (let at = 0; at < list.count; at += 1) {
    if (isAtCut && isKept(at)) {
      shards.push(at)
      continue
    }
    for (const [place, entry] of list.load(at).entries()) {
      const full = packer.add(entry.start, entry)
      shards.push(...full)
      isAtCut = place === 0 && full.length > 0 && isKept(at)
      if (!isAtCut) continue
      // From here on all is as it was, up to the next change.
      packer = createPacker<First>(list.limit, list.sizeOf)
      shards.push(at)
      break
    }
  }
  return [...shards, ...packer.close()]
}
