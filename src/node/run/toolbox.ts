// Store and workers of a build. The locales of a site share them, as they share the cache folder.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {claimCacheFolder} from '../cache/cache-folder.ts'
import {type LimitSettings, limitsOfBuilds} from '../cache/cache-limits.ts'
import {type CacheUser, enterCache} from '../cache/cache-users.ts'
import {describeDamage, describeOverLimit, describeUnusable} from '../cache/describe-cache.ts'
import {openStore, type Store} from '../cache/store.ts'
import type {CacheChoice} from '../cache/with-cache.ts'
import type {SiteConfig} from '../model.ts'
import {createPool, threadFile, type WorkerPool} from '../workers/pool.ts'

export interface CacheTools {
  readonly cacheDir: string
  readonly store: Store
  readonly workers: WorkerPool
}

interface OpenedTools extends CacheTools {
  /** Undefined of a folder for this build alone. */
  readonly user: CacheUser | undefined
  readonly limits: LimitSettings
}

export interface Toolbox {
  /** The cache folder, where it is not the one that is configured. */
  readonly cacheDir: string | undefined
  /**
   * Tools for a cache folder and a time limit in seconds; always the same ones for the same folder.
   * @throws StoreError when it cannot be used.
   */
  readonly open: (settings: ToolSettings) => CacheTools
  /** Finishes all writes, and reports what is wrong with the cache. */
  readonly close: () => Promise<void>
}

export type ToolSettings = Pick<SiteConfig, 'cacheDir' | 'pageTimeLimit' | 'configPath' | 'cache'>

export interface ToolboxOptions {
  readonly programRoot: string
  readonly cache: CacheChoice
  readonly report: (finding: Diagnostic) => void
  readonly signal: AbortSignal | undefined
  /** Other machines that take a part in the work. */
  readonly share?: ShareWork | undefined
}

/** Adds other machines to the threads of this one. */
export type ShareWork = (local: WorkerPool, store: Store, settings: ToolSettings) => WorkerPool

export function createToolbox({programRoot, cache, report, signal, share}: ToolboxOptions): Toolbox {
  const opened = new Map<string, OpenedTools>()
  const filename = threadFile(programRoot)
  return {
    cacheDir: cache.folder,
    open: (settings) => {
      const {cacheDir: asked, pageTimeLimit: timeLimit, cache: limits} = settings
      const cacheDir = cache.folder ?? asked
      const known = opened.get(cacheDir)
      if (known !== undefined) return known
      claimCacheFolder(cacheDir)
      const user = cache.folder === undefined ? enterCache(cacheDir) : undefined
      try {
        const store = openStore(cacheDir, {verify: cache.verify})
        const {session} = store
        const local = createPool({filename, cacheDir, session, timeLimit, ...(signal === undefined ? {} : {signal})})
        const workers = share?.(local, store, settings) ?? local
        const tools = {cacheDir, store, workers, user, limits}
        opened.set(cacheDir, tools)
        return tools
      } catch (error) {
        user?.leave()
        throw error
      }
    },
    close: async () => {
      for (const tools of opened.values()) {
        await tools.workers.close()
        for (const finding of finish(tools)) report(finding)
      }
    },
  }
}

/** Says what is wrong with the cache. A folder for this build alone has no limits. */
function finish({cacheDir, store, user, limits}: OpenedTools): readonly Diagnostic[] {
  const upkeep = user === undefined ? undefined : store.finish(limitsOfBuilds(limits), user)
  store.close()
  user?.leave()
  const {isDamaged, unsaved} = store.findProblems()
  const {maxSize = Number.POSITIVE_INFINITY} = limits
  return [
    ...(isDamaged ? [describeDamage(cacheDir)] : []),
    ...(unsaved === undefined ? [] : [describeUnusable(unsaved)]),
    ...(upkeep !== undefined && upkeep.neededBytes > maxSize
      ? [describeOverLimit(cacheDir, upkeep.neededBytes, maxSize)]
      : []),
  ]
}
