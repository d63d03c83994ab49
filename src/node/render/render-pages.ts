// Stage: linked site to files in the staging folder. A page whose render key is that of the file on disk is kept.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {
  LinkedPage,
  LinkedSite,
  RenderedFile,
  RenderedSite,
  RenderMetadata,
  RuntimeBundle,
  SiteConfig,
} from '../model.ts'
import {type Tools, throwIfAborted} from '../tools.ts'
import {toBatches} from '../workers/batches.ts'
import {runBatch} from '../workers/run-batch.ts'
import {runInTurn} from '../workers/run-in-turn.ts'
import type {WorkerTask} from '../workers/worker-task.ts'
import {describeFailure} from './describe-failure.ts'
import {filesOf} from './page-files.ts'
import {partialModules} from './partial-modules.ts'
import {RENDER_REMOTELY} from './render-remotely.ts'
import type {RenderBatch, RenderedRoute, RenderFailure} from './render-routes.ts'
import {fetchRendered, sendRendered} from './shared-pages.ts'

export const RENDER: WorkerTask<RenderBatch, readonly RenderedRoute[]> = {name: 'render', remote: RENDER_REMOTELY}

interface RenderedFrom {
  readonly site: LinkedSite
  readonly bundle: RuntimeBundle
  readonly programRoot: string
  readonly config: Pick<SiteConfig, 'siteDir'>
}

export interface RenderInput extends RenderedFrom {
  readonly outDir: string
  readonly stagingDir: string
  /** Files on disk: hash and the key they were made from. */
  readonly present: ReadonlyMap<string, {readonly hash: string; readonly key: string}>
}

export async function renderPages(input: RenderInput, tools: Tools): Promise<RenderedSite> {
  const {site, present} = input
  const files = new Map<string, RenderedFile>()
  const metadata = new Map<string, RenderMetadata>()
  const intern = createInterner()
  const stale: LinkedPage[] = []
  for (const route of site.routes) {
    const kept = keptFiles(route, present)
    const known = kept === undefined ? undefined : tools.store.get<RenderMetadata>('rendered', route.renderKey)
    if (kept === undefined || known === undefined) {
      stale.push(route)
      continue
    }
    metadata.set(route.path, withLinks(known, intern))
    for (const [file, one] of kept) files.set(file, one)
  }
  const fetched = await fetchRendered(stale, input, tools)
  const missing = stale.filter(({renderKey}) => !fetched.has(renderKey))
  const target = {files, metadata, intern}
  for (const route of stale) takeRendered(route, fetched.get(route.renderKey), target)
  const isWhole = await renderStale(missing, {input, ...target}, tools)
  for (const finding of findTextFaults(site.routes, metadata)) tools.report(finding)
  const partials = partialModules(site.partials.values(), tools.store)
  return {files, partials, metadata, renderedCount: missing.length, isWhole}
}

/** A page that is not written anywhere. */
export interface PageTexts {
  /** By path in the output folder; empty when the page failed, which is reported. */
  readonly files: ReadonlyMap<string, string>
  readonly metadata: RenderMetadata | undefined
}

/** One page of the site, and the files that a build would write for it. */
export async function renderPage(route: LinkedPage, input: RenderedFrom, tools: Tools): Promise<PageTexts> {
  storeShared(input.site, tools)
  const batch = toBatch([route], {...input, stagingDir: undefined, present: new Map()})
  const lost: Diagnostic[] = []
  const [rendered] = await runBatch<LinkedPage, RenderedRoute>([route], {
    run: () => tools.workers.run(RENDER, batch),
    name: ({path, sourcePath}) => ({name: path, sourcePath}),
    fail: ({renderKey}, finding) => {
      lost.push(finding)
      return {renderKey, files: []}
    },
  })
  const failures: Failure[] = rendered?.failure === undefined ? [] : [[route, rendered.failure]]
  for (const finding of [...explainFailures(failures, input.config.siteDir), ...lost]) tools.report(finding)
  const texts = (rendered?.files ?? []).flatMap(({file, text}) => (text === undefined ? [] : [[file, text] as const]))
  const partials = partialModules(input.site.partials.values(), tools.store)
  return {files: new Map([...texts, ...partials]), metadata: rendered?.metadata}
}

/** What is wrong with a message is told once, with the first of the pages that show it. */
function findTextFaults(routes: readonly LinkedPage[], metadata: ReadonlyMap<string, RenderMetadata>): Diagnostic[] {
  const pageOf = new Map<string, string>()
  for (const {path} of routes)
    for (const fault of metadata.get(path)?.textFaults ?? []) if (!pageOf.has(fault)) pageOf.set(fault, path)
  return [...pageOf].map(([message, path]) => ({
    level: 'warning',
    code: 'render/plural-forms',
    message,
    notes: [`Shown on ${path}.`],
  }))
}

function keptFiles(route: LinkedPage, present: RenderInput['present']): [string, RenderedFile][] | undefined {
  const entries: [string, RenderedFile][] = []
  for (const file of filesOf(route)) {
    const one = present.get(file)
    if (one?.key !== route.renderKey) return undefined
    entries.push([file, {...one, isStaged: false}])
  }
  return entries
}

interface RenderTarget {
  readonly files: Map<string, RenderedFile>
  readonly metadata: Map<string, RenderMetadata>
  readonly intern: Interner
}

/** What a thread gives is a copy: of names that are known here already, the known ones are kept. */
function takeRendered(
  page: LinkedPage,
  rendered: RenderedRoute | undefined,
  {files, metadata, intern}: RenderTarget,
): void {
  if (rendered === undefined) return
  if (rendered.metadata !== undefined) metadata.set(page.path, withLinks(rendered.metadata, intern))
  const names = filesOf(page)
  for (const [at, {file, hash, isWritten}] of rendered.files.entries())
    files.set(names[at] ?? file, {hash, key: page.renderKey, isStaged: isWritten})
}

type Interner = (text: string) => string

/** Gives one and the same string for equal ones: the links of a shell are those of every page. */
function createInterner(): Interner {
  const known = new Map<string, string>()
  return (text) => {
    const same = known.get(text)
    if (same === undefined) known.set(text, text)
    return same ?? text
  }
}

function withLinks({plainLinks, ...metadata}: RenderMetadata, intern: Interner): RenderMetadata {
  const links = [...new Set(metadata.links)].map(intern)
  return {...metadata, links, ...(plainLinks === undefined ? {} : {plainLinks: plainLinks.map(intern)})}
}

interface StaleContext extends RenderTarget {
  readonly input: RenderInput
}

const BATCH_SIZE = 25

async function renderStale(
  stale: readonly LinkedPage[],
  {input, ...target}: StaleContext,
  tools: Tools,
): Promise<boolean> {
  if (stale.length === 0) return true
  storeShared(input.site, tools)
  const failures: Failure[] = []
  const lost: Diagnostic[] = []
  let done = 0
  await runInTurn(
    toBatches(stale, () => 1, BATCH_SIZE),
    tools.workers,
    async (routes) => {
      throwIfAborted(tools.signal)
      const rendered = await runBatch<LinkedPage, RenderedRoute>(routes, {
        run: (some) => tools.workers.run(RENDER, toBatch(some, input)),
        name: ({path, sourcePath}) => ({name: path, sourcePath}),
        fail: ({renderKey}, finding) => {
          lost.push(finding)
          return {renderKey, files: []}
        },
      })
      for (const [at, one] of rendered.entries()) {
        const route = routes[at]
        if (route === undefined) continue
        if (one.failure !== undefined) failures.push([route, one.failure])
        takeRendered(route, one, target)
        sendRendered(one, input, tools)
      }
      done += routes.length
      tools.tick('render', done, stale.length)
    },
  )
  for (const diagnostic of [...explainFailures(failures, input.config.siteDir), ...lost]) tools.report(diagnostic)
  return failures.length + lost.length === 0
}

/** Workers read it from there. */
function storeShared({shared}: LinkedSite, {store}: Tools): void {
  for (const {text, hash} of shared.values()) if (!store.has('data', hash)) store.put('data', hash, text)
  store.flush()
}

type Failure = readonly [LinkedPage, RenderFailure]

/** A disk that cannot be written is one finding; pages that fail for one reason are one finding, too. */
function explainFailures(failures: readonly Failure[], siteDir: string): readonly Diagnostic[] {
  const system = failures.find(([, {systemCode}]) => systemCode !== undefined)?.[1]
  if (system !== undefined) throw Object.assign(new Error(system.message), {code: system.systemCode})
  const byMessage = new Map<string, Failure[]>()
  for (const failure of failures) {
    const same = byMessage.get(failure[1].message)
    if (same === undefined) byMessage.set(failure[1].message, [failure])
    else same.push(failure)
  }
  return [...byMessage.values()].flatMap((same) => describeFailures(same, siteDir))
}

const MAX_PAGES_NAMED = 10

function describeFailures(same: readonly Failure[], siteDir: string): Diagnostic[] {
  const [first, ...others] = same
  if (first === undefined) return []
  const diagnostic = describeFailure(...first, siteDir)
  if (others.length === 0) return [diagnostic]
  const named = others.slice(0, MAX_PAGES_NAMED).map(([{path}]) => path)
  const more = others.length > named.length ? ` and ${others.length - named.length} more` : ''
  return [{...diagnostic, notes: [...(diagnostic.notes ?? []), `The same on ${named.join(', ')}${more}.`]}]
}

function toBatch(
  routes: readonly LinkedPage[],
  {
    site,
    bundle,
    programRoot,
    stagingDir,
    present,
  }: RenderedFrom & Pick<RenderBatch, 'stagingDir'> & Pick<RenderInput, 'present'>,
): RenderBatch {
  const specifiers = new Set(routes.flatMap((route) => route.partials))
  const shared = Object.fromEntries(
    [...new Set(routes.flatMap((route) => route.shared))].map((id) => [id, site.shared.get(id)?.hash ?? '']),
  )
  const hashes = routes.flatMap(filesOf).flatMap((file) => {
    const one = present.get(file)
    return one === undefined ? [] : [[file, one.hash] as const]
  })
  return {
    routes: routes.map(({text, ...route}) => ({...route, text: text.read()})),
    partials: [...specifiers].flatMap((specifier) => site.partials.get(specifier) ?? []),
    shared,
    settings: site.document,
    contentTexts: site.contentTexts,
    serverFile: bundle.serverFile,
    isShippedBundle: bundle.isShipped,
    programRoot,
    stagingDir,
    present: Object.fromEntries(hashes),
  }
}
