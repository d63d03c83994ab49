// The text of a book's nodes: XHTML that browsers read as HTML, too.
import {BOOK_LINK, type BookNode} from './model.ts'

const VOID = new Set(['br', 'col', 'hr', 'img', 'wbr'])

/** Where a chapter, or an element of it, is. */
export type PlaceOf = (chapter: string, id: string) => string

export function serialize(nodes: readonly BookNode[], placeOf: PlaceOf): string {
  return nodes.map((node) => serializeNode(node, placeOf)).join('')
}

function serializeNode(node: BookNode, placeOf: PlaceOf): string {
  if (typeof node === 'string') return escapeText(node)
  const {name, attributes, children} = node
  const written = Object.entries(attributes)
    .map(
      ([key, value]) =>
        ` ${key}="${escapeText(key === 'href' ? toHref(value, placeOf) : value).replaceAll('"', '&quot;')}"`,
    )
    .join('')
  return VOID.has(name) ? `<${name}${written}/>` : `<${name}${written}>${serialize(children, placeOf)}</${name}>`
}

function toHref(href: string, placeOf: PlaceOf): string {
  if (!href.startsWith(BOOK_LINK)) return href
  const [chapter = '', id = ''] = href.slice(BOOK_LINK.length).split('#')
  return placeOf(chapter, id)
}

/** Without the characters that XML cannot have. */
export function escapeText(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
