// Work of a thread on several documents at once, where transforms of the site may wait: for a server, or for what they do in other
// documents. Docusaurus begins all documents at once, in one process.
import {setTimeout as wait} from 'node:timers/promises'

export interface OverlapOptions<Item, Result> {
  readonly run: (item: Item) => Promise<Result>
  /** Called with the index of the item that the thread is at, or waits for, whenever it begins one. */
  readonly begin: (index: number) => void
  /** Begun one by one while all items wait for nothing that is under way; what comes of them is not asked for. */
  readonly others?: Iterable<Item> | undefined
}

/** How long one item has the thread for itself. While the thread has something to do, it is longer. */
const PATIENCE_MS = 50
/** Nothing under way for so long: then the items wait for others. */
const QUIET_MS = 300
/** So long without a result is the same, whatever the thread has open. */
const STUCK_MS = 15_000

/**
 * Results in the order of the items, which are begun in this order, each when the one before has ended or waits.
 * @returns undefined when all that are left wait, and others are not given.
 */
export async function runOverlapping<Item, Result>(
  items: readonly Item[],
  {run, begin, others}: OverlapOptions<Item, Result>,
): Promise<Result[] | undefined> {
  const begun: Promise<Result>[] = []
  const open = new Set<number>()
  for (const [at, item] of items.entries()) {
    begin(at)
    const work = run(item)
    begun.push(work)
    open.add(at)
    const end = (): void => void open.delete(at)
    // It may fail while nothing but the items before it is waited for.
    work.then(end, end)
    await settleOrWait(work)
  }
  const more = others?.[Symbol.iterator]()
  let at: number | undefined
  for (let first = firstOf(open); first !== undefined; first = firstOf(open)) {
    if (first !== at) begin(first)
    at = first
    if (!(await areWaiting(open))) continue
    if (more === undefined) return undefined
    const next = more.next()
    if (next.done === true) continue
    begin(first)
    await settleOrWait(run(next.value))
  }
  return Promise.all(begun)
}

async function settleOrWait(work: Promise<unknown>): Promise<void> {
  await Promise.race([work.catch(() => {}), wait(PATIENCE_MS)])
}

function firstOf(open: ReadonlySet<number>): number | undefined {
  const [first] = open
  return first
}

/** False as soon as one of the items ends. */
async function areWaiting(open: ReadonlySet<number>): Promise<boolean> {
  const before = open.size
  let quiet = 0
  for (let waited = 0; waited < STUCK_MS; waited += PATIENCE_MS) {
    await wait(PATIENCE_MS)
    if (open.size < before) return false
    quiet = isQuiet() ? quiet + PATIENCE_MS : 0
    if (quiet >= QUIET_MS) return true
  }
  return true
}

/** Not of files, servers or processes, nor of another thread: this one has its port open all the time. */
const IDLE = new Set(['Timeout', 'Immediate', 'MessagePort'])

function isQuiet(): boolean {
  return process.getActiveResourcesInfo().every((name) => IDLE.has(name))
}
