// Term counts to an index: BM25 weights and postings, and lunr's serialized form of them.
import type {TermCounts} from './analyzer.ts'
import {WEIGHT_UNIT} from './search-data.ts'

/** Free parameters of BM25, as lunr has them: how far length and repetition count. */
const LENGTH_WEIGHT = 0.75
const REPETITION_WEIGHT = 1.2

/** Version of lunr whose form this is. */
const LUNR_VERSION = '2.3.9'

/** Documents that have a term, by ascending id, each with the weight of the term in thousandths. */
export interface TermPosting {
  readonly term: string
  readonly ids: Uint32Array
  readonly weights: Uint32Array
}

export interface WholeAbout {
  /** Names of lunr's functions for words of a query. */
  readonly pipeline: readonly string[]
  readonly identifiers: readonly string[]
}

/** Collects the documents of one group. Weights depend on all of them, so that nothing is weighed before the last. */
export interface GroupCollector {
  /** @param id Higher than the one before. */
  readonly add: (id: number, stats: TermCounts) => void
  readonly count: () => number
  /** Terms in the order of their code units, each with its documents. */
  readonly postings: () => readonly TermPosting[]
  /** JSON text of the whole in lunr's form. */
  readonly toWhole: (about: WholeAbout) => string
}

/** What is collected: numbers instead of objects, as a large site has millions of them. */
interface Collected {
  /** By term, in the order of appearance: its number. */
  readonly numbers: Map<string, number>
  /** By number: documents that have the term. */
  readonly frequency: number[]
  readonly ids: number[]
  readonly lengths: number[]
  /** By document: where its terms end. */
  readonly ends: number[]
  readonly terms: number[]
  readonly counts: number[]
}

export function createGroupCollector(): GroupCollector {
  const all: Collected = {numbers: new Map(), frequency: [], ids: [], lengths: [], ends: [], terms: [], counts: []}
  const {numbers, frequency, ids, lengths, ends, terms, counts} = all
  return {
    add: (id, stats) => {
      stats.terms.forEach((term, at) => {
        let number = numbers.get(term)
        if (number === undefined) {
          number = numbers.size
          numbers.set(term, number)
        }
        frequency[number] = (frequency[number] ?? 0) + 1
        terms.push(number)
        counts.push(stats.counts[at] ?? 0)
      })
      ids.push(id)
      lengths.push(stats.length)
      ends.push(terms.length)
    },
    count: () => ids.length,
    postings: () => sortTerms(transpose(all)),
    toWhole: (about) => toWhole(all, about),
  }
}

function sortTerms(postings: readonly TermPosting[]): readonly TermPosting[] {
  return [...postings].sort((a, b) => (a.term < b.term ? -1 : 1))
}

/** From the terms of documents to the documents of terms; terms in the order of their numbers. */
function transpose({numbers, frequency, ids, lengths, ends, terms, counts}: Collected): readonly TermPosting[] {
  const postings = [...numbers.keys()].map((term, number) => {
    const size = frequency[number] ?? 0
    return {term, ids: new Uint32Array(size), weights: new Uint32Array(size)}
  })
  const filled = new Uint32Array(postings.length)
  const rarities = frequency.map((having) => Math.log(1 + Math.abs((ids.length - having + 0.5) / (having + 0.5))))
  const averageLength = lengths.reduce((sum, one) => sum + one, 0) / ids.length
  let at = 0
  ids.forEach((id, document) => {
    const share = (lengths[document] ?? 0) / averageLength
    const fullness = REPETITION_WEIGHT * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * share)
    for (; at < (ends[document] ?? 0); at += 1) {
      const number = terms[at] ?? 0
      const posting = postings[number]
      const place = filled[number] ?? 0
      if (posting === undefined) continue
      const count = counts[at] ?? 0
      posting.ids[place] = id
      posting.weights[place] = Math.round(
        (((rarities[number] ?? 0) * (REPETITION_WEIGHT + 1) * count) / (fullness + count)) * WEIGHT_UNIT,
      )
      filled[number] = place + 1
    }
  })
  return postings
}

function toWhole(all: Collected, {pipeline, identifiers}: WholeAbout): string {
  const byNumber = transpose(all)
  // Terms come in the order of their numbers, in which lunr wants the elements of a vector.
  const vectors = new Map(all.ids.map((id) => [id, [] as string[]]))
  byNumber.forEach(({ids, weights}, number) => {
    ids.forEach((id, at) => {
      vectors.get(id)?.push(`${number},${(weights[at] ?? 0) / WEIGHT_UNIT}`)
    })
  })
  const fieldVectors = [...vectors].map(([id, elements]) => `["t/${id}",[${elements.join(',')}]]`)
  const invertedIndex = sortTerms(byNumber).map(({term, ids}) => {
    const documents = Array.from(ids, (id) => `"${id}":{}`).join(',')
    return `[${JSON.stringify(term)},{"_index":${all.numbers.get(term)},"t":{${documents}}}]`
  })
  const names = identifiers.length === 0 ? '' : `,"identifiers":${JSON.stringify(identifiers)}`
  return `{"version":"${LUNR_VERSION}","fields":["t"],"fieldVectors":[${fieldVectors.join(',')}],"invertedIndex":[${invertedIndex.join(',')}],"pipeline":${JSON.stringify(pipeline)}${names}}`
}
