// Minifies modules in threads, beside the bundler, which has one: for sites with much code of their own this was a third of a
// first bundle.
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import Tinypool from 'tinypool'
import type {MinifyText} from './minify-module.ts'
import {asItIs, type MinifiedModule, minifyShort, shortenText} from './minify-text.ts'
import type {MinifyTask} from './minify-thread.ts'

/** Characters that take as long as a thread takes to begin, about 0.2 s. So much is done where the bundler runs. */
const OWN_SHARE = 200_000
/** Each holds a module's syntax tree, and terser itself: 100 MB. */
const MAX_THREADS = 8

export interface MinifyThreads {
  readonly minify: MinifyText
  /** Ends the threads; others begin when they are needed again. */
  readonly close: () => Promise<void>
}

export function openMinifyThreads(programRoot: string): MinifyThreads {
  const maxThreads = Math.min(MAX_THREADS, availableParallelism())
  let done = 0
  let pool: Tinypool | undefined
  const start = (): Tinypool => {
    const filename = pathToFileURL(join(programRoot, 'dist/minify-thread.js')).href
    return new Tinypool({filename, minThreads: 1, maxThreads})
  }
  return {
    minify: async (kind, text) => {
      const short = await shortenText(kind, text)
      if (short === undefined) return asItIs(text)
      done += short.text.length
      const minifyHere = async () => (await minifyShort(kind, short)) ?? asItIs(text)
      if (done <= OWN_SHARE || maxThreads === 1) return minifyHere()
      pool ??= start()
      const task: MinifyTask = {kind, short}
      // A thread may have less memory than this one.
      const made = pool.run(task) as Promise<MinifiedModule | undefined>
      return made.then((one) => one ?? asItIs(text), minifyHere)
    },
    close: async () => {
      const ended = pool
      pool = undefined
      done = 0
      await ended?.destroy()
    },
  }
}
