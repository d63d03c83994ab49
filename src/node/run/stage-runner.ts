// Runs the stages one by one, measuring each and telling the progress.
import type {ProgressEvent, StageReport} from '../api-types.ts'

/** What a stage did, for the profile: items in all, and those answered by the store. */
export interface StageCount {
  readonly items: number
  readonly fromCache: number
}

export interface StageRunner {
  readonly run: <T>(name: string, work: () => T | Promise<T>, count?: (result: T) => StageCount) => Promise<T>
  /** Progress inside a stage: two may run at once. */
  readonly tick: (stage: string, done: number, total: number) => void
  /** Why a stage takes longer, while it runs. */
  readonly tell: (stage: string, message: string) => void
  readonly reports: () => readonly StageReport[]
}

const NO_COUNT: StageCount = {items: 0, fromCache: 0}

export function createStageRunner(
  onProgress: ((event: ProgressEvent) => void) | undefined,
  signal: AbortSignal | undefined,
): StageRunner {
  const reports: StageReport[] = []
  return {
    run: async (name, work, count) => {
      if (signal?.aborted === true) throw signal.reason
      onProgress?.({kind: 'stage-start', stage: name})
      const [start, cpu] = [performance.now(), process.cpuUsage()]
      const result = await work()
      const ms = performance.now() - start
      const {user, system} = process.cpuUsage(cpu)
      const {items, fromCache} = count?.(result) ?? NO_COUNT
      const peakMemoryBytes = process.resourceUsage().maxRSS * 1024
      reports.push({name, ms, cpuMs: (user + system) / 1000, items, fromCache, peakMemoryBytes})
      onProgress?.({kind: 'stage-end', stage: name, ms, done: items, total: items})
      return result
    },
    tick: (stage, done, total) => onProgress?.({kind: 'tick', stage, done, total}),
    tell: (stage, message) => onProgress?.({kind: 'note', stage, message}),
    reports: () => reports,
  }
}
