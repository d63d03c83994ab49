// What a build from nothing costs for each page, and what that says of larger sites and of more cores: processor time at two sizes,
// of the main thread, which more cores do not make shorter, and of all other threads and processes, which they divide.
import {readdirSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import type {BuildReport} from '../../src/node/build-types.ts'
import {ensureCorpus} from './corpus.ts'
import {runProcess} from './process.ts'

export interface ModelBench {
  /** A small site, the one that the model is made from, and larger ones that it is checked against. */
  readonly pages: readonly [small: number, whole: number, ...checked: number[]]
  readonly runs: number
  readonly scratch: string
  readonly generator: string
  /** Root of the checkout. */
  readonly root: string
}

/** Seconds of processor time. */
interface Times {
  readonly main: number
  readonly others: number
}

interface Sample extends Times {
  /** Of each stage, all threads. Compile and bundle run side by side. */
  readonly stages: Readonly<Record<string, number>>
}

/** Seconds of processor time: for the site, and for each page. */
interface Model {
  readonly fixed: Times
  readonly page: Times
}

interface Check {
  readonly pages: number
  readonly predicted: Times
  readonly measured: Times
}

interface ModelReport {
  readonly figures: {readonly model: Model; readonly stages: Sample['stages']; readonly checks: readonly Check[]}
  readonly text: string
}

/** As many threads as a build uses at most. */
const MAX_THREADS = 8
const CORES = [1, 2, 8]
const FORESEEN = [10_000, 100_000, 1_000_000]

export async function benchModel(bench: ModelBench): Promise<ModelReport> {
  const [small, whole, ...checked] = bench.pages
  const few = leastOf(await measure(small, bench, bench.runs))
  const many = leastOf(await measure(whole, bench, bench.runs))
  const slope = (of: 'main' | 'others'): number => (many[of] - few[of]) / (whole - small)
  const page = {main: slope('main'), others: slope('others')}
  const model = {fixed: {main: many.main - page.main * whole, others: many.others - page.others * whole}, page}
  const checks: Check[] = []
  for (const pages of checked) {
    const measured = leastOf(await measure(pages, bench, 1))
    checks.push({pages, predicted: predict(model, pages), measured})
  }
  const stages = Object.fromEntries(
    Object.entries(many.stages).map(([name, seconds]) => [name, (seconds - (few.stages[name] ?? 0)) / (whole - small)]),
  )
  return {figures: {model, stages, checks}, text: format({model, stages, checks, whole})}
}

async function measure(pages: number, bench: ModelBench, runs: number): Promise<readonly Sample[]> {
  const {siteDir} = ensureCorpus({pages, posts: 0}, bench.scratch, bench.generator)
  const samples: Sample[] = []
  for (let run = 0; run < runs; run++) samples.push(await buildOnce(siteDir, bench.root))
  return samples
}

async function buildOnce(siteDir: string, root: string): Promise<Sample> {
  for (const folder of ['build', 'node_modules/.cache/quire'])
    rmSync(join(siteDir, folder), {recursive: true, force: true})
  let main = 0
  const {stdout, cpuSeconds} = await runProcess(
    process.execPath,
    [join(root, 'dist/bin.js'), 'build', siteDir, '--json'],
    {
      cwd: siteDir,
      env: {QUIRE_REMOTE_CACHE: 'off'},
      onSample: (pid) => {
        main = Math.max(main, mainThreadSeconds(pid))
      },
    },
  )
  // What the program prints with --json.
  const report = JSON.parse(stdout) as BuildReport
  const stages: Record<string, number> = {}
  for (const {name, cpuMs} of report.stages) stages[name] = (stages[name] ?? 0) + cpuMs / 1000
  return {main, others: cpuSeconds - main, stages}
}

/** Clock ticks a second, as Linux tells them. */
const TICKS = 100

/** Of the program that `time` has started. */
function mainThreadSeconds(timePid: number): number {
  try {
    const [pid = ''] = readFileSync(`/proc/${timePid}/task/${timePid}/children`, 'utf8').trim().split(' ')
    if (pid === '' || !readdirSync(`/proc/${pid}/task`).includes(pid)) return 0
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    // It has ended.
    return 0
  }
}

/** Whatever else the machine does makes it longer. */
function leastOf(samples: readonly Sample[]): Sample {
  const sum = ({main, others}: Times): number => main + others
  return samples.reduce((least, one) => (sum(one) < sum(least) ? one : least))
}

function predict({fixed, page}: Model, pages: number): Times {
  return {main: fixed.main + page.main * pages, others: fixed.others + page.others * pages}
}

/** Of a build on so many cores: the main thread's time, and its part of the others'. */
function secondsOn(cores: number, {main, others}: Times): number {
  return main + others / Math.min(cores, MAX_THREADS)
}

interface Shown extends Omit<ModelReport['figures'], 'model'> {
  readonly model: Model
  readonly whole: number
}

function format({model, stages, checks, whole}: Shown): string {
  const {fixed, page} = model
  const ms = (seconds: number): string => (1000 * seconds).toFixed(2)
  const byStage = Object.entries(stages)
    .filter(([, seconds]) => seconds > 0.00001)
    .sort(([, a], [, b]) => b - a)
    .map(([name, seconds]) => `${name} ${ms(seconds)} ms`)
  const foreseen = FORESEEN.map((pages) => {
    const times = CORES.map((cores) => `${cores}: ${duration(secondsOn(cores, predict(model, pages)))}`)
    return `  ${String(pages).padStart(9)} pages, by cores  ${times.join('  ')}`
  })
  const all = page.main + page.others
  return [
    `Processor time of a build from nothing, from ${whole} pages:`,
    `  a page: ${ms(page.main)} ms of the main thread, ${ms(page.others)} ms of others; the site: ${fixed.main.toFixed(2)} and ${fixed.others.toFixed(2)} s`,
    `  of a page, by stage: ${byStage.join(', ')}`,
    `  serial: ${Math.round((100 * page.main) / all)} % of a page, so that no number of cores makes a build more than ${(all / page.main).toFixed(1)} times as fast as one`,
    ...foreseen,
    ...checks.map(({pages, predicted, measured}) => {
      const [expected, found] = [predicted.main + predicted.others, measured.main + measured.others]
      return `  ${pages} pages: predicted ${duration(expected)} of processor time, measured ${duration(found)} (${(100 * (expected / found - 1)).toFixed(0)} %), of it in the main thread ${duration(predicted.main)} and ${duration(measured.main)}`
    }),
  ].join('\n')
}

function duration(seconds: number): string {
  return seconds < 120 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`
}
