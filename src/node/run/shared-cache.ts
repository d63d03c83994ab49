// The shared cache of one build: opened with the configuration, the same for all locales, and told of when it is closed.

import {SiteError} from '../../shared/diagnostics.ts'
import {NO_REMOTE, type RemoteCache} from '../cache/remote.ts'
import {createShard, type Shard} from '../cache/shard.ts'
import {storeForm} from '../cache/value-bytes.ts'
import type {Report, SiteConfig} from '../model.ts'
import {describeUse, type OpenedRemote, openRemoteCache} from '../remote-cache/open-remote-cache.ts'
import {type RemoteSettings, readRemoteSettings} from '../remote-cache/settings.ts'
import type {Tools} from '../tools.ts'

export interface SharedCache {
  /** @throws SiteError when it is not set up as it should be. */
  readonly open: (config: Pick<SiteConfig, 'cache' | 'siteDir'>) => Promise<SharedTools>
  /** Waits for what is still to be sent, and reports what went wrong. */
  readonly close: () => Promise<void>
}

/** What stages know of other machines. */
export type SharedTools = Pick<Tools, 'remote' | 'shard'>

export interface SharedCacheOptions {
  readonly programRoot: string
  /** False: there is none. */
  readonly isUsed: boolean
  /** The build does its work for others alone. */
  readonly shard: Pick<Shard, 'index' | 'count'> | undefined
  readonly report: Report
}

/** Milliseconds that a build loses at the most. */
const PATIENCE_MS = 2000
/** Of one whose work is lost without it. */
const SHARD_PATIENCE_MS = 60_000

export function createSharedCache({programRoot, isUsed, shard, report}: SharedCacheOptions): SharedCache {
  let opened: OpenedRemote | undefined
  const toTools = (remote: RemoteCache): SharedTools => (shard ? {remote, shard: createShard(shard)} : {remote})
  return {
    open: async ({cache, siteDir}) => {
      if (opened !== undefined) return toTools(opened.cache)
      const settings = isUsed ? readRemoteSettings(cache) : undefined
      if (shard !== undefined) checkForShard(settings)
      if (settings === undefined) return {remote: NO_REMOTE}
      const patienceMs = shard ? SHARD_PATIENCE_MS : PATIENCE_MS
      opened = await openRemoteCache({settings, form: storeForm(), patienceMs, programRoot, siteDir})
      return toTools(opened.cache)
    },
    close: async () => {
      if (opened === undefined) return
      const {address, cache} = opened
      const finding = describeUse(await cache.close(), address)
      if (finding !== undefined) report(finding)
    },
  }
}

/** @throws SiteError when other machines could not have what this one makes. */
function checkForShard(settings: RemoteSettings | undefined): void {
  const problem =
    settings === undefined
      ? 'has no shared cache, in which the other parts would find it'
      : settings.isReadOnly
        ? 'may not write to the shared cache'
        : settings.secret === undefined
          ? 'has no QUIRE_CACHE_KEY, without which bundles and MDX are not shared'
          : undefined
  if (problem === undefined) return
  throw new SiteError([
    {
      level: 'error',
      code: 'config/remote-cache',
      message: `This build is a part of one, and ${problem}.`,
      hint: 'Set "cache.remote" in the configuration, or QUIRE_REMOTE_CACHE, and QUIRE_CACHE_KEY.',
    },
  ])
}
