// What a build from nothing costs for each page and core, and what that says of larger sites: measured at two sizes and with one and
// two cores, so that what does not grow with the site, and what more cores do not make shorter, are known apart.
import {rmSync} from 'node:fs'
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

/** Milliseconds of a stage, or of all. */
interface Cost {
  /** For the site. */
  readonly fixed: number
  /** For each page: what one thread does, and what all cores share. */
  readonly serial: number
  readonly divided: number
}

interface Check {
  readonly pages: number
  readonly predictedMs: number
  readonly measuredMs: number
}

interface ModelReport {
  readonly figures: {readonly costs: Readonly<Record<string, Cost>>; readonly checks: readonly Check[]}
  readonly text: string
}

/** Milliseconds by stage, `all` included. */
type Times = Readonly<Record<string, number>>

/** As many threads as a build uses at most. */
const MAX_THREADS = 8
const CORES = [1, 2, 8]
const FORESEEN = [10_000, 100_000, 1_000_000]

export async function benchModel(bench: ModelBench): Promise<ModelReport> {
  const [small, whole, ...checked] = bench.pages
  const at = async (pages: number, cores: 1 | 2, runs = bench.runs): Promise<Times> => {
    const {siteDir} = ensureCorpus({pages, posts: 0}, bench.scratch, bench.generator)
    const times: Times[] = []
    for (let run = 0; run < runs; run++) times.push(await buildOnce(siteDir, cores, bench.root))
    return leastOf(times)
  }
  const [small1, small2, whole1, whole2] = [
    await at(small, 1),
    await at(small, 2),
    await at(whole, 1),
    await at(whole, 2),
  ]
  const costs: Record<string, Cost> = {}
  for (const name of Object.keys(whole2)) {
    const slope = (few: Times, many: Times): number => ((many[name] ?? 0) - (few[name] ?? 0)) / (whole - small)
    const [one, two] = [slope(small1, whole1), slope(small2, whole2)]
    // One core: serial + divided; two cores: serial + divided / 2.
    const divided = Math.min(Math.max(0, 2 * (one - two)), one)
    costs[name] = {fixed: (whole2[name] ?? 0) - two * whole, serial: one - divided, divided}
  }
  const checks: Check[] = []
  for (const pages of checked) {
    const measuredMs = (await at(pages, 2, 1)).all ?? 0
    checks.push({pages, predictedMs: predict(costs.all, pages, 2), measuredMs})
  }
  return {figures: {costs, checks}, text: format(costs, checks, whole)}
}

async function buildOnce(siteDir: string, cores: 1 | 2, root: string): Promise<Times> {
  for (const folder of ['build', 'node_modules/.cache/quire'])
    rmSync(join(siteDir, folder), {recursive: true, force: true})
  const args = [
    '-c',
    cores === 1 ? '0' : '0,1',
    process.execPath,
    join(root, 'dist/bin.js'),
    'build',
    siteDir,
    '--json',
  ]
  const {stdout} = await runProcess('taskset', args, {cwd: siteDir, env: {QUIRE_REMOTE_CACHE: 'off'}})
  // What the program prints with --json.
  const {stages, ms} = JSON.parse(stdout) as BuildReport
  const times: Record<string, number> = {all: ms}
  for (const stage of stages) times[stage.name] = (times[stage.name] ?? 0) + stage.ms
  return times
}

/** Of each stage: whatever else the machine does makes it longer. */
function leastOf(times: readonly Times[]): Times {
  const names = Object.keys(times[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, Math.min(...times.map((one) => one[name] ?? 0))]))
}

/** Milliseconds. */
function predict(cost: Cost | undefined, pages: number, cores: number): number {
  if (cost === undefined) return Number.NaN
  return cost.fixed + pages * (cost.serial + cost.divided / Math.min(cores, MAX_THREADS))
}

function format(costs: Readonly<Record<string, Cost>>, checks: readonly Check[], whole: number): string {
  const {all} = costs
  if (all === undefined) return ''
  const ms = (value: number): string => value.toFixed(2).padStart(8)
  const stages = Object.entries(costs).map(
    ([name, {fixed, serial, divided}]) =>
      `  ${name.padEnd(10)} ${ms(serial + divided)} ms a page on one core: ${ms(serial)} serial, ${ms(divided)} divided; ${Math.round(fixed)} ms for the site`,
  )
  const foreseen = FORESEEN.map((pages) => {
    const times = CORES.map((cores) => `${cores}: ${duration(predict(all, pages, cores))}`)
    return `  ${String(pages).padStart(9)} pages, by cores  ${times.join('  ')}`
  })
  const limit = all.serial === 0 ? Number.POSITIVE_INFINITY : (all.serial + all.divided) / all.serial
  return [
    `Costs at ${whole} pages:`,
    ...stages,
    `  seconds = ${(all.fixed / 1000).toFixed(2)} + pages x (${all.serial.toFixed(2)} + ${all.divided.toFixed(2)} / cores) / 1000, with ${MAX_THREADS} cores at most`,
    `  serial: ${Math.round((100 * all.serial) / (all.serial + all.divided))} % of a page, so that no number of cores makes a build more than ${limit.toFixed(1)} times as fast as one`,
    ...foreseen,
    ...checks.map(
      ({pages, predictedMs, measuredMs}) =>
        `  ${pages} pages on 2 cores: predicted ${duration(predictedMs)}, measured ${duration(measuredMs)} (${(100 * (predictedMs / measuredMs - 1)).toFixed(0)} %)`,
    ),
  ].join('\n')
}

function duration(ms: number): string {
  return ms < 120_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`
}
