import {expect, test} from 'vitest'
import {formatDuration, formatItems} from '../../../src/cli/text.ts'

test.each([
  [0.4, '0 ms'],
  [999, '999 ms'],
  [999.6, '1.0 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})

test('counts agree with their noun', () => {
  expect([0, 1, 2000].map((count) => formatItems(count, 'page'))).toEqual(['0 pages', '1 page', '2,000 pages'])
})
