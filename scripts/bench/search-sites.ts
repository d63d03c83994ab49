// What the measurements of search share: how a reader asks, and how the index of a built site is read back.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {
  SEARCH_GROUPS,
  type SearchGroup,
  type ShardedIndex,
  shardFile,
  type VocabularyFile,
} from '../../src/shared/search/search-data.ts'

export const SETTINGS = {fuzzyDistance: 1, isTolerant: true, hasIdentifiers: true, hasPhraseBonus: true}
export const OPTIONS = {limit: 8, contextLength: 50}

/** Reads a JSON file of the site's output, in the shape that the search plugin has written. */
export type ReadJson = (file: string) => unknown

export function readerOf(site: string): ReadJson {
  const read = textReaderOf(site)
  return (file) => JSON.parse(read(file))
}

export function textReaderOf(site: string): (file: string) => string {
  return (file) => readFileSync(join(site, 'build', file), 'utf8')
}

/** Names of program text in the texts of an index. */
export function identifiersOf(index: ShardedIndex | readonly SearchGroup[], read: ReadJson): readonly string[] {
  if (!('terms' in index)) return index[SEARCH_GROUPS.content]?.index.identifiers ?? []
  return (read(shardFile(index.vocabularies[SEARCH_GROUPS.content] ?? '')) as VocabularyFile).identifiers
}

/** Bytes, after a collection where the process was started with `--expose-gc`. */
export function heapUsed(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
