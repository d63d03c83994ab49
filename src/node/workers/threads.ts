// The threads of builds. One that loads the program anew costs half a second of processor time, as much as all the rest of a
// small site, so that a build leaves its threads to the next one in the same process: a server's after each save, for one.
import Tinypool from 'tinypool'
import {stableJson} from '../cache/hash.ts'

export interface ThreadOptions {
  /** URL of the compiled thread entry. */
  readonly filename: string
  /** Not more than so many. */
  readonly count: number
}

export interface Threads {
  readonly pool: Tinypool
  /** Which others can use them as they are: a thread keeps the environment in which it was started. */
  readonly key: string
  /** Number of builds that have used them. */
  builds: number
  /** One has failed, or has run code that is not the program's. */
  isSpent: boolean
}

/** Bounds one thread's heap; an 8 MB table needs about 300 MB while it is compiled. */
const HEAP_LIMIT_MB = 1024

/** Milliseconds after which nobody is thought to need them any more. */
const SPARE_MS = 60_000
/** What builds leave behind in a thread must not add up for ever. */
const MAX_BUILDS = 20

interface Spare {
  readonly threads: Threads
  readonly timer: NodeJS.Timeout
}

/** Of builds at the same time, one leaves its threads. */
let spare: Spare | undefined

/** Those of an earlier build, or new ones, which start with their first task. To be given to `leaveThreads`. */
export function takeThreads(options: ThreadOptions): Threads {
  const key = stableJson([options.filename, options.count, {...process.env}])
  const found = spare
  if (found === undefined || found.threads.key !== key) return createThreads(options, key)
  clearTimeout(found.timer)
  spare = undefined
  if (found.threads.isSpent) {
    void found.threads.pool.destroy()
    return createThreads(options, key)
  }
  return found.threads
}

/** Leaves them to the next build, or ends them. */
export async function leaveThreads(threads: Threads): Promise<void> {
  const {pool} = threads
  threads.builds += 1
  if (threads.isSpent || threads.builds >= MAX_BUILDS || !(await rest(pool))) return pool.destroy()
  const before = spare
  // They keep no process alive, and neither does this.
  const timer = setTimeout(() => {
    spare = undefined
    void pool.destroy()
  }, SPARE_MS).unref()
  spare = {threads, timer}
  if (before === undefined) return
  clearTimeout(before.timer)
  await before.threads.pool.destroy()
}

/** Lets each thread close what it has open of the build's cache. False when one cannot. */
async function rest(pool: Tinypool): Promise<boolean> {
  try {
    // At once: a thread does one thing at a time, so that each of them gets one.
    await Promise.all(pool.threads.map(() => pool.run(undefined, {name: 'rest'})))
    return true
  } catch {
    return false
  }
}

function createThreads({filename, count}: ThreadOptions, key: string): Threads {
  const pool = new Tinypool({
    filename,
    minThreads: 1,
    maxThreads: count,
    idleTimeout: 60_000,
    resourceLimits: {maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: 32},
  })
  const threads: Threads = {pool, key, builds: 0, isSpent: false}
  // A thread without a task may end by what an earlier one has left behind; with the next task another is started.
  pool.on('error', () => {
    threads.isSpent = true
  })
  return threads
}
