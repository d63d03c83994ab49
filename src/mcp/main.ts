// `quire mcp`: an MCP server on standard input and output over the files of a built site.
import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {SITE_LIST} from '../shared/site-list.ts'
import {createServer} from './create-server.ts'
import {loadSdk} from './load-sdk.ts'
import {openSite} from './open-site.ts'
import {openSearch} from './search-site.ts'
import {isUrl, openFolder, openUrl, type SiteFiles} from './site-files.ts'

export interface McpOptions {
  /** Folder of a built site, or of a site with one in `build`; or the URL of a published one. */
  readonly site: string
  readonly cwd: string
  /** Of the program. */
  readonly version: string
  readonly signal: AbortSignal
}

/**
 * Serves until the client goes away or the signal is given.
 * @throws SiteError when there is no site, or when the SDK is missing.
 */
export async function serveMcp({site: place, cwd, version, signal}: McpOptions): Promise<void> {
  const site = await openSite(toFiles(place, cwd))
  const [search, sdk] = await Promise.all([openSearch(site), loadSdk(cwd)])
  const server = createServer({site, search, version}, sdk)
  const closed = new Promise<void>((stop) => {
    server.server.onclose = stop
    process.stdin.once('end', stop)
    signal.addEventListener('abort', () => stop(), {once: true})
  })
  await server.connect(new sdk.StdioServerTransport())
  if (!signal.aborted) await closed
  await server.close()
}

function toFiles(place: string, cwd: string): SiteFiles {
  if (isUrl(place)) return openUrl(place)
  const folder = resolve(cwd, place)
  const built = join(folder, 'build')
  return openFolder(!existsSync(join(folder, SITE_LIST)) && existsSync(join(built, SITE_LIST)) ? built : folder)
}
