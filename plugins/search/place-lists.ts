// The directory of a very large index: where its shards are is in lists, which are shards of their own, so that what a reader loads
// first does not grow with them.
import type {DocumentShardRef, ShardedIndex, TermShardRef} from 'quire-docs/plugin/search'
import {createPacker, type Shard} from './shard.ts'
import {placeOf} from './shard-index.ts'

/** Characters of all places that may be in the directory: some 50 kB on the way to the reader, as of 10,000 pages. */
const PLACES_SIZE = 150_000
/** Most characters of a list; no more than may be in a directory. */
const LIST_SIZE = 20_000

export interface ListedDirectory {
  readonly directory: ShardedIndex
  /** In the order of their places. */
  readonly lists: readonly Shard[]
}

/** @param listAbove Characters of places. */
export function listPlaces(directory: ShardedIndex, listAbove = PLACES_SIZE): ListedDirectory {
  const {terms, outlines, texts} = directory
  if (JSON.stringify([terms, outlines, texts]).length <= listAbove) return {directory, lists: []}
  const lists: Shard[] = []
  const cut = <First>(refs: readonly (readonly [first: First, name: string, size?: number])[], keyAt: 0 | 1) => {
    const packer = createPacker<First>(Math.min(LIST_SIZE, listAbove), (text) => text.length)
    const full = refs.flatMap((ref) => packer.add(ref[0], {key: String(ref[keyAt]), text: JSON.stringify(ref)}))
    const all = [...full, ...packer.close()]
    lists.push(...all)
    return all
  }
  // Numbers of documents are others when there is a page more before them.
  const cutDocuments = (refs: readonly DocumentShardRef[]): readonly DocumentShardRef[] =>
    cut(refs, 1).map(({first, name}) => [first, name])
  const listed = {
    ...directory,
    terms: terms.map((family): readonly TermShardRef[] => cut(family, 0).map(placeOf)),
    outlines: cutDocuments(outlines),
    texts: cutDocuments(texts),
    isListed: true,
  } as const
  return {directory: listed, lists}
}

/** The directory with all places again. @param read Text of a shard by its name. */
export function unlistPlaces(directory: ShardedIndex, read: (name: string) => string): ShardedIndex {
  const {isListed, ...own} = directory
  if (isListed !== true) return directory
  // Written by `listPlaces`.
  const join = <Ref>(lists: readonly (readonly [unknown, string, ...unknown[]])[]): readonly Ref[] =>
    lists.flatMap(([, name]) => JSON.parse(read(name)) as readonly Ref[])
  return {
    ...own,
    terms: own.terms.map((family) => join<TermShardRef>(family)),
    outlines: join<DocumentShardRef>(own.outlines),
    texts: join<DocumentShardRef>(own.texts),
  }
}

/** Names of the lists of a directory. */
export function listsOf({isListed, terms, outlines, texts}: ShardedIndex): readonly string[] {
  return isListed === true ? [...terms.flat(), ...outlines, ...texts].map(([, name]) => name) : []
}
