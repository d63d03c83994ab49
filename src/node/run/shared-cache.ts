// The shared cache of one build: opened with the configuration, the same for all locales, and told of when it is closed.

import {NO_REMOTE, type RemoteCache} from '../cache/remote.ts'
import {storeForm} from '../cache/value-bytes.ts'
import type {Report, SiteConfig} from '../model.ts'
import {describeUse, type OpenedRemote, openRemoteCache} from '../remote-cache/open-remote-cache.ts'
import {readRemoteSettings} from '../remote-cache/settings.ts'

export interface SharedCache {
  /** @throws SiteError when it is not set up as it should be. */
  readonly open: (config: Pick<SiteConfig, 'cache' | 'siteDir'>) => Promise<RemoteCache>
  /** Waits for what is still to be sent, and reports what went wrong. */
  readonly close: () => Promise<void>
}

export interface SharedCacheOptions {
  readonly programRoot: string
  /** False: there is none. */
  readonly isUsed: boolean
  readonly report: Report
}

/** Milliseconds that a build loses at the most. */
const PATIENCE_MS = 2000

export function createSharedCache({programRoot, isUsed, report}: SharedCacheOptions): SharedCache {
  let opened: OpenedRemote | undefined
  return {
    open: async ({cache, siteDir}) => {
      if (opened !== undefined) return opened.cache
      const settings = isUsed ? readRemoteSettings(cache) : undefined
      if (settings === undefined) return NO_REMOTE
      opened = await openRemoteCache({settings, form: storeForm(), patienceMs: PATIENCE_MS, programRoot, siteDir})
      return opened.cache
    },
    close: async () => {
      if (opened === undefined) return
      const {address, cache} = opened
      const finding = describeUse(await cache.close(), address)
      if (finding !== undefined) report(finding)
    },
  }
}
