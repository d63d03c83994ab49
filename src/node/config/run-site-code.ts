// Runs code of the site in the program's own process: it may not end the process, nor leave it waiting for nothing, and what
// it reads is noted.
import {AsyncLocalStorage} from 'node:async_hooks'
import fs from 'node:fs'
import {syncBuiltinESMExports} from 'node:module'
import {resolve, sep} from 'node:path'
import {fileURLToPath} from 'node:url'
import {SiteError} from '../../shared/diagnostics.ts'
import {runCodeOf} from '../program/running-code.ts'
import {giveOwnWebpack} from './one-webpack.ts'

export interface SiteCodeResult<T> {
  readonly value: T
  /** Absolute paths of the site's files that were read or looked for, as far as Node's `fs` was used; sorted. */
  readonly reads: readonly string[]
}

/** Longest that code may keep the build waiting: a configuration may ask a server something. */
const LIMIT_MS = 120_000

// Tells the site's code from everything else in this process, such as the handler of a signal.
const running = new AsyncLocalStorage<(path: string) => void>()

/**
 * @param name What the code is, for messages: a path.
 * @throws whatever the code throws; an Error when it calls `process.exit`; SiteError when it never settles.
 */
export async function runSiteCode<T>(
  name: string,
  siteDir: string,
  work: () => T | Promise<T>,
): Promise<SiteCodeResult<T>> {
  const reads = new Set<string>()
  const note = (path: string): void => {
    if (path.startsWith(siteDir + sep) && !path.split(sep).includes('node_modules')) reads.add(path)
  }
  const restore = watchProcess()
  let timer: NodeJS.Timeout | undefined
  let unwatch: (() => void) | undefined
  try {
    const stopped = new Promise<never>((_, reject) => {
      const giveUp = (): void => reject(neverSettles(name))
      unwatch = watchIdle(giveUp)
      timer = setTimeout(giveUp, LIMIT_MS)
      timer.unref()
    })
    const run = async (): Promise<T> => runCodeOf(`"${name}" failed`, work)
    const value = await Promise.race([running.run(note, run), stopped])
    return {value, reads: [...reads].sort()}
  } finally {
    clearTimeout(timer)
    unwatch?.()
    restore()
  }
}

function neverSettles(name: string): SiteError {
  return new SiteError([
    {
      level: 'error',
      code: 'config/never-settles',
      message: `"${name}" waits for something that never comes: its promise neither resolves nor rejects.`,
      hint: 'Look for a promise that is never resolved, and for requests without a time limit.',
      location: {sourcePath: name},
    },
  ])
}

const waiting = new Set<() => void>()

/**
 * Calls `giveUp` when Node has nothing left to do, and would end here without a word. All that run share one listener:
 * a site has more plugins than Node expects listeners, and it warns of a leak.
 * @returns what ends the watch.
 */
function watchIdle(giveUp: () => void): () => void {
  if (waiting.size === 0) process.on('beforeExit', giveUpAll)
  waiting.add(giveUp)
  return () => {
    waiting.delete(giveUp)
    if (waiting.size === 0) process.off('beforeExit', giveUpAll)
  }
}

function giveUpAll(): void {
  for (const giveUp of waiting) giveUp()
}

let users = 0
let undo: (() => void) | undefined

/** Stands in for a few functions of Node while site code runs; other code gets the originals' results. */
function watchProcess(): () => void {
  if (users++ === 0) undo = replaceFunctions()
  return () => {
    if (--users === 0) undo?.()
  }
}

function replaceFunctions(): () => void {
  const {exit} = process
  process.exit = (code) => {
    if (running.getStore() === undefined) return exit(code)
    throw new Error(`process.exit(${code ?? ''}) was called. A site may throw an error, and not end the program.`)
  }
  const undone = [
    noteFirstArgument(fs, 'readFileSync'),
    noteFirstArgument(fs, 'readFile'),
    noteFirstArgument(fs, 'existsSync'),
    noteFirstArgument(fs.promises, 'readFile'),
    giveOwnWebpack(() => (running.getStore() === undefined ? undefined : (work) => running.exit(work))),
  ]
  // For what is imported by name.
  syncBuiltinESMExports()
  return () => {
    process.exit = exit
    for (const one of undone) one()
    syncBuiltinESMExports()
  }
}

function noteFirstArgument<Name extends string>(
  owner: Record<Name, (...args: never[]) => unknown>,
  name: Name,
): () => void {
  const original = owner[name]
  const noting = (...args: never[]): unknown => {
    const path = toPath(args[0])
    if (path !== undefined) running.getStore()?.(path)
    return original.apply(owner, args)
  }
  owner[name] = Object.assign(noting, original)
  return () => {
    owner[name] = original
  }
}

function toPath(value: unknown): string | undefined {
  if (typeof value === 'string') return resolve(value)
  if (value instanceof URL && value.protocol === 'file:') return fileURLToPath(value)
  return undefined
}
