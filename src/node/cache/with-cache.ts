// Runs a build with its cache. What cannot be done with a damaged or unwritable one is done once more without it: the cache
// decides how long a build takes, and nothing else.
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {describeDamage, describeLoss, describeUnusable} from './describe-cache.ts'
import {CANNOT_WRITE, StoreError} from './store-error.ts'
import {makeTemporaryFolder, removeTemporaryFolder} from './temporary-folder.ts'

/** Which cache a build works with. */
export interface CacheChoice {
  /** Absolute path of an empty folder that stands in for the one that is configured. */
  readonly folder: string | undefined
  /** Check all that the store holds first. */
  readonly verify: boolean
}

export interface CacheUse {
  /** False: nothing is read from earlier builds, and nothing left for later ones. */
  readonly useCache: boolean
  readonly report: (finding: Diagnostic) => void
}

/**
 * Does the work with the cache that is configured; if need be again with what is sound in it, then with an empty one.
 * @param work Has nothing of it running any more when it fails.
 */
export async function withCache<T>({useCache, report}: CacheUse, work: (cache: CacheChoice) => Promise<T>): Promise<T> {
  let cache: CacheChoice = {folder: useCache ? undefined : makeTemporaryFolder(), verify: false}
  for (;;) {
    const current = cache
    try {
      return await work(current)
    } catch (error) {
      cache = chooseNext(current, error, report)
    } finally {
      if (current.folder !== undefined) removeTemporaryFolder(current.folder)
    }
  }
}

/** @throws what was thrown, when there is no other way. */
function chooseNext({folder, verify}: CacheChoice, error: unknown, report: CacheUse['report']): CacheChoice {
  if (!(error instanceof StoreError)) throw error
  const isLost = error.reason === 'lost'
  if (folder !== undefined) throw isLost ? new SiteError([describeLoss(error)]) : error
  if (!isLost && !CANNOT_WRITE.includes(error.code ?? '')) throw error
  report(isLost ? describeDamage(error.cacheDir) : describeUnusable(error))
  return isLost && !verify ? {folder, verify: true} : {folder: makeTemporaryFolder(), verify: false}
}
