// The part of a file's name, or of its URL, that changes with its content.
import {createHash} from 'node:crypto'

/** Hexadecimal digits of the SHA-256 of a text. @param digits How many, 1 to 64: more where a site has thousands of files. */
export function contentHash(text: string, digits: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits)
}
