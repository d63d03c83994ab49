// What an index that is not all there gives while more of it comes.
import {expect, test} from 'vitest'
import type {SearchAnswer, SearchHit} from '../../../src/client/search/engine/engine.ts'
import {createProgressiveQuery} from '../../../src/client/search/progressive-query.ts'

const OPTIONS = {limit: 8, contextLength: 50}

/** An answer of so many hits. */
const answerOf = (count: number): SearchAnswer => ({tokens: [], hits: Array<SearchHit>(count)})

/** Asks an index whose looks have so many hits, one after the other. */
async function ask(counts: readonly number[], isOvertaken: (looks: number) => boolean = () => false) {
  let looks = 0
  const interim: number[] = []
  const ask = createProgressiveQuery(
    () => () => {
      const answer = answerOf(counts[looks] ?? 0)
      looks += 1
      return looks < counts.length ? {answer, fetchMore: async () => undefined} : {answer}
    },
    async () => undefined,
  )
  const {hits} = await ask('x', OPTIONS, {
    isOvertaken: () => isOvertaken(looks),
    onInterim: (one) => void interim.push(one.hits.length),
  })
  return {interim, final: hits.length, looks}
}

test('every look that finds something is shown, and the last is the answer', async () => {
  expect(await ask([0, 2, 5, 8])).toEqual({interim: [2, 5], final: 8, looks: 4})
  expect(await ask([0, 0, 0])).toEqual({interim: [], final: 0, looks: 3})
})

test('a list does not shrink while better hits are on their way', async () => {
  expect(await ask([0, 4, 0, 1, 4, 3, 2])).toEqual({interim: [4, 4], final: 2, looks: 7})
})

test('a query that is overtaken while it waits looks no more', async () => {
  expect(await ask([0, 2, 5, 8], (looks) => looks === 2)).toEqual({interim: [2], final: 2, looks: 2})
})
