// How a site that is served comes to be shown: as the last build has left it, and as it is read from its files.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {ProgressEvent, WatchedInput} from '../api-types.ts'
import type {LiveBundler} from '../bundle/live-bundler.ts'
import {StoreError} from '../cache/store-error.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import {createStageRunner} from '../run/stage-runner.ts'
import type {Toolbox} from '../run/toolbox.ts'
import {describeFailure} from './describe-failure.ts'
import {createEdition, type Edition, type EditionOptions, type MadeEvent, type OpenedSite} from './edition.ts'
import {recallSite} from './recall-site.ts'

export interface DemandOptions {
  readonly siteDir: string
  readonly config: string | undefined
  readonly locale: string | undefined
  readonly bundler: 'webpack' | 'rspack' | undefined
  /** Folder that builds of the whole site write to; one in the cache by default. */
  readonly outDir: string | undefined
  readonly onProgress: ((event: ProgressEvent) => void) | undefined
  readonly onMade: (event: MadeEvent) => void
  /** The site has been read, after it was shown as the last build had left it. */
  readonly onRead: () => void
  readonly onWatch: (inputs: readonly WatchedInput[]) => void
}

/** What is shown, and what keeps the site from being shown as its files are. */
export interface State {
  shown: Edition | undefined
  /** As the last build left it, until it has been read. */
  recalled: OpenedSite | undefined
  failed: readonly Diagnostic[]
  ofCache: readonly Diagnostic[]
  toolbox: Toolbox | undefined
  /** Gives up a cache that cannot be used any longer. */
  lose: (error: unknown) => void
}

export interface LoadTools {
  readonly state: State
  readonly program: ProgramInfo
  readonly inTurn: EditionOptions['inTurn']
  readonly liveBundler: LiveBundler
  readonly signal: AbortSignal
}

interface Loading {
  /** Reads the site; true when it is shown as its files are. */
  readonly load: () => Promise<boolean>
  /** As {@link recallSite}. */
  readonly recall: (read: () => Promise<OpenedSite | undefined>) => Promise<OpenedSite | undefined>
}

export function createLoad(options: DemandOptions, {state, program, inTurn, liveBundler, signal}: LoadTools): Loading {
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
  const recall: Loading['recall'] = async (read) =>
    state.toolbox === undefined ? undefined : recallSite(editionOptions(state.toolbox), read)
  const load = async (): Promise<boolean> => {
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
  return {load, recall}
}

interface ReadOptions extends Pick<DemandOptions, 'onRead'> {
  readonly load: () => Promise<boolean>
  readonly signal: AbortSignal
}

/** Reads a site that is shown as the last build has left it, unless a change has made that necessary before. */
export async function readAfterwards(state: State, {load, signal, onRead}: ReadOptions): Promise<void> {
  if (state.shown !== undefined || signal.aborted) return
  try {
    await load()
    onRead()
  } catch (error) {
    state.lose(error)
  }
}

/** Who reads a whole site answers nobody meanwhile: pages that were asked for have all that they show by then. */
const QUIET_MS = 700

/** Does some work when nobody has put it off for a while. */
export function createQuietTimer(work: () => Promise<unknown>, signal: AbortSignal) {
  let timer: NodeJS.Timeout | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  return {
    start: (): void => {
      clearTimeout(timer)
      if (signal.aborted) return
      timer = setTimeout(() => {
        timer = undefined
        void work()
      }, QUIET_MS)
    },
    putOff: (): void => void timer?.refresh(),
  }
}
