// Whose code is running: an error that nothing waits for, in a promise or a timer, is told of the one who started it.
import {AsyncLocalStorage} from 'node:async_hooks'
import type {Diagnostic} from '../../shared/diagnostics.ts'

const running = new AsyncLocalStorage<string>()

/** @param failure Who failed, and when: the beginning of a sentence. */
export function runCodeOf<T>(failure: string, work: () => T): T {
  return running.run(failure, work)
}

const SHOWN_FRAMES = 5

/** What to say of an error that reached the process: called in the event that tells of it. */
export function explainUncaught(error: unknown): Diagnostic {
  const failure = running.getStore() ?? 'Code of the site or of the program failed'
  const reason = error instanceof Error ? error.message : String(error)
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : []
  return {
    level: 'error',
    code: 'cli/unhandled-error',
    message: `${failure}, where nothing waited for it: ${reason}`,
    notes: frames.slice(0, SHOWN_FRAMES).map((line) => line.trim()),
    hint: 'Await or return each promise, and catch errors in timers and events.',
  }
}
