// An index as queries see it: five groups of documents, whether they are there as a whole or come in shards.
import lunr from 'lunr'
import type {SearchDocument, SearchGroup, SearchType, SerializedIndex} from '../../../shared/search/search-data.ts'
import {trim} from '../../../shared/search/text-tokens.ts'
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
  /** Terms that match a finished word of a query. */
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
  /** Nothing but what comes last is missing: all words of texts, for those that are near others. */
  readonly isLateOnly: () => boolean
}

export interface OpenIndex {
  readonly groups: readonly IndexGroup[]
  /** Terms that begin with one of the given ideographs, in the order of the groups. */
  readonly termsFromAny: (ideographs: readonly string[]) => readonly string[]
  /** Texts have names of program text. */
  readonly hasNames: boolean
  readonly missing: Missing
  /** Texts of so many matches may be read to put them in order: of all, where they are there. */
  readonly readDepth: number
  /** Whether a document can be shown, or has to be fetched before. */
  readonly isThere: (type: SearchType, document: SearchDocument) => boolean
}

/** A group of an index that is one file. */
export type OpenGroup = Omit<IndexGroup, 'identifiers'> & {readonly ownIdentifiers: readonly string[]}

/** Opens an index that is one file. */
export function openWhole(groups: readonly SearchGroup[]): OpenIndex {
  return joinGroups(groups.map((group, type) => openGroup(group, type as SearchType)))
}

/** @param open The first groups, or all. */
export function joinGroups(open: readonly OpenGroup[]): OpenIndex {
  const identifiers = open.flatMap(({ownIdentifiers}) => ownIdentifiers)
  return {
    groups: open.map((group) => ({...group, identifiers})),
    termsFromAny: (starts) => [...new Set(open.flatMap(({termsFrom}) => starts.flatMap(termsFrom)))],
    hasNames: identifiers.length > 0,
    missing: {isSome: () => false, isEnough: () => false, isLateOnly: () => false},
    readDepth: Number.POSITIVE_INFINITY,
    isThere: () => true,
  }
}

export function openGroup({documents, index}: SearchGroup, type: SearchType): OpenGroup {
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
    ownIdentifiers: index.identifiers ?? [],
  }
}

/** Steps that lunr knows by their names. */
export function createStemmer(pipeline: readonly string[]): IndexGroup['toTerms'] {
  const steps = lunr.Pipeline.load([...pipeline])
  // Punctuation goes first, as it did when the index was made.
  return (word) => steps.runString(trim(word))
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

/** Postings by terms, from the vectors of lunr's form, which have terms by documents. */
function createReader({invertedIndex, fieldVectors}: SerializedIndex): IndexGroup['postingOf'] {
  const numbers = new Map(invertedIndex.map(([term, {_index}]) => [term, _index]))
  // By the number of a term: where its documents begin, and those of the next.
  const starts = new Uint32Array(numbers.size + 1)
  for (const [, vector] of fieldVectors)
    for (let at = 0; at < vector.length; at += 2) increase(starts, (vector[at] ?? 0) + 1)
  for (let number = 1; number < starts.length; number += 1) increase(starts, number, starts[number - 1])
  const ids = new Uint32Array(starts.at(-1) ?? 0)
  const weights = new Float64Array(ids.length)
  const ends = starts.slice()
  for (const [reference, vector] of fieldVectors) {
    const id = Number(reference.slice(REFERENCE_START.length))
    for (let at = 0; at < vector.length; at += 2) {
      const number = vector[at] ?? 0
      const place = ends[number] ?? 0
      ids[place] = id
      weights[place] = vector[at + 1] ?? 0
      increase(ends, number)
    }
  }
  return (term) => {
    const number = numbers.get(term)
    if (number === undefined) return undefined
    const [start, end] = [starts[number], starts[number + 1]]
    return {ids: ids.subarray(start, end), weights: weights.subarray(start, end)}
  }
}

/** Prefix of a document's id in lunr's field references: the name of the one field. */
const REFERENCE_START = 't/'

function increase(counts: Uint32Array, at: number, by = 1): void {
  counts[at] = (counts[at] ?? 0) + by
}
