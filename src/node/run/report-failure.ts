// What becomes of an error that ends a build.
import {SiteError} from '../../shared/diagnostics.ts'
import type {Reporter} from '../diagnostics/reporter.ts'
import {describeSystemError} from '../diagnostics/system-error.ts'
import type {OutputSpace} from '../output/output-space.ts'

interface FailureContext {
  readonly reporter: Pick<Reporter, 'report'>
  readonly space: OutputSpace
  readonly signal: AbortSignal | undefined
}

/** @throws what is no mistake of the site, with the state of the output as `lastOutput`. */
export function reportFailure(error: unknown, {reporter, space, signal}: FailureContext): void {
  if (signal?.aborted === true) throw signal.reason
  if (error instanceof SiteError) {
    for (const diagnostic of error.diagnostics) reporter.report(diagnostic)
    return
  }
  const finding = describeSystemError(error)
  if (finding === undefined)
    throw error instanceof Error ? Object.assign(error, {lastOutput: space.lastOutput()}) : error
  reporter.report(finding)
}
