// The five indexes of a site, ready to be asked.
import lunr from 'lunr'
import type {SearchDocument, SearchGroup, SearchType, SerializedIndex} from '../../../shared/search/search-data.ts'
import {hasIdeograph} from './query-tokens.ts'
import type {Query} from './smart-queries.ts'

/** One group of documents with the indexes that search it: one, or several where a large group was cut. */
export interface IndexGroup {
  readonly type: SearchType
  readonly documents: ReadonlyMap<string, SearchDocument>
  readonly indexes: readonly lunr.Index[]
  /** Terms of all indexes, without repetition, each index's in its own order. */
  readonly terms: readonly string[]
  readonly identifiers: readonly string[]
  /** Ids of the documents that have a term. */
  readonly documentsWith: (term: string) => readonly string[]
}

/** A document that a query matches. */
export interface Match {
  readonly document: SearchDocument
  readonly score: number
  /** Terms of the index that the query's words stand for. */
  readonly terms: readonly string[]
}

const TYPES: readonly SearchType[] = [0, 1, 2, 3, 4]

/** Opened indexes by their files' form: what is loaded stays open while further parts come. */
export type IndexCache = WeakMap<SerializedIndex, lunr.Index>

export function createIndexCache(): IndexCache {
  return new WeakMap()
}

function openIndex(index: SerializedIndex, cache: IndexCache): lunr.Index {
  // The file has lunr's own form, whose type says no more than "object".
  const opened = cache.get(index) ?? lunr.Index.load(index)
  cache.set(index, opened)
  return opened
}

/** @param parts Groups in the order of the file; further parts of a group have their place too. */
export function openGroups(parts: readonly (readonly SearchGroup[])[], cache: IndexCache): readonly IndexGroup[] {
  return TYPES.map((type) => {
    const groups = parts.flatMap((part) => part[type] ?? [])
    const postings = groups.map(({index}) => new Map(index.invertedIndex))
    return {
      type,
      documents: new Map(groups.flatMap(({documents}) => documents.map((one) => [String(one.i), one] as const))),
      indexes: groups.map(({index}) => openIndex(index, cache)),
      terms: [...new Set(groups.flatMap(({index}) => index.invertedIndex.map(([term]) => term)))],
      identifiers: groups.flatMap(({index}) => index.identifiers ?? []),
      documentsWith: (term) => postings.flatMap((one) => Object.keys(one.get(term)?.t ?? {})),
    }
  })
}

/** Documents that have every word of a query, best first. */
export function matchGroup({documents, indexes}: IndexGroup, query: Query): readonly Match[] {
  const matches = indexes.flatMap((index) =>
    index.query((builder) => {
      for (const {value, wildcard, editDistance, isTerm} of query)
        builder.term(value, {
          presence: lunr.Query.presence.REQUIRED,
          wildcard: WILDCARDS[wildcard],
          // Where lunr finds the key at all, a wildcard stands for one letter. Words of ideographs are too short for mistakes.
          ...(editDistance > 0 && !hasIdeograph(value) ? {editDistance} : {}),
          // Steps for whole words would cut the wildcard off, or take an unfinished word for a whole one.
          usePipeline: wildcard === 'none' && isTerm !== true,
        })
    }),
  )
  const sorted = indexes.length > 1 ? [...matches].sort((a, b) => b.score - a.score) : matches
  return sorted.flatMap(({ref, score, matchData}) => {
    const document = documents.get(ref)
    return document === undefined ? [] : [{document, score, terms: Object.keys(matchData.metadata)}]
  })
}

const WILDCARDS = {
  none: lunr.Query.wildcard.NONE,
  trailing: lunr.Query.wildcard.TRAILING,
  // The two are bits of one number; the types of lunr say "enum".
  both: (Number(lunr.Query.wildcard.LEADING) | Number(lunr.Query.wildcard.TRAILING)) as lunr.Query.wildcard,
}
