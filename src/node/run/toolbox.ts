// Store and workers of a build. The locales of a site share them, as they share the cache folder.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {claimCacheFolder} from '../cache/cache-folder.ts'
import {describeDamage, describeUnusable} from '../cache/describe-cache.ts'
import {removeUnused} from '../cache/remove-unused.ts'
import {openStore, type Store} from '../cache/store.ts'
import type {CacheChoice} from '../cache/with-cache.ts'
import type {SiteConfig} from '../model.ts'
import {createPool, threadFile, type WorkerPool} from '../workers/pool.ts'

export interface CacheTools {
  readonly cacheDir: string
  readonly store: Store
  readonly workers: WorkerPool
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

export type ToolSettings = Pick<SiteConfig, 'cacheDir' | 'pageTimeLimit' | 'configPath'>

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
  const opened = new Map<string, CacheTools>()
  const filename = threadFile(programRoot)
  return {
    cacheDir: cache.folder,
    open: (settings) => {
      const {cacheDir: asked, pageTimeLimit: timeLimit} = settings
      const cacheDir = cache.folder ?? asked
      const known = opened.get(cacheDir)
      if (known !== undefined) return known
      claimCacheFolder(cacheDir)
      const store = openStore(cacheDir, {verify: cache.verify})
      const {session} = store
      const local = createPool({filename, cacheDir, session, timeLimit, ...(signal === undefined ? {} : {signal})})
      const workers = share?.(local, store, settings) ?? local
      const tools = {cacheDir, store, workers}
      opened.set(cacheDir, tools)
      return tools
    },
    close: async () => {
      for (const {cacheDir, store, workers} of opened.values()) {
        await workers.close()
        store.close()
        const {isDamaged, unsaved} = store.findProblems()
        if (isDamaged) report(describeDamage(cacheDir))
        if (unsaved !== undefined) report(describeUnusable(unsaved))
        if (cache.folder === undefined) removeUnused(cacheDir)
      }
    },
  }
}
