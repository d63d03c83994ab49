// An index as queries see it: five groups of documents, whether they are there as a whole or come in pieces.
import lunr from 'lunr'
import type {SearchDocument, SearchGroup, SearchType, SerializedIndex} from '../../../shared/search/search-data.ts'
import {createTextList, type TextList} from './text-list.ts'

/** Documents that have a term, by ascending id, and the weight of the term in each. */
export interface Posting {
  readonly ids: ArrayLike<number>
  readonly weights: ArrayLike<number>
}

/** One group of documents with the index that searches it. */
export interface IndexGroup {
  readonly type: SearchType
  /** By id. */
  readonly documents: Pick<ReadonlyMap<string, SearchDocument>, 'get' | 'size'>
  /** All terms, in their order. */
  readonly terms: TextList
  /** Terms that begin with a text, in their order. */
  readonly termsFrom: (prefix: string) => readonly string[]
  readonly postingOf: (term: string) => Posting | undefined
  /** Terms that a finished word of a query stands for. */
  readonly toTerms: (word: string) => readonly string[]
  /** Names of program text that may have one of the terms. */
  readonly identifiers: readonly string[]
  /** Ids of the documents that have a term. */
  readonly documentsWith: (term: string) => readonly string[]
}

/** What was wanted of an index and is not there yet. */
export interface Missing {
  /** The answer may change. */
  readonly isSome: () => boolean
  /** There is enough to fetch: what else would be wanted need not be known. */
  readonly isEnough: () => boolean
}

export interface OpenIndex {
  readonly groups: readonly IndexGroup[]
  /** Texts have names of program text. */
  readonly hasNames: boolean
  readonly missing: Missing
  /** Texts of so many matches may be read to put them in order: of all, where they are there. */
  readonly readDepth: number
  /** Whether a document can be shown, or has to be fetched before. */
  readonly isThere: (type: SearchType, document: SearchDocument) => boolean
}

/** Opens an index that is one file. */
export function openWhole(groups: readonly SearchGroup[]): OpenIndex {
  const identifiers = groups.flatMap(({index}) => index.identifiers ?? [])
  return {
    groups: groups.map((group, type) => ({...openGroup(group, type as SearchType), identifiers})),
    hasNames: identifiers.length > 0,
    missing: {isSome: () => false, isEnough: () => false},
    readDepth: Number.POSITIVE_INFINITY,
    isThere: () => true,
  }
}

function openGroup({documents, index}: SearchGroup, type: SearchType): Omit<IndexGroup, 'identifiers'> {
  const terms = index.invertedIndex.map(([term]) => term)
  const postingOf = createReader(index)
  return {
    type,
    documents: new Map(documents.map((one) => [String(one.i), one])),
    terms: createTextList(terms),
    termsFrom: (prefix) => beginningWith(terms, prefix),
    postingOf,
    toTerms: createStemmer(index.pipeline),
    documentsWith: (term) => Array.from(postingOf(term)?.ids ?? [], String),
  }
}

/** Steps that lunr knows by their names. */
export function createStemmer(pipeline: readonly string[]): IndexGroup['toTerms'] {
  const steps = lunr.Pipeline.load([...pipeline])
  return (word) => steps.runString(word)
}

export function beginningWith(sorted: readonly string[], prefix: string): readonly string[] {
  const start = firstFrom(sorted, prefix)
  let end = start
  while (sorted[end]?.startsWith(prefix)) end += 1
  return sorted.slice(start, end)
}

/** Place of the first of sorted values that is not before another. */
export function firstFrom<Value extends string | number>(sorted: readonly Value[], value: Value): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const one = sorted[middle]
    if (one !== undefined && one < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Postings of the few terms that are asked for, from lunr's form, where weights stand with the documents. */
function createReader(index: SerializedIndex): IndexGroup['postingOf'] {
  const vectors = new Map(index.fieldVectors)
  const entries = new Map(index.invertedIndex)
  const read = new Map<string, Posting>()
  return (term) => {
    const known = read.get(term)
    const entry = entries.get(term)
    if (known !== undefined || entry === undefined) return known
    const ids = Object.keys(entry.t).map(Number)
    const posting = {ids, weights: ids.map((id) => weightIn(vectors.get(`t/${id}`) ?? [], entry._index))}
    read.set(term, posting)
    return posting
  }
}

/** @param vector Numbers of terms, ascending, each followed by its weight. */
function weightIn(vector: readonly number[], number: number): number {
  let low = 0
  let high = vector.length / 2
  while (low < high) {
    const middle = (low + high) >> 1
    if ((vector[middle * 2] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return vector[low * 2 + 1] ?? 0
}
