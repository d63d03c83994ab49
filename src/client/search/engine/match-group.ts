// Documents of a group that have every word of a query, ranked as lunr ranks them.
import type {Analyzer} from '../../../shared/search/analyzer.ts'
import type {SearchDocument} from '../../../shared/search/search-data.ts'
import type {IndexGroup, Posting} from './index-groups.ts'
import type {Query, QueryItem} from './smart-queries.ts'

/** A document that a query matches. */
export interface Match {
  readonly document: SearchDocument
  readonly score: number
  /** Terms of the index that match the query's words. */
  readonly terms: readonly string[]
}

/** A term that matches words of a query, and how many of them. */
interface Counted {
  readonly term: string
  readonly posting: Posting | undefined
  readonly count: number
}

/** By id: how many words of the query a document has, which are the first ones, and its score. Between queries all is 0. */
interface Tallies {
  readonly words: Uint8Array
  readonly scores: Float64Array
}

let shared = createTallies(1)

function createTallies(size: number): Tallies {
  return {words: new Uint8Array(size), scores: new Float64Array(size)}
}

/** Tallies for ids below a number. They are made once, as an unfinished word asks for them dozens of times. */
function talliesFor(size: number): Tallies {
  if (shared.words.length < size) shared = createTallies(size * 2)
  return shared
}

interface MatchOptions {
  readonly limit: number
  readonly toSearchTerms: Analyzer['toSearchTerms']
}

/** Best matches first, at most `limit`. Of equal ones, the term that comes first, then the lower id. */
export function matchGroup(group: IndexGroup, query: Query, {limit, toSearchTerms}: MatchOptions): readonly Match[] {
  // Every word is looked up before any is missed, so that all that has to be fetched is known at once.
  const words = query.map((item) =>
    expand(group, item, toSearchTerms).map((term) => ({term, posting: group.postingOf(term)})),
  )
  const [first] = words
  if (first === undefined || words.some((terms) => terms.length === 0)) return []
  const tallies = talliesFor(1 + first.reduce((max, {posting}) => Math.max(max, lastOf(posting)), 0))
  const touched: number[] = []
  words.forEach((terms, at) => {
    for (const {posting} of terms) countWord(tallies, posting, at, touched)
  })
  const times = new Map<string, Counted>()
  for (const {term, posting} of words.flat()) times.set(term, {term, posting, count: (times.get(term)?.count ?? 0) + 1})
  const matches = rank(
    touched.filter((id) => tallies.words[id] === words.length),
    [...times.values()],
    {tallies, wordCount: words.length, limit},
  )
  for (const id of touched) {
    tallies.words[id] = 0
    tallies.scores[id] = 0
  }
  return matches.map(({id, score, terms}) => ({document: group.documents.get(id), score, terms}))
}

function lastOf(posting: Posting | undefined): number {
  return posting?.ids[posting.ids.length - 1] ?? 0
}

function countWord({words}: Tallies, posting: Posting | undefined, at: number, touched: number[]): void {
  const ids = posting?.ids ?? []
  for (let place = 0; place < ids.length; place += 1) {
    const id = ids[place] ?? 0
    if (words[id] !== at) continue
    if (at === 0) touched.push(id)
    words[id] = at + 1
  }
}

interface RankInput {
  readonly tallies: Tallies
  readonly wordCount: number
  readonly limit: number
}

interface Ranked {
  readonly id: number
  readonly score: number
  readonly terms: string[]
}

function rank(ids: readonly number[], terms: readonly Counted[], input: RankInput): readonly Ranked[] {
  if (ids.length === 0) return []
  const {words, scores} = input.tallies
  eachPlace(terms, words, input.wordCount, (id, {posting, count}, place) => {
    scores[id] = (scores[id] ?? 0) + count * (posting?.weights[place] ?? 0)
  })
  const magnitude = Math.sqrt(terms.reduce((sum, {count}) => sum + count * count, 0))
  const best = ids
    .map((id): Ranked => ({id, score: (scores[id] ?? 0) / magnitude, terms: []}))
    .sort((a, b) => b.score - a.score)
    .slice(0, input.limit)
  // Terms are collected for the hits that can be shown.
  const isBest = input.wordCount + 1
  const byId = new Map(best.map((one) => [one.id, one]))
  for (const {id} of best) words[id] = isBest
  eachPlace(terms, words, isBest, (id, {term}) => byId.get(id)?.terms.push(term))
  return best
}

type Visit = (id: number, term: Counted, place: number) => void

/** Visits the places of terms in documents that have so many words. */
function eachPlace(terms: readonly Counted[], words: Uint8Array, wordCount: number, visit: Visit): void {
  for (const term of terms) {
    const ids = term.posting?.ids ?? []
    for (let place = 0; place < ids.length; place += 1) {
      const id = ids[place] ?? 0
      if (words[id] === wordCount) visit(id, term, place)
    }
  }
}

/** Terms of a group that match a word of a query, in their order. */
function expand(
  group: IndexGroup,
  {value, wildcard, isTerm}: QueryItem,
  toSearchTerms: Analyzer['toSearchTerms'],
): readonly string[] {
  if (wildcard === 'both') return group.terms.having(value)
  // Steps for whole words would take an unfinished word for a whole one.
  if (wildcard === 'trailing') return group.termsFrom(value)
  const words = isTerm === true ? [value] : toSearchTerms(value)
  return words.filter((word) => group.postingOf(word) !== undefined)
}
