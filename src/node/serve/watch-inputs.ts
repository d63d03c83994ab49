// Looks at the files that a site is made from, and tells when one of them changes. The looking is done in a thread: with ten
// thousand files it takes most of a second, in which somebody waits for the first page.
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {Worker} from 'node:worker_threads'
import type {WatchedInput} from '../api-types.ts'
import {findRoot} from '../program/program-info.ts'

export interface WatchOptions {
  readonly siteDir: string
  /** Folders that the build itself writes. */
  readonly own: readonly string[]
  /** Look every so many milliseconds instead of waiting for the system to tell. */
  readonly pollMs: number | undefined
  /** Clock time, in ms, of the build that read the inputs: what has changed since then counts as a change. */
  readonly since: number
  /** Receives the absolute paths of what changed, all of one go together. */
  readonly onChange: (paths: readonly string[]) => unknown
  /** The system refuses to tell of changes any longer, for example for want of file handles. */
  readonly onError: (error: unknown) => void
}

export interface InputWatcher {
  /** Inputs that a build has named: they are looked at from now on. */
  readonly add: (inputs: readonly WatchedInput[]) => void
  readonly close: () => Promise<void>
}

/** What the thread is told at its beginning. */
export interface WatchOrder extends Omit<WatchOptions, 'onChange' | 'onError'> {
  readonly inputs: readonly WatchedInput[]
}

/** What the thread tells. */
export type WatchMessage =
  | {readonly kind: 'ready'}
  | {readonly kind: 'changed'; readonly paths: readonly string[]}
  | {readonly kind: 'failed'; readonly error: unknown}

/** Starts looking at the inputs given; settles when changes are noticed. */
export async function watchInputs(inputs: readonly WatchedInput[], options: WatchOptions): Promise<InputWatcher> {
  const {onChange, onError, ...settings} = options
  const order: WatchOrder = {inputs, ...settings}
  const thread = new Worker(pathToFileURL(join(findRoot(), 'dist/watch-thread.js')), {workerData: order})
  await new Promise<void>((ready) => {
    thread.on('message', (message: WatchMessage) => {
      if (message.kind === 'ready') ready()
      else if (message.kind === 'changed') onChange(message.paths)
      else onError(message.error)
    })
    // Without it the server goes on, and says so.
    thread.on('error', (error) => {
      onError(error)
      ready()
    })
  })
  return {
    add: (more) => thread.postMessage(more),
    close: async () => void (await thread.terminate()),
  }
}
