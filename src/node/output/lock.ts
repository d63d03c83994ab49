// A lock that one build at a time has on an output folder. It is a folder that holds numbered owner files: the highest
// number has the lock, and to make the next number is to take it over, which the file system lets one process do.
import {mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {systemCode} from '../files/errno.ts'
import {identifyProcess, isRunning, type ProcessIdentity} from './process-identity.ts'

export interface LockOwner extends ProcessIdentity {
  readonly host: string
  /** ISO 8601, UTC. */
  readonly since: string
}

export interface Lock {
  /** The lock has not been taken over by another process. */
  readonly isHeld: () => boolean
  /** Gives the lock back; what else is in the folder must be gone. */
  readonly release: () => void
}

export interface LockTiming {
  /** A holder that shows no sign of life for so long, while somebody waits, is taken for gone. Milliseconds. */
  readonly silenceMs: number
  /** Signs of life come this often. Milliseconds. */
  readonly beatMs: number
  /** How often a waiting build looks. Milliseconds. */
  readonly lookMs: number
}

const TIMING: LockTiming = {silenceMs: 60_000, beatMs: 5_000, lookMs: 100}

// A lock this old by the clock is not waited for: clocks of two machines differ by seconds, not by this.
const FORGOTTEN_MS = 600_000

export interface LockOptions {
  readonly onWait?: ((owner: LockOwner | undefined) => void) | undefined
  readonly signal?: AbortSignal | undefined
  readonly timing?: LockTiming
}

/**
 * Takes the lock, as soon as nobody has it.
 * @param dir Made when missing; its parent must exist.
 * @throws the signal's reason when it is aborted while waiting; the system's error when the folder cannot be made.
 */
export async function takeLock(dir: string, options: LockOptions = {}): Promise<Lock> {
  const {onWait, signal, timing = TIMING} = options
  const isSilent = createSilenceTest(timing)
  let hasWaited = false
  for (;;) {
    if (signal?.aborted === true) throw signal.reason
    makeFolder(dir)
    const holder = readHolder(dir)
    if (holder === undefined || isGone(holder) || isSilent(holder)) {
      const lock = claim(dir, (holder?.number ?? 0) + 1, timing)
      if (lock !== undefined) return lock
      continue
    }
    if (!hasWaited) onWait?.(holder.owner)
    hasWaited = true
    await sleep(timing.lookMs)
  }
}

interface Holder {
  readonly number: number
  /** Undefined while it is being written. */
  readonly owner: LockOwner | undefined
  readonly beatAtMs: number
}

function readHolder(dir: string): Holder | undefined {
  const number = Math.max(0, ...ownerNumbers(dir))
  if (number === 0) return undefined
  const path = join(dir, ownerFile(number))
  try {
    return {number, owner: parseOwner(readFileSync(path, 'utf8')), beatAtMs: statSync(path).mtimeMs}
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Written by {@link claim} in this shape, or not yet whole. */
function parseOwner(text: string): LockOwner | undefined {
  try {
    return JSON.parse(text) as LockOwner
  } catch {
    return undefined
  }
}

function isGone({owner}: Holder): boolean {
  return owner !== undefined && isRunning(owner) === false
}

/** Tells a holder whose process cannot be asked, and whose signs of life stopped. */
function createSilenceTest({silenceMs}: LockTiming): (holder: Holder) => boolean {
  let seen = ''
  let sinceMs = 0
  return ({number, owner, beatAtMs}) => {
    if (owner !== undefined && isRunning(owner) === true) return false
    if (Date.now() - beatAtMs > FORGOTTEN_MS) return true
    // By this process's own clock: the other's may be wrong.
    const beat = `${number} ${beatAtMs}`
    if (beat !== seen) sinceMs = performance.now()
    seen = beat
    return performance.now() - sinceMs > silenceMs
  }
}

/** Undefined when another process was faster. */
function claim(dir: string, number: number, {beatMs}: LockTiming): Lock | undefined {
  const path = join(dir, ownerFile(number))
  const identity = identifyProcess()
  const owner: LockOwner = {...identity, host: identity.space.split(' ')[0] ?? '', since: new Date().toISOString()}
  try {
    writeFileSync(path, JSON.stringify(owner), {flag: 'wx'})
  } catch (error) {
    const code = systemCode(error)
    if (code === 'EEXIST' || code === 'ENOENT') return undefined
    throw error
  }
  const isHeld = (): boolean => Math.max(0, ...ownerNumbers(dir)) === number
  const timer = setInterval(() => beat(path), beatMs)
  timer.unref()
  return {
    isHeld,
    release: () => {
      clearInterval(timer)
      if (!isHeld()) return
      for (const one of ownerNumbers(dir)) if (one < number) rmSync(join(dir, ownerFile(one)), {force: true})
      rmSync(path, {force: true})
      removeEmpty(dir)
    },
  }
}

function beat(path: string): void {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // Taken over, or gone with its folder: found out before anything is replaced.
  }
}

function ownerFile(number: number): string {
  return `owner-${number}.json`
}

function ownerNumbers(dir: string): readonly number[] {
  try {
    return readdirSync(dir).flatMap((name) => Number(/^owner-(\d+)\.json$/.exec(name)?.[1] ?? []))
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return []
    throw error
  }
}

function makeFolder(dir: string): void {
  try {
    mkdirSync(dir)
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
  }
}

/** Another process may have come to wait in it. */
function removeEmpty(dir: string): void {
  try {
    rmdirSync(dir)
  } catch (error) {
    const code = systemCode(error)
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && code !== 'ENOENT') throw error
  }
}
