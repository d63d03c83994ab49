// What is found when no document has the words as they were typed: parts of names in program text, unfinished and
// misspelt words, and texts that have some of many words. Never before what the exact queries find.

import type {Analyzer} from '../../../shared/search/analyzer.ts'
import {firstFrom} from '../../../shared/search/sorted-values.ts'
import {trim} from '../../../shared/search/text-tokens.ts'
import {type FoundHit, pageOf, uniqueHits} from './collect-hits.ts'
import {beginningWith, documentsWith, type IndexGroup} from './index-groups.ts'
import {isNearStem, isNearWord, MAX_ENDING} from './near-words.ts'
import {hasIdeograph} from './query-tokens.ts'
import type {TextList} from './text-list.ts'

/** Terms that match a word, with a quality of at most 1, that of the word itself. */
export type Readings = ReadonlyMap<string, number>
export type Reader = (word: Word, group: IndexGroup) => Readings

export interface Word {
  readonly text: string
  /** Term that the word is indexed under. */
  readonly term: string | undefined
}

export interface NearInput {
  /** Where to look. */
  readonly groups: readonly IndexGroup[]
  /** Where the titles of pages are, if not there too. */
  readonly allGroups?: readonly IndexGroup[]
  readonly analyzer: Analyzer
  readonly limit: number
}

export function toWords(tokens: readonly string[], {toTerm, isStopWord}: Analyzer): readonly Word[] {
  const words = tokens.map(trim).filter((text) => text !== '')
  const telling = words.filter((text) => !isStopWord.some((isStop) => isStop(text)))
  return telling.map((text) => ({text, term: toTerm(text)}))
}

/** Words of so many letters may have one more that is wrong. */
const TWICE_WRONG = 8

/** Unfinished words, words inside of others, and words with a wrong letter. */
export function tolerantReader(fuzzyDistance: number): Reader {
  const judge = (term: string, {text, term: own}: Word): number => {
    if (term === own || term === text) return 1
    if (isTooShort(text)) return 0
    if (term.startsWith(text)) return 0.8
    // The stem of `configurat` is not known before the word is finished.
    if (text.startsWith(term) && term.length >= 4 && text.length - term.length <= MAX_ENDING) return 0.7
    if (term.includes(text)) return 0.6
    if (fuzzyDistance === 0 || text.length < 4 || term[0] !== text[0] || hasIdeograph(text)) return 0
    const nearness = {distance: fuzzyDistance + Number(text.length >= TWICE_WRONG), isOpen: true}
    return isNearWord(text, term, nearness) || isNearStem(text, term, nearness) ? 0.4 : 0
  }
  return (word, {terms}) => {
    const found = new Map<string, number>()
    for (const term of candidateTerms(word, terms)) {
      const quality = judge(term, word)
      if (quality > 0) found.set(term, quality)
    }
    return found
  }
}

/** Nearly every term has it inside. */
function isTooShort(text: string): boolean {
  return text.length < 3 && !hasIdeograph(text)
}

/** Terms that may do for a word, in their order. */
function candidateTerms({text, term: own}: Word, {all, having}: TextList): readonly string[] {
  const beginnings = Array.from({length: MAX_ENDING + 1}, (_, less) => text.slice(0, text.length - less))
  const whole = [...beginnings, own ?? text].filter((one) => all[firstFrom(all, one)] === one)
  if (isTooShort(text)) return [...new Set(whole)]
  return [...new Set([...whole, ...having(text), ...beginningWith(all, text.slice(0, 1))])].sort()
}

interface Candidate extends FoundHit {
  /** Words of the query that the document has. */
  readonly wordCount: number
}

/**
 * Documents that have all words, or else as many as any document has, but at least half of them.
 * @param mustHaveAll Give up when no document has all.
 */
export function nearHits(
  words: readonly Word[],
  read: Reader,
  input: NearInput,
  mustHaveAll: boolean,
): readonly FoundHit[] {
  if (words.length === 0) return []
  const candidates = input.groups.flatMap((group) => {
    const readings = words.map((word) => ({word, terms: read(word, group)}))
    // One word without a document saves expanding all the others.
    return mustHaveAll && !readings.every(({terms}) => isSomeThere(terms, group))
      ? []
      : candidatesIn(group, readings, input)
  })
  const most = candidates.reduce((max, {wordCount}) => Math.max(max, wordCount), 0)
  if (most < (mustHaveAll ? words.length : words.length / 2)) return []
  return uniqueHits(
    candidates.filter(({wordCount}) => wordCount === most),
    input.limit,
  )
}

function isSomeThere(terms: Readings, {postingOf}: IndexGroup): boolean {
  return [...terms.keys()].some((term) => postingOf(term) !== undefined)
}

export interface WordReadings {
  readonly word: Word
  readonly terms: Readings
}

/** What a word is worth in a document: several terms for one word count once, the best of them. */
interface WordGain {
  gain: number
  term: string
  readonly terms: string[]
}

/** By id of a document of a group, the gains of the words that it has. */
export function tallyWords(
  group: IndexGroup,
  readings: readonly WordReadings[],
): ReadonlyMap<number, ReadonlyMap<Word, WordGain>> {
  const found = new Map<number, Map<Word, WordGain>>()
  for (const {word, terms} of readings)
    for (const [term, quality] of terms) {
      const ids = documentsWith(term, group)
      const gain = quality * Math.log(1 + group.documents.size / (1 + ids.length))
      for (const id of ids) {
        const gains = found.get(id) ?? new Map<Word, WordGain>()
        found.set(id, gains)
        const own = gains.get(word) ?? {gain: 0, term, terms: []}
        gains.set(word, own)
        own.terms.push(term)
        if (gain > own.gain) Object.assign(own, {gain, term})
      }
    }
  return found
}

function candidatesIn(
  group: IndexGroup,
  readings: readonly WordReadings[],
  {groups, allGroups = groups}: NearInput,
): readonly Candidate[] {
  const {type, documents} = group
  const tokens = readings.map(({word}) => word.text)
  return [...tallyWords(group, readings)]
    .map(([id, gains]) => {
      const document = documents.get(id)
      const words = [...gains.values()]
      const score = words.reduce((sum, {gain}) => sum + gain, 0)
      const terms = [...new Set(words.flatMap((word) => word.terms))]
      return {document, score, terms, type, page: pageOf(document, type, allGroups), tokens, wordCount: gains.size}
    })
    .sort((a, b) => b.score - a.score || a.document.i - b.document.i)
}
