// Which processes work with a cache folder. Any number do at a time; what they may need is removed only by one that is alone:
// it says so before it looks for others, and others say that they are there before they look for it.
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {identifyProcess, isRunning, type ProcessIdentity} from '../output/process-identity.ts'
import {randomName} from './random-name.ts'

export interface CacheUser {
  /**
   * Does work that no other process may see half done. Undefined, without doing it, when another uses the folder.
   * @throws what the work throws.
   */
  readonly alone: <T>(work: () => T) => {readonly result: T} | undefined
  readonly leave: () => void
}

const FOLDER = 'users'
/** Of one that is alone. */
const ALONE = 'alone.json'
/** Signs of life of a user whose process cannot be asked, in another container, come this often. Milliseconds. */
const BEAT_MS = 60_000
/** One without a sign of life for so long is gone. Milliseconds. */
const SILENCE_MS = 600_000
/** Work that is done alone is waited for; it is short, as a rule. Milliseconds. */
const PATIENCE_MS = 60_000
const LOOK_MS = 20

/** Enters a cache folder, which exists. In one that cannot be written nobody is alone. */
export function enterCache(cacheDir: string): CacheUser {
  const folder = join(cacheDir, FOLDER)
  const own = join(folder, `${process.pid}-${randomName()}.json`)
  if (!sign(folder, own)) return {alone: () => undefined, leave: () => undefined}
  const timer = setInterval(() => beat(own), BEAT_MS)
  timer.unref()
  waitForOne(join(folder, ALONE))
  return {
    alone: (work) => workAlone(folder, own, work),
    leave: () => {
      clearInterval(timer)
      rmSync(own, {force: true})
    },
  }
}

function sign(folder: string, file: string): boolean {
  try {
    mkdirSync(folder, {recursive: true})
    writeFileSync(file, JSON.stringify(identifyProcess()), {flag: 'wx'})
    return true
  } catch {
    return false
  }
}

function beat(file: string): void {
  try {
    const now = Date.now() / 1000
    utimesSync(file, now, now)
  } catch {
    // Somebody has removed the cache.
  }
}

function waitForOne(file: string): void {
  const end = performance.now() + PATIENCE_MS
  const pause = new Int32Array(new SharedArrayBuffer(4))
  while (isThere(file) && performance.now() < end) Atomics.wait(pause, 0, 0, LOOK_MS)
}

function workAlone<T>(folder: string, own: string, work: () => T): {readonly result: T} | undefined {
  const claim = join(folder, ALONE)
  if (isThere(claim) || !sign(folder, claim)) return undefined
  try {
    const isOther = (name: string): boolean => name !== ALONE && join(folder, name) !== own
    if (readdirSync(folder).some((name) => isOther(name) && isThere(join(folder, name)))) return undefined
    return {result: work()}
  } finally {
    rmSync(claim, {force: true})
  }
}

/** Whether the process that wrote the file is there. The file of one that is gone is removed. */
function isThere(file: string): boolean {
  try {
    const silence = Date.now() - statSync(file).mtimeMs
    const answer = isRunning(parseIdentity(readFileSync(file, 'utf8')))
    const isGone = answer === false || (answer === undefined && silence > SILENCE_MS)
    if (isGone) rmSync(file, {force: true})
    return !isGone
  } catch {
    return false
  }
}

/** An identity that is not whole yet is that of a process that cannot be asked. */
function parseIdentity(text: string): ProcessIdentity {
  try {
    // Written above in this shape.
    return JSON.parse(text) as ProcessIdentity
  } catch {
    return {pid: 0, space: ''}
  }
}
