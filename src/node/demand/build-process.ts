// Entry of the process that builds a whole site for a server: takes one order and answers with the report. Whoever asked ends it.
import type {BuildOptions, BuildReport} from '../api-types.ts'
import {buildSite} from '../build-site.ts'
import {endProcess} from '../diagnostics/end-process.ts'
import {describeFailure} from './describe-failure.ts'

/** What the process tells. */
export type BuildAnswer = {readonly report: BuildReport} | {readonly failure: ReturnType<typeof describeFailure>}

const answer = (what: BuildAnswer): void => {
  if (process.connected) process.send?.(what)
}

/** Work that cannot be interrupted is not waited for. */
const CLEAN_UP_WITHIN_MS = 2000

const stop = new AbortController()
let build: Promise<void> | undefined
// Whoever asked is gone, or does not need it any longer.
process.on('disconnect', () => {
  stop.abort(new Error('Nobody waits for the build any longer.'))
  Promise.resolve(build).finally(() => endProcess())
  setTimeout(() => endProcess(), CLEAN_UP_WITHIN_MS)
})
process.once('message', (options) => {
  // Sent by whole-build.ts.
  build = buildSite({...(options as BuildOptions), signal: stop.signal}).then(
    (report) => answer({report}),
    (error: unknown) => answer({failure: describeFailure(error)}),
  )
})
