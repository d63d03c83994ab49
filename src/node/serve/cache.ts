// Looks at the cache of a site, and removes from it what is over its limits.
import {existsSync} from 'node:fs'
import {resolve} from 'node:path'
import {SiteError} from '../../shared/diagnostics.ts'
import type {CacheOptions, CacheReport, PruneOptions, PruneReport} from '../api-types.ts'
import {checkCacheFolder} from '../cache/cache-folder.ts'
import {bytesIn} from '../cache/cache-parts.ts'
import {enterCache} from '../cache/cache-users.ts'
import {describeInUse} from '../cache/describe-cache.ts'
import {inspectCache} from '../cache/inspect-cache.ts'
import {openStore} from '../cache/store.ts'
import {loadConfig} from '../config/load-config.ts'
import {findCacheDir, programTools} from './serve.ts'

/**
 * Tells what the cache of a site holds, without changing it.
 * @throws SiteError when its folder holds files that Quire did not make.
 */
export async function describeCache(options: CacheOptions = {}): Promise<CacheReport> {
  const siteDir = resolve(options.siteDir ?? '.')
  const folder = await findCacheDir(siteDir, options.config, programTools.readSite)
  checkCacheFolder(folder)
  const toDate = (seconds: number | undefined): string | null =>
    seconds === undefined ? null : new Date(seconds * 1000).toISOString()
  const kinds = inspectCache(folder).map(({kind, entries, bytes, firstUse, lastUse}) => ({
    kind,
    entries,
    bytes,
    leastRecentUse: toDate(firstUse),
    mostRecentUse: toDate(lastUse),
  }))
  return {folder, bytes: bytesIn(folder), entries: kinds.reduce((sum, {entries}) => sum + entries, 0), kinds}
}

/**
 * Removes from the cache of a site what is over the limits of its configuration, or over those that are given.
 * @throws SiteError when a build uses the cache, when its folder holds files that Quire did not make, and for mistakes of the
 * configuration.
 */
export async function pruneCache(options: PruneOptions = {}): Promise<PruneReport> {
  const siteDir = resolve(options.siteDir ?? '.')
  const {cacheDir: folder, cache} = await loadConfig(siteDir, {config: options.config})
  checkCacheFolder(folder)
  const maxBytes = options.maxSize ?? cache.maxSize
  const bytesBefore = bytesIn(folder)
  if (!existsSync(folder)) return {folder, removed: 0, bytesBefore, bytesAfter: 0}
  const maxAgeDays = options.maxAge ?? cache.maxAge
  const user = enterCache(folder)
  const done = openStore(folder).finish({maxAgeDays, maxBytes, targetBytes: maxBytes}, user)
  user.leave()
  if (done?.isShared !== false) throw new SiteError([describeInUse(folder)])
  return {folder, removed: done.removedCount, bytesBefore, bytesAfter: bytesIn(folder)}
}
