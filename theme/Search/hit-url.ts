// The page of a hit, its URL and its breadcrumbs.
import type {SearchHit} from 'quire-docs/client'

/** Name of the parameters that say which words to mark on the page. */
export const HIGHLIGHT_PARAMETER = '_highlight'

/** The page that it is of: itself, where it is the title of one. */
export const pageOf = ({page, document}: SearchHit): SearchHit['document'] => page ?? document

/** Keywords are not shown themselves: the title of their page is. */
export const isTitle = ({type}: SearchHit): boolean => type === 0 || type === 3

/** The page, then the anchor; in between the words to mark, when that is wanted. */
export function hitUrl({document, tokens}: SearchHit, marksWords: boolean): string {
  const params = marksWords ? new URLSearchParams(tokens.map((token) => [HIGHLIGHT_PARAMETER, token])).toString() : ''
  return `${document.u}${params === '' ? '' : `?${params}`}${document.h ?? ''}`
}

/** The section of a text, unless it is the whole page. */
export function hitSection({document: {s = ''}, page, type}: SearchHit): readonly string[] {
  return type === 4 && s !== '' && s !== page?.t ? [s] : []
}

/** What a page is called; those of an API reference may have no title. */
export function pageTitle({t, u}: SearchHit['document'], baseUrl: string): string {
  return t === '' && u.startsWith(`${baseUrl}docs/api-reference/`) ? 'API Reference' : t
}

/** Labels from the navbar's item down to the page; without the page itself for the hit that is its title. */
export function hitPath(hit: SearchHit, baseUrl: string): readonly string[] {
  const own = pageOf(hit)
  // Its title is what is shown of it, or what stands in for a text to come.
  const isShown = own.t !== '' && (isTitle(hit) || hit.isPending === true)
  return [...(own.b ?? []), isShown ? '' : pageTitle(own, baseUrl)].filter((label) => label !== '')
}
