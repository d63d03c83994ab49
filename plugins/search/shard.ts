// A part of a large index: a file of its own, named by its bytes.
import {createHash} from 'node:crypto'

export interface Shard {
  readonly name: string
  readonly text: string
}

export function toShard(text: string): Shard {
  // One site has thousands of them: more digits than other files have.
  return {name: createHash('sha256').update(text).digest('hex').slice(0, 10), text}
}
