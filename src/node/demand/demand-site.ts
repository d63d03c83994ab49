// A site whose pages are made when they are asked for, and that follows the changes of its files. It knows nothing of HTTP.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {ProgressEvent, WatchedInput} from '../api-types.ts'
import {createLiveBundler, type LiveBundler} from '../bundle/live-bundler.ts'
import {StoreError} from '../cache/store-error.ts'
import {withCache} from '../cache/with-cache.ts'
import {createReporter} from '../diagnostics/reporter.ts'
import {type ProgramInfo, readProgramInfo} from '../program/program-info.ts'
import {createStageRunner} from '../run/stage-runner.ts'
import {createToolbox, type Toolbox} from '../run/toolbox.ts'
import {describeFailure} from './describe-failure.ts'
import {createEdition, type Edition, type EditionOptions, type MadeEvent, type OpenedSite} from './edition.ts'
import {rereadDocuments} from './reread-documents.ts'

export interface DemandOptions {
  readonly siteDir: string
  readonly config: string | undefined
  readonly locale: string | undefined
  readonly bundler: 'webpack' | 'rspack' | undefined
  /** Folder that builds of the whole site write to; one in the cache by default. */
  readonly outDir: string | undefined
  readonly onProgress: ((event: ProgressEvent) => void) | undefined
  readonly onMade: (event: MadeEvent) => void
  readonly onWatch: (inputs: readonly WatchedInput[]) => void
}

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

/** What is shown, and what keeps the site from being shown as its files are. */
interface State {
  shown: Edition | undefined
  failed: readonly Diagnostic[]
  ofCache: readonly Diagnostic[]
  toolbox: Toolbox | undefined
  /** Gives up a cache that cannot be used any longer. */
  lose: (error: unknown) => void
}

export function openDemandSite(options: DemandOptions): DemandSite {
  // React's server renderer is several times faster in production mode; workers inherit the environment.
  process.env.NODE_ENV = 'production'
  const stop = new AbortController()
  const program = readProgramInfo()
  const state: State = {shown: undefined, failed: [], ofCache: [], toolbox: undefined, lose: () => undefined}
  const inTurn = createTurns()
  const liveBundler = createLiveBundler()
  const loadTools = {state, program, inTurn, liveBundler, signal: stop.signal}
  const {run: load, settled} = following(createLoad(options, loadTools))
  const {ready, ended} = keepOpen(
    (toolbox) => {
      state.toolbox = toolbox
      return load()
    },
    {
      ...{programRoot: program.root, signal: stop.signal},
      report: (finding) => {
        state.ofCache = [...state.ofCache, finding]
      },
      onLose: (lose) => Object.assign(state, {lose}),
    },
  )
  const change: DemandSite['change'] = async (paths) => {
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
  return {
    opened: async () => {
      await ready()
      return state.shown
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
    cacheDir: () => state.shown?.cacheDir,
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

interface LoadTools {
  readonly state: State
  readonly program: ProgramInfo
  readonly inTurn: InTurn
  readonly liveBundler: LiveBundler
  readonly signal: AbortSignal
}

/** Reads the site; true when it is shown as its files are. */
function createLoad(
  options: DemandOptions,
  {state, program, inTurn, liveBundler, signal}: LoadTools,
): () => Promise<boolean> {
  const editionOptions = (toolbox: Toolbox): EditionOptions => ({
    ...options,
    context: {
      ...{program, toolbox, signal, liveBundler, programFiles: undefined, watch: options.onWatch},
      stages: createStageRunner(options.onProgress, signal),
    },
    inTurn,
    onFault: (error) => {
      if (error instanceof StoreError) state.lose(error)
    },
  })
  return async () => {
    const {toolbox, shown} = state
    if (toolbox === undefined) return false
    try {
      const next = await createEdition(editionOptions(toolbox), shown?.openedLocales() ?? [])
      // Of a site that lacks a part for a mistake, the whole that was there before shows more.
      const isBetter = next.isShowable && (next.isWhole || shown?.isWhole !== true)
      state.failed = isBetter ? [] : next.findings()
      if (!isBetter) return false
      await next.makeAgain(shown?.faulty() ?? [])
      state.shown = next
      return true
    } catch (error) {
      if (error instanceof StoreError) throw error
      state.failed = describeFailure(error)
      return false
    }
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
