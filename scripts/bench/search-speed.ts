// tsx --expose-gc scripts/bench/search-speed.ts SITE…: queries are typed letter by letter into the search of built sites.
// Prints by kind of query the processor time of one letter, which the load of the machine blurs less than a clock, and a
// hash of all answers: a change that only makes the search faster leaves it as it is.
import {createHash} from 'node:crypto'
import {loadLanguage} from '../../plugins/search/page-task.ts'
import {createSearchSession, type SearchSession} from '../../src/client/search/search-session.ts'
import {
  type CutIndex,
  type PageRecord,
  pieceFile,
  SEARCH_GROUPS,
  SEARCH_MANIFEST,
  type SearchGroup,
} from '../../src/shared/search/search-data.ts'
import {heapUsed, identifiersOf, OPTIONS, type ReadJson, readerOf, SETTINGS} from './search-sites.ts'

const QUERIES_OF_A_KIND = 10
const FIRST_QUERY = 'a'
const UNKNOWN = ['qwzxvk', 'blorptang zzyx', 'xylograph quuxify', 'zzzz', 'wqpl mnbv cxz']

/** What a site has to be searched for. */
interface Texts {
  readonly titles: readonly string[]
  readonly identifiers: readonly string[]
}

function readTexts(read: ReadJson, file: string): Texts {
  // Written by the search plugin in these shapes.
  const index = read(file) as CutIndex | readonly SearchGroup[]
  const identifiers = identifiersOf(index, read)
  if (!('terms' in index)) return {titles: (index[SEARCH_GROUPS.heading]?.documents ?? []).map(({t}) => t), identifiers}
  const records = index.outlines.flatMap(([, name]) => read(pieceFile(name)) as readonly PageRecord[])
  return {titles: records.flatMap(({s = []}) => s.map(([, text]) => text)), identifiers}
}

/** Queries of each kind, from what the site has. */
function queriesOf({titles, identifiers}: Texts): ReadonlyMap<string, readonly string[]> {
  const words = titles.map((title) => title.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  const single = pick(words.flat())
  return new Map([
    ['a word', single],
    ['three words', pick(words.filter(({length}) => length > 2).map((some) => some.slice(0, 3).join(' ')))],
    ['a word misspelt', single.map(swapLetters)],
    ['an identifier', pick(identifiers.filter((name) => /^[A-Za-z.]{6,24}$/.test(name)))],
    ['nothing to find', UNKNOWN],
    ['one letter', [...'abcdefghijklmnopqrstuvwxyz']],
  ])
}

/** Some of many, from everywhere. */
function pick(all: readonly string[]): readonly string[] {
  const unique = [...new Set(all)]
  const step = Math.max(1, Math.floor(unique.length / QUERIES_OF_A_KIND))
  return unique.filter((_, at) => at % step === 0).slice(0, QUERIES_OF_A_KIND)
}

function swapLetters(word: string): string {
  return word.slice(0, 2) + word.slice(2, 4).split('').reverse().join('') + word.slice(4)
}

function openSession(read: ReadJson): SearchSession {
  return createSearchSession(
    {target: {baseUrl: '', version: '', context: ''}, settings: SETTINGS},
    {
      fetchJson: async (url) => read(url.replace(/\?.*$/, '')),
      importLanguage: loadLanguage,
      now: () => 0,
      pause: async () => undefined,
    },
  )
}

/** Milliseconds of the processor, of all threads. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const {user, system} = process.cpuUsage(before)
  return (user + system) / 1000
}

function row(name: string, times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1)
  return `| ${name} | ${sorted.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

async function report(site: string): Promise<void> {
  const read = readerOf(site)
  const queries = queriesOf(readTexts(read, (read(SEARCH_MANIFEST) as {indexes: [{file: string}]}).indexes[0].file))
  const before = heapUsed()
  const session = openSession(read)
  const loading = await measure(() => session.load())
  const loaded = heapUsed() - before
  const hash = createHash('sha256')
  const ask = async (query: string): Promise<void> => {
    const answer = await session.search(query, OPTIONS, () => undefined)
    hash.update(JSON.stringify([query, answer.hits]))
  }
  const first = await measure(() => ask(FIRST_QUERY))
  console.log(`${site}: loaded in ${loading.toFixed(0)} ms, first query ${first.toFixed(0)} ms`)
  console.log('| typed | letters | p50 ms | p95 ms | max ms |\n| --- | --- | --- | --- | --- |')
  const all: number[] = []
  for (const [kind, list] of queries) {
    const times: number[] = []
    for (const query of list)
      for (let length = 1; length <= query.length; length += 1)
        times.push(await measure(() => ask(query.slice(0, length))))
    console.log(row(kind, times))
    all.push(...times)
  }
  console.log(row('all', all))
  console.log(`heap ${megabytes(loaded)} MB loaded, ${megabytes(heapUsed() - before)} MB at the end`)
  console.log(`answers ${hash.digest('hex').slice(0, 12)}\n`)
}

for (const site of process.argv.slice(2)) await report(site)
