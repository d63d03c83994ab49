// How much longer a pattern takes for a longer text, in processor time, which a busy machine does not change.
import {runInNewContext} from 'node:vm'
import {type HostileText, hostileTexts, type Thoroughness, toText} from './hostile-texts.ts'
import type {RegexLiteral} from './regex-literals.ts'

export type TestedPattern = Pick<RegexLiteral, 'pattern' | 'isRepeated'>

export interface Growth {
  readonly text: HostileText
  /** In characters, and milliseconds of processor time for each. */
  readonly sizes: readonly [number, number]
  readonly times: readonly [number, number]
}

const FIRST_SIZE = 2000
/** Linear patterns take a few microseconds for the first size; what takes less than this is looked at no closer. */
const SUSPECT_MS = 0.1
/** A text long enough for its time to be measured. */
const MEASURABLE_MS = 1.5
/** A text four times as long takes four times as long, or sixteen times where time grows with the square. */
const FACTOR = 4
const LIMIT = 8
/** Between the two a longer text decides: other work on the machine may have slowed one of the measurements. */
const PLAIN = 5
/** The first look at how time grows is from the first size to one so many times as long: cheap, and enough for most patterns. */
const LOOK_FACTOR = 16
/** No more than a linear pattern takes for such a text, half as much again for what a busy machine adds. */
const LOOK_LIMIT = 24
/** What takes as long for the first size is measured at once: the longer text might take for ever. */
const LOOK_MS = 20
/** No linear pattern takes so long for any text that is tried. */
const HOPELESS_MS = 1000
const LONGEST = FIRST_SIZE * FACTOR ** 4

/** Milliseconds after which all texts of a pattern have been tried, unless one of them takes for ever. */
const PATIENCE_MS: Readonly<Record<Thoroughness, number>> = {short: 1000, full: 10_000}
/** Where time doubles with each character, texts are tried that get longer so slowly that the first to show it ends. */
const SHORTEST = 16
const STEP = 1.2
const SHOWS_MS = 50

/** A text for which time grows faster than its length, if there is one. */
export function findGrowth({pattern, isRepeated}: TestedPattern, thoroughness: Thoroughness): Growth | undefined {
  if (!mayGrow(pattern)) return undefined
  const flags = isRepeated && !pattern.global ? `${pattern.flags}g` : pattern.flags
  const tested = new RegExp(pattern.source, flags)
  const texts = [...hostileTexts(pattern, thoroughness)]
  let growth: Growth | undefined
  const isDone = endsInTime(PATIENCE_MS[thoroughness], () => {
    growth = findPolynomial(tested, texts)
  })
  // A busy machine is no endless pattern.
  return isDone ? growth : (findExponential(tested, texts) ?? findPolynomial(tested, texts))
}

/** What repeats nothing without a limit looks at no more than so many characters from each place, and is not tried. */
function mayGrow({source}: RegExp): boolean {
  const operators = source.replace(/\\./gs, '').replace(/\[[^\]]*\]/g, '')
  return /[*+]|\{\d+,\}/.test(operators)
}

/** False when `work` takes too long. V8 looks for an end of its time whenever it tries something again. */
function endsInTime(timeout: number, work: () => void): boolean {
  try {
    runInNewContext('work()', {work}, {timeout})
    return true
  } catch (error) {
    // An error of the other context, whose classes are not those of this one.
    if ((error as {readonly code?: unknown}).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}

function findPolynomial(pattern: RegExp, texts: readonly HostileText[]): Growth | undefined {
  for (const text of texts) {
    if (looksLinear(pattern, text)) continue
    const growth = measure(pattern, text)
    if (growth !== undefined) return growth
  }
  return undefined
}

/** The least of three times for the first size, so that what a busy machine adds to one of them hides nothing. */
function looksLinear(pattern: RegExp, text: HostileText): boolean {
  const first = toText(text, FIRST_SIZE)
  let time = wallTime(pattern, first)
  if (time < SUSPECT_MS) return true
  if (time > LOOK_MS) return false
  time = Math.min(time, wallTime(pattern, first), wallTime(pattern, first))
  return (
    time < SUSPECT_MS ||
    (time < MEASURABLE_MS && wallTime(pattern, toText(text, FIRST_SIZE * LOOK_FACTOR)) < time * LOOK_LIMIT)
  )
}

function findExponential(pattern: RegExp, texts: readonly HostileText[]): Growth | undefined {
  for (const text of texts)
    for (let size = SHORTEST; size < FIRST_SIZE; size = Math.ceil(size * STEP)) {
      if (wallTime(pattern, toText(text, size)) < SHOWS_MS) continue
      const time = processorTime(pattern, toText(text, size))
      if (time > SHOWS_MS) return {text, sizes: [size, size], times: [time, time]}
    }
  return undefined
}

function measure(pattern: RegExp, text: HostileText): Growth | undefined {
  for (let size = FIRST_SIZE; size < LONGEST; size *= FACTOR) {
    const time = processorTime(pattern, toText(text, size))
    if (time < MEASURABLE_MS) continue
    const sizes = [size, size * FACTOR] as const
    if (time > HOPELESS_MS) return {text, sizes: [size, size], times: [time, time]}
    const times = [time, processorTime(pattern, toText(text, size * FACTOR))] as const
    if (
      growsBy(LIMIT, times) &&
      growsBy(
        LIMIT,
        sizes.map((one) => processorTime(pattern, toText(text, one))),
      )
    )
      return {text, sizes, times}
    if (!growsBy(PLAIN, times)) return undefined
  }
  return undefined
}

function growsBy(factor: number, [time = 0, longer = 0]: readonly number[]): boolean {
  return longer > time * factor
}

function wallTime(pattern: RegExp, text: string): number {
  const start = performance.now()
  runOver(pattern, text)
  return performance.now() - start
}

/** The least of three: what else this process does, such as collecting garbage, is in the others. */
function processorTime(pattern: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3 && least > 0; round += 1) {
    const start = process.cpuUsage()
    runOver(pattern, text)
    const {user, system} = process.cpuUsage(start)
    least = Math.min(least, (user + system) / 1000)
    if (least > HOPELESS_MS) break
  }
  return least
}

/** All that the pattern finds, one after another, or the first. Replacing finds them without an object for each. */
function runOver(pattern: RegExp, text: string): void {
  pattern.lastIndex = 0
  if (pattern.global) text.replace(pattern, '')
  else pattern.test(text)
}
