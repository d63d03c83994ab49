// A part of a large index: a file of its own, named by its bytes.
import {createHash} from 'node:crypto'

export interface Piece {
  readonly name: string
  readonly text: string
}

export function toPiece(text: string): Piece {
  // One site has thousands of them: more digits than other files have.
  return {name: createHash('sha256').update(text).digest('hex').slice(0, 10), text}
}
