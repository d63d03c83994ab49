// What is said of an error while a site is served: the server goes on, and the next change may well be shown.
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {describeSystemError} from '../diagnostics/system-error.ts'

export function describeFailure(error: unknown): readonly Diagnostic[] {
  if (error instanceof SiteError) return error.diagnostics
  const ofSystem = describeSystemError(error)
  if (ofSystem !== undefined) return [ofSystem]
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const [message = '', ...frames] = text.split('\n')
  return [
    {
      level: 'error',
      code: 'cli/failed',
      message,
      notes: frames.map((line) => line.trim()),
      hint: 'This is a fault of the program. The site is read again after the next change.',
    },
  ]
}
