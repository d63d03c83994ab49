// How much of a query is in a text as it was typed: words next to each other say more than words far apart.
import type {Analyzer} from '../../../shared/search/analyzer.ts'
import {trim} from '../../../shared/search/text-tokens.ts'
import {hasIdeograph} from './query-tokens.ts'

/** The share of neighbouring words of a query that are neighbours in a text too, from 0 to 1. */
export type PhraseShare = (text: string) => number

/** Words allowed between two neighbours. */
const MAX_BETWEEN = 2
/** What neighbours are worth that have words between them. */
const LOOSE = 0.5

/** Places by `lastIndex`: to make patterns of the words of a query takes longer than to look for the words. */
const WORD_START = /(?<![\p{L}\p{M}\p{N}_])/uy
const REST_AND_GAP = /[\p{L}\p{M}\p{N}_]*[^\p{L}\p{M}\p{N}_]+/uy
const GAP = /[^\p{L}\p{M}\p{N}_]*/uy

/** @param words Words of a query in their order. Undefined when there are no neighbours among them. */
export function createPhraseShare(
  words: readonly string[],
  {toTerm}: Pick<Analyzer, 'toTerm'>,
): PhraseShare | undefined {
  const stems = words.map((word) => stemOf(word, toTerm)).filter((stem) => stem !== '')
  const pairs = stems.slice(1).map((second, at): readonly [string, string] => [stems[at] ?? '', second])
  if (pairs.length === 0) return undefined
  return (text) => {
    const lower = text.toLowerCase()
    return pairs.reduce((sum, [first, second]) => sum + nearness(lower, first, second), 0) / pairs.length
  }
}

/** 1 for neighbours, less for words with few between them, 0 for others. */
function nearness(text: string, first: string, second: string): number {
  if (!text.includes(second)) return 0
  // Ideographs follow each other without anything between them.
  const areIdeographs = hasIdeograph(first) || hasIdeograph(second)
  let best = 0
  for (let at = text.indexOf(first); at >= 0 && best < 1; at = text.indexOf(first, at + 1)) {
    const end = at + first.length
    if (areIdeographs) best = text.startsWith(second, endOf(GAP, text, end)) ? 1 : best
    else if (isWordStart(text, at)) best = Math.max(best, nearnessBehind(text, end, second))
  }
  return best
}

/** @param from Where the beginning of a word ends. */
function nearnessBehind(text: string, from: number, second: string): number {
  let at = from
  for (let between = 0; between <= MAX_BETWEEN; between += 1) {
    at = endOf(REST_AND_GAP, text, at)
    if (at < 0) return 0
    if (text.startsWith(second, at)) return between === 0 ? 1 : LOOSE
  }
  return 0
}

export function isWordStart(text: string, at: number): boolean {
  return endOf(WORD_START, text, at) >= 0
}

/**
 * Where the match ends that a pattern has at a place; -1 where it has none.
 * @param pattern Sticky.
 */
export function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}

/** What all forms of a word have in common: `isol` of `isolation`. */
export function stemOf(word: string, toTerm: Analyzer['toTerm']): string {
  const bare = trim(word)
  const term = toTerm(bare) ?? bare
  let length = 0
  while (length < term.length && bare[length] === term[length]) length += 1
  return length < 2 ? bare : bare.slice(0, length)
}
