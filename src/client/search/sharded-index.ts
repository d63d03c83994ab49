// A large index: a directory, and shards that are fetched for the queries that need them.

import {fromDeltas} from '../../shared/search/deltas.ts'
import {memoize} from '../../shared/search/memoize.ts'
import {
  type PageRecord,
  SEARCH_GROUPS,
  type ShardedIndex,
  TERM_FAMILIES,
  type TermShardFile,
  type VocabularyFile,
} from '../../shared/search/search-data.ts'
import {createTermWeight, type GroupSize} from '../../shared/search/term-weight.ts'
import type {Posting} from './engine/index-groups.ts'
import {createTextList} from './engine/text-list.ts'
import {type GrowingIndex, openIndex, type TermShard, type TypedDocument, type Vocabulary} from './open-index.ts'
import type {WantedShard} from './shard-store.ts'

/** Matches whose texts are fetched to be put in order: no more than are shown. */
export const READ_DEPTH = 8

const TITLES = TERM_FAMILIES.slice(0, 1)

export interface OpenSharded extends GrowingIndex {
  readonly receive: (shard: WantedShard, content: unknown) => void
}

export function openSharded(directory: ShardedIndex, titlesOnly = false): OpenSharded {
  const {pages, hasNames, terms, titles, counts, lengths} = directory
  const sizes = counts.map((count, type): GroupSize => ({count, length: lengths[type] ?? 0}))
  const families = titlesOnly ? TITLES : TERM_FAMILIES
  const layout = {...directory, pages: fromDeltas(pages), families, readDepth: READ_DEPTH}
  const index = openIndex(layout)
  const {store, addDocuments} = index
  // The build has written each kind in its shape.
  const receive: OpenSharded['receive'] = ({name, kind}, content) => {
    if (kind === 'outline' || kind === 'text')
      addDocuments((content as readonly PageRecord[]).flatMap((page) => documentsOf(page, kind)))
    if (kind === 'terms') store.put(name, toTermShards(content as TermShardFile, sizes))
    else if (kind === 'vocabulary' || kind === 'contentVocabulary')
      store.put(name, toVocabulary(content as VocabularyFile))
    else store.put(name, content)
  }
  titles?.terms.forEach((content, at) => {
    receive({name: terms[0]?.[at]?.[1] ?? '', kind: 'terms'}, content)
  })
  addDocuments((titles?.pages ?? []).flatMap((page) => documentsOf(page, 'outline')))
  // Names of program text are in the vocabularies of all groups.
  return Object.assign(index, {receive, hasNames: hasNames && !titlesOnly})
}

function toVocabulary({terms, identifiers}: VocabularyFile): Vocabulary {
  return {terms: createTextList(terms), identifiers}
}

/** Lists of an entry for each group of its family: ids, counts, lengths. */
const LISTS = 3

/** By place in the family. @param sizes By group, as two groups may have the same shard. */
function toTermShards(file: TermShardFile, sizes: readonly GroupSize[]): readonly TermShard[] {
  const entries = new Map(file.map((entry) => [entry[0], entry]))
  const listIn = (term: string, place: number): readonly number[] => {
    const list = entries.get(term)?.[place]
    return typeof list === 'object' ? list : []
  }
  const familySize = ((file[0]?.length ?? 1) - 1) / LISTS
  return Array.from({length: familySize}, (_, at) => {
    const first = 1 + at * LISTS
    const postings = sizes.map((size) =>
      memoize((term): Posting | undefined => {
        const ids = listIn(term, first)
        if (ids.length === 0) return undefined
        const weigh = createTermWeight(size, ids.length)
        const lengths = listIn(term, first + 2)
        return {
          ids: fromDeltas(ids),
          weights: listIn(term, first + 1).map((count, place) => weigh(count, lengths[place] ?? 0)),
        }
      }),
    )
    return {
      terms: [...entries.keys()].filter((term) => listIn(term, first).length > 0),
      postingOf: (term, type) => postings[type]?.(term),
    }
  })
}

function documentsOf({i, t, u, b, d, k, s = []}: PageRecord, kind: 'outline' | 'text'): readonly TypedDocument[] {
  const own = {i, s: t, u, p: i}
  return [
    [SEARCH_GROUPS.title, {i, t, u, b}],
    ...(d === undefined ? [] : [[SEARCH_GROUPS.description, {...own, t: d}] as const]),
    ...(k === undefined ? [] : [[SEARCH_GROUPS.keywords, {...own, t: k}] as const]),
    ...s.map(([id, text, h, section = t]) =>
      kind === 'outline'
        ? ([SEARCH_GROUPS.heading, {i: id, t: text, u, h, p: i}] as const)
        : ([SEARCH_GROUPS.content, {i: id, t: text, s: section, u, h, p: i}] as const),
    ),
  ]
}
