// The text of the section that a hit is in, with the words marked that were found.
import type {Analyzer} from '../../../shared/search/analyzer.ts'
import {SEARCH_GROUPS, type SearchDocument} from '../../../shared/search/search-data.ts'
import {metadataOf, type SearchHit} from './engine.ts'
import {placeOfAll, type Segment, snippet} from './highlight.ts'

/** A hit as far as its section has to be known. */
export type SectionOf = Pick<SearchHit, 'document' | 'type' | 'page' | 'metadata' | 'tokens'>

/**
 * The text that is shown of a hit: that below a heading, or where there is none, of the next section; of a page its first.
 * @param contents Of the page, in their order.
 */
export function sectionText({type, document}: SectionOf, contents: readonly SearchDocument[]): string {
  if (type === SEARCH_GROUPS.content || type === SEARCH_GROUPS.description) return document.t
  const own = contents.find(({h = ''}) => h === (document.h ?? ''))
  const next = type === SEARCH_GROUPS.heading ? contents.find(({i}) => i > document.i) : contents[0]
  return (own ?? next)?.t ?? ''
}

/** @param limit Characters, around the place where the words are close together. */
export function previewSection(
  text: string,
  {metadata, tokens}: SectionOf,
  {analyzer, limit}: {readonly analyzer: Analyzer; readonly limit: number},
): readonly Segment[] {
  const found = Object.values(metadataOf(text, Object.keys(metadata), analyzer)).map(({t}) => t.position)
  const places = found.flat().sort(([startA, lengthA], [startB, lengthB]) => startA - startB || lengthB - lengthA)
  return snippet(text, places, {tokens, limit, from: found.length > 1 ? placeOfAll(found, limit) : 0})
}
