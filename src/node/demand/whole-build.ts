// Builds a whole site next to a server that makes pages one by one: in a process of its own, with a lower priority, so that no
// page that somebody waits for is late, and its memory goes with it.
import {fork} from 'node:child_process'
import {setPriority} from 'node:os'
import {join} from 'node:path'
import type {BuildOptions, BuildReport} from '../api-types.ts'
import {readProgramInfo} from '../program/program-info.ts'
import {NO_COUNTS} from '../run/sum-counts.ts'
import type {BuildAnswer} from './build-process.ts'

/** A third of the share of what is as urgent as usual, on a machine that is busy. */
const NICENESS = 5

type PlainOptions = Omit<BuildOptions, 'onProgress' | 'signal'>

/** A build that is told to stop removes what it has begun; one that hangs does not keep the server. */
const STOP_WITHIN_MS = 3000

/** Rejects with the signal's reason when it comes before the build has ended, as soon as nothing writes any longer. */
export function buildInProcess(options: PlainOptions, signal: AbortSignal): Promise<BuildReport> {
  return new Promise((resolve, reject) => {
    const child = fork(join(readProgramInfo().root, 'dist/build-process.js'), {
      env: {...process.env, NODE_ENV: 'production'},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 2, 2, 'ipc'],
    })
    let timer: NodeJS.Timeout | undefined
    const abort = (): void => {
      timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      if (child.connected) child.disconnect()
    }
    signal.addEventListener('abort', abort, {once: true})
    child.once('spawn', () => lowerPriority(child.pid))
    child.once('message', (message) => {
      // Sent by build-process.ts.
      const answer = message as BuildAnswer
      resolve('report' in answer ? answer.report : failed(answer.failure))
      child.kill('SIGKILL')
    })
    child.once('error', reject)
    child.once('exit', (code, killedBy) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      if (signal.aborted) reject(signal.reason)
      // Without effect when it has told its report.
      resolve(failed([ended(killedBy ?? `exit code ${code}`)]))
    })
    child.send(options)
  })
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS)
  } catch {
    // It is gone already, or the system does not let it: it is built all the same.
  }
}

function ended(how: string): BuildReport['diagnostics'][number] {
  return {
    level: 'error',
    code: 'serve/build-ended',
    message: `The build of the whole site ended without a result (${how}).`,
    hint: 'Pages are shown all the same. The search and the list of mistakes are made again after the next change.',
  }
}

function failed(diagnostics: BuildReport['diagnostics']): BuildReport {
  return {ok: false, isWritten: false, outDir: '', diagnostics, counts: NO_COUNTS, stages: [], watched: [], ms: 0}
}
