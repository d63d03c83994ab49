// A built site behind the program's own server, for the browser tests.
import {afterAll} from 'vitest'
import type {SiteServer} from '../../src/node/api-types.ts'
import {program} from './program.ts'
import {createSite, type FileMap, type TestSite} from './site.ts'

export interface ServedSite {
  readonly site: TestSite
  readonly url: string
}

const servers: SiteServer[] = []

/** Builds a site and serves it on a free port. @throws Error with the findings when the build has errors. */
export async function serveSite(files: FileMap): Promise<ServedSite> {
  const site = createSite(files)
  return {site, url: await serveFolder(site)}
}

export async function serveFolder(site: TestSite): Promise<string> {
  const built = await site.build()
  if (!built.report.ok) throw new Error(built.errors.join('\n'))
  const {serve} = await program()
  const server = await serve({siteDir: site.dir, port: 0, open: false})
  servers.push(server)
  return server.url.replace(/\/$/, '')
}

afterAll(async () => {
  for (const server of servers.splice(0)) await server.close()
})
