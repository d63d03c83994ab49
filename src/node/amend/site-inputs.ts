// What a site is made from, as it is on the disk: the stats of all files that a build looks at, and of the places where it looks for some.
import {type Dirent, readdirSync, type Stats, statSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {glob} from 'tinyglobby'
import type {WatchedInput} from '../api-types.ts'
import {type DiskTime, isOlder} from '../cache/input-states.ts'
import {LOCK_FILE} from '../routes-lock/lock-file.ts'

/** The state is that of the file, `''` where there is none. */
export type FileState = readonly [path: string, state: string]

/** State of a file that may have changed since it was read: it equals no state. */
const UNSETTLED = 'unsettled'

/** As in snapshots.ts: saved twice within the clock's granularity, a file has the same stats. */
const SETTLED_MS = 50

/**
 * States of all files, sorted by path.
 * @param before The moment before which they have to have been saved: that of the first look at them.
 * @returns Undefined where not all can be known, as behind a link to a folder.
 */
export async function readStates(
  inputs: readonly WatchedInput[],
  before: DiskTime,
): Promise<readonly FileState[] | undefined> {
  const states = new Map<string, string>()
  const settled = {...before, ms: before.ms - SETTLED_MS}
  const note = (path: string, stats: Stats | undefined): void => void states.set(path, describe(stats, settled))
  for (const {path, include, exclude = []} of inputs) {
    if (include === undefined) {
      if (!lookAt(path, note)) return undefined
      continue
    }
    const found = await glob([...include], {cwd: path, ignore: [...exclude], absolute: true, dot: true})
    for (const file of found) note(file, statOf(file))
  }
  return [...states].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Paths whose states differ. */
export function changedPaths(before: readonly FileState[], now: readonly FileState[]): readonly string[] {
  const known = new Map(before)
  const changed = now.filter(([path, state]) => state === UNSETTLED || known.get(path) !== state).map(([path]) => path)
  const present = new Set(now.map(([path]) => path))
  return [...changed, ...before.flatMap(([path]) => (present.has(path) ? [] : [path]))]
}

/** No part of a site, however many of them there are in its folders. */
const PASSED_OVER = new Set(['node_modules', '.git'])

/** False at a link to a folder, which may lead anywhere. */
function lookAt(path: string, note: (path: string, stats: Stats | undefined) => void): boolean {
  const stats = statOf(path)
  if (stats?.isDirectory() !== true) {
    note(path, stats)
    return true
  }
  return entriesOf(path).every((entry) => {
    const below = join(path, entry.name)
    if (PASSED_OVER.has(entry.name)) return true
    if (entry.isDirectory()) return lookAt(below, note)
    const target = statOf(below)
    if (target?.isDirectory() === true) return false
    note(below, target)
    return true
  })
}

function entriesOf(dir: string): readonly Dirent[] {
  try {
    return readdirSync(dir, {withFileTypes: true})
  } catch {
    return []
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, {throwIfNoEntry: false})
  } catch {
    // Below a file, or not for us to look at.
    return undefined
  }
}

function describe(stats: Stats | undefined, settled: DiskTime): string {
  if (stats === undefined) return ''
  if (!stats.isFile()) return 'other'
  if (!isOlder(stats, settled)) return UNSETTLED
  return [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].map((fact) => fact.toString(36)).join()
}

/** Written by installers of packages when they are done. */
const INSTALLED = [
  'package.json',
  'node_modules/.package-lock.json',
  'node_modules/.yarn-integrity',
  'node_modules/.yarn-state.yml',
  'node_modules/.modules.yaml',
  '.pnp.cjs',
]

/** What is not watched while a site is written: other packages than before, and URLs that were published. */
export function furtherInputs(siteDir: string): readonly WatchedInput[] {
  const above: WatchedInput[] = [{path: join(siteDir, LOCK_FILE)}]
  for (let dir = siteDir; ; dir = dirname(dir)) {
    above.push(...INSTALLED.map((name) => ({path: join(dir, name)})))
    if (dir === dirname(dir)) return above
  }
}
