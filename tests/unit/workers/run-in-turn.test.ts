// Work goes to the pool a few batches at a time.
import {expect, test} from 'vitest'
import {runInTurn} from '../../../src/node/workers/run-in-turn.ts'

function* count(limit: number, made: number[]): Generator<number> {
  for (let at = 0; at < limit; at += 1) {
    made.push(at)
    yield at
  }
}

test('batches are made when a thread is near, not before, and worked on in order', async () => {
  const made: number[] = []
  const done: number[] = []
  let ahead = 0
  await runInTurn(count(100, made), {batchesAhead: 6}, async (batch) => {
    ahead = Math.max(ahead, made.length - done.length)
    await Promise.resolve()
    done.push(batch)
  })
  expect(done).toEqual(Array.from({length: 100}, (_, at) => at))
  expect(ahead).toBeLessThanOrEqual(6)
})

test('after an error nothing is begun, and what is under way ends first', async () => {
  const made: number[] = []
  const ended: number[] = []
  const work = async (batch: number): Promise<void> => {
    if (batch === 1) throw new Error('the second')
    await new Promise((resolve) => void setImmediate(resolve))
    ended.push(batch)
  }
  await expect(runInTurn(count(100, made), {batchesAhead: 3}, work)).rejects.toThrow('the second')
  expect(made).toEqual([0, 1, 2])
  expect(ended).toEqual([0, 2])
})
