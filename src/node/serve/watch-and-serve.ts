// Builds a site, serves it, and builds it again whenever one of its files changes; open pages follow.
import {mkdirSync, realpathSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {SiteError} from '../../shared/diagnostics.ts'
import type {BuildOptions, BuildReport, SiteServer, StartOptions} from '../api-types.ts'
import type {CheckHost} from './allowed-hosts.ts'
import {createLiveReload, type LiveReload} from './live-reload.ts'
import {createRebuilder} from './rebuild.ts'
import {createRequestHandler, type RequestHandler} from './request-handler.ts'
import {findCacheDir, openServer, programTools, type ServeTools, type SiteUrl, urlOf} from './serve.ts'
import {type InputWatcher, watchInputs} from './watch-inputs.ts'

/**
 * A running server on the site's output. It serves whatever the state of the site is: a build that fails leaves the last
 * good output in place and shows its errors in the open pages, and the change that fixes the site is noticed.
 * @throws SiteError when no port is free; the signal's reason when it comes before the first build has ended.
 */
export async function watchAndServe(options: StartOptions, tools: ServeTools): Promise<SiteServer> {
  const siteDir = resolve(options.siteDir ?? '.')
  const cacheDir = await findCacheDir(siteDir, options.config, tools.readSite)
  const outDir = resolve(siteDir, options.dir ?? join(cacheDir, 'start'))
  const live = createLiveReload(siteDir)
  const site = {...options, siteDir, dir: outDir}
  const builds = await startBuilding(site, {cacheDir, live, tools})
  try {
    const server = await openServer(
      (checkHost) => createLiveHandler({dir: outDir, urlOfSite: builds.address, live, checkHost}),
      {baseUrl: builds.address().baseUrl, dir: outDir, options: site},
    )
    const close = async (): Promise<void> => {
      live.close()
      await builds.stop()
      await server.close()
    }
    return {...server, close}
  } catch (error) {
    live.close()
    await builds.stop()
    throw error
  }
}

interface LiveSite {
  readonly dir: string
  readonly urlOfSite: () => SiteUrl
  readonly live: LiveReload
  readonly checkHost: CheckHost
}

/** Answers by the URL that the site has now. */
function createLiveHandler({dir, urlOfSite, live, checkHost}: LiveSite): RequestHandler {
  let known: SiteUrl | undefined
  let handler: RequestHandler | undefined
  return (request, response) => {
    const address = urlOfSite()
    if (handler === undefined || known !== address) {
      // Of a site that has never been built, the folder is missing.
      mkdirSync(dir, {recursive: true})
      handler = createRequestHandler({dir: realpathSync(dir), ...address, live, checkHost})
      known = address
    }
    handler(request, response)
  }
}

interface Builds {
  /** Where the site is served, by the last configuration that could be read. */
  readonly address: () => SiteUrl
  readonly stop: () => Promise<void>
}

interface BuildTools {
  readonly cacheDir: string
  readonly live: LiveReload
  readonly tools: ServeTools
}

type StartedSite = StartOptions & {readonly siteDir: string; readonly dir: string}

/** Builds once, and then again after each change. */
async function startBuilding(site: StartedSite, {cacheDir, live, tools}: BuildTools): Promise<Builds> {
  const {siteDir, dir, signal, pollMs} = site
  let address: SiteUrl = {baseUrl: '/', trailingSlash: null}
  let watcher: InputWatcher | undefined
  let watched: BuildReport['watched'] = []
  const since = Date.now()
  const {rebuild} = createRebuilder(tools.build, toBuildOptions(site), async (report) => {
    watched = report.watched
    watcher?.add(watched)
    address = (await readUrl(site, tools)) ?? address
    site.onBuild?.(report)
    live.publish(report)
  })
  await rebuild()
  const rebuildUnlessStopped = (): void => {
    rebuild().catch((error: unknown) => {
      if (signal?.aborted !== true) throw error
    })
  }
  watcher = await watchInputs(watched, {
    siteDir,
    own: [dir, cacheDir],
    pollMs,
    since,
    onChange: rebuildUnlessStopped,
    onError: (error) => site.onWatchError?.(error instanceof Error ? error : new Error(String(error))),
  })
  const {close} = watcher
  return {address: () => address, stop: close}
}

/** Undefined while the configuration cannot be read: the build has reported why. */
async function readUrl(site: StartedSite, tools: ServeTools): Promise<SiteUrl | undefined> {
  try {
    return await urlOf(site.siteDir, site, tools.readSite)
  } catch (error) {
    if (error instanceof SiteError) return undefined
    throw error
  }
}

function toBuildOptions({siteDir, dir, config, locale, bundler, onProgress, signal}: StartedSite): BuildOptions {
  return {
    siteDir,
    outDir: dir,
    dev: true,
    ...(config && {config}),
    ...(locale && {locales: [locale]}),
    ...(bundler && {bundler}),
    ...(onProgress && {onProgress}),
    ...(signal && {signal}),
  }
}

/** Builds the site, serves it, and builds it again on every change. Errors as for {@link watchAndServe}. */
export function start(options: StartOptions = {}): Promise<SiteServer> {
  return watchAndServe(options, programTools)
}
