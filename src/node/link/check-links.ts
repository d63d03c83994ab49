// Links and anchors, judged when all is known that decides: what components rendered, ids of the finished pages, files that
// plugins made. A function of tables: it reports nothing and looks at no file.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {decodePath, normalisePathname, stripBaseUrl} from '../../shared/permalink.ts'
import {splitTarget} from '../files/split-target.ts'
import type {
  AnchorLink,
  CompiledDocument,
  CompiledPage,
  LinkedPage,
  LinkedParts,
  LinkedSite,
  LinkIndex,
  RenderedSite,
  RenderMetadata,
  SiteConfig,
  StagedAsset,
} from '../model.ts'
import {readParts} from '../text/linked-page.ts'
import {
  createSuggest,
  describeAnchor,
  describeFault,
  describeRendered,
  type LinkedNames,
  type RenderedLink,
} from './broken-links.ts'
import {listConfiguredLinks} from './configured-links.ts'
import {routeAt, staticFileAt} from './link-index.ts'
import type {LinkResult} from './link-site.ts'
import {toBuiltPath} from './resolve-reference.ts'

/** The site as far as it got. */
export interface LinkCheck {
  readonly linked: LinkResult
  readonly compiled: ReadonlyMap<string, CompiledDocument>
  /** Absent when an earlier mistake keeps pages from being rendered. */
  readonly rendered: RenderedSite | undefined
  /** Absent when plugins have not made their files. */
  readonly assets: readonly StagedAsset[] | undefined
  /** The URLs of all pages are known. Where they are not, only a link to a file that does not exist is broken. */
  readonly knowsPages: boolean
  readonly config: SiteConfig
}

/** Links to pages and ids that are not there: those of content, and those that components render. */
export function checkLinks(check: LinkCheck): readonly Diagnostic[] {
  const {linked, assets, config} = check
  const {site, linkIndex} = linked
  const names: LinkedNames = {config, linkIndex, suggest: createSuggest()}
  const isFile = createFileFinder(linkIndex, assets)
  const isShown = createLinkFinder(check, ({links, brokenLinks = []}) => [...links, ...brokenLinks])
  const isSeen = createLinkFinder(check, ({links, brokenLinks = [], plainLinks = []}) => [
    ...links,
    ...brokenLinks,
    ...plainLinks,
  ])
  // Where nothing is rendered it is not known what a component leaves out.
  const isLeftOut = (url: string): boolean => check.rendered !== undefined && !isSeen(url)
  const rendered = checkRenderedLinks(check, isFile, names)
  const anchorLinks = site.anchorLinks.filter(
    ({givenUrl, nestedUrl}) =>
      (givenUrl === undefined || isShown(givenUrl)) && (nestedUrl === undefined || !isLeftOut(nestedUrl)),
  )
  return [
    ...(check.rendered === undefined ? checkConfiguredLinks(check, isFile, names) : []),
    ...checkFaults(check, {isFile, isShown, isLeftOut}, names),
    ...rendered.findings,
    ...checkAnchors([...anchorLinks, ...rendered.anchorLinks], check, names),
  ]
}

type IsFile = (path: string) => boolean

interface Known {
  readonly isFile: IsFile
  /** Whether a component renders such a link. */
  readonly isShown: (url: string) => boolean
  /** Whether no page has such a link, in what a component renders or in plain HTML. */
  readonly isLeftOut: (url: string) => boolean
}

/** What components make of a link counts, as they may lead it elsewhere or leave it out: what no page shows is not wrong. */
function checkFaults(
  {linked, knowsPages}: LinkCheck,
  {isFile, isShown, isLeftOut}: Known,
  names: LinkedNames,
): readonly Diagnostic[] {
  return linked.faults.flatMap((judged) => {
    const {problem, mayExist, url} = judged.resolution
    const isNowhere =
      (judged.reference.isGiven === true && !isShown(url)) || (judged.mayBeLeftOut === true && isLeftOut(url))
    if (problem === 'missing-page' && isNowhere) return []
    const isUnsure = problem === 'missing-page' || mayExist === true
    if (isUnsure && !knowsPages) return []
    if (problem === 'missing-page' && isFile(url.replace(/[?#].*$/s, ''))) return []
    return describeFault(judged, names) ?? []
  })
}

/** Tells whether a URL is among those links of some page. None is where pages are not rendered. */
function createLinkFinder(
  {rendered}: LinkCheck,
  linksOf: (page: RenderMetadata) => readonly string[],
): (url: string) => boolean {
  let urls: ReadonlySet<string> | undefined
  const withoutSlash = (url: string): string => {
    const {path, suffix} = splitTarget(url)
    return normalisePathname(path) + suffix
  }
  return (url) => {
    urls ??= new Set([...(rendered?.metadata.values() ?? [])].flatMap((page) => linksOf(page).map(withoutSlash)))
    return urls.has(withoutSlash(url))
  }
}

/** Where pages are not rendered, the links that their shell would have. */
function checkConfiguredLinks({config, knowsPages, linked}: LinkCheck, isFile: IsFile, names: LinkedNames) {
  if (!knowsPages) return []
  const isPage = (path: string): boolean =>
    path === config.baseUrl || routeAt(linked.linkIndex, path) !== undefined || isFile(path)
  const paths = listConfiguredLinks(config)
    .map(({path}) => path)
    .filter((path) => !isPage(path))
  return [...new Set(paths)].flatMap(
    (target) => describeRendered({pagePath: config.baseUrl, sourcePath: undefined, target}, names, isPage) ?? [],
  )
}

interface RenderedLinks {
  readonly findings: readonly Diagnostic[]
  /** Those that lead to an id. */
  readonly anchorLinks: readonly AnchorLink[]
}

interface ShellLink {
  readonly page: LinkedPage
  readonly link: string
  /** Where it leads, from the root of the site. */
  readonly address: string
}

/** Links that components have made. The shell has the same ones on every page: each is given once. */
function* shellLinks({linked: {site}, rendered, config}: LinkCheck): Generator<ShellLink> {
  const seen = new Set<string>()
  for (const page of site.routes) {
    let parts: LinkedParts | undefined
    for (const link of rendered?.metadata.get(page.path)?.links ?? []) {
      const address = toBuiltPath(toAbsolute(link, page.path), config)
      if (seen.has(address)) continue
      parts ??= readParts(page.text.read(), site.contentTexts)
      if (isJudged({page, link, address}, parts, site, config)) continue
      seen.add(address)
      yield {page, link, address}
    }
  }
}

function checkRenderedLinks(check: LinkCheck, isFile: IsFile, names: LinkedNames): RenderedLinks {
  const {knowsPages, config} = check
  const {linkIndex} = check.linked
  const anchorLinks: AnchorLink[] = []
  const faults: RenderedLink[] = []
  for (const {page, link, address} of shellLinks(check)) {
    const [path = '', hash] = splitHash(address)
    const target = routeAt(linkIndex, path)
    const sourcePath = routeAt(linkIndex, page.path)?.metadata.sourcePath
    const source = sourcePath === undefined ? {} : {sourcePath}
    if (target !== undefined && hash !== undefined)
      anchorLinks.push({...source, target: link, path: target.path, id: decodePath(hash)})
    // The shell leads to the site's root on every page, also where a site has nothing there.
    else if (target === undefined && knowsPages && path !== config.baseUrl && !isFile(path))
      faults.push({pagePath: page.path, sourcePath, target: path})
  }
  const isThere = (path: string): boolean => routeAt(linkIndex, path) !== undefined || isFile(path)
  return {findings: faults.flatMap((fault) => describeRendered(fault, names, isThere) ?? []), anchorLinks}
}

/**
 * Tells whether a path leads to a static file, or to one that a plugin made.
 * @param assets Files of plugins; where they are not known, whatever looks like a file may be one.
 */
export function createFileFinder(linkIndex: LinkIndex, assets: readonly StagedAsset[] | undefined): IsFile {
  const emitted = new Set(assets?.map(({path}) => path))
  const {baseUrl} = linkIndex
  return (path) => {
    if (assets === undefined && /\.\w+$/.test(path)) return true
    const below = decodePath(stripBaseUrl(path, baseUrl) ?? path).replace(/^\/|\/$/g, '')
    const files = [below, `${below}/index.html`, `${below}.html`].map((file) => file.replace(/^\//, ''))
    return files.some((file) => emitted.has(file) || staticFileAt(linkIndex, baseUrl + file) !== undefined)
  }
}

function checkAnchors(links: readonly AnchorLink[], check: LinkCheck, names: LinkedNames): readonly Diagnostic[] {
  if (check.config.onBrokenAnchors === 'ignore') return []
  const anchorsOf = createAnchorFinder(check)
  return links.flatMap((link) => {
    const anchors = anchorsOf(normalisePathname(link.path))
    if (anchors === undefined || anchors.has(link.id) || link.id === 'top') return []
    return describeAnchor(link, anchors, names) ?? []
  })
}

/** Ids of a page by its path, without a slash at its end: those of its document, and those that its components rendered. Undefined when not known. */
export function createAnchorFinder({
  linked: {site, linkIndex},
  rendered,
  compiled,
}: Pick<LinkCheck, 'linked' | 'rendered' | 'compiled'>): (path: string) => ReadonlySet<string> | undefined {
  const byPath = new Map(site.routes.map((route) => [normalisePathname(route.path), route]))
  const ids = new Map<string, ReadonlySet<string>>()
  return (path) => {
    const known = ids.get(path)
    const route = byPath.get(path)
    if (known !== undefined || route === undefined) return known
    const source = routeAt(linkIndex, path)?.content
    const record = source?.kind === 'document' ? compiled.get(source.sourcePath)?.record : undefined
    const metadata = rendered?.metadata.get(route.path)
    if (metadata === undefined && !isPlain(record)) return undefined
    const all = new Set([...(record?.anchors ?? []), ...(metadata?.anchors ?? [])])
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

/** True for a link of the page's documents: those have been judged where they stand. A component may have resolved a relative one. */
function isJudged(
  {page, link, address}: ShellLink,
  {content, embedded}: LinkedParts,
  site: LinkedSite,
  config: SiteConfig,
): boolean {
  const documents = [content, ...embedded, ...page.partials.map((specifier) => site.partials.get(specifier))]
  const isSame = (url: string): boolean =>
    url === link || (!url.startsWith('/') && toBuiltPath(toAbsolute(url, page.path), config) === address)
  return documents.some((document) => document?.values.some(({url}) => isSame(url)))
}
