// A site that a reader's browser keeps: its server stops, and comes back at the same port with another build.
import type {Page} from 'playwright-core'
import {expect} from 'vitest'
import type {SiteServer} from '../../src/node/api-types.ts'
import {program} from './program.ts'
import type {BuiltSite, TestSite} from './site.ts'

/** @param base Base URL of the site. */
export function createOfflineSite(site: TestSite, base: string) {
  let server: SiteServer | undefined
  let port = 0
  const online = async (): Promise<void> => {
    const {serve} = await program()
    server ??= await serve({siteDir: site.dir, port, open: false})
    port = Number(new URL(server.url).port)
  }
  return {
    online,
    offline: async (): Promise<void> => {
      await server?.close()
      server = undefined
    },
    publish: async (): Promise<BuiltSite> => {
      const built = await site.build()
      expect(built.errors).toEqual([])
      await online()
      return built
    },
    url: (path: string): string => `http://localhost:${port}${base}${path}`,
  }
}

/** Paths of what the worker has kept, below the base URL. */
export function keptFiles(page: Page, base: string): Promise<readonly string[]> {
  return page.evaluate(async (prefix) => {
    const names = await caches.keys()
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return entries.flat().map((request) => new URL(request.url).pathname.slice(prefix.length))
  }, base)
}

/** Waits until the reader's page is seen to by the worker of the newest build. */
export async function workerSettled(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const isSettled = (): Promise<boolean> =>
    page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations()
      const isQuiet = all.every(({installing, waiting}) => installing === null && waiting === null)
      return isQuiet && navigator.serviceWorker.controller?.state === 'activated' && (await caches.keys()).length === 1
    })
  await expect.poll(isSettled, {timeout: 20_000}).toBe(true)
}
