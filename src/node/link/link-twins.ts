// Markdown twins: which pages have one, at which address, and what its links lead to.
import {decodePath, normalisePathname, stripBaseUrl} from '../../shared/permalink.ts'
import {resolveContentImport} from '../files/import-paths.ts'
import type {
  CompiledDocument,
  LinkedContent,
  LinkedTwin,
  PageTwin,
  PlannedRoute,
  ReferenceFacts,
  Report,
  SiteConfig,
  TwinFill,
} from '../model.ts'
import type {AddressBook} from './address-book.ts'
import {partialSpecifier} from './link-imports.ts'

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
  readonly book: AddressBook
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
    if (partial !== undefined) return {partial: partialSpecifier(partial)}
    return kind === 'module' ? '' : toTwinAddress(facts[index], context)
  })
  return {key, fills}
}

function toTwinAddress(facts: ReferenceFacts | undefined, {pagePath, book, config}: TwinContext): string {
  const address = new URL(facts?.url ?? '', `http://site${pagePath}`)
  if (address.host !== 'site') return address.href
  const route = facts?.isBroken === true ? undefined : book.routeAt(address.pathname)
  const path = (route === undefined ? undefined : twinPathOf(route, config)) ?? address.pathname
  return escapeBrackets(config.url + path + address.search + address.hash)
}

/** In a Markdown link a bracket may end the address. */
function escapeBrackets(address: string): string {
  return address.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))
}

/** A twin needs its address for itself: a file of a static folder, or another page's twin, may have it already. */
export function checkTwinAddresses(
  routes: readonly PlannedRoute[],
  {book, config, report}: {readonly book: AddressBook; readonly config: SiteConfig; readonly report: Report},
): void {
  const taken = new Map<string, PlannedRoute>()
  for (const route of routes) {
    const path = twinPathOf(route, config)
    if (path === undefined) continue
    const key = normalisePathname(decodePath(path))
    const other = taken.get(key)
    taken.set(key, route)
    const owner =
      other === undefined
        ? book.staticFile(path) === undefined
          ? undefined
          : 'a file of a static folder'
        : `the twin of "${other.path}"`
    if (owner === undefined) continue
    const {sourcePath} = route.metadata
    report({
      level: 'error',
      code: 'link/twin-address-taken',
      message: `The Markdown twin of "${route.path}" has the address "${path}", which ${owner} has already.`,
      hint: 'Rename the file, give the page another "slug", or set "markdown.twins" to false.',
      ...(sourcePath === undefined ? {} : {location: {sourcePath}}),
    })
  }
}
