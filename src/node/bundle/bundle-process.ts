// Entry of the bundler's process: answers each request with what came of it. Whoever asked ends it.
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {type Errno, readErrno} from '../files/errno.ts'
import type {BundleJob, BundleMetadata} from './bundle-job.ts'
import {openLiveCompiler, type RunLive} from './live-compiler.ts'
import {runBundler} from './run-bundler.ts'

export interface BundleRequest {
  /** Later requests to the same process differ in their `outputDir` alone. */
  readonly job: BundleJob
  /** Where the bundler keeps its files between this bundle and the next; undefined when there is one bundle. */
  readonly workDir: string | undefined
}

/** What the process tells of its job. */
export type BundleAnswer =
  | {readonly metadata: BundleMetadata}
  | {readonly error: {readonly message: string; readonly stack?: string; readonly errno?: Errno}}

let live: Promise<RunLive> | undefined

async function perform({job, workDir}: BundleRequest): Promise<BundleMetadata> {
  if (workDir === undefined) return runBundler(job)
  live ??= openLiveCompiler({...job, outputDir: workDir})
  return (await live)(job.outputDir)
}

const answer = (what: BundleAnswer): void => void process.send?.(what)

// Whoever asked is gone.
process.on('disconnect', () => process.exit())
process.on('message', (request) => {
  // Sent by prepare-run.ts.
  perform(request as BundleRequest).then(
    (metadata) => answer({metadata}),
    (error: unknown) => {
      const {message, stack} = error instanceof Error ? error : new Error(String(error))
      const errno = readErrno(error)
      answer({error: {message, ...withoutUndefined({stack, errno})}})
    },
  )
})
