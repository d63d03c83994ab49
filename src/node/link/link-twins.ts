// Markdown twins: which pages have one, at which address, and what its links lead to.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {decodePath, normalisePathname, stripBaseUrl} from '../../shared/permalink.ts'
import {resolveContentImport, siteSpecifier} from '../files/import-paths.ts'
import type {
  CompiledDocument,
  LinkedContent,
  LinkedTwin,
  PageTwin,
  PlannedRoute,
  ReferenceFacts,
  SiteAddresses,
  SiteConfig,
  TwinFill,
} from '../model.ts'
import {routeAt, staticFileAt} from './site-addresses.ts'

/** Address of a page's twin: `/docs/x.md` for `/docs/x` and `/docs/x/`, `/index.md` for the home page. */
export function twinPathOf({path, content, metadata}: PlannedRoute, config: SiteConfig): string | undefined {
  // A page that robots shall not index has no twin: a text cannot ask them not to.
  const isListed = content?.kind === 'document' && metadata.noIndex !== true && !path.endsWith('.html')
  if (!config.markdown.twins || !isListed) return undefined
  const bare = path.replace(/\/$/, '')
  return bare === config.baseUrl.slice(0, -1) ? `${config.baseUrl}index.md` : `${bare}.md`
}

export interface TwinContext {
  readonly pagePath: string
  readonly addresses: SiteAddresses
  readonly config: SiteConfig
}

/** The twin of a page; undefined where it has none. */
export function linkPageTwin(
  route: PlannedRoute,
  {compiled, content}: {readonly compiled: CompiledDocument | undefined; readonly content: LinkedContent | undefined},
  context: TwinContext,
): PageTwin | undefined {
  const path = twinPathOf(route, context.config)
  if (path === undefined || compiled === undefined || content === undefined) return undefined
  const {description} = compiled.document.frontMatter
  return {
    ...linkTwin(compiled, content, context),
    path,
    file: decodePath(stripBaseUrl(path, context.config.baseUrl) ?? path.slice(1)),
    title: route.metadata.title,
    description: typeof description === 'string' ? description.trim() : '',
  }
}

/** What fills a document's twin: complete addresses, and the twins of other pages rather than their HTML. */
export function linkTwin(
  {document, record}: CompiledDocument,
  {key, facts}: LinkedContent,
  context: TwinContext,
): LinkedTwin {
  const {siteDir} = context.config
  const fills = record.references.map(({kind, target, index}): TwinFill => {
    const partial = kind === 'module' ? resolveContentImport(target, document.sourcePath, siteDir) : undefined
    if (partial !== undefined) return {partial: siteSpecifier(partial, siteDir)}
    return kind === 'module' ? '' : toTwinAddress(facts[index], context)
  })
  return {key, fills}
}

function toTwinAddress(facts: ReferenceFacts | undefined, {pagePath, addresses, config}: TwinContext): string {
  const address = new URL(facts?.url ?? '', `http://site${pagePath}`)
  if (address.host !== 'site') return address.href
  const route = facts?.isBroken === true ? undefined : routeAt(addresses, address.pathname)
  const path = (route === undefined ? undefined : twinPathOf(route, config)) ?? address.pathname
  return escapeBrackets(config.url + path + address.search + address.hash)
}

/** In a Markdown link a bracket may end the address. */
function escapeBrackets(address: string): string {
  return address.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))
}

/** A twin needs its address for itself: a file of a static folder, or another page's twin, may have it already. */
export function checkTwinAddresses(addresses: SiteAddresses, config: SiteConfig): readonly Diagnostic[] {
  const taken = new Map<string, PlannedRoute>()
  const findings: Diagnostic[] = []
  for (const route of addresses.pages.values()) {
    const path = twinPathOf(route, config)
    if (path === undefined) continue
    const key = normalisePathname(decodePath(path))
    const other = taken.get(key)
    taken.set(key, route)
    if (other !== undefined) findings.push(addressTaken(route, path, `the twin of "${other.path}"`))
    else if (staticFileAt(addresses, path) !== undefined)
      findings.push(addressTaken(route, path, 'a file of a static folder'))
  }
  return findings
}

function addressTaken({path, metadata: {sourcePath}}: PlannedRoute, twinPath: string, owner: string): Diagnostic {
  return {
    level: 'error',
    code: 'link/twin-address-taken',
    message: `The Markdown twin of "${path}" has the address "${twinPath}", which ${owner} has already.`,
    hint: 'Rename the file, give the page another "slug", or set "markdown.twins" to false.',
    ...(sourcePath === undefined ? {} : {location: {sourcePath}}),
  }
}
