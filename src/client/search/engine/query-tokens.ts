// From what was typed to words.
import type {Analyzer} from '../../../shared/search/analyzer.ts'

const IDEOGRAPH = /\p{Unified_Ideograph}/u

/** Words of a query, in lower case, in order. */
export function queryTokens(query: string, {tokenizeQuery}: Pick<Analyzer, 'tokenizeQuery'>): readonly string[] {
  return tokenizeQuery(query).map(({text}) => text)
}

export function hasIdeograph(text: string): boolean {
  return IDEOGRAPH.test(text)
}
