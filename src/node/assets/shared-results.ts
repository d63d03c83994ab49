// Results of page tasks in the cache that several machines share.
import type {Tools} from '../tools.ts'
import type {TaskJob} from './task-batch.ts'

type Context = Pick<Tools, 'store' | 'remote'>

/** Brings what is there to the store. Returns the keys. */
export async function fetchResults(jobs: readonly TaskJob[], {store, remote}: Context): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  await remote.fetch(
    'task',
    jobs.map(({key}) => key),
    (key, [value, ...others]) => {
      if (value === undefined || others.length > 0) return false
      store.putBytes('task', key, value)
      found.add(key)
      return true
    },
  )
  return found
}

/** Gives away what a task has made. */
export function sendResult(key: string, {store, remote}: Context): void {
  remote.send('task', key, () => {
    const value = store.getBytes('task', key)
    return value === undefined ? undefined : [value]
  })
}
