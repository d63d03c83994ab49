// Answers that come one after another while a large index is loading, and what of them is given to the page.
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {createThrottle} from '../../../src/client/search/throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const tools = {
  now: () => performance.now(),
  // Faked timers take a millisecond at least.
  wait: (ms: number) => (ms === 0 ? Promise.resolve() : new Promise<void>((resolve) => setTimeout(resolve, ms))),
}

/** Offers values at moments in milliseconds; gives what was given, with its moment. */
async function give(offers: readonly (readonly [at: number, value: string])[], endAt = 1000): Promise<string[]> {
  const given: string[] = []
  const start = performance.now()
  const throttle = createThrottle(
    (value: string) => void given.push(`${value} ${performance.now() - start}`),
    100,
    tools,
  )
  for (const [at, value] of offers) setTimeout(() => throttle.offer(value), at)
  setTimeout(throttle.end, endAt)
  await vi.advanceTimersByTimeAsync(2000)
  return given
}

test.each([
  ['nothing comes of nothing', [], []],
  ['the first is given at once', [[50, 'a']], ['a 50']],
  [
    'the newest is given',
    [
      [0, 'a'],
      [30, 'b'],
      [60, 'c'],
    ],
    ['a 0', 'c 100'],
  ],
  [
    'as often as is allowed',
    [
      [0, 'a'],
      [20, 'b'],
      [90, 'c'],
      [190, 'd'],
    ],
    ['a 0', 'c 100', 'd 200'],
  ],
  [
    'at once, when the last is long ago',
    [
      [250, 'a'],
      [400, 'b'],
    ],
    ['a 250', 'b 400'],
  ],
] as const)('%s', async (_, offers, expected) => {
  expect(await give(offers)).toEqual(expected)
})

test('nothing is given after the end', async () => {
  expect(
    await give(
      [
        [0, 'a'],
        [20, 'b'],
      ],
      50,
    ),
  ).toEqual(['a 0'])
})
