// An index as queries see it: groups of documents, of which parts may be missing.

import type {SearchDocument, SearchType} from '../../../shared/search/search-data.ts'
import {firstFrom} from '../../../shared/search/sorted-values.ts'
import type {TextList} from './text-list.ts'

export type Ids = readonly number[] | Uint32Array

/** Documents that have a term, by ascending id, and the weight of the term in each. */
export interface Posting {
  readonly ids: Ids
  readonly weights: ArrayLike<number>
}

/** One group of documents with the index that searches it. */
export interface IndexGroup {
  readonly type: SearchType
  readonly documents: {
    /** A stub of a document that is not there. */
    readonly get: (id: number) => SearchDocument
    readonly size: number
  }
  /** All terms, in their order. */
  readonly terms: TextList
  /** Terms that begin with a text, in their order. */
  readonly termsFrom: (prefix: string) => readonly string[]
  readonly postingOf: (term: string) => Posting | undefined
  /** Names of program text that may have one of the terms. */
  readonly identifiers: readonly string[]
}

/** Shards that were wanted and are not there yet. */
export interface Missing {
  /** The answer may change. */
  readonly isSome: () => boolean
  /** There is enough to fetch: what else would be wanted need not be known. */
  readonly isEnough: () => boolean
  /** Nothing but what comes last is missing: all words of texts, for those that are near others. */
  readonly isLateOnly: () => boolean
}

export interface OpenIndex {
  readonly groups: readonly IndexGroup[]
  /** Terms that begin with one of the given ideographs, in the order of the groups. */
  readonly termsFromAny: (ideographs: readonly string[]) => readonly string[]
  /** Texts have names of program text. */
  readonly hasNames: boolean
  /** Groups may be empty because their part of the file is on its way: words that are not there may be in those. */
  readonly isArriving: boolean
  readonly missing: Missing
  /** Texts of so many matches may be read to put them in order: of all, where they are there. */
  readonly readDepth: number
  /** Whether a document can be shown, or has to be fetched before. */
  readonly isThere: (type: SearchType, document: SearchDocument) => boolean
}

/** Ids of the documents of a group that have a term. */
export function documentsWith(term: string, {postingOf}: IndexGroup): Ids {
  return postingOf(term)?.ids ?? []
}

export function beginningWith(sorted: readonly string[], prefix: string): readonly string[] {
  const start = firstFrom(sorted, prefix)
  let end = start
  while (sorted[end]?.startsWith(prefix)) end += 1
  return sorted.slice(start, end)
}
