// Sections that a page's title and their own heading describe together: `ipc serialization` of "Serialization" in "IPC".
import {SEARCH_GROUPS} from '../../../shared/search/search-data.ts'
import {type FoundHit, pageOf} from './collect-hits.ts'
import type {IndexGroup} from './index-groups.ts'
import {type Reader, tallyWords, type Word} from './near-hits.ts'

export interface SpreadInput {
  readonly groups: readonly IndexGroup[]
  readonly words: readonly Word[]
  readonly read: Reader
}

/** Headings that have all words together with the title of their page, and neither of them alone; best first. */
export function spreadHits({groups, words, read}: SpreadInput): readonly FoundHit[] {
  const [titles, headings] = [groups[SEARCH_GROUPS.title], groups[SEARCH_GROUPS.heading]]
  if (words.length < 2 || titles === undefined || headings === undefined) return []
  const tally = (group: IndexGroup) => {
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
    const score = gains.reduce((sum, gain) => sum + gain, 0)
    const terms = [...own.values()].map(({term}) => term)
    return [{document, type: headings.type, score, terms, tokens, page: pageOf(document, headings.type, groups)}]
  })
  return hits.sort((a, b) => b.score - a.score || a.document.i - b.document.i)
}
