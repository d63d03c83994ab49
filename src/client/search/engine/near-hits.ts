// What is found when the words of a query stand nowhere as they were typed: parts of names in program text, unfinished and
// misspelt words, and texts that have some of many words. Never before what the exact queries find.
import type {Analyzer} from '../../../shared/search/analyzer.ts'
import {type Found, pageOf} from './collect-hits.ts'
import type {IndexGroup} from './index-groups.ts'
import {isNearWord} from './near-words.ts'
import {hasIdeograph} from './query-tokens.ts'

/** How well a term of the index stands for a word: 0 not at all, 1 as well as the word itself. */
export type Judge = (term: string, word: Word) => number

export interface Word {
  readonly text: string
  /** Term that the word is indexed under. */
  readonly term: string | undefined
}

export interface NearInput {
  readonly groups: readonly IndexGroup[]
  readonly analyzer: Analyzer
  readonly limit: number
}

/** Punctuation at the ends of a word, as the index has none there. */
const EDGES = /^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu

export function toWords(tokens: readonly string[], {toTerm, isStopWord}: Analyzer): readonly Word[] {
  const words = tokens.map((token) => token.replace(EDGES, '')).filter((text) => text !== '')
  const telling = words.filter((text) => !isStopWord.some((isStop) => isStop(text)))
  return telling.map((text) => ({text, term: toTerm(text)}))
}

/** Unfinished words, words inside of others, and words with a wrong letter. */
export function tolerantJudge(fuzzyDistance: number): Judge {
  return (term, {text, term: own}) => {
    if (term === own || term === text) return 1
    if (text.length < 3 && !hasIdeograph(text)) return 0
    if (term.startsWith(text)) return 0.8
    // The stem of `configurat` is not known before the word is finished.
    if (text.startsWith(term) && term.length >= 4 && text.length - term.length <= 5) return 0.7
    if (term.includes(text)) return 0.6
    const canBeWrong = fuzzyDistance > 0 && text.length >= 4 && term[0] === text[0] && !hasIdeograph(text)
    return canBeWrong && isNearWord(text, term, {distance: fuzzyDistance, isOpen: true}) ? 0.4 : 0
  }
}

/** What stands between the parts of a name. */
const PUNCTUATION = /[^\p{L}\p{N}_]+/u

/** Names of program text by their parts: `barBaz`, `bar` and `baz` for `foo.barBaz`. */
export function identifierJudge(identifiers: readonly string[], {tokenize, toTerm}: Analyzer): Judge {
  const partsByTerm = new Map<string, readonly string[]>()
  for (const name of identifiers)
    for (const {start, length, text} of tokenize(name)) {
      const term = toTerm(text)
      if (term === undefined) continue
      const parts = partsOf(name.slice(start, start + length))
      partsByTerm.set(term, [...(partsByTerm.get(term) ?? []), ...parts])
    }
  return (term, {text, term: own}) => {
    if (term === own) return 1
    // A call with its arguments: `shell.open(url`.
    if (term.startsWith(text) && PUNCTUATION.test(term.charAt(text.length))) return 0.95
    const parts = partsByTerm.get(term) ?? (PUNCTUATION.test(term) ? term.split(PUNCTUATION) : [])
    if (parts.includes(text)) return 0.9
    return text.length >= 3 && parts.some((part) => part.startsWith(text)) ? 0.7 : 0
  }
}

function partsOf(name: string): readonly string[] {
  const pieces = name.split(/[^A-Za-z0-9]+/).filter((piece) => piece !== '')
  const humps = pieces.flatMap((piece) => piece.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/))
  return [...new Set([...pieces, ...humps].map((part) => part.toLowerCase()))]
}

interface Candidate extends Found {
  /** Words of the query that the document has. */
  readonly wordCount: number
}

/**
 * Documents that have all words, or else as many as any document has, but at least half of them.
 * @param mustHaveAll Give up when no document has all.
 */
export function nearHits(
  words: readonly Word[],
  judge: Judge,
  input: NearInput,
  mustHaveAll: boolean,
): readonly Found[] {
  if (words.length === 0) return []
  const candidates = input.groups.flatMap((group) => candidatesIn(group, words, judge, input))
  const most = candidates.reduce((max, {wordCount}) => Math.max(max, wordCount), 0)
  if (most < (mustHaveAll ? words.length : words.length / 2)) return []
  const ids = new Set<number>()
  return candidates
    .filter(({wordCount}) => wordCount === most)
    .filter(({document}) => !ids.has(document.i) && ids.add(document.i) !== undefined)
    .slice(0, input.limit)
}

interface Tally {
  readonly words: Set<Word>
  readonly terms: Set<string>
  score: number
}

function candidatesIn(
  group: IndexGroup,
  words: readonly Word[],
  judge: Judge,
  {groups}: NearInput,
): readonly Candidate[] {
  const tallies = new Map<string, Tally>()
  for (const word of words) {
    const best = new Map<string, number>()
    for (const term of group.terms) {
      const quality = judge(term, word)
      if (quality === 0) continue
      const references = group.documentsWith(term)
      const rarity = Math.log(1 + group.documents.size / (1 + references.length))
      for (const reference of references) {
        const tally = tallies.get(reference) ?? {words: new Set(), terms: new Set(), score: 0}
        tallies.set(reference, tally)
        tally.words.add(word)
        tally.terms.add(term)
        const gain = quality * rarity
        const before = best.get(reference) ?? 0
        // Several terms for one word count once, the best of them.
        if (gain > before) {
          best.set(reference, gain)
          tally.score += gain - before
        }
      }
    }
  }
  const tokens = words.map(({text}) => text)
  return [...tallies]
    .flatMap(([reference, {words: own, terms, score}]) => {
      const document = group.documents.get(reference)
      if (document === undefined) return []
      const page = pageOf(document, group.type, groups)
      return [{document, score, terms: [...terms], type: group.type, page, tokens, wordCount: own.size}]
    })
    .sort((a, b) => b.score - a.score || a.document.i - b.document.i)
}
