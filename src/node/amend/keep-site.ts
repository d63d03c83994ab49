// What a whole build keeps of its pages and of the site, for builds that change texts alone.
import type {BuildCounts} from '../api-types.ts'
import {toBuiltPage} from '../assets/collect-assets.ts'
import type {BundleRecall} from '../bundle/recall-bundle.ts'
import {hashOf, keyOf, stableJson} from '../cache/hash.ts'
import type {Store} from '../cache/store.ts'
import {waitForOneAnother} from '../compile/waiting-documents.ts'
import {readHistoryVersion} from '../content/git-history.ts'
import type {LoadedContent} from '../content/load-content.ts'
import type {
  CollectedAssets,
  CompiledDocument,
  LinkedPage,
  LinkedSite,
  OwnAssets,
  PlannedRoute,
  RenderedSite,
  RoutePlan,
} from '../model.ts'
import type {Tools} from '../tools.ts'
import {type BuildInput, describeBuild} from './build-key.ts'
import type {KeptAssets, KeptBuild, KeptPage, KeptSite} from './kept-build.ts'

/** What a whole build has made. */
export interface BuiltSiteParts extends BuildInput {
  readonly content: LoadedContent
  readonly plan: RoutePlan
  readonly compiled: ReadonlyMap<string, CompiledDocument>
  readonly bundled: BundleRecall
  readonly linked: LinkedSite
  readonly rendered: RenderedSite
  readonly assets: CollectedAssets
  /** All files with a hash in their names. */
  readonly hashed: readonly string[]
  readonly counts: BuildCounts
}

/** What is kept of it before its output is in place. */
export type KeptSiteParts = Omit<KeptBuild, 'time' | 'inputs' | 'watched' | 'findings'>

/** Puts pages and site into the store. Undefined when a change of a text may be one of more. */
export async function keepSite(parts: BuiltSiteParts, tools: Tools): Promise<KeptSiteParts | undefined> {
  const {content, assets, bundled, hashed, counts} = parts
  // What is made of other files is made again with them, in the order in which all are made.
  if (assets.assets.some(({source, isFinal}) => source.kind !== 'placed' || isFinal === true)) return undefined
  // What there is to say has been said.
  const facts = await describeBuild(parts, {...tools, report: () => undefined, watch: () => undefined})
  if (facts === undefined || waitForOneAnother(facts.spec, tools.store)) return undefined
  const history = content.hasHistory ? await readHistoryVersion(parts.config.siteDir) : undefined
  const revisable = assets.revisable.map(toKeptAssets)
  const revised = new Set(revisable.flatMap((one) => one.hashed))
  return {
    key: facts.key,
    ...(history === undefined ? {} : {history}),
    bundle: {key: bundled.key, bundle: bundled.bundle},
    site: keepShared(parts, tools.store),
    pages: keepPages(parts, tools.store),
    assets: revisable,
    hashed: hashed.filter((file) => !revised.has(file)),
    counts: {pages: counts.pages, documents: counts.compiled + counts.compiledFromCache},
  }
}

/** What pages are rendered with. Returns its key. */
function keepShared({linked}: BuiltSiteParts, store: Store): string {
  const {document, settingsKey, contentTexts, shared, texts} = linked
  const {firstStyles, ...settings} = document
  const site: KeptSite = {
    document: settings,
    hasFirstStyles: firstStyles !== undefined,
    styles: texts,
    settingsKey,
    ...(contentTexts === undefined ? {} : {contentTexts}),
    shared: Object.fromEntries([...shared].map(([id, {hash}]) => [id, hash])),
  }
  for (const {text, hash} of shared.values()) if (!store.has('data', hash)) store.put('data', hash, text)
  const siteKey = keyOf('keptSite', stableJson(site))
  if (!store.has('data', siteKey)) store.put('data', siteKey, site)
  return siteKey
}

export function toKeptAssets({owner, assets, note}: OwnAssets): KeptAssets {
  const hashed = assets.filter(({isHashed}) => isHashed)
  return {owner, paths: assets.map(({path}) => path), hashed: hashed.map(({path}) => path), note}
}

function keepPages({content, compiled, plan, linked, rendered}: BuiltSiteParts, store: Store): KeptBuild['pages'] {
  const {documents, jobs} = content
  // Whose front matter they read takes more to find out than it is worth.
  if ([...documents.values()].some(({frontMatterFrom}) => frontMatterFrom !== undefined)) return []
  const shared = shownElsewhere(documents, plan)
  const jobsByPath = new Map(jobs.map((job) => [job.sourcePath, job]))
  const pages = new Map<string, string>()
  for (const [at, page] of linked.routes.entries()) {
    const route = plan.routes[at]
    const sourcePath = route === undefined ? undefined : ownDocument(route, page)
    if (route === undefined || sourcePath === undefined || shared.has(sourcePath)) continue
    const document = documents.get(sourcePath)
    const job = jobsByPath.get(sourcePath)
    const key = compiled.get(sourcePath)?.key
    if (document === undefined || job === undefined || key === undefined) continue
    const alternates = new Map([[page.path, page.alternate]])
    const built = toBuiltPage(route, {documents, rendered, alternates, originals: new Map()})
    const {props: _, ...facts} = built
    const {text, ...kept} = page
    const entry: KeptPage = {page: kept, text: text.read(), key, built: facts, document, job}
    const name = nameOfPage(entry)
    if (!store.has('data', name)) store.put('data', name, entry)
    pages.set(document.filePath, name)
  }
  return [...pages]
}

/** The render key names the text and all that it is shown with. */
export function nameOfPage({page: {renderKey, path}, key, built, document, job}: KeptPage): string {
  const {hash, lastUpdate, firstCommitAt, frontMatter, dates, excerpt} = document
  const facts = [path, key, built, job, hash, lastUpdate, firstCommitAt, frontMatter, dates, excerpt]
  return keyOf('keptPage', renderKey, hashOf(JSON.stringify(facts)))
}

/** The document that a page is made of, where it shows no other and none other shows it. */
function ownDocument({content, embedded = []}: PlannedRoute, {partials}: LinkedPage): string | undefined {
  return content?.kind === 'document' && embedded.length === 0 && partials.length === 0 ? content.sourcePath : undefined
}

/** Source paths of documents that are seen on other pages than their own. */
function shownElsewhere(documents: LoadedContent['documents'], {routes}: RoutePlan): ReadonlySet<string> {
  const [seen, own] = [new Set<string>(), new Set<string>()]
  for (const {partials, translates} of documents.values()) {
    for (const path of partials) seen.add(path)
    if (translates !== undefined) seen.add(translates)
  }
  for (const {content, embedded = []} of routes) {
    for (const {sourcePath} of embedded) seen.add(sourcePath)
    if (content?.kind !== 'document') continue
    if (own.has(content.sourcePath)) seen.add(content.sourcePath)
    own.add(content.sourcePath)
  }
  return seen
}
