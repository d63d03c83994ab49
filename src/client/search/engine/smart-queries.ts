// From the words of a query to the queries that are tried one after the other, each less strict than the one before.
import type {Analyzer} from '../../../shared/search/analyzer.ts'
import {hasIdeograph} from './query-tokens.ts'
import {combine, firstTokens, type QueryWord, segmentIdeographs} from './segment-ideographs.ts'

/** One required word of a query. */
export interface QueryItem {
  readonly value: string
  readonly wildcard: 'none' | 'trailing' | 'both'
  readonly editDistance: number
  /** The value is a term of the index, not a word. */
  readonly isTerm?: true
}

export type Query = readonly QueryItem[]

interface Word extends QueryWord {
  /** The last word may be unfinished. */
  readonly isTyping?: true
}

export interface SmartQueryOptions {
  readonly isStopWord: Analyzer['isStopWord']
  /** Indexed words that begin with an ideograph. */
  readonly dictionary: readonly string[]
  /** Letters that may be wrong in a word. */
  readonly fuzzyDistance: number
}

export interface SmartQueries {
  /** Of all words but stop words. */
  readonly strict: readonly Query[]
  /** Of all but one. */
  readonly loose: readonly Query[]
}

export function smartQueries(tokens: readonly string[], options: SmartQueryOptions): SmartQueries {
  if (tokens.length === 0) return {strict: [], loose: []}
  const counted = firstTokens(tokens)
  const terms = combine(
    counted.map((value) => (hasIdeograph(value) ? segmentIdeographs(value, options.dictionary) : [[{value}]])),
  ).map(markTyping)
  if (terms.length === 0)
    return {strict: [tokens.map((value) => ({value, wildcard: 'both', editDistance: 0}))], loose: []}
  const refined = terms.map((term) => withoutStopWords(term, options.isStopWord))
  const all = [...terms, ...refined.filter((term, at) => term.length > 0 && term.length < (terms[at]?.length ?? 0))]
  const extra = refined.filter((term) => term.length > 2).flatMap(leaveOneOut)
  const distances = Array.from({length: Math.max(0, options.fuzzyDistance) + 1}, (_, distance) => distance)
  const queriesOf = (list: typeof all): readonly Query[] => distances.flatMap((distance) => toQueries(list, distance))
  return {strict: queriesOf(all), loose: queriesOf(extra)}
}

function markTyping(term: readonly QueryWord[]): readonly Word[] {
  return term.map((word, at) => (at === term.length - 1 ? {...word, isTyping: true} : word))
}

function withoutStopWords(term: readonly Word[], filters: Analyzer['isStopWord']): readonly Word[] {
  return filters.reduce((words, isStopWord) => words.filter(({value}) => !isStopWord(value)), term)
}

/** Every copy with one word left out: first without the last, at last without the first. */
function leaveOneOut(term: readonly Word[]): readonly (readonly Word[])[] {
  return term.map((_, at) => term.filter((_word, other) => other !== term.length - 1 - at))
}

function toQueries(terms: readonly (readonly Word[])[], distance: number): readonly Query[] {
  const unfinished = terms.filter((term) => {
    const last = term.at(-1)
    return last?.isTyping === true && last.isTrailing !== true
  })
  const queries = [
    ...terms.map((term) => term.map((word) => toItem(word, distance, word.isTrailing === true))),
    ...unfinished.map((term) =>
      term.map((word) => toItem(word, distance, word.isTrailing === true || word.isTyping === true)),
    ),
  ]
  return distance === 0 ? queries : queries.filter((query) => query.some(({editDistance}) => editDistance > 0))
}

function toItem({value}: Word, distance: number, isOpen: boolean): QueryItem {
  return {value, wildcard: isOpen ? 'trailing' : 'none', editDistance: value.length > distance ? distance : 0}
}
