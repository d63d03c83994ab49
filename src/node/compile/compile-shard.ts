// Compiling as one of several machines: its own documents first. Rendering needs those of the others, too: they are taken from
// the shared cache as they arrive there. Where none arrives, some of them are compiled here, so that no machine waits for one
// that has not begun, or never will.
import {setTimeout as wait} from 'node:timers/promises'
import type {Shard} from '../cache/shard.ts'
import type {Tools} from '../tools.ts'
import type {CompileJob} from './compile-key.ts'

export interface ShardWork {
  readonly shard: Shard
  /** Gives those that the shared cache does not have. */
  readonly fetch: (jobs: readonly CompileJob[]) => Promise<readonly CompileJob[]>
  /** Compiles them, and gives them away. */
  readonly compile: (jobs: readonly CompileJob[]) => Promise<void>
}

/** Between two looks while others arrive, in milliseconds. */
const LOOK_MS = 300
/** Documents that are compiled for another machine at a time. */
const BORROWED = 50

/** Number of those that were compiled here. All are there at the end, unless the shared cache has been given up. */
export async function compileShard(
  jobs: readonly CompileJob[],
  {shard, fetch, compile}: ShardWork,
  {remote}: Pick<Tools, 'remote'>,
): Promise<number> {
  const own = await fetch(jobs.filter(({key}) => shard.isOwn(key)))
  await compile(own)
  let count = own.length
  let others: readonly CompileJob[] = jobs.filter(({key}) => !shard.isOwn(key))
  while (others.length > 0 && remote.isOpen()) {
    const lacking = await fetch(others)
    if (lacking.length === others.length) {
      const borrowed = takeFrom(lacking, shard)
      await compile(borrowed)
      count += borrowed.length
      others = lacking.filter((job) => !borrowed.includes(job))
    } else {
      others = lacking
      if (others.length > 0) await wait(LOOK_MS)
    }
  }
  return count
}

/** Each machine begins at another place. */
function takeFrom(jobs: readonly CompileJob[], {index, count}: Shard): readonly CompileJob[] {
  const sorted = [...jobs].sort((a, b) => (a.key < b.key ? -1 : 1))
  const start = Math.floor((sorted.length * (index - 1)) / count)
  return [...sorted.slice(start), ...sorted.slice(0, start)].slice(0, BORROWED)
}
