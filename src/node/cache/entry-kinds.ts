// What the store keeps, by kind.

/**
 * Kinds of entries, each a prefix of its keys: scanned file by hash; compiled record, compiled text, the text's sections
 * and its Markdown alternate by compile key; facts of a rendered page by render key; what plugins made of a page's text; what is
 * known of files that plugins made for a key; shared data by hash; the few mutable states (snapshots, manifests); and pieces
 * of long lists, by hash.
 */
export type EntryKind =
  | 'scan'
  | 'record'
  | 'text'
  | 'inputs'
  | 'sections'
  | 'alternate'
  | 'rendered'
  | 'task'
  | 'files'
  | 'data'
  | 'image'
  | 'state'
  | 'bundle'
  | 'piece'

/** The key under which an entry is kept. */
export function entryKey(kind: EntryKind, key: string): string {
  return `${kind}:${key}`
}

/** Values of these kinds are lists, as long as the site is large, and plain JSON: they are kept in pieces. */
export function isInPieces(kind: EntryKind): boolean {
  return kind === 'state' || kind === 'files'
}
