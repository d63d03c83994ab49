// tsx --expose-gc scripts/bench/search-speed.ts SITE…: queries are typed letter by letter into the search of built sites.
// Prints by kind of query the processor time of one letter, which the load of the machine blurs less than a clock, and a
// hash of all answers: a change that only makes the search faster leaves it as it is.
import {createHash} from 'node:crypto'
import {loadLanguage} from '../../plugins/search/page-task.ts'
import {createSearchSession, type SearchSession} from '../../src/client/search/search-session.ts'
import {heapUsed, OPTIONS, readerOf, SETTINGS, textReaderOf} from './search-sites.ts'
import {queriesOf} from './site-queries.ts'

const FIRST_QUERY = 'a'

function openSession(site: string): SearchSession {
  const read = readerOf(site)
  const readText = textReaderOf(site)
  return createSearchSession(
    {target: {baseUrl: '', version: '', context: ''}, settings: SETTINGS},
    {
      fetchJson: async (url) => read(url.replace(/\?.*$/, '')),
      fetchText: async function* (url) {
        yield readText(url.replace(/\?.*$/, ''))
      },
      importLanguage: loadLanguage,
      now: () => 0,
      wait: async () => undefined,
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
  const queries = queriesOf(read)
  const before = heapUsed()
  const session = openSession(site)
  // The first answer that is whole waits for all groups.
  const loading = await measure(async () => session.search('', OPTIONS, () => undefined))
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
