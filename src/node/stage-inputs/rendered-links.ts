// Links and anchors that only the finished site can judge: what components rendered, ids of the finished pages, files that
// plugins made.
import {decodePath, normalisePathname, stripBaseUrl} from '../../shared/permalink.ts'
import type {CompiledSite} from '../compile/compile-pages.ts'
import type {LinkResult} from '../link/link-site.ts'
import type {
  AnchorLink,
  CollectedAssets,
  CompiledPage,
  LinkedRoute,
  LinkedSite,
  RenderedSite,
  SiteConfig,
} from '../model.ts'

/** The site as far as it got. */
export interface KnownSite {
  readonly compiled: CompiledSite
  /** The addresses of all pages are known. */
  readonly knowsPages: boolean
  /** Absent when an earlier mistake keeps pages from being rendered. */
  readonly rendered: RenderedSite | undefined
  /** Absent when plugins have not made their files. */
  readonly assets: CollectedAssets['assets'] | undefined
}

/** Reports links to pages and ids that are not there, those of content and those that components render. */
export function reportLinks(linked: LinkResult, known: KnownSite, config: SiteConfig): void {
  const {site, brokenLinks} = linked
  const isFile = createFileFinder(linked, known.assets, config)
  if (known.knowsPages)
    for (const judged of linked.missingPages)
      if (!isFile(judged.resolution.url.replace(/[?#].*$/s, ''))) brokenLinks.reportReference(judged)
  const anchorLinks = reportRenderedLinks(linked, {...known, isFile}, config)
  brokenLinks.reportAnchors([...site.anchorLinks, ...anchorLinks], createAnchorFinder(linked, known))
}

/** Those that components render; gives those that lead to an id. */
function reportRenderedLinks(
  {site, book, brokenLinks}: LinkResult,
  {rendered, knowsPages, isFile}: KnownSite & {readonly isFile: (path: string) => boolean},
  config: SiteConfig,
): readonly AnchorLink[] {
  const anchorLinks: AnchorLink[] = []
  // The shell has the same links on every page: each is looked at once.
  const seen = new Set<string>()
  for (const route of site.routes) {
    const {path: pagePath} = route.page
    for (const link of rendered?.facts.get(pagePath)?.links ?? []) {
      const address = toAbsolute(link, pagePath)
      if (seen.has(address) || isJudged(link, route, site)) continue
      seen.add(address)
      const [path = '', hash] = splitHash(address)
      const target = book.routeAt(path)
      const sourcePath = book.routeAt(pagePath)?.metadata.sourcePath
      const source = sourcePath === undefined ? {} : {sourcePath}
      if (target !== undefined && hash !== undefined)
        anchorLinks.push({...source, target: link, path: target.path, id: decodePath(hash)})
      // The shell leads to the site's root on every page, also where a site has nothing there.
      else if (target === undefined && knowsPages && path !== config.baseUrl && !isFile(path))
        brokenLinks.reportRendered(pagePath, sourcePath, path)
    }
  }
  return anchorLinks
}

/**
 * Tells whether a path leads to a static file, or to one that a plugin made.
 * @param assets Files of plugins; where they are not known, whatever looks like a file may be one.
 */
export function createFileFinder(
  {book}: LinkResult,
  assets: CollectedAssets['assets'] | undefined,
  {baseUrl}: SiteConfig,
): (path: string) => boolean {
  const emitted = new Set(assets?.map(({path}) => path))
  return (path) => {
    if (assets === undefined && /\.\w+$/.test(path)) return true
    const below = decodePath(stripBaseUrl(path, baseUrl) ?? path).replace(/^\/|\/$/g, '')
    const files = [below, `${below}/index.html`, `${below}.html`].map((file) => file.replace(/^\//, ''))
    return files.some((file) => emitted.has(file) || book.staticFile(baseUrl + file) !== undefined)
  }
}

/** Ids of a page by its path: those of its document, and those that its components rendered. Undefined when not known. */
function createAnchorFinder(
  {site, book}: LinkResult,
  {rendered, compiled}: KnownSite,
): (path: string) => ReadonlySet<string> | undefined {
  const byPath = new Map(site.routes.map((route) => [normalisePathname(route.page.path), route]))
  const ids = new Map<string, ReadonlySet<string>>()
  return (path) => {
    const known = ids.get(path)
    const route = byPath.get(path)
    if (known !== undefined || route === undefined) return known
    const source = book.routeAt(path)?.content
    const record = source?.kind === 'document' ? compiled.documents.get(source.sourcePath)?.record : undefined
    const facts = rendered?.facts.get(route.page.path)
    if (facts === undefined && !isPlain(record)) return undefined
    const all = new Set([...(record?.anchors ?? []), ...(facts?.anchors ?? [])])
    ids.set(path, all)
    return all
  }
}

/** True for a page whose ids are known before it is rendered. */
function isPlain(record: CompiledPage | undefined): boolean {
  return record?.kind === 'html' && !record.messages.some(({level}) => level === 'error')
}

/** A component may link relative to the page it stands on. */
function toAbsolute(link: string, pagePath: string): string {
  if (link.startsWith('/') || !URL.canParse(link, `http://site${pagePath}`)) return link
  const {pathname, hash} = new URL(link, `http://site${pagePath}`)
  return pathname + hash
}

/** Path and fragment; the query does not matter. */
function splitHash(address: string): [path: string, hash: string | undefined] {
  const [before = '', hash] = address.split('#', 2)
  return [before.replace(/\?.*$/s, ''), hash]
}

/** True for a link of the page's documents: those have been judged where they stand. */
function isJudged(target: string, {content, embedded, partials}: LinkedRoute, site: LinkedSite): boolean {
  const documents = [content, ...embedded, ...partials.map((specifier) => site.partials.get(specifier))]
  return documents.some((document) => document?.facts.some(({url}) => url === target))
}
