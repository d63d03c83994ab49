// The threads of a pool while the code of a site changes. Node runs a module once in a thread, whatever becomes of its file: threads
// that have run the old one end with their last task.
import {stableJson} from '../cache/hash.ts'
import type {SiteCode} from '../model.ts'
import {leaveThreads, type ThreadOptions, type Threads, takeThreads} from './threads.ts'

export interface ThreadsInUse {
  readonly threads: Threads
  /** Hash of the code that they have run, by the names of the modules. */
  readonly ran: Map<string, string>
  uses: number
  isEnded: boolean
}

/** Each `enter` is to be followed by a `leave` of what it gave. */
export function createCodeThreads(options: ThreadOptions) {
  let current: ThreadsInUse | undefined
  const end = async (used: ThreadsInUse): Promise<void> => {
    if (used.isEnded) return
    used.isEnded = true
    if (used.uses > 0) used.threads.isSpent = true
    await leaveThreads(used.threads)
  }
  return {
    /** Threads that have not run these modules in another state, started where there are none. */
    enter: (code: SiteCode | undefined): ThreadsInUse => {
      const modules = code && stableJson(code.modules)
      const ran = modules === undefined ? undefined : current?.ran.get(modules)
      if (ran !== undefined && ran !== code?.hash) {
        if (current?.uses === 0) void end(current)
        current = undefined
      }
      current ??= {threads: takeThreads(options), ran: new Map(), uses: 0, isEnded: false}
      if (code !== undefined && modules !== undefined) current.ran.set(modules, code.hash)
      current.uses += 1
      return current
    },
    leave: async (used: ThreadsInUse): Promise<void> => {
      used.uses -= 1
      if (used !== current && used.uses === 0) await end(used)
    },
    close: async (): Promise<void> => {
      const last = current
      current = undefined
      if (last !== undefined) await end(last)
    },
  }
}
