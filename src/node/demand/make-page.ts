// One page of a site when it is asked for: what it shows is compiled, linked and rendered, and its links are looked at.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {StoreError} from '../cache/store-error.ts'
import {compilePages} from '../compile/compile-pages.ts'
import {headersOf} from '../emit/output-plan.ts'
import {checkLinks} from '../link/check-links.ts'
import {linkRoutes} from '../link/link-site.ts'
import type {DocumentFile, PlannedRoute} from '../model.ts'
import {renderPage} from '../render/render-pages.ts'
import type {Tools} from '../tools.ts'
import {describeFailure} from './describe-failure.ts'
import type {LocaleSite} from './load-locale.ts'

export interface MadePage {
  /** What a build would write for it, by path in the output; empty when the page failed. */
  readonly files: ReadonlyMap<string, string>
  /** Source paths of the documents that it shows. */
  readonly sources: ReadonlySet<string>
  /** Text of `_headers` as far as the page needs it. */
  readonly headers: string
  readonly findings: readonly Diagnostic[]
  /** Absolute paths of other files that were read for it, as far as that is known. */
  readonly dependencies: ReadonlySet<string>
  /** Documents that were compiled for it, rather than found in the cache. */
  readonly compiledCount: number
  readonly ms: number
}

/**
 * What goes wrong is a finding of the page, which has no files then.
 * @throws StoreError when the cache cannot be used.
 */
export async function makePage(route: PlannedRoute, site: LocaleSite): Promise<MadePage> {
  const start = performance.now()
  try {
    return {...(await make(route, site)), ms: performance.now() - start}
  } catch (error) {
    if (error instanceof StoreError) throw error
    const reporter = site.createReporter()
    for (const finding of describeFailure(error)) reporter.report(finding)
    const sources = documentsOf(route, site.documents)
    const findings = reporter.diagnostics()
    return {files: new Map(), sources, headers: '', findings, dependencies: new Set(), compiledCount: 0, ms: 0}
  }
}

async function make(route: PlannedRoute, site: LocaleSite): Promise<Omit<MadePage, 'ms'>> {
  const {config, bundle, linker, documents, excerpts, spec, program, knowsPages, policySources} = site
  const reporter = site.createReporter()
  const dependencies = new Set<string>()
  const watch: Tools['watch'] = (inputs) => {
    for (const {path} of inputs) dependencies.add(path)
    site.tools.watch(inputs)
  }
  const tools: Tools = {...site.tools, watch, report: reporter.report}
  const sources = documentsOf(route, documents)
  const compiled = await compilePages({documents, excerpts, spec, only: sources}, tools)
  const linked = linkRoutes([route], compiled.documents, linker)
  const [linkedRoute] = linked.site.routes
  if (linkedRoute === undefined) throw new Error(`"${route.path}" was not linked.`)
  const made = await renderPage(linkedRoute, {site: linked.site, bundle, programRoot: program.root, config}, tools)
  const metadata = new Map(made.metadata === undefined ? [] : [[linkedRoute.path, made.metadata]])
  const rendered = {files: new Map(), partials: new Map(), metadata, renderedCount: 1, isWhole: true}
  const check = {linked, compiled: compiled.documents, rendered, assets: undefined, knowsPages, config}
  for (const finding of checkLinks(check)) reporter.report(finding)
  const {policy = {}} = made.metadata ?? {}
  return {
    files: made.files,
    sources,
    headers: headersOf(config, [...policySources, policy]),
    findings: reporter.diagnostics(),
    dependencies,
    compiledCount: compiled.compiledCount,
  }
}

/** Source paths of the documents that a page shows, those that these import among them. */
export function documentsOf(
  {content, embedded = []}: PlannedRoute,
  documents: ReadonlyMap<string, DocumentFile>,
): ReadonlySet<string> {
  const own = content?.kind === 'document' ? [content.sourcePath] : []
  const found = new Set([...own, ...embedded.map(({sourcePath}) => sourcePath)])
  // A set that grows while it is walked through is walked through to its end.
  for (const path of found) for (const partial of documents.get(path)?.partials ?? []) found.add(partial)
  return found
}
