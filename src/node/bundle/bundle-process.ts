// Entry of the bundler's process: takes one job and answers with what came of it. Whoever asked ends it.
import {type BundleJob, type BundleMetadata, runBundler} from './run-bundler.ts'

/** What the process tells of its job. */
export type BundleAnswer =
  | {readonly metadata: BundleMetadata}
  | {readonly error: {readonly message: string; readonly stack?: string}}

const answer = (what: BundleAnswer): void => void process.send?.(what)

// Whoever asked is gone.
process.on('disconnect', () => process.exit())
process.once('message', (job) => {
  // Sent by make-bundle.ts.
  runBundler(job as BundleJob).then(
    (metadata) => answer({metadata}),
    (error: unknown) => {
      const {message, stack} = error instanceof Error ? error : new Error(String(error))
      answer({error: {message, ...(stack === undefined ? {} : {stack})}})
    },
  )
})
