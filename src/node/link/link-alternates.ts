// Markdown alternates: which pages have one, at which URL, and what its links lead to.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {decodePath, normalisePathname, stripBaseUrl} from '../../shared/permalink.ts'
import {resolveContentImport, siteSpecifier} from '../files/import-paths.ts'
import type {
  AlternateFill,
  CompiledDocument,
  LinkedAlternate,
  LinkedContent,
  LinkIndex,
  PageAlternate,
  PlannedRoute,
  ReferenceValues,
  SiteConfig,
} from '../model.ts'
import {routeAt, staticFileAt} from './link-index.ts'

/** URL of a page's alternate: `/docs/x.md` for `/docs/x` and `/docs/x/`, `/index.md` for the home page. */
export function alternatePathOf({path, content, metadata}: PlannedRoute, config: SiteConfig): string | undefined {
  // A page that robots shall not index has no alternate: a text cannot ask them not to.
  const isListed = content?.kind === 'document' && metadata.noIndex !== true && !path.endsWith('.html')
  if (!config.markdown.alternates || !isListed) return undefined
  const bare = path.replace(/\/$/, '')
  return bare === config.baseUrl.slice(0, -1) ? `${config.baseUrl}index.md` : `${bare}.md`
}

export interface AlternateContext {
  readonly pagePath: string
  readonly linkIndex: LinkIndex
  readonly config: SiteConfig
}

/** The alternate of a page; undefined where it has none. */
export function linkPageAlternate(
  route: PlannedRoute,
  {compiled, content}: {readonly compiled: CompiledDocument | undefined; readonly content: LinkedContent | undefined},
  context: AlternateContext,
): PageAlternate | undefined {
  const path = alternatePathOf(route, context.config)
  if (path === undefined || compiled === undefined || content === undefined) return undefined
  const {description} = compiled.document.frontMatter
  return {
    ...linkAlternate(compiled, content, context),
    path,
    file: decodePath(stripBaseUrl(path, context.config.baseUrl) ?? path.slice(1)),
    title: route.metadata.title,
    description: typeof description === 'string' ? description.trim() : '',
  }
}

/** What fills a document's alternate: complete URLs, and the alternates of other pages rather than their HTML. */
export function linkAlternate(
  {document, record}: CompiledDocument,
  {key, values}: LinkedContent,
  context: AlternateContext,
): LinkedAlternate {
  const {siteDir} = context.config
  const fills = record.references.map(({kind, target, index}): AlternateFill => {
    const partial = kind === 'module' ? resolveContentImport(target, document.sourcePath, siteDir) : undefined
    if (partial !== undefined) return {partial: siteSpecifier(partial, siteDir)}
    return kind === 'module' ? '' : toAlternateUrl(values[index], context)
  })
  return {key, fills}
}

function toAlternateUrl(values: ReferenceValues | undefined, {pagePath, linkIndex, config}: AlternateContext): string {
  const address = new URL(values?.url ?? '', `http://site${pagePath}`)
  if (address.host !== 'site') return address.href
  const route = values?.isBroken === true ? undefined : routeAt(linkIndex, address.pathname)
  const path = (route === undefined ? undefined : alternatePathOf(route, config)) ?? address.pathname
  return escapeBrackets(config.url + path + address.search + address.hash)
}

/** In a Markdown link a bracket may end the URL. */
function escapeBrackets(address: string): string {
  return address.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))
}

/** An alternate needs its URL for itself: a file of a static folder, or another page's alternate, may have it already. */
export function checkAlternateUrls(linkIndex: LinkIndex, config: SiteConfig): readonly Diagnostic[] {
  const taken = new Map<string, PlannedRoute>()
  const findings: Diagnostic[] = []
  for (const route of linkIndex.pages.values()) {
    const path = alternatePathOf(route, config)
    if (path === undefined) continue
    const key = normalisePathname(decodePath(path))
    const other = taken.get(key)
    taken.set(key, route)
    if (other !== undefined) findings.push(urlTaken(route, path, `the alternate of "${other.path}"`))
    else if (staticFileAt(linkIndex, path) !== undefined)
      findings.push(urlTaken(route, path, 'a file of a static folder'))
  }
  return findings
}

function urlTaken({path, metadata: {sourcePath}}: PlannedRoute, alternatePath: string, owner: string): Diagnostic {
  return {
    level: 'error',
    code: 'link/alternate-url-taken',
    message: `The Markdown alternate of "${path}" has the URL "${alternatePath}", which ${owner} has already.`,
    hint: 'Rename the file, give the page another "slug", or set "markdown.alternates" to false.',
    ...(sourcePath === undefined ? {} : {location: {sourcePath}}),
  }
}
