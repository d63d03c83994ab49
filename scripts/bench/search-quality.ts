// tsx scripts/bench/search-quality.ts SITE: how well queries with known answers are found in the index of a built site, by
// Quire, by the algorithm of docusaurus-search-local, and by MiniSearch where MINISEARCH names its module.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {loadLanguage} from '../../plugins/search/page-task.ts'
import {createEngine} from '../../src/client/search/engine/engine.ts'
import {createAnalyzer} from '../../src/shared/search/analyzer.ts'
import type {SearchGroup, SearchManifest} from '../../src/shared/search/search-data.ts'

/** Addresses of pages, best first. */
type Finder = (query: string) => readonly string[]

const DEPTH = 10

const site = process.argv[2]
if (site === undefined) throw new Error('Name the folder of a built site.')
const read = (file: string): unknown => JSON.parse(readFileSync(join(site, 'build', file), 'utf8'))
// Written by the search plugin in these shapes.
const manifest = read('search-index.meta.json') as SearchManifest
const [index] = manifest.indexes
if (index === undefined) throw new Error('The site has no search index.')
const parts = [index.file, ...index.shards].map((file) => read(file) as readonly SearchGroup[])
const analyzer = await createAnalyzer(manifest.analysis, loadLanguage)

function lunrFinder(isReference: boolean): Finder {
  const engine = createEngine(parts, analyzer, {
    fuzzyDistance: 1,
    hasIdentifiers: !isReference,
    isTolerant: !isReference,
  })
  return (query) => engine.search(query, {limit: 100, contextLength: 50}).hits.map(({document}) => document.u)
}

interface MiniSearchLike {
  readonly addAll: (documents: readonly object[]) => void
  readonly search: (query: string, options: object) => readonly {readonly url: string}[]
}

/** Sections with fields of unequal weight, as VitePress sets it up. */
async function miniSearchFinder(module: string): Promise<Finder> {
  const {default: MiniSearch} = (await import(module)) as {default: new (options: object) => MiniSearchLike}
  const search = new MiniSearch({fields: ['title', 'heading', 'text'], storeFields: ['url']})
  const groups = [0, 1, 4].map((type) => parts.flatMap((part) => part[type]?.documents ?? []))
  const [titles = [], headings = [], texts = []] = groups
  search.addAll([
    ...titles.map(({i, t, u}) => ({id: i, title: t, url: u})),
    ...headings.map(({i, t, u}) => ({id: i, heading: t, url: u})),
    ...texts.map(({i, t, s, u}) => ({id: i, heading: s, text: t, url: u})),
  ])
  const options = {fuzzy: 0.2, prefix: true, boost: {title: 4, heading: 2, text: 1}}
  return (query) => search.search(query, options).map(({url}) => url)
}

interface Labelled {
  readonly kind: string
  readonly query: string
  readonly answers: readonly string[]
}

function readQueries(): readonly Labelled[] {
  let kind = ''
  return readFileSync(join(import.meta.dirname, 'search-queries.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) kind = line.slice(2)
      const at = line.lastIndexOf(' = ')
      return at < 0 ? [] : [{kind, query: line.slice(0, at), answers: line.slice(at + 3).split(', ')}]
    })
}

/** Place of the first right page among the pages, from 1; 0 when it is not among the first. */
function rankOf({query, answers}: Labelled, find: Finder): number {
  const pages = [...new Set(find(query))].slice(0, DEPTH)
  return 1 + pages.findIndex((url) => answers.some((answer) => url.replace(/\/$/, '').endsWith(`/${answer}`)))
}

const share = (sum: number, count: number): string => (sum / count).toFixed(3)

function report(name: string, queries: readonly Labelled[], find: Finder): void {
  const ranked = queries.map((one) => ({...one, rank: rankOf(one, find)}))
  const kinds = [...new Set(queries.map(({kind}) => kind))]
  const score = (list: typeof ranked): string => {
    const reciprocal = list.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0)
    const first = list.filter(({rank}) => rank === 1).length
    return `MRR@${DEPTH} ${share(reciprocal, list.length)}, success@1 ${share(first, list.length)}`
  }
  console.log(`${name}: ${score(ranked)} (${queries.length} queries)`)
  for (const kind of kinds) console.log(`  ${kind}: ${score(ranked.filter((one) => one.kind === kind))}`)
  if (!process.argv.includes('--misses')) return
  for (const {query, rank} of ranked)
    if (rank !== 1) console.log(`  ${rank === 0 ? 'not found' : `at ${rank}`}: ${query}`)
}

const queries = readQueries()
report('Quire', queries, lunrFinder(false))
report('docusaurus-search-local', queries, lunrFinder(true))
const {MINISEARCH} = process.env
if (MINISEARCH !== undefined) report('MiniSearch', queries, await miniSearchFinder(MINISEARCH))
