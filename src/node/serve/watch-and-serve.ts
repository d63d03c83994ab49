// Builds a site, serves it, and builds it again whenever one of its files changes.
import {join, resolve, sep} from 'node:path'
import type {FSWatcher} from 'chokidar'
import type {Build, BuildOptions, BuildReport, SiteServer, StartOptions} from '../api-types.ts'
import {programTools, type ServeTools, serveSite} from './serve.ts'

// Editors write a file in several steps, and branches change many files at once.
const SETTLE_MS = 80

/**
 * A running server on the site's output. A build that fails leaves the last good output in place.
 * @throws SiteError when there is no output to serve because the first build failed, or no port is free.
 */
export async function watchAndServe(options: StartOptions, tools: ServeTools): Promise<SiteServer> {
  const siteDir = resolve(options.siteDir ?? '.')
  const {cacheDir} = await tools.readSite(siteDir, {config: options.config})
  const outDir = resolve(siteDir, options.dir ?? join(cacheDir, 'start'))
  let watched: readonly string[] = []
  const rebuild = createRebuilder(tools.build, toBuildOptions(options, siteDir, outDir), (report) => {
    watched = report.watched
    watcher?.add([...watched])
    options.onBuild?.(report)
  })
  let watcher: FSWatcher | undefined
  await rebuild()
  const started = await startWatching([siteDir, ...watched], {siteDir, own: [outDir, cacheDir], pollMs: options.pollMs})
  watcher = started
  const rebuildUnlessStopped = async (): Promise<void> => {
    try {
      await rebuild()
    } catch (error) {
      if (options.signal?.aborted !== true) throw error
    }
  }
  let timer: NodeJS.Timeout | undefined
  started.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void rebuildUnlessStopped(), SETTLE_MS)
  })
  const server = await serveSite({...options, siteDir, dir: outDir}, tools)
  const close = async (): Promise<void> => {
    clearTimeout(timer)
    await started.close()
    await server.close()
  }
  return {...server, close}
}

/** Runs one build at a time; changes during a build cause one more after it. */
function createRebuilder(
  build: Build,
  options: BuildOptions,
  onBuild: ((report: BuildReport) => void) | undefined,
): () => Promise<void> {
  let running: Promise<void> | undefined
  let isStale = false
  const run = async (): Promise<void> => {
    do {
      isStale = false
      onBuild?.(await build(options))
    } while (isStale)
  }
  return () => {
    if (running !== undefined) {
      isStale = true
      return running
    }
    running = run().finally(() => {
      running = undefined
    })
    return running
  }
}

function toBuildOptions(
  {config, locale, bundler, onProgress, signal}: StartOptions,
  siteDir: string,
  outDir: string,
): BuildOptions {
  return {
    siteDir,
    outDir,
    dev: true,
    ...(config && {config}),
    ...(locale && {locales: [locale]}),
    ...(bundler && {bundler}),
    ...(onProgress && {onProgress}),
    ...(signal && {signal}),
  }
}

interface WatchOptions {
  readonly siteDir: string
  /** Folders that the build itself writes. */
  readonly own: readonly string[]
  readonly pollMs: number | undefined
}

async function startWatching(paths: readonly string[], {siteDir, own, pollMs}: WatchOptions): Promise<FSWatcher> {
  const {watch} = await import('chokidar')
  const isOwn = (path: string): boolean => own.some((dir) => path === dir || path.startsWith(dir + sep))
  const ignored = (path: string): boolean => isOwn(path) || isHidden(path.slice(siteDir.length))
  const polling = pollMs === undefined ? {} : {usePolling: true, interval: pollMs}
  const watcher = watch([...paths], {ignored, ignoreInitial: true, ...polling})
  await new Promise<void>((ready) => watcher.once('ready', () => ready()))
  return watcher
}

/** Packages, the folders of version control, and staging folders of builds. `.env` files count as the site's. */
function isHidden(below: string): boolean {
  return below.split(sep).some((part) => part === 'node_modules' || (part.startsWith('.') && !part.startsWith('.env')))
}

/** Builds the site, serves it, and builds it again on every change. Errors as for {@link watchAndServe}. */
export function start(options: StartOptions = {}): Promise<SiteServer> {
  return watchAndServe(options, programTools)
}
