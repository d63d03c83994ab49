// Long lists that change a little with each edit: their text is cut into pieces, each kept under the hash of its bytes, so that
// what is written is the pieces that the edit is in. The text itself decides where it is cut, as a few bytes more or less must not
// move the borders behind them.
import {hashOf} from './hash.ts'

/** A text up to this length is one piece with what leads to it. Bytes. */
const WHOLE_BYTES = 8 << 10
const LEAST_BYTES = 1 << 10
const MOST_BYTES = 32 << 10
/** A border every 4 kB on average. */
const BORDER_BITS = 12

const NAME_LENGTH = hashOf('').length

/** Takes a piece that is not there yet. */
export type KeepPiece = (name: string, bytes: Buffer) => void

/**
 * What leads to a value: how often it was cut, then its text, or the names of its pieces, or those of the pieces of that list.
 * @param value Plain JSON.
 */
export function toPieces(value: unknown, keep: KeepPiece): Buffer {
  let bytes = Buffer.from(JSON.stringify(value))
  let depth = 0
  for (; bytes.length > WHOLE_BYTES; depth += 1) {
    const names: string[] = []
    for (const piece of cut(bytes)) {
      const name = hashOf(piece)
      keep(name, piece)
      names.push(name)
    }
    bytes = Buffer.from(names.join(''))
  }
  return Buffer.concat([Buffer.of(depth), bytes])
}

/** Undefined when a piece is gone. The caller names the type that is kept under the key. */
export function fromPieces<T>(root: Buffer, find: (name: string) => Buffer | undefined): T | undefined {
  let bytes = root.subarray(1)
  for (let depth = root[0] ?? 0; depth > 0; depth -= 1) {
    const pieces: Buffer[] = []
    for (let at = 0; at < bytes.length; at += NAME_LENGTH) {
      const piece = find(bytes.toString('latin1', at, at + NAME_LENGTH))
      if (piece === undefined) return undefined
      pieces.push(piece)
    }
    bytes = Buffer.concat(pieces)
  }
  // Checked when it was read, and written above.
  return JSON.parse(bytes.toString('utf8')) as T
}

function* cut(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const end = findBorder(bytes, start)
    yield bytes.subarray(start, end)
    start = end
  }
}

/** Each byte leaves the sum when 32 others have come: only these decide. */
function findBorder(bytes: Buffer, start: number): number {
  const last = Math.min(start + MOST_BYTES, bytes.length)
  let sum = 0
  for (let at = start + LEAST_BYTES - 32; at < last; at += 1) {
    sum = (sum << 1) + (WORD_OF_BYTE[bytes[at] ?? 0] ?? 0)
    if (sum >>> (32 - BORDER_BITS) === 0 && at >= start + LEAST_BYTES) return at + 1
  }
  return last
}

/** A word for each byte, spread well. */
const WORD_OF_BYTE = Int32Array.from({length: 256}, (_, byte) => {
  const mixed = Math.imul(byte + 1, 0x9e3779b1)
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) ^ (mixed >>> 13)
})
