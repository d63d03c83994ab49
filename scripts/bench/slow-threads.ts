// Slows the workers of a browser: its own means slow only the thread of a page. Linux can give a thread a share of a
// processor, by a control group (version 1; version 2 has no such share for single threads of a process by default).
import {existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

const GROUPS = '/sys/fs/cgroup/cpu'
/** What the system calls the threads of web workers. */
const THREAD_NAME = /^DedicatedWorker/
/** As short as the system allows at four times: what waits for the next period waits little. */
const QUOTA_MICROSECONDS = 1000
const LOOK_MS = 3

export interface SlowThreads {
  /** Threads that have been slowed. */
  readonly count: () => number
  readonly stop: () => void
}

/**
 * Watches the descendants of this process for workers, and slows each as it appears.
 * @param factor At least 1.
 * @returns `undefined` where the system does not let us.
 */
export function slowWorkers(factor: number): SlowThreads | undefined {
  const group = join(GROUPS, `quire-bench-${process.pid}`)
  if (!existsSync(join(GROUPS, 'cpu.cfs_quota_us'))) return undefined
  try {
    mkdirSync(group)
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(QUOTA_MICROSECONDS * factor))
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(QUOTA_MICROSECONDS))
  } catch {
    return undefined
  }
  const known = new Set<string>()
  const timer = setInterval(() => {
    for (const thread of workerThreads(process.pid)) {
      if (known.has(thread)) continue
      known.add(thread)
      attempt(() => writeFileSync(join(group, 'tasks'), thread))
    }
  }, LOOK_MS)
  return {
    count: () => known.size,
    stop: () => {
      clearInterval(timer)
      attempt(() => rmdirSync(group))
    },
  }
}

function workerThreads(process: number): readonly string[] {
  return descendants(process).flatMap((id) => threadsOf(id).filter((thread) => THREAD_NAME.test(nameOf(id, thread))))
}

function descendants(process: number): readonly number[] {
  const children = threadsOf(process).flatMap((thread) =>
    read(`/proc/${process}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
  return children.flatMap((child) => [child, ...descendants(child)])
}

function threadsOf(process: number): readonly string[] {
  return attempt(() => readdirSync(`/proc/${process}/task`)) ?? []
}

function nameOf(process: number, thread: string): string {
  return read(`/proc/${process}/task/${thread}/comm`).trim()
}

function read(file: string): string {
  return attempt(() => readFileSync(file, 'utf8')) ?? ''
}

/** Threads and processes end whenever they like. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
