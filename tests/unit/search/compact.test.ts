// Numbers and words in little memory.
import {expect, test} from 'vitest'
import {copyText, pack, packNone, unpack} from '../../../src/shared/search/compact.ts'

test.each([
  ['none', [], 0],
  ['a byte for each small one', [0, 1, 127, 0], 4],
  ['more bytes for others', [128, 16_383, 16_384, 2 ** 21, 2 ** 28, 2 ** 31, 2 ** 32 - 1], 2 + 2 + 3 + 4 + 5 + 5 + 5],
  ['more than there was room for', Array.from({length: 1000}, (_, at) => at), 128 + 872 * 2],
])('numbers come back as they were: %s', (_, values, size) => {
  const packed = packNone()
  for (const value of values) pack(packed, value)
  expect(unpack(packed)).toEqual(values)
  expect(packed.end).toBe(size)
})

test.each(['', 'a', 'configuration', '缓存', '\u{1f642} and half of it: \ud83d'])(
  'a copy is the same text: %j',
  (text) => {
    expect(copyText(text)).toBe(text)
  },
)
