// Links and anchors that only the finished HTML shows.
import {normalisePathname} from '../../shared/permalink.ts'
import type {CompiledSite} from '../compile/compile-pages.ts'
import type {LinkResult} from '../link/link-site.ts'
import type {SiteConfig} from '../model.ts'
import type {RenderedSite} from '../render/render-pages.ts'

/** Reports links of components to pages that are not there, and links to ids that the finished pages do not have. */
export function reportRenderedLinks(
  {site, book, brokenLinks}: LinkResult,
  {rendered, compiled}: {rendered: RenderedSite; compiled: CompiledSite},
  config: SiteConfig,
): void {
  const byPath = new Map(site.routes.map((route) => [normalisePathname(route.page.path), route]))
  const sources = new Map([...compiled.documents.values()].map(({document, record}) => [document.sourcePath, record]))
  const ids = new Map<string, ReadonlySet<string>>()
  const anchorsOf = (path: string): ReadonlySet<string> | undefined => {
    const known = ids.get(path)
    const route = byPath.get(path)
    if (known !== undefined || route === undefined) return known
    const source = book.routeAt(path)?.content
    const record = source?.kind === 'document' ? sources.get(source.sourcePath) : undefined
    const all = new Set([...(record?.anchors ?? []), ...(rendered.facts.get(route.page.path)?.anchors ?? [])])
    ids.set(path, all)
    return all
  }
  brokenLinks.reportAnchors(site.anchorLinks, anchorsOf)
  if (config.onBrokenLinks === 'ignore') return
  const isKnown = (target: string): boolean => {
    const path = target.split(/[?#]/)[0] ?? ''
    // The shell leads to the site's root on every page, also where a site has nothing there.
    return (
      path === '' || path === config.baseUrl || book.routeAt(path) !== undefined || book.staticFile(path) !== undefined
    )
  }
  const reported = new Set<string>()
  for (const {page} of site.routes)
    for (const target of rendered.facts.get(page.path)?.links ?? []) {
      // Links of the document itself have been judged where they stand.
      if (isKnown(target) || reported.has(target) || page.unresolved?.includes(target) === true) continue
      reported.add(target)
      brokenLinks.reportRendered(page.path, book.routeAt(page.path)?.metadata.sourcePath, target)
    }
}
