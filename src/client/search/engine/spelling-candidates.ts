// Spelling candidates for a word that is no term of the index: terms one edit away, and stems of a word that is longer than
// its stem and unfinished. Each candidate is a query of terms; the likeliest comes first.
import type {SearchDocument} from '../../../shared/search/search-data.ts'
import {beginningWith, documentsWith, type IndexGroup} from './index-groups.ts'
import {isNearStem, isNearWord, type Nearness} from './near-words.ts'
import {endOf, isWordStart} from './phrase.ts'
import {hasIdeograph} from './query-tokens.ts'
import type {Query, QueryItem} from './smart-queries.ts'

export interface SpellingCandidate {
  readonly query: Query
  /** Whether a document that has the terms has the words too. */
  readonly hasWords: (document: SearchDocument) => boolean
}

/** Shorter words are one letter away from too many others. */
const MIN_FUZZY_LENGTH = 4
/** Candidates for one word, and for all words of a query together. */
const MAX_TERMS = 6
const MAX_CANDIDATES = 12
/** A stem is no shorter, and at most so many letters are taken off a word: `generalizations`. */
const MIN_STEM_LENGTH = 3
const MAX_SUFFIX_LENGTH = 8

export type ToTerm = (word: string) => string | undefined

export interface SpellingCandidates {
  /** The query with edit distances only where a word is unknown; undefined when all words are known and there are too many to correct. */
  readonly allowMistakes: (query: Query) => Query | undefined
  readonly candidates: (query: Query, group: IndexGroup) => readonly SpellingCandidate[]
}

/** Of a longer query whose words are all in the index, leaving a word out beats correcting one. */
const MAX_CORRECTED_WORDS = 2

/** For one search: lookups are shared by all queries that are tried. */
export function createSpellingCandidates(groups: readonly IndexGroup[], toTerm: ToTerm): SpellingCandidates {
  const known = new Map<string, boolean>()
  const isKnown = ({value, wildcard}: QueryItem): boolean => {
    const key = `${value} ${wildcard}`
    const isThere =
      known.get(key) ??
      groups.some((group) =>
        wildcard === 'none'
          ? documentsWith(toTerm(value) ?? value, group).length > 0
          : group.termsFrom(value).length > 0,
      )
    known.set(key, isThere)
    return isThere
  }
  const readings = new Map<string, readonly Reading[]>()
  const misspelt = (item: QueryItem, group: IndexGroup): readonly Reading[] => {
    const key = `${group.type} ${item.wildcard} ${item.editDistance} ${item.value}`
    const found = readings.get(key) ?? misspeltReadings(item, group, toTerm)
    readings.set(key, found)
    return found
  }
  return {
    allowMistakes: (query) => {
      const unknown = query.map((item) => !isKnown(item))
      if (!unknown.includes(true)) return query.length <= MAX_CORRECTED_WORDS ? query : undefined
      return query.map((item, at) => (unknown[at] === true ? item : {...item, editDistance: 0}))
    },
    candidates: (query, group) =>
      toCandidates(
        query.map((item) => [
          {item: {...item, editDistance: 0}},
          ...stemReadings(item, group, toTerm),
          ...(item.editDistance > 0 ? misspelt(item, group) : []),
        ]),
      ),
  }
}

/** Whether a word may be a misspelling. */
function canBeMisspelt(word: string): boolean {
  return word.length >= MIN_FUZZY_LENGTH && !hasIdeograph(word)
}

/** Other readings of a query. A word is right more often than wrong: those that change fewer words come first. */
function toCandidates(alternatives: readonly (readonly Reading[])[]): readonly SpellingCandidate[] {
  return alternatives
    .reduce<readonly (readonly Reading[])[]>(
      (all, readings) => all.flatMap((some) => readings.map((one) => [...some, one])).slice(0, MAX_CANDIDATES ** 2),
      [[]],
    )
    .map((readings) => ({readings, count: readings.filter(({item}) => item.isTerm === true).length}))
    .filter(({count}) => count > 0)
    .sort((a, b) => a.count - b.count)
    .slice(0, MAX_CANDIDATES)
    .map(({readings}) => ({
      query: readings.map(({item}) => item),
      hasWords: ({t}) => readings.every(({isIn}) => isIn === undefined || isIn(t)),
    }))
}

/** What is looked up for a word, and whether it is in a text, where the term does not say so. */
interface Reading {
  readonly item: QueryItem
  readonly isIn?: (text: string) => boolean
}

function toReading(term: string): Reading {
  return {item: {value: term, wildcard: 'none', editDistance: 0, isTerm: true}}
}

/**
 * The stem of `accessibil` is not known before the word is finished, nor that of `notificaton` at all. Texts that have the
 * beginning as a stem are read for words that go on like it.
 */
function stemReadings({value, wildcard, editDistance}: QueryItem, group: IndexGroup, toTerm: ToTerm): Reading[] {
  const isOpen = wildcard !== 'none'
  if ((!isOpen && editDistance === 0) || hasIdeograph(value)) return []
  const shortest = Math.max(MIN_STEM_LENGTH, value.length - MAX_SUFFIX_LENGTH)
  const lengths = Array.from({length: Math.max(0, value.length - shortest)}, (_, at) => value.length - 1 - at)
  const own = toTerm(value)
  return lengths
    .map((length) => value.slice(0, length))
    .filter((term) => term !== own && documentsWith(term, group).length > 0)
    .map((term) => toReadingOf(value, term, {distance: editDistance, isOpen}))
}

/** A stem, where a text has a word with it that is near. */
function toReadingOf(word: string, stem: string, nearness: Nearness): Reading {
  return {...toReading(stem), isIn: findsWord(word, stem, nearness)}
}

const REST = /[\p{L}\p{M}\p{N}_]*/uy

function findsWord(word: string, beginning: string, nearness: Nearness): (text: string) => boolean {
  return (text) => {
    const lower = text.toLowerCase()
    if (nearness.distance === 0 && !lower.includes(word)) return false
    for (let at = lower.indexOf(beginning); at >= 0; at = lower.indexOf(beginning, at + 1)) {
      const end = endOf(REST, lower, at + beginning.length)
      if (isWordStart(lower, at) && isNearWord(word, lower.slice(at, end), nearness)) return true
    }
    return false
  }
}

function misspeltReadings({value, wildcard, editDistance}: QueryItem, group: IndexGroup, toTerm: ToTerm): Reading[] {
  const isOpen = wildcard !== 'none'
  const term = toTerm(value)
  const word = isOpen ? value : (term ?? value)
  // A stop word is in no index, and yet no mistake: `your` is not meant to be `four`.
  if (!canBeMisspelt(value) || term === undefined) return []
  const nearness = {distance: editDistance, isOpen}
  const isNear = (term: string): boolean =>
    term !== word &&
    term.length >= MIN_STEM_LENGTH &&
    (isNearWord(word, term, nearness) || isNearWord(value, term, nearness) || isNearStem(value, term, nearness)) &&
    !hasIdeograph(term)
  // People rarely miss the first letter, and most terms have another one.
  const first = beginningWith(group.terms.all, word.slice(0, 1)).filter(isNear)
  // A mistake at the first letter leaves what comes after the second.
  const others = () => (editDistance === 1 ? group.terms.having(word.slice(2)) : group.terms.all)
  return (first.length > 0 ? first : others().filter(isNear))
    .map((term) => ({term, frequency: documentsWith(term, group).length, excess: isOpen ? term.length : 0}))
    .sort((a, b) => a.excess - b.excess || b.frequency - a.frequency || (a.term < b.term ? -1 : 1))
    .slice(0, MAX_TERMS)
    .map(({term}) => (isNearWord(word, term, nearness) ? toReading(term) : toReadingOf(value, term, nearness)))
}
