// The threads of a worker that serves many builds. Node runs a module once in a thread, whatever becomes of its file: when the
// site's code changes, threads that have run the old one end.
import {stableJson} from '../cache/hash.ts'
import type {SiteCode} from '../model.ts'
import {createPool, type PoolOptions, type WorkerPool} from '../workers/pool.ts'
import type {TaskName} from '../workers/worker-task.ts'

export interface CodePools {
  readonly threadCount: number
  readonly run: (task: TaskName, job: CodeJob) => Promise<unknown>
  readonly close: () => Promise<void>
}

export interface CodeJob {
  readonly input: unknown
  readonly code: SiteCode | undefined
}

interface PoolInUse {
  readonly pool: WorkerPool
  /** Hash of the code that it has run, by the names of the modules. */
  readonly ran: Map<string, string>
  uses: number
  isLeft: boolean
}

export function createCodePools(options: PoolOptions): CodePools {
  const open = (): PoolInUse => ({pool: createPool(options), ran: new Map(), uses: 0, isLeft: false})
  let current = open()
  const closeLeft = async (one: PoolInUse): Promise<void> => {
    if (one.isLeft && one.uses === 0) await one.pool.close()
  }
  return {
    threadCount: current.pool.threadCount,
    run: async (name, {input, code}) => {
      const modules = code === undefined ? '' : stableJson(code.modules)
      const known = current.ran.get(modules)
      if (code !== undefined && known !== undefined && known !== code.hash) {
        const left = current
        left.isLeft = true
        current = open()
        await closeLeft(left)
      }
      const used = current
      if (code !== undefined) used.ran.set(modules, code.hash)
      used.uses += 1
      try {
        return await used.pool.run({name}, input)
      } finally {
        used.uses -= 1
        await closeLeft(used)
      }
    },
    close: () => current.pool.close(),
  }
}
