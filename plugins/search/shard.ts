// A part of a large index: a file of its own, named by its bytes.
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

/**
 * Packs JSON texts into shards. A text above the limit fills a shard of its own.
 * @param sizeOf Of a text, in the unit of the limit.
 */
export function createPacker<First>(limit: number, sizeOf: (text: string) => number) {
  let first: First | undefined
  let entries: string[] = []
  let size = 0
  /** The shard that is begun, if any. */
  const close = (): readonly ListShard<First>[] => {
    const closed = first === undefined ? [] : [{first, ...toShard(`[${entries.join(',')}]`)}]
    first = undefined
    entries = []
    size = 0
    return closed
  }
  /** Adds a text, and gives the shard that was full before. */
  const add = (key: First, text: string): readonly ListShard<First>[] => {
    const full = size + sizeOf(text) > limit ? close() : []
    first ??= key
    entries.push(text)
    size += sizeOf(text)
    return full
  }
  return {add, close}
}
