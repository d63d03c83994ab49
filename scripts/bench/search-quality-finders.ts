// The searches that are compared: each over the pages of one built site, asked in one process.

import {mkdtempSync, readFileSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import MiniSearch from 'minisearch'
import * as pagefind from 'pagefind'
import {loadLanguage} from '../../plugins/search/page-task.ts'
import {createEngine} from '../../src/client/search/engine/engine.ts'
import {createAnalyzer} from '../../src/shared/search/analyzer.ts'
import type {SearchGroup, SearchManifest} from '../../src/shared/search/search-data.ts'
import {openWhole} from '../search-vectors/at-once.ts'
import {createReference} from './search-quality-reference.ts'

/** Urls of what was found, best first; a page may come several times. */
export type Finder = (query: string) => Promise<readonly string[]> | readonly string[]

/** More than anybody looks at, so that many hits on one page hide no other page. */
const HIT_LIMIT = 100

/** @param build Output folder of a site with the search plugin. */
export async function createFinders(build: string): Promise<ReadonlyMap<string, Finder>> {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(build, file), 'utf8'))
  // Written by the search plugin in these shapes.
  const manifest = read('search-index.meta.json') as SearchManifest
  const [index] = manifest.indexes
  if (index === undefined) throw new Error('The site has no search index.')
  const groups = read(index.file) as readonly SearchGroup[]
  if (!Array.isArray(groups)) throw new Error('Give the search plugin a larger `shardAbove`.')
  const analyzer = await createAnalyzer(manifest.analysis, loadLanguage)
  const settings = {fuzzyDistance: 1, hasIdentifiers: true, isTolerant: true, hasPhraseBonus: true}
  const quire = createEngine(openWhole(groups), analyzer, settings)
  const reference = createReference(groups, analyzer)
  return new Map([
    [
      'Quire',
      (query) => quire.search(query, {limit: HIT_LIMIT, contextLength: 50}).hits.map(({document}) => document.u),
    ],
    ['docusaurus-search-local', (query) => reference(query, HIT_LIMIT).map(({u}) => u)],
    ['MiniSearch', miniSearchFinder(groups)],
    ['Pagefind', await pagefindFinder(build)],
  ])
}

/** Sections with fields of unequal weight, as VitePress sets it up. */
function miniSearchFinder(whole: readonly SearchGroup[]): Finder {
  const search = new MiniSearch({fields: ['title', 'heading', 'text'], storeFields: ['url']})
  const groups = [0, 1, 4].map((type) => whole[type]?.documents ?? [])
  const [titles = [], headings = [], texts = []] = groups
  search.addAll([
    ...titles.map(({i, t, u}) => ({id: i, title: t, url: u})),
    ...headings.map(({i, t, u}) => ({id: i, heading: t, url: u})),
    ...texts.map(({i, t, s, u}) => ({id: i, heading: s, text: t, url: u})),
  ])
  const options = {fuzzy: 0.2, prefix: true, boost: {title: 4, heading: 2, text: 1}}
  return (query) => search.search(query, options).map(({url}) => String(url))
}

/** The script that Pagefind writes for browsers. */
interface PagefindScript {
  readonly options: (options: object) => Promise<void>
  readonly init: () => Promise<void>
  readonly search: (query: string) => Promise<{readonly results: readonly PagefindResult[]}>
}

interface PagefindResult {
  readonly data: () => Promise<{readonly url: string}>
}

/** Pagefind over the articles of the site's own pages, with its own weights. */
async function pagefindFinder(build: string): Promise<Finder> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-pagefind-'))
  const {index} = await pagefind.createIndex({rootSelector: 'article'})
  await index?.addDirectory({path: build, glob: '{docs,blog}/**/*.html'})
  await index?.writeFiles({outputPath: folder})
  await pagefind.close()
  standInForBrowser()
  const script = (await import(pathToFileURL(join(folder, 'pagefind.js')).href)) as PagefindScript
  await script.options({basePath: `${folder}/`, baseUrl: '/', noWorker: true})
  await script.init()
  return async (query) => {
    const {results} = await script.search(query)
    const pages = await Promise.all(results.slice(0, HIT_LIMIT).map((result) => result.data()))
    return pages.map(({url}) => url)
  }
}

/** The script asks a page for its language and address, and fetches files: here they come from the disk. */
function standInForBrowser(): void {
  const location = new URL('http://localhost/')
  Object.assign(globalThis, {
    location,
    window: {location},
    document: {querySelector: () => ({getAttribute: () => 'en', lang: 'en'})},
    fetch: async (input: string | URL | Request): Promise<Response> => {
      const address = input instanceof Request ? input.url : String(input)
      return new Response(await readFile(address.replace(/^file:\/\//, '').replace(/\?.*$/, '')))
    },
  })
}
