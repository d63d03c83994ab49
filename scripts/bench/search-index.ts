// tsx --expose-gc scripts/bench/search-index.ts SITE…: the search index of built sites: its size, the time to make it anew
// from pages worked on before, and what a reader fetches and waits for until a query has its first and its last hits.

import {gzipSync} from 'node:zlib'
import type {IndexedPage} from '../../plugins/search/build-index.ts'
import {searchOptions} from '../../plugins/search/options.ts'
import {loadLanguage, type PageEntry} from '../../plugins/search/page-task.ts'
import {unlistPlaces} from '../../plugins/search/place-lists.ts'
import {createEngine} from '../../src/client/search/engine/engine.ts'
import {createShardedQuery} from '../../src/client/search/index-query.ts'
import type {ProgressiveQuery} from '../../src/client/search/progressive-query.ts'
import {type Analyzer, countTerms, createAnalyzer} from '../../src/shared/search/analyzer.ts'
import {
  type PageRecord,
  SEARCH_GROUPS,
  SEARCH_MANIFEST,
  type SearchGroup,
  type SearchManifest,
  type ShardedIndex,
  shardFile,
} from '../../src/shared/search/search-data.ts'
import {type BuiltIndex, buildIndex, openWhole} from '../search-vectors/at-once.ts'
import {heapUsed, identifiersOf, OPTIONS, type ReadJson, readerOf, SETTINGS} from './search-sites.ts'

const DEFAULTS = searchOptions.parse({})
/** A word of titles, one letter, three words, a word of few texts, a name, a word with a letter wrong. */
const QUERIES = ['deployment', 'c', 'rotate stale certificate', 'undersamplered', 'drainPolicy', 'manifset']

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`
const zipped = (text: string): number => gzipSync(text).length
/** Lets shards that have come be received. */
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const since = (start: number): string => `${Math.round(performance.now() - start)} ms`

/** Pages as the plugin's task gives them, made from the documents of an index. */
function readPages(read: ReadJson, file: string, analyzer: Analyzer): readonly IndexedPage[] {
  // Written by the search plugin in these shapes.
  const index = read(file) as ShardedIndex | readonly SearchGroup[]
  const records = 'terms' in index ? recordsOfShards(index, (name) => read(name) as readonly PageRecord[]) : []
  const pages =
    'terms' in index ? records.map((record) => toEntries(record, analyzer)) : entriesOfGroups(index, analyzer)
  const names = identifiersOf(index, read)
  return pages.map(({url, entries}, at) => {
    const stored = JSON.stringify({entries, identifiers: at === 0 ? names : []})
    // As the store gives them back: a value of its own for every reading.
    return {url, breadcrumbs: ['Docs'], read: () => JSON.parse(stored)}
  })
}

interface ReadPage {
  readonly url: string
  readonly entries: readonly PageEntry[]
}

type FullRecord = PageRecord & {readonly headings: NonNullable<PageRecord['s']>}

function recordsOfShards(index: ShardedIndex, read: (file: string) => readonly PageRecord[]): readonly FullRecord[] {
  const {outlines, texts} = unlistPlaces(index, (name) => JSON.stringify(read(shardFile(name))))
  const byId = new Map(texts.flatMap(([, name]) => read(shardFile(name)).map((record) => [record.i, record] as const)))
  return outlines.flatMap(([, name]) =>
    read(shardFile(name)).map(({s = [], ...head}) => ({...head, ...byId.get(head.i), headings: s})),
  )
}

function toEntries({t, u, d = '', k = '', s = [], headings}: FullRecord, analyzer: Analyzer): ReadPage {
  const entry = (group: PageEntry['group'], text: string, hash = '', section = t): PageEntry[] =>
    text === '' ? [] : [{group, text, hash, section, stats: countTerms(text, analyzer)}]
  return {
    url: u,
    entries: [
      ...entry(SEARCH_GROUPS.title, t),
      ...entry(SEARCH_GROUPS.description, d),
      ...entry(SEARCH_GROUPS.keywords, k),
      ...headings.flatMap(([, text, hash]) => entry(SEARCH_GROUPS.heading, text, hash)),
      ...s.flatMap(([, text, hash, section]) => entry(SEARCH_GROUPS.content, text, hash, section)),
    ],
  }
}

function entriesOfGroups(groups: readonly SearchGroup[], analyzer: Analyzer): readonly ReadPage[] {
  const byUrl = new Map<string, PageEntry[]>()
  groups.forEach(({documents}, group) => {
    for (const {t, u, h = '', s = ''} of documents) {
      const entries = byUrl.get(u) ?? []
      byUrl.set(u, entries)
      // The place of a group is its type.
      entries.push({group: group as PageEntry['group'], text: t, hash: h, section: s, stats: countTerms(t, analyzer)})
    }
  })
  return [...byUrl].map(([url, entries]) => ({url, entries}))
}

interface Fetched {
  readonly names: string[]
  readonly bytes: () => number
}

/** A reader who has just opened the box. */
function openReader({text, shards}: BuiltIndex, analyzer: Analyzer): {ask: ProgressiveQuery; fetched: Fetched} {
  const texts = new Map(shards.map((shard) => [shard.name, shard.text]))
  const names: string[] = []
  const content: unknown = JSON.parse(text)
  const fetched = {names, bytes: () => names.reduce((sum, name) => sum + zipped(texts.get(name) ?? ''), zipped(text))}
  const fetchShard = async (name: string): Promise<unknown> => {
    names.push(name)
    return JSON.parse(texts.get(name) ?? '')
  }
  if (shards.length > 0)
    return {...createShardedQuery(content as ShardedIndex, {analyzer, settings: SETTINGS, fetchShard, pause}), fetched}
  const engine = createEngine(openWhole(content as readonly SearchGroup[]), analyzer, SETTINGS)
  return {ask: async (query, options) => engine.search(query, options), fetched}
}

async function reportQuery(query: string, index: BuiltIndex, analyzer: Analyzer): Promise<void> {
  const {ask, fetched} = openReader(index, analyzer)
  let first: string | undefined
  const start = performance.now()
  const note = (): string => `${kilobytes(fetched.bytes())} in ${fetched.names.length} shards`
  const {hits} = await ask(query, OPTIONS, {
    isOvertaken: () => false,
    onInterim: () => {
      first ??= note()
    },
  })
  const took = since(start)
  const again = performance.now()
  await ask(query, OPTIONS, {isOvertaken: () => false, onInterim: () => undefined})
  // Before bytes are counted, which takes longer than all the rest.
  const tookAgain = since(again)
  console.log(
    `  ${query}: first hits after ${first ?? note()}, all ${hits.length} after ${note()}; ${took}, again ${tookAgain}`,
  )
}

for (const site of process.argv.slice(2)) {
  const read = readerOf(site)
  const manifest = read(SEARCH_MANIFEST) as SearchManifest
  const analyzer = await createAnalyzer(manifest.analysis, loadLanguage)
  let start = performance.now()
  const pages = readPages(read, manifest.indexes[0]?.file ?? '', analyzer)
  const counted = since(start)
  start = performance.now()
  const index = buildIndex(pages, {analyzer, withIdentifiers: true, shardAbove: DEFAULTS.shardAbove})
  const assembled = since(start)
  const files = [index.text, ...index.shards.map(({text}) => text)]
  const sum = (sizes: readonly number[]): string => kilobytes(sizes.reduce((total, one) => total + one, 0))
  console.log(
    `${pages.length} pages: ${sum(files.map((text) => text.length))} raw, ${sum(files.map(zipped))} gzip in ${files.length} files, the first ${kilobytes(zipped(index.text))}; counted in ${counted}, assembled in ${assembled}`,
  )
  const before = heapUsed()
  start = performance.now()
  const reader = openReader(index, analyzer)
  const loaded = since(start)
  for (const query of QUERIES) await reader.ask(query, OPTIONS, {isOvertaken: () => false, onInterim: () => undefined})
  console.log(`  loaded in ${loaded}; heap ${kilobytes(heapUsed() - before)} after ${QUERIES.length} queries`)
  for (const query of QUERIES) await reportQuery(query, index, analyzer)
}
