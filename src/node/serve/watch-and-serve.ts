// Builds a site, serves it, and builds it again whenever one of its files changes.
import {existsSync, fstatSync, type Stats} from 'node:fs'
import {dirname, join, resolve, sep} from 'node:path'
import type {FSWatcher} from 'chokidar'
import {SiteError} from '../../shared/diagnostics.ts'
import type {Build, BuildOptions, BuildReport, SiteServer, StartOptions} from '../api-types.ts'
import {createInputFilter, type InputFilter} from './input-filter.ts'
import {findCacheDir, programTools, type ServeTools, serveSite} from './serve.ts'

// Editors write a file in several steps, and branches change many files at once.
const SETTLE_MS = 80

/**
 * A running server on the site's output. A build that fails leaves the last good output in place; while there is none,
 * the server waits for the change that mends the site.
 * @throws SiteError when no port is free; the signal's reason when it comes while there is nothing to serve.
 */
export async function watchAndServe(options: StartOptions, tools: ServeTools): Promise<SiteServer> {
  const siteDir = resolve(options.siteDir ?? '.')
  const cacheDir = await findCacheDir(siteDir, options.config, tools.readSite)
  const outDir = resolve(siteDir, options.dir ?? join(cacheDir, 'start'))
  const builds = await startBuilding({...options, siteDir}, {outDir, cacheDir, build: tools.build})
  try {
    if (!(await isServable(outDir, options, tools))) await orAborted(builds.nextGood, options.signal)
    const server = await serveSite({...options, siteDir, dir: outDir}, tools)
    const close = async (): Promise<void> => {
      await builds.stop()
      await server.close()
    }
    return {...server, close}
  } catch (error) {
    await builds.stop()
    throw error
  }
}

/** There is a site, and its configuration says where it stands. */
async function isServable(outDir: string, {siteDir = '.', config}: StartOptions, tools: ServeTools): Promise<boolean> {
  if (!existsSync(outDir)) return false
  try {
    await tools.readSite(resolve(siteDir), {config})
    return true
  } catch (error) {
    if (error instanceof SiteError) return false
    throw error
  }
}

function orAborted(event: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return event
  const aborted = new Promise<never>((_, stop) => {
    signal.addEventListener('abort', () => stop(signal.reason), {once: true})
  })
  return Promise.race([event, aborted])
}

interface Builds {
  /** Settles when the next build succeeds. */
  readonly nextGood: Promise<void>
  readonly stop: () => Promise<void>
}

interface BuildPlace {
  readonly build: Build
  readonly outDir: string
  readonly cacheDir: string
}

/** Builds once, and then again after each change. */
async function startBuilding(
  options: StartOptions & {readonly siteDir: string},
  {build, outDir, cacheDir}: BuildPlace,
): Promise<Builds> {
  const {siteDir, signal, pollMs} = options
  const inputs = createInputFilter()
  let watcher: FSWatcher | undefined
  let onGoodBuild: (() => void) | undefined
  const rebuild = createRebuilder(build, toBuildOptions(options, siteDir, outDir), (report) => {
    const added = inputs.add(report.watched)
    watcher?.add(added.flatMap(({path}) => nearestExisting(path, siteDir)))
    options.onBuild?.(report)
    if (report.ok) onGoodBuild?.()
  })
  await rebuild()
  const started = await startWatching(inputs, {siteDir, own: [outDir, cacheDir], pollMs})
  watcher = started
  const rebuildUnlessStopped = async (): Promise<void> => {
    try {
      await rebuild()
    } catch (error) {
      if (signal?.aborted !== true) throw error
    }
  }
  let timer: NodeJS.Timeout | undefined
  started.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void rebuildUnlessStopped(), SETTLE_MS)
  })
  const nextGood = new Promise<void>((done) => {
    onGoodBuild = done
  })
  const stop = async (): Promise<void> => {
    clearTimeout(timer)
    await started.close()
  }
  return {nextGood, stop}
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

async function startWatching(inputs: InputFilter, {siteDir, own, pollMs}: WatchOptions): Promise<FSWatcher> {
  const {watch} = await import('chokidar')
  const isOwn = (path: string): boolean => own.some((dir) => path === dir || path.startsWith(dir + sep))
  const isOutput = createOutputTest()
  const ignored = (path: string, stats?: Stats): boolean => {
    if (isOwn(path)) return true
    // Asked without knowing what it is, the watcher asks again when it knows.
    if (stats === undefined || path === siteDir) return false
    return stats.isDirectory() ? !inputs.mayHoldInputs(path) : isOutput(stats) || !inputs.isInput(path)
  }
  const polling = pollMs === undefined ? {} : {usePolling: true, interval: pollMs}
  const outside = inputs.paths().filter((path) => !path.startsWith(siteDir + sep))
  const watcher = watch([siteDir, ...outside], {ignored, ignoreInitial: true, ...polling})
  await new Promise<void>((ready) => watcher.once('ready', () => ready()))
  return watcher
}

/** What to watch of an input that was not known before: of one that does not exist, the folder where it would appear. */
function nearestExisting(path: string, siteDir: string): readonly string[] {
  if (existsSync(path)) return [path]
  return path.startsWith(siteDir + sep) ? nearestExisting(dirname(path), siteDir) : []
}

/** Tells the files that this process writes its own messages to, wherever they are. */
function createOutputTest(): (stats: Stats) => boolean {
  const targets = [1, 2].flatMap((descriptor) => {
    try {
      return [fstatSync(descriptor)]
    } catch {
      return []
    }
  })
  return (stats) => targets.some(({dev, ino}) => dev === stats.dev && ino === stats.ino)
}

/** Builds the site, serves it, and builds it again on every change. Errors as for {@link watchAndServe}. */
export function start(options: StartOptions = {}): Promise<SiteServer> {
  return watchAndServe(options, programTools)
}
