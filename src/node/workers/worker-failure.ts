// What is said when a thread ends or hangs, and which item of its batch it was at.
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import type {TaskName} from './worker-task.ts'

export type FailureReason = 'timeout' | 'memory' | 'died' | 'unhandled'

export interface FailureDetails {
  readonly reason: FailureReason
  readonly task: TaskName
  /** Seconds that an item may take. */
  readonly limit: number
  /** Number of the item in its batch; undefined before the first. */
  readonly itemIndex: number | undefined
  /** So many hung before that the fault is no single page's: nothing more is tried. */
  readonly isLast: boolean
  /** Message of the error that nothing caught. */
  readonly detail?: string
}

/** A thread that died or was ended. As thrown it names no page; {@link describeFailure} does. */
export class WorkerFailure extends SiteError {
  readonly details: FailureDetails
  constructor(details: FailureDetails, options?: ErrorOptions) {
    super([describeFailure(details)], options)
    this.details = details
  }
}

const DOING: Readonly<Record<TaskName, string>> = {
  scan: 'reading',
  compile: 'compiling',
  render: 'rendering',
  pageTask: 'the task of a plugin on',
}

/** @param item What the thread was at: a page's path, with its file where it has one. */
export function describeFailure(
  {reason, task, limit, detail = ''}: FailureDetails,
  item?: {readonly name: string; readonly sourcePath?: string | undefined},
): Diagnostic {
  const what = `${DOING[task]} ${item === undefined ? 'pages' : `"${item.name}"`}`
  const location = item?.sourcePath === undefined ? {} : {location: {sourcePath: item.sourcePath}}
  if (reason === 'timeout') {
    return {
      level: 'error',
      code: 'worker/timeout',
      message: `After ${limit} s, ${what} had not come to an end, and was given up.`,
      hint: 'Look for a loop without an end in what it runs, or allow more with "pageTimeLimit" in the configuration.',
      ...location,
    }
  }
  if (reason === 'unhandled') {
    return {
      level: 'error',
      code: 'worker/unhandled',
      message: `An error that nothing caught ended ${what}: ${detail}`,
      hint: 'Look in what it runs for a promise that is rejected, or a timer that throws. Load data before the build, or in an effect.',
      ...location,
    }
  }
  const how = reason === 'memory' ? 'ran out of memory' : 'died'
  return {
    level: 'error',
    code: 'worker/died',
    message: `A worker ${how} while ${what}.`,
    hint: 'The last output is untouched. Cut a very large page into several; if there is none, build again with more memory.',
    ...location,
  }
}
