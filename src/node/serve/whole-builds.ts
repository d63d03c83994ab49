// When the whole site is built next to a server: after it was quiet for a while, one build at a time. It finds the mistakes of pages
// that nobody has looked at, and makes what is made of all pages, such as the index of the search.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {BuildReport} from '../api-types.ts'

export interface WholeBuilds {
  /** Builds again when nothing more has come for a while. */
  readonly schedule: () => void
  /** Settles when no build is under way or waited for; begins at once with one that is waited for. */
  readonly settled: () => Promise<void>
  /** The last build was made of the files as they are. */
  readonly isCurrent: () => boolean
  /** What it found, without what is about files that have changed since it began. */
  readonly findings: () => readonly Diagnostic[]
  /** Its files are not what a build would make now. @param sourcePaths Those of the files that have changed. */
  readonly noteChange: (sourcePaths: readonly string[]) => void
  /** Settles when no build writes any longer. */
  readonly stop: () => Promise<void>
}

export interface WholeBuildOptions {
  readonly build: (signal: AbortSignal) => Promise<BuildReport>
  readonly onBuild: (report: BuildReport) => void
}

const QUIET_MS = 1500

export function createWholeBuilds({build, onBuild}: WholeBuildOptions): WholeBuilds {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStale = true
  let last: readonly Diagnostic[] = []
  // Since the last build began, and since the one that runs did.
  let changed = new Set<string>()
  let changedMeanwhile = new Set<string>()
  const run = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    isStale = false
    changedMeanwhile = new Set()
    try {
      const report = await build(stop.signal)
      last = report.diagnostics
      changed = changedMeanwhile
      onBuild(report)
    } catch (error) {
      // The server was closed.
      if (!stop.signal.aborted) throw error
    }
  }
  const start = (): Promise<void> => {
    running ??= run().finally(() => {
      running = undefined
      if (isStale && !stop.signal.aborted) schedule()
    })
    return running
  }
  const schedule = (): void => {
    isStale = true
    clearTimeout(timer)
    if (stop.signal.aborted) return
    timer = setTimeout(() => void start(), QUIET_MS)
  }
  return {
    schedule,
    settled: async () => {
      await running
      if (timer !== undefined) await start()
    },
    isCurrent: () => !isStale && running === undefined,
    findings: () => last.filter(({location}) => location === undefined || !changed.has(location.sourcePath)),
    noteChange: (sourcePaths) => {
      isStale = true
      for (const path of sourcePaths) for (const set of [changed, changedMeanwhile]) set.add(path)
    },
    stop: async () => {
      clearTimeout(timer)
      stop.abort(new Error('The server was closed.'))
      await running
    },
  }
}
