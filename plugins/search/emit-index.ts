// The files of search: an index for each version and context, the manifest that says which are current, and languages.
import type {BuiltPage, BuiltSite, EmittedAsset, Json, PluginContext} from 'quire-docs/plugin'
import {
  type Analyzer,
  createAnalyzer,
  type IndexFile,
  SEARCH_MANIFEST,
  type SearchManifest,
  shardFile,
} from 'quire-docs/plugin/search'
import {assembleIndex, type IndexedPage} from './build-index.ts'
import {contentHash} from './content-hash.ts'
import {languageAssets} from './language-modules.ts'
import {analysisOf, contextsOf, type SearchOptions} from './options.ts'
import {loadLanguage, type PageEntries} from './page-task.ts'
import {
  type ContextPages,
  type IndexFolder,
  indexFileName,
  isIgnored,
  routeOf,
  selectPages,
  splitByContext,
} from './select-pages.ts'
import type {Shard} from './shard.ts'
import {breadcrumbsOf, isSearchable, versionsOf} from './site-pages.ts'
import {findUnmatchedOptions} from './unused-options.ts'

export type EmitContext = PluginContext<SearchOptions> & {readonly site: BuiltSite}

/** The files one by one, as all shards of a large site are more than should be in memory. */
export async function* emitSearch(context: EmitContext): AsyncGenerator<EmittedAsset> {
  const {options} = context
  const analysis = analysisOf(options)
  const analyzer = await createAnalyzer(analysis, loadLanguage)
  const modules = await languageAssets(analysis.languages)
  const planned = planIndexes(context)
  reportMissing(planned, context)
  const indexes: IndexFile[] = []
  for (const one of planned) indexes.push(yield* keepIndex(one, analyzer, context))
  const manifest: SearchManifest = {indexes, analysis, languageModules: modules.map(({path}) => path)}
  yield {path: SEARCH_MANIFEST, content: JSON.stringify(manifest)}
  yield* modules
}

/** Pages that an index file is made of. */
interface PlannedIndex {
  readonly folder: IndexFolder
  readonly part: ContextPages
}

function planIndexes({options, config, site}: EmitContext): readonly PlannedIndex[] {
  const {baseUrl} = config
  const routes = site.pages.filter((page) => isSearchable(page, options)).map(({path}) => path)
  const folders = selectPages({baseUrl, routes, versions: versionsOf(site), options})
  const contexts = {...options, contexts: contextsOf(options)}
  return folders.flatMap((folder) => splitByContext(folder.pages, contexts, baseUrl).map((part) => ({folder, part})))
}

/** An index whose pages are as they were is not put together again. */
async function* keepIndex(
  one: PlannedIndex,
  analyzer: Analyzer,
  {options, config, site}: EmitContext,
): AsyncGenerator<EmittedAsset, IndexFile> {
  const byPath = new Map(site.pages.map((page) => [page.path, page]))
  const pages = one.part.pages.flatMap(({url}) => byPath.get(url) ?? []).map((page) => toIndexed(page, site, config))
  const emit = (): Generator<EmittedAsset, IndexFile> => emitIndex({...one, pages}, analyzer, options)
  const {keepFiles, taskKey} = site
  if (keepFiles === undefined || taskKey === undefined) return yield* emit()
  const {identifiers, shardAbove, wholeFile, hashed} = options
  const settings = [analysisOf(options), identifiers, shardAbove, wholeFile, hashed, one.folder.dir, one.part.context]
  const parts = pages.map(({url, breadcrumbs}) => [url, breadcrumbs, taskKey(url) ?? null])
  // The same shape as went in.
  return (await keepFiles(
    contentHash(JSON.stringify([settings, parts]), KEY_LENGTH),
    toSteps(emit),
  )) as unknown as IndexFile
}

const KEY_LENGTH = 40

/** What is returned is plain data. */
function toSteps(emit: () => Iterator<EmittedAsset, IndexFile>): () => Iterator<EmittedAsset, Json> {
  return emit as unknown as () => Iterator<EmittedAsset, Json>
}

function* emitIndex(
  {folder, part, pages}: PlannedIndex & {readonly pages: readonly IndexedPage[]},
  analyzer: Analyzer,
  {identifiers, shardAbove, wholeFile, hashed}: SearchOptions,
): Generator<EmittedAsset, IndexFile> {
  const build = {analyzer, withIdentifiers: identifiers}
  const {text: first, isSharded} = yield* emitShards(assembleIndex(pages, {...build, shardAbove}))
  const isApart = isSharded && wholeFile
  const directory = isApart ? shardFile(contentHash(first, DIRECTORY_HASH)) : undefined
  if (directory !== undefined) yield {path: directory, content: first}
  // One file has no shards to give away before it.
  const text = isApart ? lastOf(assembleIndex(pages, {...build, shardAbove: Number.POSITIVE_INFINITY})) : first
  const hash = contentHash(text, 8)
  const dir = folder.dir === '' ? '' : `${folder.dir}/`
  const file = dir + indexFileName(part.context, hashed === 'filename' ? hash : '')
  const isHashedByQuery = hashed !== 'filename' && hashed !== false
  yield {path: file, content: text, isHashed: hashed === 'filename'}
  const where = {version: folder.dir, context: part.context, file, hash, isHashedByQuery}
  return directory === undefined ? where : {...where, directory}
}

/** As many digits as the shards' names have. */
const DIRECTORY_HASH = 10

function lastOf(steps: Generator<Shard, string>): string {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

interface Emitted {
  readonly text: string
  readonly isSharded: boolean
}

function* emitShards(steps: Generator<Shard, string>): Generator<EmittedAsset, Emitted> {
  let step = steps.next()
  const isSharded = step.done !== true
  for (; step.done !== true; step = steps.next()) yield {path: shardFile(step.value.name), content: step.value.text}
  return {text: step.value, isSharded}
}

function toIndexed(page: BuiltPage, site: BuiltSite, config: EmitContext['config']): IndexedPage {
  return {
    url: page.path,
    breadcrumbs: breadcrumbsOf(page, site, config),
    // What this plugin's own task has made of the page.
    read: () => (site.readTask?.(page.path) ?? {entries: [], identifiers: []}) as unknown as PageEntries,
  }
}

/** What the options say, and the site has not. Pages that are not found are missed by readers first. */
function reportMissing(planned: readonly PlannedIndex[], {options, report, config, site}: EmitContext): void {
  const found = new Set(planned.flatMap(({part}) => part.pages.map(({url}) => url)))
  const contexts = new Set(planned.map(({part}) => part.context))
  for (const finding of findUnmatchedOptions(options, site, contexts)) report(finding)
  if (site.pages.every(({plugin}) => plugin.name !== 'docs' && plugin.name !== 'blog') && found.size === 0)
    report({
      level: 'warning',
      code: 'search/nothing-indexed',
      message: 'No page can be found by search: the site has no docs and no blog.',
      hint: 'Set "indexPages: true" in the options of the search plugin to have other pages found.',
    })
  const kinds = [
    {plugin: 'docs', isOn: options.indexDocs, option: 'docsRouteBasePath', bases: options.docsRouteBasePath},
    {plugin: 'blog', isOn: options.indexBlog, option: 'blogRouteBasePath', bases: options.blogRouteBasePath},
  ] as const
  for (const {plugin, isOn, option, bases} of kinds) {
    const own = site.pages.filter((page) => page.plugin.name === plugin && isSearchable(page, options))
    for (const id of isOn ? new Set(own.map((page) => page.plugin.id)) : []) {
      const pages = own.filter((page) => page.plugin.id === id)
      if (pages.some(({path}) => found.has(path) || isIgnored(routeOf(path, config.baseUrl), options))) continue
      report({
        level: 'warning',
        code: 'search/nothing-indexed',
        message: `No page of the ${plugin} plugin "${id}" can be found by search: there is none below ${bases.map((base) => config.baseUrl + base).join(' or ')}.`,
        hint: `Set "${option}" of the search plugin to where its pages begin: ${pages[0]?.path} is one.`,
      })
    }
  }
}
