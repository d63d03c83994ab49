// Hashes in the names of cards.
import {createHash} from 'node:crypto'

const LENGTH = 20

/** Enough of a hash to tell any two cards of a site apart, in digits and letters. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, LENGTH)
}
