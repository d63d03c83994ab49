// How much of a query stands in a text as it was typed: words next to each other say more than words far apart.
import type {Analyzer} from '../../../shared/search/analyzer.ts'
import {hasIdeograph} from './query-tokens.ts'

/** The share of neighbouring words of a query that are neighbours in a text too, from 0 to 1. */
export type PhraseShare = (text: string) => number

const LETTER = '[\\p{L}\\p{N}_]'
const GAP = '[^\\p{L}\\p{N}_]'
/** Words that may stand between two neighbours. */
const MAX_BETWEEN = 2
/** What neighbours are worth that have words between them. */
const LOOSE = 0.5

/** @param words Words of a query in their order. Undefined when there are no neighbours among them. */
export function createPhraseShare(
  words: readonly string[],
  {toTerm}: Pick<Analyzer, 'toTerm'>,
): PhraseShare | undefined {
  const pairs = words.slice(1).map((word, at) => toPair(stemOf(words[at] ?? '', toTerm), stemOf(word, toTerm)))
  if (pairs.length === 0) return undefined
  return (text) => {
    const sum = pairs.reduce(
      (total, {strict, loose}) => total + (strict.test(text) ? 1 : loose.test(text) ? LOOSE : 0),
      0,
    )
    return sum / pairs.length
  }
}

interface Pair {
  readonly strict: RegExp
  readonly loose: RegExp
}

function toPair(first: string, second: string): Pair {
  // Ideographs follow each other without anything between them.
  if (hasIdeograph(first) || hasIdeograph(second)) {
    const pattern = new RegExp(`${escapePattern(first)}${GAP}*${escapePattern(second)}`, 'iu')
    return {strict: pattern, loose: pattern}
  }
  const [start, end] = [`(?<!${LETTER})${escapePattern(first)}${LETTER}*${GAP}+`, escapePattern(second)]
  return {
    strict: new RegExp(start + end, 'iu'),
    loose: new RegExp(`${start}(?:${LETTER}+${GAP}+){1,${MAX_BETWEEN}}${end}`, 'iu'),
  }
}

/** What all forms of a word have in common: `isol` of `isolation`. */
function stemOf(word: string, toTerm: Analyzer['toTerm']): string {
  const bare = word.replace(EDGES, '')
  const term = toTerm(bare) ?? bare
  let length = 0
  while (length < term.length && bare[length] === term[length]) length += 1
  return length < 2 ? bare : bare.slice(0, length)
}

/** Punctuation at the ends of a word, as the index has none there. */
export const EDGES = /^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
