// From what was typed to words.

import type {Analyzer} from '../../../shared/search/analyzer.ts'
import {isJapanese} from '../../../shared/search/languages.ts'

const IDEOGRAPH = /\p{Unified_Ideograph}/u

/** Words of a query, in lower case, in order. */
export function queryTokens(query: string, {settings, tokenize}: Analyzer): readonly string[] {
  const {languages} = settings
  const [only] = languages
  if (languages.length === 1 && only !== undefined && (isJapanese(only) || only === 'th'))
    return tokenize(query).map(({text}) => text)
  const lower = query.toLowerCase()
  const pattern = languages.includes('zh') ? /\w+|\p{Unified_Ideograph}+/gu : /[^\s-]+/g
  return lower.match(pattern) ?? []
}

export function hasIdeograph(text: string): boolean {
  return IDEOGRAPH.test(text)
}
