// Sections that a page's title and their own heading describe together: `ipc serialization` of "Serialization" in "IPC".
import {SEARCH_GROUPS} from '../../../shared/search/search-data.ts'
import {type Found, pageOf} from './collect-hits.ts'
import {documentsWith, type IndexGroup} from './index-groups.ts'
import type {Reader, Word} from './near-hits.ts'

export interface SpreadInput {
  readonly groups: readonly IndexGroup[]
  readonly words: readonly Word[]
  readonly read: Reader
}

interface WordHit {
  readonly gain: number
  readonly term: string
}

/** By document of a group: what each word of the query is worth there. */
type Tally = ReadonlyMap<number, ReadonlyMap<Word, WordHit>>

/** Headings that have all words together with the title of their page, and neither of them alone; best first. */
export function spreadHits(input: SpreadInput): readonly Found[] {
  const {groups, words} = input
  const [titles, headings] = [groups[SEARCH_GROUPS.title], groups[SEARCH_GROUPS.heading]]
  if (words.length < 2 || titles === undefined || headings === undefined) return []
  const [inTitles, inHeadings] = [tally(titles, input), tally(headings, input)]
  const tokens = words.map(({text}) => text)
  const hits = [...inHeadings].flatMap(([id, own]) => {
    const document = headings.documents.get(id)
    const above = inTitles.get(document?.p ?? 0)
    if (document === undefined || above === undefined || own.size === words.length || above.size === words.length)
      return []
    const gains = words.map((word) => Math.max(own.get(word)?.gain ?? 0, above.get(word)?.gain ?? 0))
    if (gains.includes(0)) return []
    const score = gains.reduce((sum, gain) => sum + gain, 0)
    const terms = [...own.values()].map(({term}) => term)
    return [{document, type: headings.type, score, terms, tokens, page: pageOf(document, headings.type, groups)}]
  })
  return hits.sort((a, b) => b.score - a.score || a.document.i - b.document.i)
}

function tally(group: IndexGroup, {words, read}: SpreadInput): Tally {
  const found = new Map<number, Map<Word, WordHit>>()
  for (const word of words)
    for (const [term, quality] of read(word, group)) {
      const ids = documentsWith(term, group)
      const gain = quality * Math.log(1 + group.documents.size / (1 + ids.length))
      for (const id of ids) {
        const own = found.get(id) ?? new Map<Word, WordHit>()
        found.set(id, own)
        if ((own.get(word)?.gain ?? 0) < gain) own.set(word, {gain, term})
      }
    }
  return found
}
