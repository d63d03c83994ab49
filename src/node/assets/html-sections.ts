// The text of a page that no document stands behind, such as a React page: read from its HTML, once it is rendered.
import type {Element, Nodes, Root} from 'hast'
import {raw} from 'hast-util-raw'
import type {PageSection} from '../../plugin/types.ts'
import {createMatcher} from '../text/match-selector.ts'
import {sectionsOf} from '../text/sections.ts'

export interface HtmlTextOptions {
  readonly ignoredElements: readonly string[]
  /** Address of the page: headings that link elsewhere are no places of it. */
  readonly url: string
}

/** Sections of what the page shows between its header and its footer. `[]` when there is nothing of the kind. */
export function htmlSections(html: string, {ignoredElements, url}: HtmlTextOptions): readonly PageSection[] {
  const tree = parseHtml(html)
  const content = findContent(tree)
  if (content === undefined) return []
  const isIgnored = createMatcher([
    '.theme-doc-breadcrumbs',
    '.theme-doc-footer',
    '.theme-doc-version-banner',
    '.pagination-nav',
    // On every page of a version, in the language of the site; of a site's own theme, a badge outside of the text.
    '.theme-doc-version-badge',
    'article > .badge',
    'footer',
    'article > nav',
    ...ignoredElements,
  ])
  const sections = sectionsOf(content, {
    isIgnored: (element, above) => isIgnored(element, [...above, content]) || isByline(element, above),
    magicComments: [],
    documents: new Map(),
    anchorOf: (heading) => anchorOf(heading, url),
  })
  return sections.flatMap((section) => ('partial' in section ? [] : [section]))
}

/** The article that the page is; of a page that lists several, such as a category with its cards, the whole `main`. */
function findContent(tree: Nodes): Element | undefined {
  const main = findFirst(tree, 'main')
  const article = findFirst(tree, 'article')
  if (main === undefined || article === undefined) return main ?? article
  const title = findFirst(main, 'h1')
  return title === undefined || findFirst(article, 'h1') === title ? article : main
}

export function parseHtml(html: string): Nodes {
  const root: Root = {type: 'root', children: [{type: 'raw', value: html}]}
  return raw(root)
}

export function findFirst(node: Nodes, tagName: string): Element | undefined {
  if (node.type === 'element' && node.tagName === tagName) return node
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = findFirst(child, tagName)
    if (found !== undefined) return found
  }
  return undefined
}

/** Id that the heading's own link leads to; `''` when it has none, undefined when the link leads to another page. */
function anchorOf({children, properties, tagName}: Element, url: string): string | undefined {
  const link = children.find((child) => child.type === 'element' && classNames(child).includes('hash-link'))
  if (link === undefined || link.type !== 'element') return tagName === 'h1' ? '' : String(properties.id ?? '')
  const [path = '', id = ''] = String(link.properties.href ?? '').split('#')
  return path === '' || path === url ? id : undefined
}

/** What stands beside the title in a header: date and authors of a post. */
function isByline({tagName}: Element, [parent]: readonly Element[]): boolean {
  return parent?.tagName === 'header' && tagName !== 'h1'
}

function classNames({properties}: Element): readonly string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : []
}
