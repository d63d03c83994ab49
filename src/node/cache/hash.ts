// Content hashes and cache keys.
import {createHash, type Hash} from 'node:crypto'

/** Hash of bytes or text: 22 characters of base64url, 132 bits of SHA-256. */
export function hashOf(data: string | Uint8Array): string {
  return toHash(createHash('sha256').update(data))
}

/** What {@link hashOf} gives, of bytes that were added one after the other. */
export function toHash(hash: Hash): string {
  return hash.digest('base64url').slice(0, 22)
}

/** Part of a file's name that changes with its content, from a hash: letters and digits alone. */
export function nameHash(hash: string): string {
  return hash.slice(0, 10).replace(/[-_]/g, '0')
}

/** Key over several parts; parts cannot run into each other. */
export function keyOf(...parts: readonly string[]): string {
  return hashOf(parts.map((part) => `${part.length}:${part}`).join('|'))
}

/** JSON text with sorted keys: equal values give equal text. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner
    // Entries of a plain object: the replacer only ever sees JSON values here.
    return Object.fromEntries(Object.entries(inner as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
