// URL and breadcrumbs of a hit.
import type {SearchHit} from 'quire-docs/client'

/** Name of the parameters that say which words to mark on the page. */
export const HIGHLIGHT_PARAMETER = '_highlight'

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
export function hitPath({document, page, type, isPending}: SearchHit, baseUrl: string): readonly string[] {
  const own = page ?? document
  // Its title is what is shown of it, or what stands in for a text to come.
  const isShown = own.t !== '' && (type === 0 || type === 3 || isPending === true)
  return [...(own.b ?? []), isShown ? '' : pageTitle(own, baseUrl)].filter((label) => label !== '')
}
