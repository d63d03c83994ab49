// Extraction vectors: a rendered page through the reading of HTML that pages without a document get.

import type {Element, Nodes} from 'hast'
import {toString as toText} from 'hast-util-to-string'
import {analysisOf, searchOptions} from '../../plugins/search/options.ts'
import {loadLanguage, toEntries} from '../../plugins/search/page-task.ts'
import {findFirst, htmlSections, parseHtml} from '../../src/node/assets/html-sections.ts'
import {createAnalyzer} from '../../src/shared/search/analyzer.ts'
import type {SearchDocument, SearchGroup} from '../../src/shared/search/search-data.ts'
import {buildIndex} from './at-once.ts'
import {compare, type ExtractionVector, type Problems} from './vector-file.ts'

export async function checkExtraction({options, type, url, html, documents}: ExtractionVector): Promise<Problems> {
  const parsed = searchOptions.parse(options)
  const analyzer = await createAnalyzer(analysisOf(parsed), loadLanguage)
  const page = readPage(html, type)
  const isSkipped = page.robots.includes('noindex') && !parsed.forceIgnoreNoIndex
  const sections = htmlSections(html, {ignoredElements: parsed.ignoreCssSelectors, url})
  const entries = toEntries({...page, sections}, analyzer)
  const pages = isSkipped ? [] : [{url, breadcrumbs: page.breadcrumbs, read: () => entries}]
  const {text} = buildIndex(pages, {
    analyzer,
    withIdentifiers: false,
    shardAbove: Number.POSITIVE_INFINITY,
  })
  const groups: readonly SearchGroup[] = JSON.parse(text)
  return groups.flatMap((group, at) =>
    compare(`group ${at}`, group.documents.map(sorted), (documents[at] ?? []).map(sorted)),
  )
}

/** Fields in the order of their names. */
function sorted(document: SearchDocument): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(document).sort(([a], [b]) => (a < b ? -1 : 1)))
}

interface ReadPage {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly robots: string
  readonly breadcrumbs: readonly string[]
}

/** What the build knows of a page without reading its HTML. */
function readPage(html: string, type: ExtractionVector['type']): ReadPage {
  const tree = parseHtml(html)
  const metas = new Map(
    findAll(tree, ({tagName}) => tagName === 'meta').map(({properties}) => [
      String(properties.name),
      String(properties.content ?? ''),
    ]),
  )
  const title = findFirst(tree, type === 'page' ? 'title' : 'h1')
  const keywords = metas.get('keywords') ?? ''
  return {
    title: title === undefined ? '' : toText(title),
    description: metas.get('description') ?? '',
    keywords: keywords === '' ? [] : type === 'page' ? [keywords] : keywords.split(','),
    robots: metas.get('robots') ?? '',
    breadcrumbs: [
      ...findAll(tree, (one) => hasClass(one, 'navbar__link--active')).slice(0, 1),
      ...findAll(tree, (one) => hasClass(one, 'menu__list-item-collapsible')).flatMap((item) =>
        findAll(item, (one) => hasClass(one, 'menu__link--active')),
      ),
    ].map((link) => toText(link).trim()),
  }
}

function findAll(node: Nodes, test: (element: Element) => boolean): readonly Element[] {
  const own = node.type === 'element' && test(node) ? [node] : []
  return 'children' in node ? [...own, ...node.children.flatMap((child) => findAll(child, test))] : own
}

function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}
