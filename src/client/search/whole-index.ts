// An index of one file, in lunr's serialized form: each of its groups is put into the store as a shard when it has arrived.
import {
  SEARCH_GROUPS,
  type SearchGroup,
  type SearchType,
  type SerializedIndex,
} from '../../shared/search/search-data.ts'
import {createTextList, type TextList} from './engine/text-list.ts'
import {type GrowingIndex, type IndexLayout, openIndex, type TermShard} from './open-index.ts'

const TYPES = Object.values(SEARCH_GROUPS)
const DICTIONARY = 'dictionary'
const nameOf = (kind: 'terms' | 'vocabulary', type: SearchType): string => `${kind}-${type}`

const LAYOUT: IndexLayout = {
  families: TYPES.map((type) => [type]),
  vocabularies: TYPES.map((type) => nameOf('vocabulary', type)),
  dictionary: [['', DICTIONARY, 0]],
  terms: TYPES.map((type) => [['', nameOf('terms', type), 0]]),
  outlines: [],
  texts: [],
  pages: [],
  readDepth: Number.POSITIVE_INFINITY,
}

/** An index that is empty at first. */
export interface WholeIndex extends GrowingIndex {
  /** Adds the next group, in the order of their types. */
  readonly add: (group: SearchGroup) => void
}

export function createWholeIndex(titlesOnly = false): WholeIndex {
  // A group that is never to come would be waited for.
  const whole = openIndex(titlesOnly ? {...LAYOUT, families: LAYOUT.families.slice(0, 1)} : LAYOUT)
  const {store} = whole
  const lists: TextList[] = []
  const dictionary: (readonly string[])[] = []
  store.put(DICTIONARY, dictionary)
  const add = ({documents, index}: SearchGroup): void => {
    // The place of a group is its type.
    const type = lists.length as SearchType
    const shard = toTermShard(index)
    store.put(nameOf('terms', type), [shard])
    whole.addDocuments(documents.map((document) => [type, document]))
    dictionary.push(shard.terms)
    lists.push(createTextList(shard.terms))
    const {identifiers = []} = index
    // The last group has the names of all.
    lists.forEach((terms, at) => {
      store.put(nameOf('vocabulary', at as SearchType), {terms, identifiers})
    })
    whole.hasNames = identifiers.length > 0
  }
  return Object.assign(whole, {add, isArriving: true})
}

/** Postings by terms, from the vectors of lunr's form, which have terms by documents. */
function toTermShard({invertedIndex, fieldVectors}: SerializedIndex): TermShard {
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
  return {
    terms: [...numbers.keys()],
    postingOf: (term) => {
      const number = numbers.get(term)
      if (number === undefined) return undefined
      const [start, end] = [starts[number], starts[number + 1]]
      return {ids: ids.subarray(start, end), weights: weights.subarray(start, end)}
    },
  }
}

/** Prefix of a document's id in lunr's field references: the name of the one field. */
const REFERENCE_START = 't/'

function increase(counts: Uint32Array, at: number, by = 1): void {
  counts[at] = (counts[at] ?? 0) + by
}
