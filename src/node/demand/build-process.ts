// Entry of the process that builds a whole site for a server: takes one order and answers with the report. Whoever asked ends it.
import type {BuildOptions, BuildReport} from '../api-types.ts'
import {buildSite} from '../build-site.ts'
import {describeFailure} from './describe-failure.ts'

/** What the process tells. */
export type BuildAnswer = {readonly report: BuildReport} | {readonly failure: ReturnType<typeof describeFailure>}

const answer = (what: BuildAnswer): void => void process.send?.(what)

// Whoever asked is gone.
process.on('disconnect', () => process.exit())
process.once('message', (options) => {
  // Sent by whole-build.ts.
  buildSite(options as BuildOptions).then(
    (report) => answer({report}),
    (error: unknown) => answer({failure: describeFailure(error)}),
  )
})
