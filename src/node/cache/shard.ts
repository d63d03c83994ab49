// A part of a site's work, for builds that several machines share. Which part something belongs to is decided by its name
// alone, so that all machines agree without a word.
import {createHash} from 'node:crypto'

export interface Shard {
  /** From 1. */
  readonly index: number
  readonly count: number
  /** What has that name is done here. */
  readonly isOwn: (name: string) => boolean
}

export function createShard({index, count}: Pick<Shard, 'index' | 'count'>): Shard {
  const isOwn = (name: string): boolean =>
    createHash('sha256').update(name).digest().readUInt32BE(0) % count === index - 1
  return {index, count, isOwn}
}
