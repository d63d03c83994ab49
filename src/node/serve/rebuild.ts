// Builds one at a time for a server that goes on: whatever a build throws becomes a finding, and the next change tries again.
import type {Build, BuildOptions, BuildReport} from '../api-types.ts'
import {NO_COUNTS} from '../run/sum-counts.ts'

export interface Rebuilder {
  /** Builds now, or once more after the build that runs. Rejects only when the build was cancelled. */
  readonly rebuild: () => Promise<void>
}

/** @param onBuild Is awaited before another build begins. */
export function createRebuilder(
  build: Build,
  options: BuildOptions,
  onBuild: (report: BuildReport) => void | Promise<void>,
): Rebuilder {
  let running: Promise<void> | undefined
  let isStale = false
  const run = async (): Promise<void> => {
    do {
      isStale = false
      await onBuild(await buildOrReport(build, options))
    } while (isStale)
  }
  return {
    rebuild: () => {
      if (running !== undefined) {
        isStale = true
        return running
      }
      running = run().finally(() => {
        running = undefined
      })
      return running
    },
  }
}

/** A fault of the program, too, is a report: the change that comes next may well build. */
async function buildOrReport(build: Build, options: BuildOptions): Promise<BuildReport> {
  try {
    return await build(options)
  } catch (error) {
    if (options.signal?.aborted === true) throw error
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const [message = '', ...frames] = text.split('\n')
    return {
      ok: false,
      isWritten: false,
      outDir: options.outDir ?? '',
      diagnostics: [
        {
          level: 'error',
          code: 'cli/failed',
          message,
          notes: frames.map((line) => line.trim()),
          hint: 'This is a fault of the program. The site is built again after the next change.',
        },
      ],
      counts: NO_COUNTS,
      stages: [],
      watched: [],
      ms: 0,
    }
  }
}
