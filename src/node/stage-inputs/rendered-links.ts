// Links and anchors that only the finished HTML shows.
import {normalisePathname} from '../../shared/permalink.ts'
import type {CompiledSite} from '../compile/compile-pages.ts'
import type {LinkResult} from '../link/link-site.ts'
import type {LinkedRoute, LinkedSite, SiteConfig} from '../model.ts'
import type {RenderedSite} from '../render/render-pages.ts'

/** Reports links of components to pages that are not there, and links to ids that the finished pages do not have. */
export function reportRenderedLinks(
  {site, book, brokenLinks}: LinkResult,
  {rendered, compiled}: {rendered: RenderedSite; compiled: CompiledSite},
  config: SiteConfig,
): void {
  const byPath = new Map(site.routes.map((route) => [normalisePathname(route.page.path), route]))
  const ids = new Map<string, ReadonlySet<string>>()
  const anchorsOf = (path: string): ReadonlySet<string> | undefined => {
    const known = ids.get(path)
    const route = byPath.get(path)
    if (known !== undefined || route === undefined) return known
    const source = book.routeAt(path)?.content
    const record = source?.kind === 'document' ? compiled.documents.get(source.sourcePath)?.record : undefined
    const all = new Set([...(record?.anchors ?? []), ...(rendered.facts.get(route.page.path)?.anchors ?? [])])
    ids.set(path, all)
    return all
  }
  brokenLinks.reportAnchors(site.anchorLinks, anchorsOf)
  if (config.onBrokenLinks === 'ignore') return
  const isKnown = (target: string): boolean => {
    const path = target.split(/[?#]/)[0] ?? ''
    // The shell leads to the site's root on every page, also where a site has nothing there.
    if (path === '' || path === config.baseUrl || book.routeAt(path) !== undefined) return true
    return [path, `${path.replace(/\/$/, '')}/index.html`].some((file) => book.staticFile(file) !== undefined)
  }
  const reported = new Set<string>()
  for (const route of site.routes) {
    const {page} = route
    for (const target of rendered.facts.get(page.path)?.links ?? []) {
      if (isKnown(target) || reported.has(target) || isJudged(target, route, site)) continue
      reported.add(target)
      brokenLinks.reportRendered(page.path, book.routeAt(page.path)?.metadata.sourcePath, target)
    }
  }
}

/** True for a link of the page's documents: those have been judged where they stand. */
function isJudged(target: string, {content, embedded, partials}: LinkedRoute, site: LinkedSite): boolean {
  const documents = [content, ...embedded, ...partials.map((specifier) => site.partials.get(specifier))]
  return documents.some((document) => document?.facts.some(({url}) => url === target))
}
