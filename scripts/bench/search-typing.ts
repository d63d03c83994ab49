// tsx scripts/bench/search-typing.ts SITE… [--slowdown 4] [--pace 120] [--by-processor]: types queries into the search box
// of built sites, in a browser that is slowed. Prints the time from a key to the list that it leads to, what held up the
// page, what the search needed before its first list, and its memory. On a machine that has other work the clock says
// little: --by-processor slows nothing, and takes the time that the threads had a processor as many times.

import {join, resolve} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {chromium} from 'playwright-core'
import {findBrowser} from '../browser.mjs'
import type {PageTask} from './read-trace.ts'
import {readerOf} from './search-sites.ts'
import {queriesOf} from './site-queries.ts'
import {slowWorkers} from './slow-threads.ts'
import {type Figures, type KeyTimes, type Typed, typeQueries} from './type-queries.ts'

/** How many queries of each kind are typed. */
const QUERY_COUNTS: Readonly<Record<string, number>> = {
  'a word': 3,
  'three words': 3,
  'a word misspelt': 2,
  'an identifier': 2,
  'nothing to find': 1,
  'one letter': 1,
}

/** Tasks that a reader notices. */
const LONG_MS = 50
const SHOWN_TASKS = 3

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    slowdown: {type: 'string', default: '4'},
    pace: {type: 'string', default: '120'},
    'by-processor': {type: 'boolean', default: false},
  },
})
const slowdown = Number(values.slowdown)
const isByProcessor = values['by-processor']

for (const site of positionals) await report(resolve(site))

async function report(siteDir: string): Promise<void> {
  const queries = [...queriesOf(readerOf(siteDir))].flatMap(([kind, list]) => list.slice(0, QUERY_COUNTS[kind] ?? 0))
  const {serve} = await program()
  const server = await serve({siteDir, port: 0, open: false})
  const workers = isByProcessor ? undefined : slowWorkers(slowdown)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const figures = await typeQueries(browser, {
      url: server.url,
      queries,
      slowdown: isByProcessor ? 1 : slowdown,
      paceMs: Number(values.pace),
    })
    const isWorkerSlow = workers !== undefined && workers.count() > 0
    const how = isByProcessor
      ? `time of the processor, ${slowdown} times`
      : `page ${slowdown} times slower, worker ${isWorkerSlow ? 'too' : 'not: the system does not let us'}`
    console.log(`${siteDir}: ${how}`)
    print(figures)
  } finally {
    await browser.close()
    workers?.stop()
    await server.close()
  }
}

function print({opening, paced, burst, heap}: Figures): void {
  const loadMs = isByProcessor ? slowdown * opening.workerMs : opening.loadMs
  console.log(
    `first list ${whole(Math.max(...opening.keys.map(timeOf)))} ms after its key, ${whole(opening.bytes / 1000)} kB uncompressed; index loaded in ${whole(loadMs)} ms of the worker`,
  )
  console.log(`heap ${megabytes(heap.pageBytes)} MB page, ${megabytes(heap.workerBytes)} MB worker`)
  console.log('| from key to list | keys | p50 ms | p95 ms | max ms |\n| --- | --- | --- | --- | --- |')
  console.log(row(`a letter every ${values.pace} ms`, paced.keys.map(timeOf)))
  console.log(row('last letter of a burst', burst.keys.map(timeOf)))
  console.log(row('of it, the worker', [...paced.keys, ...burst.keys].map(workerTimeOf)))
  if (!isByProcessor) console.log(row('from question to answer', [...paced.answerMs, ...burst.answerMs]))
  console.log(`answers of ${whole(Math.max(...paced.replyBytes) / 1000)} kB at most`)
  printTasks('opening', opening)
  printTasks('typing', {tasks: [...paced.tasks, ...burst.tasks]})
  console.log('')
}

function timeOf({ms, pageMs, workerMs}: KeyTimes): number {
  return isByProcessor ? slowdown * (pageMs + workerMs) : ms
}

function workerTimeOf({workerMs}: KeyTimes): number {
  return isByProcessor ? slowdown * workerMs : workerMs
}

function printTasks(name: string, {tasks}: Pick<Typed, 'tasks'>): void {
  const factor = isByProcessor ? slowdown : 1
  const lengthOf = ({ms, ownMs}: PageTask): number => (isByProcessor ? ownMs * factor : ms)
  const sorted = [...tasks].sort((a, b) => lengthOf(b) - lengthOf(a))
  const longCount = tasks.filter((task) => lengthOf(task) >= LONG_MS).length
  console.log(`${name}: ${longCount} tasks of the page above ${LONG_MS} ms; the longest:`)
  for (const task of sorted.slice(0, SHOWN_TASKS)) {
    const causes = task.causes.map(([cause, own]) => `${cause} ${whole(own * factor)}`).join(', ')
    console.log(`  ${whole(lengthOf(task))} ms, ${whole(task.ownMs * factor)} of the processor: ${causes}`)
  }
}

function row(name: string, times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): string => whole(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return `| ${name} | ${sorted.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`
}

function whole(value: number): string {
  return value.toFixed(0)
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}

/** The compiled program, which has the server that sends a site as hosts do. */
async function program(): Promise<typeof import('../../src/node/index.ts')> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  return import(pathToFileURL(join(root, 'dist/index.js')).href)
}
