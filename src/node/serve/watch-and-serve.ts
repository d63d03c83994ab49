// Serves a site while it is written: each page is made when it is asked for, and open pages show every change.
import {relative, resolve, sep} from 'node:path'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {BuildReport, StartEvent, StartedSite, StartOptions, WatchedInput} from '../api-types.ts'
import type {DemandSite} from '../demand/demand-site.ts'
import {startFolder} from '../demand/start-folder.ts'
import {createReporter} from '../diagnostics/reporter.ts'
import {createLiveHandler} from './live-handler.ts'
import {createLiveReload, type LiveReload} from './live-reload.ts'
import {openServer, openUrl} from './serve.ts'
import {type InputWatcher, watchInputs} from './watch-inputs.ts'
import {createWholeBuilds, type WholeBuilds} from './whole-builds.ts'

const DEFAULT_CACHE_DIR = 'node_modules/.cache/quire'

/**
 * A running server. It serves whatever the state of the site is: mistakes are shown in the open pages, the rest of the site goes on,
 * and the change that corrects them is noticed. It listens before the site has been read.
 * @throws SiteError when no port is free; the signal's reason when it comes before the site has been read.
 */
export async function start(options: StartOptions = {}): Promise<StartedSite> {
  const {openDemandSite} = await import('../demand/demand-site.ts')
  const since = Date.now()
  const siteDir = resolve(options.siteDir ?? '.')
  const {config, locale, bundler, dir, signal} = options
  const live = createLiveReload(siteDir)
  const inputs = collectInputs()
  const site = openDemandSite({
    ...{siteDir, config, locale, bundler, outDir: dir, onProgress: options.onProgress},
    onMade: (event) => {
      tellOf({kind: 'page', ...event})
      showFindings()
    },
    onRead: () => showFindings(),
    onWatch: inputs.add,
  })
  const cacheDir = (): string => site.cacheDir() ?? resolve(siteDir, DEFAULT_CACHE_DIR)
  const outDir = (): string => startFolder({siteDir, outDir: dir}, cacheDir())
  const whole = createWholeBuilds({
    build: (stop) => buildWhole({...options, siteDir}, outDir(), stop),
    onBuild: (report) => {
      inputs.add(report.watched)
      options.onBuild?.(report)
      showFindings()
    },
  })
  const {tellOf, showFindings} = createTelling(options, {site, whole, live})
  const {change} = followChanges({site, whole, live, siteDir, options, tellOf, showFindings})
  const closers = [site.close, async () => live.close(), whole.stop]
  const close = async (): Promise<void> => {
    while (closers.length > 0) await closers.pop()?.()
  }
  try {
    const server = await openServer(
      (checkHost) => createLiveHandler({...site, outDir, whole, live, checkHost}),
      options,
    )
    closers.push(server.close)
    const opened = await orAborted(site.opened(), signal)
    tellOf({kind: 'read', ms: Date.now() - since})
    showFindings()
    const startUrl = server.origin + (opened?.firstPage() ?? '/')
    const openInBrowser = (): Promise<void> => openUrl(startUrl)
    if (options.open === true) await openInBrowser()
    whole.schedule()
    const watcher = await watchInputs(inputs.all(), {
      ...{siteDir, own: [outDir(), cacheDir()], pollMs: options.pollMs, since, onChange: change},
      onError: (error) => options.onWatchError?.(error instanceof Error ? error : new Error(String(error))),
    })
    closers.push(watcher.close)
    inputs.follow(watcher)
    const url = server.origin + (opened?.baseUrl ?? '/')
    return {...server, url, startUrl, close, rebuild: () => change(undefined), openInBrowser}
  } catch (error) {
    await close()
    throw error
  }
}

/** Rejects with the signal's reason when that comes first: what is under way is stopped by closing the site. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  const ended = new AbortController()
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), {signal: ended.signal})
  })
  return Promise.race([work, aborted]).finally(() => ended.abort())
}

async function buildWhole(
  {siteDir, config, locale, bundler}: StartOptions & {readonly siteDir: string},
  outDir: string,
  stop: AbortSignal,
): Promise<BuildReport> {
  const {buildInProcess} = await import('../demand/whole-build.ts')
  const given = {...(config && {config}), ...(locale && {locales: [locale]}), ...(bundler && {bundler})}
  return buildInProcess({siteDir, outDir, dev: true, ...given}, stop)
}

/** Inputs that are named before anybody looks at them, and later. */
function collectInputs() {
  const known: WatchedInput[] = []
  let watcher: InputWatcher | undefined
  return {
    add: (inputs: readonly WatchedInput[]): void => {
      if (watcher === undefined) for (const input of inputs) known.push(input)
      else watcher.add(inputs)
    },
    all: (): readonly WatchedInput[] => known,
    follow: (one: InputWatcher): void => {
      watcher = one
      one.add(known)
      known.length = 0
    },
  }
}

interface Parts {
  readonly site: DemandSite
  readonly whole: WholeBuilds
  readonly live: LiveReload
}

interface Telling {
  readonly tellOf: (event: StartEvent) => void
  /** Tells what is wrong, when that is something else than before. */
  readonly showFindings: () => void
}

/** The terminal and the open pages are told the same. */
function createTelling({onEvent}: StartOptions, {site, whole, live}: Parts): Telling {
  let told = '[]'
  return {
    tellOf: (event) => onEvent?.(event),
    showFindings: () => {
      const findings = merge(site.findings(), whole.findings())
      const text = JSON.stringify(findings)
      if (text === told) return
      told = text
      live.showFindings(findings)
      onEvent?.({kind: 'findings', findings})
    },
  }
}

/** What is known at once, and what the last build of the whole site has found. */
function merge(own: readonly Diagnostic[], ofWhole: readonly Diagnostic[]): readonly Diagnostic[] {
  const reporter = createReporter()
  for (const finding of [...own, ...ofWhole]) reporter.report(finding)
  return reporter.diagnostics()
}

interface Following extends Parts, Telling {
  readonly siteDir: string
  readonly options: StartOptions
}

/** One change after the other; what changes meanwhile is one change together. */
function followChanges({site, whole, live, siteDir, options, tellOf, showFindings}: Following) {
  let waiting: Set<string> | 'unknown' | undefined
  let running: Promise<void> | undefined
  const run = async (): Promise<void> => {
    while (waiting !== undefined) {
      const paths = waiting === 'unknown' ? undefined : [...waiting]
      waiting = undefined
      const files = (paths ?? []).map((path) => relative(siteDir, path).split(sep).join('/'))
      whole.noteChange(files)
      const {pages, isCurrent, ms} = await site.change(paths)
      tellOf({kind: 'change', files, pages: pages === 'all' ? undefined : pages.length, isShown: isCurrent, ms})
      const opened = await site.opened()
      const [follow] = options.follow === true && pages !== 'all' ? pages : []
      live.publish({pages, isCurrent, facts: opened?.facts() ?? [], ...(follow === undefined ? {} : {follow})})
      showFindings()
      whole.schedule()
    }
  }
  return {
    change: (paths: readonly string[] | undefined): Promise<void> => {
      if (paths === undefined) waiting = 'unknown'
      else if (waiting !== 'unknown') waiting = new Set([...(waiting ?? []), ...paths])
      running ??= run().finally(() => {
        running = undefined
      })
      return running
    },
  }
}
