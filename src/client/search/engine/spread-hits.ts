// Sections that a page's title and their own heading describe together: `ipc serialization` of "Serialization" in "IPC"; and
// pages whose title has what matters of a longer query.
import {SEARCH_GROUPS} from '../../../shared/search/search-data.ts'
import {type FoundHit, pageOf} from './collect-hits.ts'
import type {IndexGroup} from './index-groups.ts'
import {type Reader, tallyWords, type Word} from './near-hits.ts'

export interface SpreadInput {
  readonly groups: readonly IndexGroup[]
  readonly words: readonly Word[]
  readonly read: Reader
}

type Tally = ReturnType<typeof tallyWords>

/**
 * Headings that have all words together with the title of their page, and neither of them alone; titles that have the words
 * which matter. Best first.
 */
export function spreadHits({groups, words, read}: SpreadInput): readonly FoundHit[] {
  const [titles, headings] = [groups[SEARCH_GROUPS.title], groups[SEARCH_GROUPS.heading]]
  if (words.length < 2 || titles === undefined || headings === undefined) return []
  const tally = (group: IndexGroup): Tally => {
    const readings = words.map((word) => ({word, terms: read(word, group)}))
    return tallyWords(group, readings)
  }
  const [inTitles, inHeadings] = [tally(titles), tally(headings)]
  const tokens = words.map(({text}) => text)
  const hits = [...inHeadings].flatMap(([id, own]) => {
    const document = headings.documents.get(id)
    const above = inTitles.get(document.p ?? 0)
    if (above === undefined || own.size === words.length || above.size === words.length) return []
    const gains = words.map((word) => Math.max(own.get(word)?.gain ?? 0, above.get(word)?.gain ?? 0))
    if (gains.includes(0)) return []
    const terms = [...own.values()].map(({term}) => term)
    return [
      {
        document,
        type: headings.type,
        score: sumOf(gains),
        terms,
        tokens,
        page: pageOf(document, headings.type, groups),
      },
    ]
  })
  return [...nearlyCalled(titles, inTitles, words), ...hits].sort(
    (a, b) => b.score - a.score || a.document.i - b.document.i,
  )
}

/** Of what all words of a query would add to a title, the part that a title must have which lacks one. */
const ENOUGH_OF_TITLE = 0.6

/** Titles that lack a word of the query, but have at least two, which are rarer in titles than what is missing. */
function nearlyCalled(titles: IndexGroup, inTitles: Tally, words: readonly Word[]): readonly FoundHit[] {
  const tallies = [...inTitles.values()]
  // A word that no title has would be the rarest of all.
  const rarest = Math.log(1 + titles.documents.size)
  const whole = sumOf(
    words.map((word) => tallies.reduce((max, own) => Math.max(max, own.get(word)?.gain ?? 0), 0) || rarest),
  )
  const tokens = words.map(({text}) => text)
  return [...inTitles].flatMap(([id, own]) => {
    const score = sumOf([...own.values()].map(({gain}) => gain))
    if (own.size < 2 || own.size === words.length || score < whole * ENOUGH_OF_TITLE) return []
    const terms = [...own.values()].map(({term}) => term)
    return [{document: titles.documents.get(id), type: titles.type, score, terms, tokens, page: undefined}]
  })
}

function sumOf(gains: readonly number[]): number {
  return gains.reduce((sum, gain) => sum + gain, 0)
}
