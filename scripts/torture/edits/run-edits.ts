// Random sequences of edits, built warm after each, and compared byte for byte with a build that has never seen the site.
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createDice, type Dice} from '../dice.ts'
import type {TrialOptions} from '../trials.ts'
import {buildFolder, type Outcome} from './build-folder.ts'
import {CODE_EDITS, CONTENT_EDITS, type Edit} from './edits.ts'
import {CODE_SITE, type Files, PLAIN_SITE} from './seed-sites.ts'
import {compareFolders, SiteFolder} from './site-folder.ts'

interface EditPart {
  readonly files: Files
  readonly edits: Readonly<Record<string, Edit>>
  /** Sequences when no number is given: a bundle takes seconds. */
  readonly count: number
}

const PARTS: Readonly<Record<string, EditPart>> = {
  content: {files: PLAIN_SITE, edits: CONTENT_EDITS, count: 220},
  code: {files: CODE_SITE, edits: {...CONTENT_EDITS, ...CODE_EDITS}, count: 80},
}

/** Differences that are printed of one failure. */
const SHOWN = 12

export async function runEdits({parts = Object.keys(PARTS), count, seed, only}: TrialOptions): Promise<number> {
  let failures = 0
  for (const name of parts) {
    const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined
    if (part === undefined) throw new Error(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}.`)
    const numbers = only === undefined ? Array.from({length: count ?? part.count}, (_, index) => index) : [only]
    let builds = 0
    for (const index of numbers) {
      const {buildCount, failure} = await runSequence(part, createDice(seed, index))
      builds += buildCount
      if (failure === undefined) continue
      failures += 1
      console.log(`\nFAILED: npm run torture -- edits --part ${name} --seed ${seed} --only ${index}\n${failure}\n`)
    }
    console.log(`edits ${name}: ${numbers.length} sequences of seed ${seed}, ${builds} builds, ${failures} failed`)
  }
  return failures
}

interface SequenceResult {
  readonly buildCount: number
  readonly failure?: string
}

async function runSequence({files, edits}: EditPart, dice: Dice): Promise<SequenceResult> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-edits-'))
  const history: string[] = []
  let buildCount = 0
  try {
    const site = new SiteFolder(join(folder, 'site'), files)
    site.keep()
    let lastGood = await buildFolder(site.dir, 'here')
    const steps = 2 + dice.below(4)
    for (let step = 0; step < steps; step += 1) {
      history.push(`${step + 1}. ${applyEdits(site, edits, dice).join('; ')}`)
      site.keep()
      const warm = await buildFolder(site.dir, dice.chance(25) ? 'process' : 'here')
      const clean = await buildClean(site, join(folder, `clean-${step}`))
      buildCount += 2
      const failure = compare(warm, clean, lastGood)
      if (failure !== undefined) return {buildCount, failure: `${history.join('\n')}\n${failure}`}
      if (warm.ok) lastGood = warm
    }
    return {buildCount}
  } catch (error) {
    return {buildCount, failure: `${history.join('\n')}\n${error instanceof Error ? error.stack : String(error)}`}
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

function applyEdits(site: SiteFolder, edits: Readonly<Record<string, Edit>>, dice: Dice): string[] {
  const names = Object.keys(edits)
  const done: string[] = []
  const wanted = 1 + dice.below(3)
  for (let tries = 0; done.length < wanted && tries < 20; tries += 1) {
    const name = dice.pick(names)
    const what = edits[name]?.(site, dice)
    if (what !== undefined) done.push(`${name}: ${what}`)
  }
  return done
}

async function buildClean(site: SiteFolder, dir: string): Promise<Outcome> {
  site.copyTo(dir)
  const clean = await buildFolder(dir, 'here')
  rmSync(dir, {recursive: true, force: true})
  return clean
}

/** What is wrong with a warm build, or undefined. One that fails must leave the last good output as it was. */
function compare(warm: Outcome, clean: Outcome, lastGood: Outcome): string | undefined {
  if (warm.ok !== clean.ok || warm.findings.join('\n') !== clean.findings.join('\n'))
    return `findings:\n  warm  ${warm.findings.join('\n        ')}\n  clean ${clean.findings.join('\n        ')}`
  const differences = compareFolders(warm.output, warm.ok ? clean.output : lastGood.output)
  if (differences.length === 0) return undefined
  const hidden = differences.length > SHOWN ? [`… and ${differences.length - SHOWN} more`] : []
  return [...differences.slice(0, SHOWN), ...hidden].join('\n')
}
