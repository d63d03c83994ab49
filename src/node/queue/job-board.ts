// Jobs in the queue: posted, and waited for by the events of the queue.

import type {QueueServer} from './connection.ts'
import {JobError} from './job-error.ts'

/** What a worker says of a job; the answer itself lies under a name of its own. */
export type JobState = 'done' | 'gone' | 'unsigned'

export interface JobBoard {
  readonly post: (id: string, task: string) => Promise<void>
  /** Settles when a worker has ended the job. @throws JobError `lost`; the signal's reason. */
  readonly expect: (id: string, signal: AbortSignal) => Promise<JobState>
  readonly forget: (id: string) => void
  /** Nothing is known of the jobs any more. */
  readonly loseAll: () => void
  readonly close: () => Promise<void>
}

interface Waiting {
  readonly settle: (state: JobState) => void
  readonly fail: (error: unknown) => void
}

export function createJobBoard({client, connect, packages}: QueueServer, name: string): JobBoard {
  const {Queue, QueueEvents} = packages
  const queue = new Queue(name, {connection: client, defaultJobOptions: {removeOnComplete: true, removeOnFail: true}})
  const events = new QueueEvents(name, {connection: connect()})
  const waiting = new Map<string, Waiting>()
  // Said by whoever waits.
  queue.on('error', () => undefined)
  events.on('error', () => undefined)
  events.on('completed', ({jobId, returnvalue}) => waiting.get(jobId)?.settle(toState(returnvalue)))
  events.on('failed', ({jobId}) => waiting.get(jobId)?.fail(new JobError('lost')))
  return {
    post: async (id, task) => {
      // An answer that comes before anybody listens is not heard.
      await events.waitUntilReady()
      await queue.add(task, {}, {jobId: id})
    },
    expect: (id, signal) =>
      new Promise((settle, fail) => {
        const abort = (): void => fail(signal.reason)
        if (signal.aborted) abort()
        signal.addEventListener('abort', abort, {once: true})
        waiting.set(id, {
          settle: (state) => {
            signal.removeEventListener('abort', abort)
            settle(state)
          },
          fail,
        })
      }),
    forget: (id) => void waiting.delete(id),
    loseAll: () => {
      for (const {fail} of waiting.values()) fail(new JobError('lost'))
    },
    close: async () => {
      // With the server away, the client would wait for it.
      if (client.status !== 'ready') return
      await Promise.race([Promise.allSettled([events.close(), queue.close()]), client.ping().catch(() => undefined)])
    },
  }
}

/** Anybody who reaches the server may have written it. */
function toState(value: unknown): JobState {
  return value === 'gone' || value === 'unsigned' ? value : 'done'
}
