// What stands in for a list of lines that are too many to be stored.
import {createHash} from 'node:crypto'

const DIGEST = 'sha256:'

export function toDigest(lines: readonly string[]): string {
  return DIGEST + createHash('sha256').update(JSON.stringify(lines)).digest('base64url').slice(0, 8)
}

export function isDigest([line, ...rest]: readonly string[]): boolean {
  return rest.length === 0 && line?.startsWith(DIGEST) === true
}
