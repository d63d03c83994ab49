// How much of a query a text is about: its words in the title of the page, in the heading of the section or in the address.
import type {Analyzer} from '../../../shared/search/analyzer.ts'
import type {SearchDocument} from '../../../shared/search/search-data.ts'
import {isWordStart, stemOf} from './phrase.ts'
import {hasIdeograph} from './query-tokens.ts'

/** The share of the words of a query that stand above a text, from 0 to 1. */
export type AboutShare = (document: SearchDocument, page: SearchDocument | undefined) => number

/** @param words Words of a query. */
export function createAboutShare(words: readonly string[], {toTerm}: Pick<Analyzer, 'toTerm'>): AboutShare {
  const stems = words.map((word) => stemOf(word, toTerm)).filter((stem) => stem !== '')
  return ({s = '', u}, page) => {
    const above = `${page?.t ?? ''} ${s} ${u}`.toLowerCase()
    return stems.filter((stem) => hasWord(above, stem)).length / Math.max(1, stems.length)
  }
}

function hasWord(text: string, stem: string): boolean {
  const isAnywhere = hasIdeograph(stem)
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1))
    if (isAnywhere || isWordStart(text, at)) return true
  return false
}
