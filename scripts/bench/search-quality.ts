// tsx scripts/bench/search-quality.ts CORPUS SITE [--misses]: how well queries with known answers are found in a built site,
// by Quire, by the algorithm of docusaurus-search-local, by MiniSearch and by Pagefind. Prints a table for each set of queries.
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {createFinders, type Finder} from './search-quality-finders.ts'

const DEPTH = 10

interface Labelled {
  readonly kind: string
  readonly query: string
  /** Ends of the addresses of pages; each is as good as the others. */
  readonly answers: readonly string[]
}

interface Ranked extends Labelled {
  /** Place of the first right page among the pages, from 1; 0 when it is not among the first. */
  readonly rank: number
}

/** Where the addresses of answers begin in the output, by corpus: its queries are in the files of that name. */
const CORPORA = new Map([
  ['handbook', ''],
  ['electron', 'docs/latest'],
  ['redux', 'docs'],
])

/** Queries that the ranking was made with, and queries that it has never seen. */
const SETS = {tuned: 'tuned', 'held out': 'held-out'}

/** Sorted so in the table. */
const KINDS = ['exact', 'unfinished', 'misspelt', 'identifier', 'question', 'several words']

const MEASURES: readonly (readonly [name: string, of: (rank: number) => number])[] = [
  [`MRR@${DEPTH}`, (rank) => (rank > 0 ? 1 / rank : 0)],
  ['success@1', (rank) => Number(rank === 1)],
  [`success@${DEPTH}`, (rank) => Number(rank > 0)],
]

const [corpus = '', site] = process.argv.slice(2)
const root = CORPORA.get(corpus)
if (root === undefined || site === undefined)
  throw new Error(`Name a corpus (${[...CORPORA.keys()].join(', ')}) and the folder of its built site.`)
const build = join(site, 'build')
const finders = await createFinders(build)
for (const [name, file] of Object.entries(SETS)) {
  const queries = readQueries(`queries/${corpus}-${file}.txt`)
  checkAnswers(queries)
  const results = new Map<string, readonly Ranked[]>()
  for (const [finder, find] of finders) results.set(finder, await rankAll(queries, find))
  printTable(`${corpus}, ${name} (${queries.length} queries)`, results)
  // Who looks at the misses of the other set tunes with it.
  if (name === 'tuned' && process.argv.includes('--misses')) printMisses(results)
}

function readQueries(file: string): readonly Labelled[] {
  let kind = ''
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) kind = line.slice(2)
      const at = line.lastIndexOf(' = ')
      return at < 0 ? [] : [{kind, query: line.slice(0, at), answers: line.slice(at + 3).split(', ')}]
    })
}

/** A label that no page has would count against every search alike, and unseen. */
function checkAnswers(queries: readonly Labelled[]): void {
  const answers = new Set(queries.flatMap((one) => one.answers))
  const missing = [...answers].filter((answer) => !existsSync(join(build, root ?? '', answer, 'index.html')))
  if (missing.length > 0) throw new Error(`The site has no pages ${missing.join(', ')}.`)
}

async function rankAll(queries: readonly Labelled[], find: Finder): Promise<readonly Ranked[]> {
  const ranked: Ranked[] = []
  for (const one of queries) {
    const pages = new Set((await find(one.query)).map((url) => url.replace(/[?#].*$|\/$/g, '')))
    const isRight = (url: string): boolean => one.answers.some((answer) => url.endsWith(`/${answer}`))
    ranked.push({...one, rank: 1 + [...pages].slice(0, DEPTH).findIndex(isRight)})
  }
  return ranked
}

function printTable(title: string, results: ReadonlyMap<string, readonly Ranked[]>): void {
  const rows = ['all', ...KINDS].flatMap((kind) =>
    MEASURES.map(([measure, of]) => {
      const shares = [...results.values()].map((ranked) => {
        const ranks = ranked.filter((one) => kind === 'all' || one.kind === kind).map(({rank}) => of(rank))
        return (ranks.reduce((sum, value) => sum + value, 0) / ranks.length).toFixed(3)
      })
      return [kind, measure, ...shares]
    }),
  )
  const header = [title, 'measure', ...results.keys()]
  for (const row of [header, header.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`)
  console.log('')
}

/** Queries whose answer Quire does not have first, with the place where each search has it. */
function printMisses(results: ReadonlyMap<string, readonly Ranked[]>): void {
  const [quire = []] = results.values()
  for (const [at, {query, kind, rank}] of quire.entries()) {
    const places = [...results].map(([finder, ranked]) => `${finder} ${ranked[at]?.rank || 'none'}`)
    if (rank !== 1) console.log(`${query} (${kind}): ${places.join(', ')}`)
  }
  console.log('')
}
