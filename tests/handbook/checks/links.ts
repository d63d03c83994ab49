// Does every URL in the output lead somewhere? HTML, style sheets, feeds, the site map, alternates and the search index.
import {posix} from 'node:path'
import type {Element, Nodes} from 'hast'
import {visit} from 'unist-util-visit'
import {parseDocument} from '../../../scripts/handbook/documents.ts'
import {attribute, findAll, visibleText, withClass, withTag} from '../../../src/node/migrate/compare/html-tree.ts'
import type {Finding} from './finding.ts'
import type {BuiltPage, Output} from './pages.ts'

interface Site {
  /** Origin of the site: absolute URLs below it are the site's own. */
  readonly url: string
  /** Text of a source file, to find the line of a link. */
  readonly readSource: (path: string) => string
}

interface Reference {
  /** File of the output that holds it. */
  readonly from: string
  readonly href: string
  readonly text: string
}

const URL_ATTRIBUTES = ['href', 'src', 'poster', 'data', 'action', 'srcSet', 'imageSrcSet']
const MIN_LINKS = 3
/** Other documents, such as a plain page, may stand alone. */
const DOCUMENT_FOLDERS = /^(?:docs|meeting-notes)\//

/** URLs of the site's own that no file or no element of a page answers. */
export function findDeadUrls(output: Output, site: Site): Finding[] {
  const ids = new Map(output.pages.map(({file, tree}) => [file, idsOf(tree)]))
  const pages = new Map(output.pages.map((page) => [page.file, page]))
  const targets = new Map<string, Target | 'elsewhere' | 'invalid'>()
  return collectReferences(output).flatMap((reference): Finding[] => {
    // The sidebar's URLs are the same on hundreds of pages.
    const key = reference.href.startsWith('/') ? reference.href : `${reference.from} ${reference.href}`
    const target = targets.get(key) ?? resolve(reference, site.url)
    targets.set(key, target)
    if (target === 'elsewhere') return []
    const fault = target === 'invalid' ? 'this is no valid URL. Correct it.' : faultOf(target, output.files, ids)
    return fault === undefined ? [] : [{...placeOf(reference, pages.get(reference.from), site), advice: fault}]
  })
}

function faultOf(
  {path, hash}: Target,
  files: ReadonlySet<string>,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const file = findFile(files, path)
  if (file === undefined) return `nothing in the output answers at ${path}. Mend the link, or make the page.`
  // An alternate has the headings of its page. Other files have no ids that this check knows of.
  const known = ids.get(file.replace(/\.md$/, '/index.html'))
  if (hash === '' || known?.has(hash) !== false) return undefined
  return `the page ${path} has no element with the id "${hash}". Correct the anchor.`
}

/** Pages of documents that are not in their own sidebar, or that no link leads to from the home page. */
export function findOrphans({pages, files}: Output): Finding[] {
  const reached = reachablePages(pages, files)
  return pages.flatMap((page): Finding[] => {
    const {sourcePath, path, file} = page
    if (sourcePath === undefined) return []
    const finding = (advice: string): Finding => ({path: sourcePath, text: path, advice})
    if (!reached.has(file)) return [finding('no page links to this one. Put it into the sidebar, or link to it.')]
    if (!sourcePath.startsWith('docs/') || isInOwnSidebar(page)) return []
    return [finding('the page is not in its sidebar. See sidebars.ts and sidebar_position.')]
  })
}

/** Docs and notes whose text leads to fewer than three other pages of the site. */
export function findLonelyPages({pages, files}: Output): Finding[] {
  return pages.flatMap((page): Finding[] => {
    if (page.sourcePath === undefined || !DOCUMENT_FOLDERS.test(page.sourcePath)) return []
    const targets = new Set(linkedFiles(page, page.content, files))
    targets.delete(page.file)
    if (targets.size >= MIN_LINKS) return []
    return [
      {
        path: page.sourcePath,
        text: [...targets].join(', '),
        advice: `the text links to ${targets.size} other pages. Link to at least ${MIN_LINKS} that a reader would want next.`,
      },
    ]
  })
}

function collectReferences({files, pages, read}: Output): Reference[] {
  const references = pages.flatMap(referencesOfPage)
  for (const from of files) {
    if (from === 'search-index.json') references.push(...referencesOfSearch(from, read(from)))
    else if (from.endsWith('.css')) references.push(...matchesOf(from, read(from), /url\(["']?([^"')]+)/g))
    else if (from.endsWith('.md')) references.push(...referencesOfAlternate(from, read(from)))
    else if (/\.xml$|(?:^|\/)(?:llms\.txt|feed\.json)$/.test(from))
      references.push(...matchesOf(from, read(from), /(https?:\/\/[^\s"'<>\\)\]]+)/g))
  }
  return references
}

function referencesOfPage({file: from, tree}: BuiltPage): Reference[] {
  return findAll(tree, () => true).flatMap((element) => {
    const hrefs = URL_ATTRIBUTES.flatMap((name) => {
      const value = attribute(element, name)
      if (value === '') return []
      return name.endsWith('Set') ? value.split(',').map((part) => part.trim().split(' ')[0] ?? '') : [value]
    })
    const all = [...hrefs, ...urlInMeta(element)]
    if (all.length === 0) return []
    const text = visibleText(element) || attribute(element, 'alt')
    return all.map((href) => ({from, href, text}))
  })
}

function urlInMeta(element: Element): string[] {
  if (element.tagName !== 'meta') return []
  const name = attribute(element, 'property') || attribute(element, 'name')
  return /(?::image|:url)$/.test(name) ? [attribute(element, 'content')] : []
}

function referencesOfAlternate(from: string, text: string): Reference[] {
  const references: Reference[] = []
  visit(parseDocument('alternate.md', text).tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      references.push({from, href: node.url, text: node.url})
  })
  return references
}

function referencesOfSearch(from: string, json: string): Reference[] {
  // The program's own format: groups of documents, each with a URL and perhaps an anchor.
  const groups = JSON.parse(json) as {documents: {t: string; u: string; h?: string}[]}[]
  return groups.flatMap(({documents}) => documents.map(({t, u, h = ''}) => ({from, href: u + h, text: t})))
}

function matchesOf(from: string, text: string, pattern: RegExp): Reference[] {
  return [...text.matchAll(pattern)].map(([, href = '']) => ({from, href, text: href}))
}

interface Target {
  readonly path: string
  readonly hash: string
}

function resolve({from, href}: Pick<Reference, 'from' | 'href'>, siteUrl: string): Target | 'elsewhere' | 'invalid' {
  const base = new URL(`/${from}`.replace(/index\.html$/, ''), siteUrl)
  if (!URL.canParse(href, base)) return 'invalid'
  const url = new URL(href, base)
  if (url.origin !== base.origin) return 'elsewhere'
  return {path: decodeURIComponent(url.pathname), hash: decodeURIComponent(url.hash.slice(1))}
}

function findFile(files: ReadonlySet<string>, path: string): string | undefined {
  const bare = path.replace(/^\/|\/$/g, '')
  return [bare, posix.join(bare, 'index.html'), `${bare}.html`].find((file) => files.has(file))
}

function idsOf(tree: Nodes): ReadonlySet<string> {
  return new Set(findAll(tree, () => true).flatMap((element) => [attribute(element, 'id'), attribute(element, 'name')]))
}

function placeOf({from, href, text}: Reference, page: BuiltPage | undefined, site: Site): Omit<Finding, 'advice'> {
  const said = text === '' || text === href ? href : `${text} (${href})`
  if (page?.sourcePath === undefined) return {path: `build/${from}`, text: said}
  const line = findLine(site.readSource(page.sourcePath), [href, `[${text}]`, href.split('#').pop() ?? href, text])
  return {path: page.sourcePath, text: said, ...(line === undefined ? {} : {line})}
}

/** The first line that has the first of the texts that any line has. */
export function findLine(source: string, texts: readonly string[]): number | undefined {
  const lines = source.split('\n')
  for (const text of texts) {
    const at = text === '' ? -1 : lines.findIndex((line) => line.includes(text))
    if (at >= 0) return at + 1
  }
  return undefined
}

function linkedFiles({file}: BuiltPage, tree: Nodes | undefined, files: ReadonlySet<string>): string[] {
  return findAll(tree, withTag('a')).flatMap((link) => {
    const target = resolve({from: file, href: attribute(link, 'href')}, 'https://site.invalid')
    const found = typeof target === 'string' ? undefined : findFile(files, target.path)
    return found?.endsWith('.html') === true ? [found] : []
  })
}

function reachablePages(pages: readonly BuiltPage[], files: ReadonlySet<string>): ReadonlySet<string> {
  const byFile = new Map(pages.map((page) => [page.file, page]))
  const reached = new Set(['index.html'])
  for (const file of reached) {
    const page = byFile.get(file)
    for (const target of page === undefined ? [] : linkedFiles(page, page.tree, files)) reached.add(target)
  }
  return reached
}

function isInOwnSidebar({tree, path}: BuiltPage): boolean {
  return findAll(tree, withClass('theme-doc-sidebar-menu')).some((menu) =>
    findAll(menu, withTag('a')).some((link) => attribute(link, 'href').replace(/\/$/, '') === path),
  )
}
