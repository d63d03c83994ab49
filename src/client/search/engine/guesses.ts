// What a word may stand for that is no term of the index: a word with a wrong letter, or one that is longer than its stem
// and not finished. Guesses are queries of terms, the likeliest first.
import type {SearchDocument} from '../../../shared/search/search-data.ts'
import {beginningWith, type IndexGroup} from './index-groups.ts'
import {isNearWord, type Nearness} from './near-words.ts'
import {endOf, isWordStart} from './phrase.ts'
import {hasIdeograph} from './query-tokens.ts'
import type {Query, QueryItem} from './smart-queries.ts'

export interface Guess {
  readonly query: Query
  /** Whether a document that has the terms has the words too. */
  readonly isMeant: (document: SearchDocument) => boolean
}

/** Shorter words are one letter away from too many others. */
const MIN_FUZZY_LENGTH = 4
/** Guesses for one word, and for all words of a query together. */
const MAX_TERMS = 6
const MAX_GUESSES = 12
/** A stem is no shorter, and at most so many letters are taken off a word: `generalizations`. */
const MIN_STEM_LENGTH = 3
const MAX_SUFFIX_LENGTH = 8

export type ToTerm = (word: string) => string | undefined

export interface Guesser {
  /** The query with the mistakes left that it may have; undefined when its words are all there, and too many to doubt. */
  readonly doubt: (query: Query) => Query | undefined
  readonly guess: (query: Query, group: IndexGroup) => readonly Guess[]
}

/** Of a query with more words that are all in the index, one is rather left out than read in another way. */
const MAX_DOUBTED_WORDS = 2

/** For one search: what is learnt of a word holds for all queries that are tried. */
export function createGuesser(groups: readonly IndexGroup[], toTerm: ToTerm): Guesser {
  const known = new Map<string, boolean>()
  const isKnown = ({value, wildcard}: QueryItem): boolean => {
    const key = `${value} ${wildcard}`
    const isThere =
      known.get(key) ??
      groups.some(({termsFrom, documentsWith}) =>
        wildcard === 'none' ? documentsWith(toTerm(value) ?? value).length > 0 : termsFrom(value).length > 0,
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
    doubt: (query) => {
      const strange = query.map((item) => !isKnown(item))
      if (!strange.includes(true)) return query.length <= MAX_DOUBTED_WORDS ? query : undefined
      return query.map((item, at) => (strange[at] === true ? item : {...item, editDistance: 0}))
    },
    guess: (query, group) =>
      toGuesses(
        query.map((item) => [
          {item: {...item, editDistance: 0}},
          ...stemReadings(item, group, toTerm),
          ...(item.editDistance > 0 ? misspelt(item, group) : []),
        ]),
      ),
  }
}

/** Whether a word may stand for others that are nearly like it. */
function canBeMisspelt(word: string): boolean {
  return word.length >= MIN_FUZZY_LENGTH && !hasIdeograph(word)
}

/** Other readings of a query. A word is right more often than wrong: those that change fewer words come first. */
function toGuesses(alternatives: readonly (readonly Reading[])[]): readonly Guess[] {
  return alternatives
    .reduce<readonly (readonly Reading[])[]>(
      (all, readings) => all.flatMap((some) => readings.map((one) => [...some, one])).slice(0, MAX_GUESSES ** 2),
      [[]],
    )
    .map((readings) => ({readings, count: readings.filter(({item}) => item.isTerm === true).length}))
    .filter(({count}) => count > 0)
    .sort((a, b) => a.count - b.count)
    .slice(0, MAX_GUESSES)
    .map(({readings}) => ({
      query: readings.map(({item}) => item),
      isMeant: ({t}) => readings.every(({isIn}) => isIn === undefined || isIn(t)),
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
    .filter((term) => term !== own && group.documentsWith(term).length > 0)
    .map((term) => ({...toReading(term), isIn: findsWord(value, term, {distance: editDistance, isOpen})}))
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
  const word = isOpen ? value : (toTerm(value) ?? value)
  if (!canBeMisspelt(value)) return []
  const nearness = {distance: editDistance, isOpen}
  const isNear = (term: string): boolean =>
    term !== word && term.length >= MIN_STEM_LENGTH && isNearWord(word, term, nearness) && !hasIdeograph(term)
  // People rarely miss the first letter, and most terms have another one.
  const first = beginningWith(group.terms.all, word.slice(0, 1)).filter(isNear)
  // A mistake at the first letter leaves what comes after the second.
  const others = () => (editDistance === 1 ? group.terms.having(word.slice(2)) : group.terms.all)
  return (first.length > 0 ? first : others().filter(isNear))
    .map((term) => ({term, frequency: group.documentsWith(term).length, excess: isOpen ? term.length : 0}))
    .sort((a, b) => a.excess - b.excess || b.frequency - a.frequency || (a.term < b.term ? -1 : 1))
    .slice(0, MAX_TERMS)
    .map(({term}) => toReading(term))
}
