// The links of a page that a browser would follow without leaving the document, as far as the page itself tells.
import {readTag} from './read-tag.ts'

const LINK = /<a\s/gi
/** A fragment, or what no page is asked for with, such as an email address. */
const OF_BROWSER = /^(?:#|(?!https?:)[a-z][a-z\d+.-]*:)/i
/** Each of them leaves the link to the browser; the build marks with the last what leads nowhere. */
const BROKEN = 'data-unresolved'
const KEPT_FROM_CLIENT = ['target', 'download', BROKEN]

/** Their URLs, each once. @param html Whole tags. */
export function findPageLinks(html: string): readonly string[] {
  const isFollowed = (attributes: ReadonlyMap<string, unknown>): boolean =>
    !KEPT_FROM_CLIENT.some((name) => attributes.has(name))
  return findLinks(html, isFollowed).filter((href) => !OF_BROWSER.test(href))
}

/** URLs of the links that the build has marked as leading nowhere, each once. @param html Whole tags. */
export function findBrokenLinks(html: string): readonly string[] {
  return html.includes(BROKEN) ? findLinks(html, (attributes) => attributes.has(BROKEN)) : []
}

function findLinks(html: string, isFound: (attributes: ReadonlyMap<string, unknown>) => boolean): readonly string[] {
  const links = new Set<string>()
  const opening = new RegExp(LINK)
  for (let found = opening.exec(html); found !== null; found = opening.exec(html)) {
    const {attributes, end} = readTag(html, found.index)
    opening.lastIndex = end
    const href = attributes.get('href')
    if (href !== undefined && isFound(attributes)) links.add(href)
  }
  return [...links]
}
