// Work of a thread on several documents at once, where transforms of the site may wait: for a server, or for what they do in other
// documents. Docusaurus begins all documents at once, in one process.
import {setTimeout as wait} from 'node:timers/promises'

export interface OverlapOptions<Item, Result> {
  readonly run: (item: Item) => Promise<Result>
  /** Called with the index of the item that the thread is at, or waits for, whenever it begins one. */
  readonly begin: (index: number) => void
  /** Begun after them, one by one, while some of the items wait; what comes of these is not asked for. */
  readonly others?: Iterable<Item> | undefined
}

/** How long one item has the thread for itself. While the thread has something to do, it is longer. */
const PATIENCE_MS = 50
/** Nothing under way for so long: then an item waits for others. Work of threads, and of native code, is not seen. */
const QUIET_MS = 2000
/** So long without a result is the same, whatever the thread has open. */
const STUCK_MS = 15_000

/**
 * Results in the order of the items, which are begun in this order, each when the one before has ended, or waits for something else
 * than an item.
 * @returns undefined when items wait for items, and others are not given.
 */
export async function runOverlapping<Item, Result>(
  items: readonly Item[],
  {run, begin, others}: OverlapOptions<Item, Result>,
): Promise<Result[] | undefined> {
  const begun: Promise<Result>[] = []
  const open = new Set<number>()
  for (const [at, item] of items.entries()) {
    begin(at)
    const timers = countTimers()
    const work = run(item)
    begun.push(work)
    open.add(at)
    const end = (): void => void open.delete(at)
    // It may fail while nothing but the items before it is waited for.
    work.then(end, end)
    await settleOrWait(work)
    if (others === undefined && (await hasNothingUnderWay({work, timers, isOpen: () => open.has(at)}))) return undefined
  }
  for (const item of others ?? []) {
    const [first] = open
    if (first === undefined) break
    begin(first)
    await settleOrWait(run(item))
  }
  if (others === undefined && (await areStuck(open, begin))) return undefined
  const results: Result[] = []
  for (const [at, work] of begun.entries()) {
    begin(at)
    results.push(await work)
  }
  return results
}

async function settleOrWait(work: Promise<unknown>): Promise<void> {
  const settled = new AbortController()
  const patience = wait(PATIENCE_MS, undefined, settled)
  await Promise.race([work, patience].map((one) => one.catch(() => {})))
  // Timers that are left would be taken for those of items.
  settled.abort()
}

interface OpenWork {
  readonly work: Promise<unknown>
  readonly isOpen: () => boolean
  /** How many there were before it was begun. */
  readonly timers: number
}

/** How long this thread still waits for items that read files: modules load with the first ones, and are no reason to begin others. */
let patienceLeft = 2000

/** Whether an item waits for what only others can give, although it might come with the next: a change of that one changes it, too. */
async function hasNothingUnderWay({work, timers, isOpen}: OpenWork): Promise<boolean> {
  for (let quiet = 0; isOpen(); quiet += PATIENCE_MS) {
    if (quiet >= QUIET_MS) return true
    if (countTimers() > timers) return false
    if (!isQuiet()) {
      if (patienceLeft <= 0 || !isReading()) return false
      patienceLeft -= PATIENCE_MS
      quiet = 0
    }
    await settleOrWait(work)
  }
  return false
}

/** False once all have ended. @param open Indexes of those that have not, in order. */
async function areStuck(open: ReadonlySet<number>, begin: (index: number) => void): Promise<boolean> {
  let [left, waited, quiet] = [0, 0, 0]
  for (let [first] = open; first !== undefined; [first] = open) {
    if (open.size !== left) {
      begin(first)
      ;[left, waited, quiet] = [open.size, 0, 0]
    }
    if (quiet >= QUIET_MS || waited >= STUCK_MS) return true
    await wait(PATIENCE_MS)
    waited += PATIENCE_MS
    quiet = isQuiet() ? quiet + PATIENCE_MS : 0
  }
  return false
}

/** Not of files, servers or processes, nor of another thread: this one has its port open all the time. */
const IDLE = new Set(['Timeout', 'Immediate', 'MessagePort'])

function isQuiet(): boolean {
  return process.getActiveResourcesInfo().every((name) => IDLE.has(name))
}

/** Names of what opens, reads and closes files. */
const OF_FILES = /^(?:FSReq|FileHandle|CloseReq)/

/** Files, and nothing else. */
function isReading(): boolean {
  return process.getActiveResourcesInfo().every((name) => IDLE.has(name) || OF_FILES.test(name))
}

function countTimers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
}
