// Builds that are killed at a random moment: the output stays whole, and the next build is right.
import {once} from 'node:events'
import {existsSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {createDice, type Dice} from '../dice.ts'
import {buildFolder, leftoversIn, type Outcome, startBuild} from '../edits/build-folder.ts'
import {CODE_EDITS, CONTENT_EDITS} from '../edits/edits.ts'
import {CODE_SITE, type Files, PLAIN_SITE} from '../edits/seed-sites.ts'
import {compareFolders, readFolder, SiteFolder} from '../edits/site-folder.ts'
import type {TrialOptions} from '../trials.ts'

const PARTS: Readonly<Record<string, {readonly files: Files; readonly count: number}>> = {
  content: {files: PLAIN_SITE, count: 70},
  code: {files: CODE_SITE, count: 30},
}

export async function runKill({parts = Object.keys(PARTS), count, seed, only}: TrialOptions): Promise<number> {
  let failures = 0
  for (const name of parts) {
    const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined
    if (part === undefined) throw new Error(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}.`)
    const {killed, missed, failed} = await runPart(name, part.files, {seed, count: count ?? part.count, only})
    failures += failed
    console.log(`kill ${name}: ${killed} builds of seed ${seed} killed (${missed} ended before), ${failed} failed`)
  }
  return failures
}

interface Range {
  readonly seed: number
  /** Builds to kill. */
  readonly count: number
  readonly only: number | undefined
}

interface KillResult {
  readonly killed: number
  /** Builds that were done before the moment came. */
  readonly missed: number
  readonly failed: number
}

/** Builds of one case that may end before they are killed. */
const MAX_MISSES = 20

/** One site goes through all cases, so that each meets what the ones before left. */
async function runPart(name: string, files: Files, {seed, count, only}: Range): Promise<KillResult> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-kill-'))
  let [killed, missed, failed] = [0, 0, 0]
  try {
    const trial = await createTrial(folder, files)
    for (let index = 0; index < count; index += 1) {
      const dice = createDice(seed, index)
      if (only !== undefined && only !== index) {
        await trial.buildEdited(dice)
        continue
      }
      let outcome: KillOutcome | undefined
      do {
        outcome = await trial.killEdited(dice, outcome?.tookMs)
        if (outcome.tookMs === undefined) killed += 1
        else missed += 1
        if (outcome.failure === undefined) continue
        failed += 1
        console.log(
          `\nFAILED: npm run torture -- kill --part ${name} --seed ${seed} --count ${index + 1} (killed after ${outcome.afterMs} ms)\n${outcome.failure}\n`,
        )
      } while (outcome.tookMs !== undefined && missed < count * MAX_MISSES)
      if (outcome.tookMs !== undefined) throw new Error(`Of ${missed} builds none ran long enough to be killed.`)
    }
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
  return {killed, missed, failed}
}

interface KillOutcome {
  /** Of a build that ended before it could be killed. */
  readonly tookMs: number | undefined
  readonly afterMs: number
  readonly failure: string | undefined
}

interface KillTrial {
  /** Edits and builds the site. */
  readonly buildEdited: (dice: Dice) => Promise<void>
  /**
   * Edits the site, kills its build at some moment, and looks at what is left.
   * @param withinMs The time that a build takes, where a longer guess was wrong.
   */
  readonly killEdited: (dice: Dice, withinMs?: number) => Promise<KillOutcome>
}

async function createTrial(folder: string, files: Files): Promise<KillTrial> {
  const site = new SiteFolder(join(folder, 'site'), files)
  let before = await buildFolder(site.dir, 'process')
  // A build after an edit takes longer than one that has nothing to do.
  const start = performance.now()
  await buildFolder(site.dir, 'process')
  const longestMs = (performance.now() - start) * 2
  const editSite = async (dice: Dice): Promise<Outcome> => {
    edit(site, dice)
    site.copyTo(join(folder, 'clean'))
    const clean = await buildFolder(join(folder, 'clean'), 'here')
    rmSync(join(folder, 'clean'), {recursive: true, force: true})
    return clean
  }
  return {
    buildEdited: async (dice) => {
      await editSite(dice)
      before = await buildFolder(site.dir, 'process')
    },
    killEdited: async (dice, withinMs = longestMs) => {
      const clean = await editSite(dice)
      const afterMs = Math.round((dice.below(1000) / 1000) * withinMs)
      const tookMs = await killBuild(site.dir, afterMs)
      const failure = findFailure(site.dir, before, clean) ?? (await findFailureOfNext(site.dir, clean))
      before = clean
      return {tookMs, afterMs, failure}
    },
  }
}

function edit(site: SiteFolder, dice: Dice): void {
  const hasCode = site.has('src/client.js')
  const edits = hasCode && dice.chance(30) ? CODE_EDITS : {body: CONTENT_EDITS.body, settings: CONTENT_EDITS.settings}
  for (let tries = 0; tries < 9; tries += 1)
    if (edits[dice.pick(Object.keys(edits)) as keyof typeof edits]?.(site, dice) !== undefined) return
}

/** The milliseconds that the build took, when it ended before it could be killed. */
async function killBuild(dir: string, afterMs: number): Promise<number | undefined> {
  const start = performance.now()
  const child = startBuild(dir)
  let endMs = 0
  child.on('exit', () => {
    endMs = performance.now() - start
  })
  const closed = once(child, 'close')
  child.stdout.resume()
  child.stderr.resume()
  await Promise.race([setTimeout(afterMs), closed])
  child.kill('SIGKILL')
  await closed
  return child.signalCode === 'SIGKILL' ? undefined : endMs
}

/** The output is all of before or all of after. For the moment between two renames there is none. */
function findFailure(dir: string, before: Outcome, after: Outcome): string | undefined {
  const out = join(dir, 'build')
  if (!existsSync(out)) return undefined
  const found = readFolder(out)
  const [older, newer] = [compareFolders(found, before.output), compareFolders(found, after.output)]
  if (older.length === 0 || newer.length === 0) return undefined
  return `after the kill the output is neither the old nor the new one:\n${older.slice(0, 6).join('\n')}\n${newer.slice(0, 6).join('\n')}`
}

async function findFailureOfNext(dir: string, clean: Outcome): Promise<string | undefined> {
  const next = await buildFolder(dir, 'process')
  if (next.ok !== clean.ok || next.findings.join() !== clean.findings.join())
    return `the next build says:\n${next.findings.join('\n')}\ninstead of\n${clean.findings.join('\n')}`
  const differences = compareFolders(next.output, clean.output)
  if (differences.length > 0) return `after the next build:\n${differences.slice(0, 12).join('\n')}`
  const left = leftoversIn(dir)
  return left.length === 0 ? undefined : `the next build leaves ${left.join(', ')}`
}
