// Term counts to an index: postings, and lunr's serialized form of them with their weights.
import type {TermCounts} from './analyzer.ts'
import {copyText, type PackedNumbers, pack, packNone, unpack} from './compact.ts'
import {createTermWeight, type GroupSize} from './term-weight.ts'

/** Version of lunr whose form this is. */
const LUNR_VERSION = '2.3.9'

/** Documents that have a term, by ascending id, each with how often it has it, and with the number of all its terms. */
export interface TermPosting {
  readonly term: string
  readonly ids: Uint32Array
  readonly counts: Uint32Array
  readonly lengths: Uint32Array
}

export interface WholeAbout {
  /** Names of lunr's functions for words of a query. */
  readonly pipeline: readonly string[]
  readonly identifiers: readonly string[]
}

/** Collects the documents of one group. */
export interface GroupCollector {
  /** @param id Higher than the one before. */
  readonly add: (id: number, stats: TermCounts) => void
  /** Of the documents so far: weights depend on all of them. */
  readonly size: () => GroupSize
  /** In the order of their code units. */
  readonly terms: () => readonly string[]
  /** In the order of the terms; each is made when it is asked for. */
  readonly postings: () => Iterable<TermPosting>
  /** JSON text of the whole in lunr's form. */
  readonly toWhole: (about: WholeAbout) => string
}

/** What is collected: bytes instead of objects, as a large site has millions of postings. */
interface Collected {
  /** By term, in the order of appearance: its number. */
  readonly numbers: Map<string, number>
  /** By number: for each document that has the term, how many documents it is after the last one, and the term's count. */
  readonly having: PackedNumbers[]
  /** By number: the last document that has the term. */
  readonly last: number[]
  /** By document, in the order of their ids. */
  readonly ids: number[]
  readonly lengths: number[]
}

/** Collects the documents of a group one by one, and gives their index at the end. */
export function createGroupCollector(): GroupCollector {
  const all: Collected = {numbers: new Map(), having: [], last: [], ids: [], lengths: []}
  return {
    add: (id, stats) => {
      const document = all.ids.length
      stats.terms.forEach((term, at) => {
        const number = numberOf(term, all)
        const having = all.having[number]
        if (having === undefined) return
        pack(having, document - (all.last[number] ?? 0))
        pack(having, stats.counts[at] ?? 0)
        all.last[number] = document
      })
      all.ids.push(id)
      all.lengths.push(stats.length)
    },
    size: () => sizeOf(all),
    terms: () => sortedTerms(all).map(([term]) => term),
    postings: () => listPostings(all),
    toWhole: (about) => toWhole(all, about),
  }
}

function numberOf(term: string, {numbers, having}: Collected): number {
  const known = numbers.get(term)
  if (known !== undefined) return known
  const number = numbers.size
  numbers.set(copyText(term), number)
  having.push(packNone())
  return number
}

function sortedTerms({numbers}: Collected): readonly (readonly [term: string, number: number])[] {
  return [...numbers].sort(([a], [b]) => (a < b ? -1 : 1))
}

function sizeOf({ids, lengths}: Collected): GroupSize {
  return {count: ids.length, length: lengths.reduce((sum, one) => sum + one, 0)}
}

function* listPostings(all: Collected): Generator<TermPosting> {
  for (const [term, number] of sortedTerms(all)) yield {term, ...postingsOf(number, all)}
}

/** Of a term by its number. */
function postingsOf(number: number, {having, ids, lengths}: Collected): Omit<TermPosting, 'term'> {
  const packed = unpack(having[number] ?? packNone())
  const size = packed.length / 2
  const postings = {ids: new Uint32Array(size), counts: new Uint32Array(size), lengths: new Uint32Array(size)}
  let document = 0
  for (let at = 0; at < size; at += 1) {
    document += packed[at * 2] ?? 0
    postings.ids[at] = ids[document] ?? 0
    postings.counts[at] = packed[at * 2 + 1] ?? 0
    postings.lengths[at] = lengths[document] ?? 0
  }
  return postings
}

function toWhole(all: Collected, {pipeline, identifiers}: WholeAbout): string {
  const size = sizeOf(all)
  // Terms come in the order of their numbers, in which lunr wants the elements of a vector.
  const vectors = new Map(all.ids.map((id) => [id, [] as string[]]))
  const documents = all.having.map((_, number) => {
    const {ids, counts, lengths} = postingsOf(number, all)
    const weigh = createTermWeight(size, ids.length)
    ids.forEach((id, at) => {
      vectors.get(id)?.push(`${number},${weigh(counts[at] ?? 0, lengths[at] ?? 0)}`)
    })
    return Array.from(ids, (id) => `"${id}":{}`).join(',')
  })
  const fieldVectors = [...vectors].map(([id, elements]) => `["t/${id}",[${elements.join(',')}]]`)
  const invertedIndex = sortedTerms(all).map(
    ([term, number]) => `[${JSON.stringify(term)},{"_index":${number},"t":{${documents[number]}}}]`,
  )
  const names = identifiers.length === 0 ? '' : `,"identifiers":${JSON.stringify(identifiers)}`
  return `{"version":"${LUNR_VERSION}","fields":["t"],"fieldVectors":[${fieldVectors.join(',')}],"invertedIndex":[${invertedIndex.join(',')}],"pipeline":${JSON.stringify(pipeline)}${names}}`
}
