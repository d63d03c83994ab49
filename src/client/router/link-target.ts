// What a URL written by an author means: pure functions on strings.
import {isActiveUrl} from '../../shared/active-url.ts'
import {
  applyTrailingSlash,
  decodePath,
  hasFileSuffix,
  hasProtocol,
  joinPath,
  normalisePathname,
  stripBaseUrl,
} from '../../shared/permalink.ts'

/** True for a URL of this site: it names neither a scheme nor a host. */
export function isInternalUrl(url: string | undefined): boolean {
  return url !== undefined && !hasProtocol(url)
}

export interface BasePolicy {
  readonly baseUrl: string
  readonly trailingSlash: boolean | null
}

/**
 * Adds the base URL to a path of the site. Empty URLs, fragments, external URLs, and paths that have the base
 * URL already are left alone.
 */
export function addBaseUrl(url: string, baseUrl: string, forcePrepend = false): string {
  // Themes in JavaScript ask with what a page may not have, as Docusaurus lets them.
  if (!url || url.startsWith('#') || hasProtocol(url)) return url
  if (forcePrepend) return joinPath(baseUrl, url)
  if (url === baseUrl.replace(/\/$/, '')) return baseUrl
  return url.startsWith(baseUrl) ? url : joinPath(baseUrl, url)
}

export type LinkTarget =
  /** A page of the site: followed without leaving the document. */
  | {readonly kind: 'internal'; readonly href: string}
  /** Elsewhere, or a file asked for with `pathname://`: the browser's own navigation, in a new tab by default. */
  | {readonly kind: 'external'; readonly href: string}
  /** A fragment of this page, or an element without a URL. */
  | {readonly kind: 'plain'; readonly href: string | undefined}

const PATHNAME_PROTOCOL = 'pathname://'

/** Resolves what was given to a `<Link>`; a URL that would run code is dropped. `autoAddBaseUrl` false leaves a leading `/` as it is. */
export function resolveLinkTarget(to: string | undefined, site: BasePolicy, autoAddBaseUrl = true): LinkTarget {
  if (to === undefined || to.startsWith('#')) return {kind: 'plain', href: to}
  if (isActiveUrl(to)) return {kind: 'plain', href: undefined}
  const isFile = to.startsWith(PATHNAME_PROTOCOL)
  const bare = isFile ? to.slice(PATHNAME_PROTOCOL.length) : to
  const based = bare.startsWith('/') && autoAddBaseUrl ? addBaseUrl(bare, site.baseUrl) : bare
  if (isFile || hasProtocol(to)) return {kind: 'external', href: based}
  return {kind: 'internal', href: applyTrailingSlash(based, site.trailingSlash, site.baseUrl)}
}

/** Two spellings of one page: percent escapes, the suffixes `.html` and `/index.html`, and a final slash do not count. */
export function isSamePage(one: string, other: string): boolean {
  return toPagePath(one) === toPagePath(other)
}

/**
 * As `isSamePage`, but blind to case, as for marking links. A link to a place on a page is not the page, which several such links may
 * lead to. An absent path is like no other.
 */
export function isSamePath(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || placeIn(one) !== placeIn(other)) return false
  return isSamePage(one.toLowerCase(), other.toLowerCase())
}

const placeIn = (path: string): string | undefined => /[?#].+/s.exec(path)?.[0]

/** Whether a link to `target` is active at `pathname`: the page itself or, unless `exact`, a page below it. */
export function isPathActive(pathname: string, target: string, exact = false): boolean {
  const page = toPagePath(pathname.toLowerCase())
  const link = toPagePath(target.toLowerCase())
  return page === link || (!exact && page.startsWith(link === '/' ? link : `${link}/`))
}

/** Every link of a sidebar is compared with each page that is shown. */
const pagePaths = new Map<string, string>()

function toPagePath(path: string): string {
  let pagePath = pagePaths.get(path)
  if (pagePath === undefined) {
    pagePath = normalisePathname(decodePath(path.replace(/[?#].*$/s, '')))
    pagePaths.set(path, pagePath)
  }
  return pagePath
}

/** The facts of an `<a>` that decide who follows it. */
export interface AnchorProperties {
  /** Absolute. */
  readonly href: string
  readonly target: string
  readonly hasDownload: boolean
  readonly rel: string
  /** Marked by the build as leading to no page of the site, so that nothing is fetched ahead in vain. */
  readonly isUnresolved: boolean
}

export interface SiteBounds {
  /** Absolute URL of the shown page. */
  readonly currentHref: string
  readonly baseUrl: string
  /** As SiteData has them. */
  readonly pagelessPaths?: readonly string[] | undefined
}

/**
 * The page that a click on an anchor leads to without leaving the document, or undefined when the browser must follow
 * it: other origins, frames and downloads, files, what is no page of this language, and fragments of the shown page.
 */
export function findClientTarget(anchor: AnchorProperties, bounds: SiteBounds): URL | undefined {
  if (anchor.target !== '' || anchor.hasDownload || anchor.isUnresolved) return undefined
  if (/\bexternal\b/.test(anchor.rel)) return undefined
  const current = new URL(bounds.currentHref)
  const url = parseUrl(anchor.href)
  if (!url || url.origin !== current.origin) return undefined
  if (hasFileSuffix(url.pathname) || !mayBePage(url.pathname, bounds)) return undefined
  const isFragment = url.hash !== '' && url.pathname === current.pathname && url.search === current.search
  return isFragment ? undefined : url
}

function mayBePage(pathname: string, {baseUrl, pagelessPaths = []}: SiteBounds): boolean {
  const written = stripBaseUrl(pathname, baseUrl)
  if (written === undefined) return false
  const below = toPagePath(`/${written}`).slice(1)
  return !pagelessPaths.some((path) => (path.endsWith('/') ? `${below}/`.startsWith(path) : below === path))
}

function parseUrl(href: string): URL | undefined {
  try {
    return new URL(href)
  } catch {
    return undefined
  }
}
