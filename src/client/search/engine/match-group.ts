// Documents of a group that have every word of a query, ranked as lunr ranks them.
import type {SearchDocument} from '../../../shared/search/search-data.ts'
import type {IndexGroup, Posting} from './index-groups.ts'
import type {Query, QueryItem} from './smart-queries.ts'

/** A document that a query matches. */
export interface Match {
  readonly document: SearchDocument
  readonly score: number
  /** Terms of the index that the query's words stand for. */
  readonly terms: readonly string[]
}

interface Tally {
  /** Words of the query that the document has so far, which are the first ones. */
  words: number
  score: number
  readonly terms: string[]
}

/** Best matches first. Of equal ones, the term that comes first, then the lower id. */
export function matchGroup(group: IndexGroup, query: Query): readonly Match[] {
  // Every word is looked up before any is missed, so that all that has to be fetched is known at once.
  const words = query.map((item) => expand(group, item).map((term) => ({term, posting: group.postingOf(term)})))
  if (words.some((terms) => terms.length === 0)) return []
  const tallies = new Map<number, Tally>()
  words.forEach((terms, at) => {
    for (const {posting} of terms) countWord(tallies, posting, at)
  })
  const times = new Map<string, {posting: Posting | undefined; count: number}>()
  for (const {term, posting} of words.flat()) times.set(term, {posting, count: (times.get(term)?.count ?? 0) + 1})
  for (const [term, {posting, count}] of times) addScores(tallies, {term, posting, count, words: query.length})
  const magnitude = Math.sqrt([...times.values()].reduce((sum, {count}) => sum + count * count, 0))
  return [...tallies]
    .filter(([, {words: own}]) => own === query.length)
    .map(([id, {score, terms}]) => ({id, score: score / magnitude, terms}))
    .sort((a, b) => b.score - a.score)
    .flatMap(({id, score, terms}) => {
      const document = group.documents.get(String(id))
      return document === undefined ? [] : [{document, score, terms}]
    })
}

function countWord(tallies: Map<number, Tally>, posting: Posting | undefined, at: number): void {
  const ids = posting?.ids ?? []
  for (let place = 0; place < ids.length; place += 1) {
    const id = ids[place] ?? 0
    const tally = tallies.get(id)
    if (tally === undefined) {
      if (at === 0) tallies.set(id, {words: 1, score: 0, terms: []})
    } else if (tally.words === at) tally.words = at + 1
  }
}

interface Counted {
  readonly term: string
  readonly posting: Posting | undefined
  /** Words of the query that stand for the term. */
  readonly count: number
  readonly words: number
}

function addScores(tallies: ReadonlyMap<number, Tally>, {term, posting, count, words}: Counted): void {
  if (posting === undefined) return
  for (let place = 0; place < posting.ids.length; place += 1) {
    const tally = tallies.get(posting.ids[place] ?? 0)
    if (tally?.words !== words) continue
    tally.score += count * (posting.weights[place] ?? 0)
    tally.terms.push(term)
  }
}

/** Terms of a group that a word of a query stands for, in their order. */
function expand(group: IndexGroup, {value, wildcard, isTerm}: QueryItem): readonly string[] {
  if (wildcard === 'both') return group.terms.having(value)
  // Steps for whole words would take an unfinished word for a whole one.
  if (wildcard === 'trailing') return group.termsFrom(value)
  const words = isTerm === true ? [value] : group.toTerms(value)
  return words.filter((word) => group.postingOf(word) !== undefined)
}
