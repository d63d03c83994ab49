// Headings: the link to themselves, and the entry of the footnotes, which no writer has written.
import type {Element} from 'hast'
import {toString as toPlainText} from 'hast-util-to-string'
import {FOOTNOTES_ID} from '../../text/content-texts.ts'
import type {PageState} from '../page-state.ts'

/** Level of a heading's tag, undefined for other tags. */
export function rankOf(tagName: string): number | undefined {
  if (tagName.length !== 2 || !tagName.startsWith('h')) return undefined
  const rank = tagName.charCodeAt(1) - 48
  return rank >= 1 && rank <= 6 ? rank : undefined
}

/** Gives an h2 to h6 with an id the link to itself. The footnotes end the table of contents. */
export function finishHeading(heading: Element, level: number, page: PageState): void {
  const {id, className} = heading.properties
  if (level === 1 || typeof id !== 'string' || id === '') return
  if (id === FOOTNOTES_ID) {
    listFootnotes(page)
    return
  }
  // A component shows it, and gives it its link.
  if (page.isModule && page.spec.ownHeadings.includes(heading.tagName)) return
  const label = `Direct link to ${toPlainText(heading).trim()}`
  heading.properties.className = ['anchor', ...(Array.isArray(className) ? className : [])]
  heading.children.push(toHashLink(id, label))
}

/** The converter's own heading. Where it is the only one, there is no way to shorten. */
function listFootnotes({toc, idSuffix}: PageState): void {
  if (toc.length === 0) return
  toc.push({value: 'Footnotes', id: idSuffix === undefined ? FOOTNOTES_ID : `${FOOTNOTES_ID}-${idSuffix}`, level: 2})
}

/** Class of the link that a heading carries to itself. It is no reference: its target is always there. */
export const HASH_LINK_CLASS = 'hash-link'

function toHashLink(id: string, label: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: {className: [HASH_LINK_CLASS], href: `#${encodeHash(id)}`, ariaLabel: label},
    // A zero-width space: the sign itself is the style sheet's.
    children: [{type: 'text', value: '\u200B'}],
  }
}

/** An id as it must stand after `#`: only what would end or change the URL is escaped. */
function encodeHash(id: string): string {
  return id.replace(/[%\s"<>`]/g, encodeURIComponent)
}
