// The files of search: an index for each version and context, the manifest that says which are current, and languages.
import type {
  BuiltPage,
  BuiltSite,
  EmittedAsset,
  Json,
  LastFiles,
  PluginContext,
  RevisedFiles,
  RevisedSite,
} from 'quire-docs/plugin'
import {
  type Analyzer,
  createAnalyzer,
  type IndexFile,
  SEARCH_MANIFEST,
  type SearchManifest,
  shardFile,
} from 'quire-docs/plugin/search'
import {assembleIndex, type IndexedPage, type IndexTotals} from './build-index.ts'
import {contentHash} from './content-hash.ts'
import {languageAssets} from './language-modules.ts'
import {analysisOf, type SearchOptions} from './options.ts'
import {loadLanguage, type PageEntries} from './page-task.ts'
import {type EmitContext, planIndexes, reportMissing} from './plan-indexes.ts'
import {type ChangedPage, reviseIndex} from './revise-index.ts'
import {indexFileName} from './select-pages.ts'
import type {Shard} from './shard.ts'
import {breadcrumbsOf} from './site-pages.ts'

/** The files one by one, as all shards of a large site are more than should be in memory. */
export async function* emitSearch(context: EmitContext): AsyncGenerator<EmittedAsset> {
  const {site, config} = context
  const planned = planIndexes(context)
  reportMissing(planned, context)
  const byPath = new Map(site.pages.map((page) => [page.path, page]))
  const located = planned.map(({folder, part}): LocatedIndex => {
    const found = part.pages.flatMap(({url}) => byPath.get(url) ?? [])
    const pages = found.map((page): LocatedPage => [page.path, breadcrumbsOf(page, site, config)])
    return {dir: folder.dir, context: part.context, pages}
  })
  yield* emitLocated(located, site, context)
}

/** The same files, of indexes some of whose pages have other texts. */
export async function reviseSearch(
  changed: readonly BuiltPage[],
  site: RevisedSite,
  context: PluginContext<SearchOptions>,
): Promise<AsyncIterable<EmittedAsset>> {
  // It is what was noted below.
  const located = site.note as unknown as readonly NotedIndex[]
  const keys = new Map(located.flatMap(({pages, taskKeys}) => pages.map(([url], at) => [url, taskKeys[at] ?? null])))
  for (const {path} of changed) if (keys.has(path)) keys.set(path, site.taskKey(path) ?? null)
  const readTask = (url: string): Json | undefined => {
    const key = keys.get(url)
    return key == null ? undefined : site.mustReadResult(key)
  }
  return emitLocated(located, {...site, readTask, taskKey: (url) => keys.get(url) ?? undefined}, context)
}

type IndexedSite = Pick<BuiltSite, 'readTask' | 'taskKey' | 'readResult' | 'keepFiles' | 'keepNote'>

async function* emitLocated(
  located: readonly LocatedIndex[],
  site: IndexedSite,
  {options}: PluginContext<SearchOptions>,
): AsyncGenerator<EmittedAsset> {
  const analysis = analysisOf(options)
  const analyzer = await createAnalyzer(analysis, loadLanguage)
  const modules = await languageAssets(analysis.languages)
  const indexes: IndexFile[] = []
  for (const one of located) indexes.push(yield* keepIndex(one, {analyzer, options, site}))
  const manifest: SearchManifest = {indexes, analysis, languageModules: modules.map(({path}) => path)}
  yield {path: SEARCH_MANIFEST, content: JSON.stringify(manifest)}
  yield* modules
  const noted = located.map(
    (one): NotedIndex => ({...one, taskKeys: one.pages.map(([url]) => site.taskKey?.(url) ?? null)}),
  )
  // Plain JSON, as its type says.
  site.keepNote?.(noted as unknown as Json)
}

/** A page's URL, and the labels of what is above it. */
type LocatedPage = readonly [url: string, breadcrumbs: readonly string[]]

/** Pages that an index file is made of. */
interface LocatedIndex {
  readonly dir: string
  readonly context: string
  readonly pages: readonly LocatedPage[]
}

/** The same, with the key of each page's entries. */
interface NotedIndex extends LocatedIndex {
  readonly taskKeys: readonly (string | null)[]
}

interface IndexContext {
  readonly analyzer: Analyzer
  readonly options: SearchOptions
  readonly site: IndexedSite
}

/** An index whose pages are as they were is not put together again; where few are not, only what these are in. */
async function* keepIndex(
  {dir, context, pages: located}: LocatedIndex,
  {analyzer, options, site}: IndexContext,
): AsyncGenerator<EmittedAsset, IndexFile> {
  const pages = located.map(([url, breadcrumbs]) => toIndexed(url, breadcrumbs, site))
  const plan = {dir, context, pages, analyzer, options}
  const {keepFiles, taskKey} = site
  if (keepFiles === undefined || taskKey === undefined) return (yield* emitIndex(plan)).file
  const {identifiers, shardAbove, wholeFile, hashed} = options
  const settings = [analysisOf(options), identifiers, shardAbove, wholeFile, hashed, dir, context]
  const parts = pages.map(({url, breadcrumbs}) => [url, breadcrumbs, taskKey(url) ?? null])
  const states = (): readonly PageState[] =>
    pages.map(({url, breadcrumbs}) => [
      contentHash(JSON.stringify([url, breadcrumbs]), STATE_DIGITS),
      taskKey(url) ?? '',
    ])
  const emit = function* (): Generator<EmittedAsset, KeptIndex> {
    const {file, totals} = yield* emitIndex(plan)
    return {file, ...(totals === undefined ? {} : {revisable: {states: states(), totals}})}
  }
  const kept = await keepFiles(contentHash(JSON.stringify([settings, parts]), KEY_LENGTH), toSteps(emit), {
    name: contentHash(JSON.stringify(settings), KEY_LENGTH),
    revise: (last) => reviseFiles(last, {plan, states: states(), resultOf: site.readResult}),
  })
  return fromJson(kept).file
}

const KEY_LENGTH = 40

/** Of a page's address and what is above it. */
const STATE_DIGITS = 12

/** What is returned is plain data. */
function toSteps(emit: () => Iterator<EmittedAsset, KeptIndex>): () => Iterator<EmittedAsset, Json> {
  return emit as unknown as () => Iterator<EmittedAsset, Json>
}

/** The same shape as went in. */
function fromJson(value: Json): KeptIndex {
  return value as unknown as KeptIndex
}

/** Hash of a page's address and breadcrumbs, and the key of its entries. */
type PageState = readonly [about: string, taskKey: string]

/** What is noted of an index. */
interface KeptIndex {
  readonly file: IndexFile
  readonly revisable?: {readonly states: readonly PageState[]; readonly totals: IndexTotals}
}

interface IndexPlan extends Pick<LocatedIndex, 'dir' | 'context'> {
  readonly pages: readonly IndexedPage[]
  readonly analyzer: Analyzer
  readonly options: SearchOptions
}

interface EmittedIndex {
  readonly file: IndexFile
  /** Of an index that can be revised. */
  readonly totals?: IndexTotals
}

function* emitIndex(plan: IndexPlan): Generator<EmittedAsset, EmittedIndex> {
  const {pages, analyzer, options} = plan
  const {identifiers, shardAbove, wholeFile} = options
  const build = {analyzer, withIdentifiers: identifiers}
  const steps = assembleIndex(pages, {...build, shardAbove})
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) yield toAsset(step.value)
  const {text, totals, titles} = step.value
  if (totals === undefined || !wholeFile) {
    const {asset, file} = nameFirst(text, plan)
    yield asset
    if (totals !== undefined) return {file, totals}
    return {file: titles === undefined ? file : {...file, titles: yield* emitNamed(titles)}}
  }
  const directory = yield* emitNamed(text)
  // One file has no shards to give away before it.
  const whole = lastOf(assembleIndex(pages, {...build, shardAbove: Number.POSITIVE_INFINITY}))
  const {asset, file} = nameFirst(whole.text, plan)
  yield asset
  return {file: {...file, directory}}
}

/** A file that is named by its bytes. */
function* emitNamed(content: string): Generator<EmittedAsset, string> {
  const path = shardFile(contentHash(content, NAME_HASH))
  yield {path, content}
  return path
}

function toAsset({name, text}: Shard): EmittedAsset {
  return {path: shardFile(name), content: text}
}

interface FirstFile {
  readonly asset: EmittedAsset
  readonly file: IndexFile
}

/** The file of an index that is loaded first. */
function nameFirst(text: string, {dir: folder, context, options}: IndexPlan): FirstFile {
  const {hashed} = options
  const hash = contentHash(text, 8)
  const dir = folder === '' ? '' : `${folder}/`
  const file = dir + indexFileName(context, hashed === 'filename' ? hash : '')
  const isHashedByQuery = hashed !== 'filename' && hashed !== false
  return {
    asset: {path: file, content: text, isHashed: hashed === 'filename'},
    file: {version: folder, context, file, hash, isHashedByQuery},
  }
}

interface RevisionContext {
  readonly plan: IndexPlan
  readonly states: readonly PageState[]
  readonly resultOf: BuiltSite['readResult']
}

/** An edit of more pages than one in so many changes most shards anyway. */
const LEAST_UNCHANGED = 20

function reviseFiles(last: LastFiles, {plan, states, resultOf}: RevisionContext): RevisedFiles | undefined {
  const {file, revisable} = fromJson(last.value)
  if (revisable?.states.length !== states.length) return undefined
  const changed: ChangedPage[] = []
  for (const [at, [about, taskKey]] of states.entries()) {
    const before = revisable.states[at]
    if (before?.[0] === about && before[1] === taskKey) continue
    const page = plan.pages[at]
    const entries = before === undefined ? undefined : resultOf?.(before[1])
    if (page === undefined || entries === undefined) return undefined
    changed.push({at, page, before: entries as unknown as PageEntries})
    if (changed.length * LEAST_UNCHANGED > states.length) return undefined
  }
  const {identifiers, shardAbove} = plan.options
  const revised = reviseIndex(
    changed,
    {text: last.read(file.file), totals: revisable.totals, read: (name) => last.read(shardFile(name))},
    {analyzer: plan.analyzer, withIdentifiers: identifiers, shardAbove},
  )
  if (revised === undefined) return undefined
  const first = nameFirst(revised.text, plan)
  const kept: KeptIndex = {file: first.file, revisable: {states, totals: revised.totals}}
  return {
    made: [...revised.made.map(toAsset), first.asset],
    kept: revised.kept.map(shardFile),
    value: kept as unknown as Json,
  }
}

/** As many digits as the shards' names have. */
const NAME_HASH = 10

function lastOf<Result>(steps: Generator<unknown, Result>): Result {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

function toIndexed(url: string, breadcrumbs: readonly string[], {readTask}: IndexedSite): IndexedPage {
  return {
    url,
    breadcrumbs,
    // What this plugin's own task has made of the page.
    read: () => (readTask?.(url) ?? {entries: [], identifiers: []}) as unknown as PageEntries,
  }
}
