// Loads an index and answers queries. Runs in the worker, or on the page where there are no workers.
import {createAnalyzer} from '../../shared/search/analyzer.ts'
import type {LanguageModule} from '../../shared/search/languages.ts'
import {
  findIndex,
  type IndexFile,
  indexRequest,
  SEARCH_MANIFEST,
  type SearchManifest,
  shardFile,
} from '../../shared/search/search-data.ts'
import type {IndexRequest} from '../../shared/search/search-manifest.ts'
import type {EngineSettings, QueryOptions, SearchAnswer} from './engine/engine.ts'
import type {Segment} from './engine/highlight.ts'
import type {SectionOf} from './engine/section-preview.ts'
import {createShardedQuery, createWholeQuery, type IndexQuery} from './index-query.ts'
import {readIndex} from './read-index.ts'
import {type Clock, createThrottle} from './throttle.ts'

/** Which index is searched. */
export interface SearchTarget {
  readonly baseUrl: string
  /** Path of the version of the docs below the base URL; `''` for the last one. */
  readonly version: string
  /** Path of the context; `''` for the whole site. */
  readonly context: string
  /** Nothing but titles is searched, and fetched. */
  readonly titlesOnly?: boolean
}

export interface SessionOptions {
  readonly target: SearchTarget
  readonly settings: EngineSettings
  /** Which indexes are current, where that has been fetched. */
  readonly manifest?: SearchManifest | undefined
  /** That was some time ago: the first load uses it, and the next looks again. */
  readonly isManifestOld?: boolean
}

export interface SearchSession {
  /**
   * Makes the index ready for first answers, or brings it up to date; true when it is another one than before. Fails when
   * a file cannot be fetched; a later call tries again.
   */
  readonly load: () => Promise<boolean>
  /**
   * Answers, and gives what is found so far while more of the index comes: the rest of one file, or what the query queryOptions
   * of a large one. A later query with the same options overtakes the ones before it, which then end with what they have.
   */
  readonly search: (
    query: string,
    options: QueryOptions,
    onInterim: (answer: SearchAnswer) => void,
  ) => Promise<SearchAnswer>
  /** The section of the site that a hit of the last answers is in; empty where it has no text. @param limit Characters. */
  readonly preview: (hit: SectionOf, limit: number) => Promise<readonly Segment[]>
}

/** Whether a copy that the browser has may be used without asking. */
export type FetchMode = 'current' | 'kept'

/** What the outside gives: in tests, files of a folder. */
export interface SessionTools extends Clock {
  readonly fetchJson: (url: string, mode: FetchMode) => Promise<unknown>
  /** The text of a file as it comes. */
  readonly fetchText: (url: string, mode: FetchMode) => AsyncIterable<string>
  readonly importLanguage: (url: string) => Promise<LanguageModule>
}

/** An index that was looked at so lately is taken for current: a look costs a small request, and holds up no query. */
const CURRENT_FOR_MS = 2_000

/** Between two looks at what is found so far: rows that come one by one are hard to read, and each is work for the page. */
const INTERIM_EVERY_MS = 100

interface Loaded extends IndexQuery {
  readonly index: IndexFile
}

export function createSearchSession(
  {target, settings, manifest: given, isManifestOld = false}: SessionOptions,
  tools: SessionTools,
): SearchSession {
  let known = given
  let loaded: Loaded | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<boolean> | undefined
  const takeTurn = createTurns()
  const forget = (one: Loaded): void => {
    if (loaded === one) loaded = undefined
  }
  const take = async (manifest: SearchManifest): Promise<boolean> => {
    const index = getIndex(manifest, target)
    if (loaded !== undefined && isSame(loaded.index, index)) return false
    const opened = await openIndex(index, manifest, {target, settings, tools})
    opened.arrived.catch(() => forget(opened))
    loaded = opened
    return true
  }
  const refresh = async (): Promise<boolean> => {
    const own = known
    known = undefined
    // A deploy may have taken away what an old look has seen.
    if (isManifestOld && own !== undefined && (await take(own).catch(() => false))) return true
    const isOther = await take((!isManifestOld && own) || (await fetchManifest(target, tools)))
    checkedAt = tools.now()
    return isOther
  }
  const load = (): Promise<boolean> => {
    if (loaded !== undefined && tools.now() - checkedAt < CURRENT_FOR_MS) return Promise.resolve(false)
    // A failure is forgotten, so that the next visit to the box tries again.
    loading ??= refresh().finally(() => {
      loading = undefined
    })
    return loading
  }
  return {
    load,
    preview: async (hit, limit) => (loaded === undefined ? [] : loaded.preview(hit, limit)),
    search: async (query, options, onInterim) => {
      const isOvertaken = takeTurn(options)
      // Newer queries come first.
      await tools.wait(0)
      if (isOvertaken()) return {tokens: [], hits: []}
      if (loaded === undefined) await load()
      const searched = getLoaded(loaded)
      const throttle = createThrottle(onInterim, INTERIM_EVERY_MS, tools)
      try {
        return await searched.ask(query, options, {isOvertaken, onInterim: throttle.offer})
      } catch (error) {
        // Shards of an older build are gone after a deploy: the next try loads the current index.
        forget(searched)
        throw error
      } finally {
        throttle.end()
      }
    },
  }
}

/** Says of a query whether a later one has come. By the options: the box and the page of results do not overtake each other. */
function createTurns(): (options: QueryOptions) => () => boolean {
  const latest = new Map<number, number>()
  return ({limit}) => {
    const own = (latest.get(limit) ?? 0) + 1
    latest.set(limit, own)
    return () => latest.get(limit) !== own
  }
}

function isSame(a: IndexFile, b: IndexFile): boolean {
  return a.file === b.file && a.hash === b.hash && a.directory === b.directory
}

async function fetchManifest({baseUrl}: SearchTarget, {fetchJson}: SessionTools): Promise<SearchManifest> {
  // Written by the build in this shape.
  return (await fetchJson(`${baseUrl}${SEARCH_MANIFEST}`, 'current')) as SearchManifest
}

function getLoaded(loaded: Loaded | undefined): Loaded {
  if (loaded === undefined) throw new Error('The search index is not loaded.')
  return loaded
}

function getIndex({indexes}: SearchManifest, target: SearchTarget): IndexFile {
  const {context} = target
  const found = findIndex(indexes, target)
  if (found === undefined) throw new Error(`The site has no search index${context === '' ? '' : ` for "${context}"`}.`)
  return found
}

interface OpenInput {
  readonly target: SearchTarget
  readonly settings: EngineSettings
  readonly tools: SessionTools
}

async function openIndex(
  index: IndexFile,
  {analysis, languageModules}: SearchManifest,
  {target, settings, tools}: OpenInput,
): Promise<Loaded> {
  const {baseUrl, titlesOnly = false} = target
  const modules = [...languageModules]
  const {path, isKept} = titlesOnly ? titlesRequest(index) : indexRequest(index)
  const [content, analyzer] = await Promise.all([
    readIndex(tools.fetchText(baseUrl + path, isKept ? 'kept' : 'current')),
    // The manifest lists the modules in the order in which the analyser asks for them.
    createAnalyzer(analysis, (name) => tools.importLanguage(baseUrl + moduleFor(name, modules))),
  ])
  const fetchShard = (name: string): Promise<unknown> => tools.fetchJson(baseUrl + shardFile(name), 'kept')
  const options = {analyzer, settings, fetchShard, titlesOnly, pause: () => tools.wait(0)}
  const opened = 'terms' in content ? createShardedQuery(content, options) : await createWholeQuery(content, options)
  return {index, ...opened}
}

function titlesRequest(index: IndexFile): IndexRequest {
  return index.titles === undefined ? indexRequest(index) : {path: index.titles, isKept: true}
}

function moduleFor(name: string, modules: readonly string[]): string {
  const prefix = `assets/search-${name.replace('.', '-')}.`
  const found = modules.find((one) => one.startsWith(prefix))
  if (found === undefined) throw new Error(`The site has no search module for "${name}".`)
  return found
}
