// Term counts to lunr's serialized form: BM25 weights, computed once for the whole group.
import type {TermCounts} from './analyzer.ts'

/** Free parameters of BM25, as lunr has them: how far length and repetition count. */
const LENGTH_WEIGHT = 0.75
const REPETITION_WEIGHT = 1.2

/** Version of lunr whose form this is. */
const LUNR_VERSION = '2.3.9'

interface TermFacts {
  readonly index: number
  readonly documents: number[]
}

/** What of a group's index is the same for all its parts. */
export interface GroupFacts {
  readonly documentCount: number
  readonly averageLength: number
  /** By term: the number of documents that have it. */
  readonly frequency: ReadonlyMap<string, number>
}

/** Counts what weights depend on, document by document. */
export function createFactsCounter(): {readonly add: (stats: TermCounts) => void; readonly facts: () => GroupFacts} {
  const frequency = new Map<string, number>()
  let documentCount = 0
  let total = 0
  return {
    add: ({terms, length}) => {
      documentCount += 1
      total += length
      for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1)
    },
    facts: () => ({documentCount, averageLength: documentCount === 0 ? 0 : total / documentCount, frequency}),
  }
}

export interface IndexWriter {
  readonly add: (id: number, stats: TermCounts) => void
  /** Characters of the text so far, nearly. */
  readonly size: () => number
  /** JSON text of the index. Deterministic: documents in their order, terms sorted. */
  readonly finish: (about: {readonly pipeline: readonly string[]; readonly identifiers: readonly string[]}) => string
}

/** Writes an index document by document; only the text and the postings are kept. */
export function createIndexWriter(facts: GroupFacts): IndexWriter {
  const terms = new Map<string, TermFacts>()
  const vectors: string[] = []
  let size = 0
  return {
    add: (id, stats) => {
      const vector = toVector(id, stats, {terms, facts})
      vectors.push(vector)
      // A posting is an id with its punctuation.
      size += vector.length + stats.terms.length * 9
    },
    size: () => size + terms.size * 25,
    finish: ({pipeline, identifiers}) => {
      const postings = [...terms.keys()].sort().map((term) => toPosting(term, terms.get(term)))
      const names = identifiers.length === 0 ? '' : `,"identifiers":${JSON.stringify(identifiers)}`
      return `{"version":"${LUNR_VERSION}","fields":["t"],"fieldVectors":[${vectors.join(',')}],"invertedIndex":[${postings.join(',')}],"pipeline":${JSON.stringify(pipeline)}${names}}`
    },
  }
}

interface Collected {
  /** Filled in the order of appearance. */
  readonly terms: Map<string, TermFacts>
  readonly facts: GroupFacts
}

function toVector(id: number, stats: TermCounts, {terms, facts}: Collected): string {
  const elements = stats.terms.map((term, at) => {
    const known = terms.get(term) ?? {index: terms.size, documents: []}
    if (known.documents.length === 0) terms.set(term, known)
    known.documents.push(id)
    return {index: known.index, weight: weigh(stats.counts[at] ?? 0, stats.length, {term, facts})}
  })
  elements.sort((a, b) => a.index - b.index)
  return `["t/${id}",[${elements.map(({index, weight}) => `${index},${weight}`).join(',')}]]`
}

function weigh(count: number, length: number, {term, facts}: {term: string; facts: GroupFacts}): number {
  const {documentCount, averageLength, frequency} = facts
  const having = frequency.get(term) ?? 0
  const rarity = Math.log(1 + Math.abs((documentCount - having + 0.5) / (having + 0.5)))
  const fullness = REPETITION_WEIGHT * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * (length / averageLength))
  return Math.round(((rarity * (REPETITION_WEIGHT + 1) * count) / (fullness + count)) * 1000) / 1000
}

function toPosting(term: string, facts: TermFacts | undefined): string {
  const {index, documents} = facts ?? {index: 0, documents: []}
  return `[${JSON.stringify(term)},{"_index":${index},"t":{${documents.map((id) => `"${id}":{}`).join(',')}}}]`
}
