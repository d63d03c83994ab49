// A batch in which threads hang or die.
import {expect, test} from 'vitest'
import {type BatchOptions, runBatch} from '../../../src/node/workers/run-batch.ts'
import {type FailureReason, WorkerFailure} from '../../../src/node/workers/worker-failure.ts'

/** Doubles numbers; the thread ends at those that are named. */
function doubling(
  ends: Readonly<Record<number, FailureReason>>,
  isLast = false,
): BatchOptions<number, number | string> {
  return {
    run: async (items) => {
      const itemIndex = items.findIndex((item) => ends[item] !== undefined)
      const reason = ends[items[itemIndex] ?? -1]
      if (reason !== undefined) throw new WorkerFailure({reason, task: 'compile', limit: 9, itemIndex, isLast})
      return items.map((item) => item * 2)
    },
    name: (item) => ({name: `page ${item}`, sourcePath: `${item}.md`}),
    fail: (_item, {code, message, location}) => `${code} ${location?.sourcePath} ${message}`,
  }
}

test('each item at which a thread ends is named, and the others have their results', async () => {
  expect(await runBatch([1, 2, 3, 4, 5], doubling({2: 'timeout', 4: 'memory', 5: 'died'}))).toEqual([
    2,
    'worker/timeout 2.md After 9 s, compiling "page 2" had not come to an end, and was given up.',
    6,
    'worker/died 4.md A worker ran out of memory while compiling "page 4".',
    'worker/died 5.md A worker died while compiling "page 5".',
  ])
})

test('after too many, the batch ends with the name of the last', async () => {
  await expect(runBatch([1, 2], doubling({2: 'timeout'}, true))).rejects.toMatchObject({
    diagnostics: [{code: 'worker/timeout', location: {sourcePath: '2.md'}}],
  })
})

test('other errors are passed on', async () => {
  const options = {...doubling({}), run: () => Promise.reject(new Error('other'))}
  await expect(runBatch([1], options)).rejects.toThrow('other')
})
