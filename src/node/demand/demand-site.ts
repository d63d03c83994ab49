// A site whose pages are made when they are asked for, and that follows the changes of its files. It knows nothing of HTTP.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {createLiveBundler} from '../bundle/live-bundler.ts'
import {StoreError} from '../cache/store-error.ts'
import {withCache} from '../cache/with-cache.ts'
import {createReporter} from '../diagnostics/reporter.ts'
import {readProgramInfo} from '../program/program-info.ts'
import {createToolbox, type Toolbox} from '../run/toolbox.ts'
import {describeFailure} from './describe-failure.ts'
import type {EditionOptions, OpenedSite} from './edition.ts'
import {
  createLoad,
  createQuietTimer,
  type DemandOptions,
  type LoadTools,
  readAfterwards,
  type State,
} from './load-site.ts'
import {rereadDocuments} from './reread-documents.ts'

/** What a change has led to. */
export interface SiteChange {
  /** Permalinks of the pages that may look otherwise; `all` when that is not known. */
  readonly pages: readonly string[] | 'all'
  /** The site is shown as its files are; else as it was before, since a mistake keeps it from being shown. */
  readonly isCurrent: boolean
  readonly ms: number
}

export interface DemandSite {
  /** The site as it is now; undefined as long as it could not be shown at all. */
  readonly opened: () => Promise<OpenedSite | undefined>
  /**
   * Follows changes of files.
   * @param paths Absolute; undefined when it is not known what has changed.
   */
  readonly change: (paths: readonly string[] | undefined) => Promise<SiteChange>
  /** Absolute; undefined as long as the configuration could not be read. */
  readonly cacheDir: () => string | undefined
  /** All that is known to be wrong with it. */
  readonly findings: () => readonly Diagnostic[]
  /** Settles when nothing of it writes any longer. */
  readonly close: () => Promise<void>
}

/** So many of the pages that a change concerns are made before they are asked for. */
const MAX_MADE = 5

export function openDemandSite(options: DemandOptions): DemandSite {
  // React's server renderer is several times faster in production mode; workers inherit the environment.
  process.env.NODE_ENV = 'production'
  const stop = new AbortController()
  const program = readProgramInfo()
  const state = emptyState()
  const inTurn = createTurns()
  const liveBundler = createLiveBundler()
  const {show, load, putOff, settled} = createShowing(options, {
    state,
    program,
    inTurn,
    liveBundler,
    signal: stop.signal,
  })
  const {ready, ended} = keepOpen(
    (toolbox) => {
      state.toolbox = toolbox
      return show()
    },
    {
      ...{programRoot: program.root, signal: stop.signal},
      report: (finding) => {
        state.ofCache = [...state.ofCache, finding]
      },
      onLose: (lose) => Object.assign(state, {lose}),
    },
  )
  const change = createChange(state, {inTurn, ready, load})
  return {
    opened: async () => {
      await ready()
      putOff()
      return state.shown ?? state.recalled
    },
    change: async (paths) => {
      try {
        return await change(paths)
      } catch (error) {
        if (error instanceof StoreError) state.lose(error)
        state.failed = describeFailure(error)
        return {pages: 'all', isCurrent: false, ms: 0}
      }
    },
    cacheDir: () => (state.shown ?? state.recalled)?.cacheDir,
    findings: () => findingsOf(state),
    close: async () => {
      stop.abort(new Error('The server was closed.'))
      await ended()
      await liveBundler.close()
      await settled()
    },
  }
}

type InTurn = EditionOptions['inTurn']

/** Loads and changes follow each other: plugins that were written for Docusaurus keep what they were made of. */
function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

const emptyState = (): State => ({
  ...{shown: undefined, recalled: undefined, toolbox: undefined},
  ...{failed: [], ofCache: [], lose: () => undefined},
})

interface ChangeTools {
  readonly inTurn: InTurn
  readonly ready: () => Promise<void>
  readonly load: () => Promise<boolean>
}

/** @throws What cannot be told as a mistake of a page. */
function createChange(state: State, {inTurn, ready, load}: ChangeTools): DemandSite['change'] {
  return async (paths) => {
    await ready()
    const start = performance.now()
    return inTurn(async () => {
      const {failed, shown} = state
      const pages = paths === undefined || failed.length > 0 ? undefined : await rereadDocuments(paths, shown)
      const isCurrent = pages === undefined ? await load() : true
      // What is wrong with them is to be told with the change.
      if (pages !== undefined) await shown?.makeAgain(pages.slice(0, MAX_MADE))
      return {pages: pages ?? 'all', isCurrent, ms: performance.now() - start}
    })
  }
}

/** Shows the site: at once where nothing has changed since the last build, and then as it was read. */
function createShowing(options: DemandOptions, tools: LoadTools) {
  const {state, inTurn, signal} = tools
  const {load: loadNow, recall} = createLoad(options, tools)
  const {run: load, settled} = following(loadNow)
  const loadAfterwards = (): Promise<void> => inTurn(() => readAfterwards(state, {load, signal, ...options}))
  const {start, putOff} = createQuietTimer(loadAfterwards, signal)
  const show = async (): Promise<void> => {
    state.recalled ??= await recall(async () => {
      await loadAfterwards()
      return state.shown
    })
    if (state.recalled === undefined) await load()
    else start()
  }
  return {show, load, putOff, settled}
}

/** Work, and the end of it, however it was. */
function following<T>(work: () => Promise<T>): {
  readonly run: () => Promise<T>
  readonly settled: () => Promise<unknown>
} {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: () => {
      const next = work()
      last = next.catch(() => undefined)
      return next
    },
    settled: () => last,
  }
}

function findingsOf({shown, failed, ofCache}: State): readonly Diagnostic[] {
  const reporter = createReporter()
  const ofSite = failed.length > 0 ? [...failed, ...(shown?.pageFindings() ?? [])] : (shown?.findings() ?? [])
  for (const finding of [...ofCache, ...ofSite]) reporter.report(finding)
  return reporter.diagnostics()
}

interface OpenOptions {
  readonly programRoot: string
  readonly signal: AbortSignal
  readonly report: (finding: Diagnostic) => void
  /** Is given what ends the use of a cache that cannot be used any longer. */
  readonly onLose: (lose: (error: unknown) => void) => void
}

/** Keeps cache and workers open until the signal comes; what cannot be done with one cache is done again with the next. */
function keepOpen(
  load: (toolbox: Toolbox) => Promise<unknown>,
  {programRoot, signal, report, onLose}: OpenOptions,
): {readonly ready: () => Promise<void>; readonly ended: () => Promise<void>} {
  let isReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    isReady = resolve
  })
  const ended = withCache({useCache: true, report}, async (cache) => {
    const toolbox = createToolbox({programRoot, cache, report, signal})
    try {
      await new Promise<void>((resolve, reject) => {
        onLose(reject)
        // It may have come while one cache was given up for the next.
        if (signal.aborted) return resolve()
        signal.addEventListener('abort', () => resolve(), {once: true})
        load(toolbox).then(isReady, reject)
      })
    } finally {
      await toolbox.close()
    }
  })
  // Nothing is left that waits for what never comes.
  const settled = ended.catch((error: unknown) => {
    for (const finding of describeFailure(error)) report(finding)
  })
  return {ready: () => Promise.race([ready, settled]), ended: () => settled}
}
