// Fuzzing: random input for every door of the program. Cases run in a process of their own, as an input may end it; the
// next process goes on with the case after.
import {spawn} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {availableParallelism, tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {inspect} from 'node:util'
import {createDice} from '../dice.ts'
import type {TrialOptions} from '../trials.ts'
import {PARTS} from './parts.ts'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../../..')

const DEFAULT_COUNT = 100_000
/** Failures of one slice after which the rest of it is left out: they will have one cause. */
const MAX_FAILURES = 20

/** Runs the parts, each in as many processes as there are cores. */
export async function runFuzz({
  parts = Object.keys(PARTS),
  count = DEFAULT_COUNT,
  seed,
  only,
}: TrialOptions): Promise<number> {
  let failures = 0
  for (const part of parts) {
    if (!Object.hasOwn(PARTS, part)) throw new Error(`There is no part "${part}": ${Object.keys(PARTS).join(', ')}.`)
    const slices = only === undefined ? toSlices(count, availableParallelism()) : [{from: only, to: only + 1}]
    const start = performance.now()
    const found = await Promise.all(slices.map((slice) => runSlice({part, seed, ...slice})))
    const failed = found.reduce((sum, one) => sum + one, 0)
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(
      `fuzz ${part}: ${only === undefined ? count : 1} cases of seed ${seed}, ${failed} failed (${seconds} s)`,
    )
    failures += failed
  }
  return failures
}

function toSlices(count: number, cores: number): {from: number; to: number}[] {
  const size = Math.ceil(count / cores)
  return Array.from({length: cores}, (_, at) => ({from: at * size, to: Math.min(count, (at + 1) * size)}))
}

interface Slice {
  readonly part: string
  readonly seed: number
  readonly from: number
  readonly to: number
}

async function runSlice(slice: Slice): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-fuzz-'))
  const place = join(folder, 'case')
  let failures = 0
  let {from} = slice
  try {
    while (from < slice.to && failures < MAX_FAILURES) {
      writeFileSync(place, String(from))
      const {reported, death} = await runProcess({...slice, from}, place)
      failures += reported
      if (death === undefined) break
      const at = Number(readFileSync(place, 'utf8'))
      await report(slice, at, death)
      failures += 1
      from = at + 1
    }
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
  return failures
}

interface ProcessEnd {
  /** Failures that the process itself told of. */
  readonly reported: number
  /** How it ended, unless it came to the end of its cases. */
  readonly death: string | undefined
}

function runProcess({part, seed, from, to}: Slice, place: string): Promise<ProcessEnd> {
  return new Promise((resolve, reject) => {
    const args = [
      join(root, 'node_modules/tsx/dist/cli.mjs'),
      join(here, 'child.ts'),
      part,
      String(seed),
      String(from),
      String(to),
      place,
    ]
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    const reports: Promise<void>[] = []
    let errors = ''
    child.stderr?.on('data', (data: Buffer) => {
      errors = (errors + data.toString('utf8')).slice(-4000)
    })
    child.on('message', ({index, text}: {index: number; text: string}) => {
      reports.push(report({part, seed}, index, text))
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      const death = code === 0 ? undefined : `ended with ${signal ?? `code ${code}`}\n${errors}`
      void Promise.all(reports).then(() => resolve({reported: reports.length, death}))
    })
  })
}

const MAX_INPUT_SHOWN = 1500

async function report({part, seed}: Pick<Slice, 'part' | 'seed'>, index: number, what: string): Promise<void> {
  const input = (await PARTS[part]?.())?.make(createDice(seed, index))
  const text = show(input)
  const shown = text.length > MAX_INPUT_SHOWN ? `${text.slice(0, MAX_INPUT_SHOWN)}… (${text.length} characters)` : text
  console.log(
    `\nFAILED: npm run torture -- fuzz --part ${part} --seed ${seed} --only ${index}\n${what.trim()}\n${shown}\n`,
  )
}

/** As JSON where that is possible, and else as Node prints values. */
function show(input: unknown): string {
  try {
    return JSON.stringify(input) ?? String(input)
  } catch {
    return inspect(input, {depth: 8})
  }
}
