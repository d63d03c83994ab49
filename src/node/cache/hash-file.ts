// Hashes of files.
import {createHash} from 'node:crypto'
import {readInParts} from '../files/read-in-parts.ts'
import {toHash} from './hash.ts'

/** The same as `hashOf` its bytes. @throws the system's error when it cannot be read. */
export function hashFile(path: string): string {
  const hash = createHash('sha256')
  for (const part of readInParts(path)) hash.update(part)
  return toHash(hash)
}
