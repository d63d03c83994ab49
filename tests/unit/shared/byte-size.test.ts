// Sizes as people write and read them.
import {expect, test} from 'vitest'
import {formatByteSize, parseByteSize} from '../../../src/shared/byte-size.ts'

test.each([
  ['2 GB', 2_000_000_000],
  ['500MB', 500_000_000],
  ['1.5 GiB', 1_610_612_736],
  ['64k', 64_000],
  ['1024', 1024],
  ['7 B', 7],
  ['much', undefined],
  ['-1 GB', undefined],
  ['2 GBs', undefined],
  ['99999999 TB', undefined],
])('%j is %j bytes', (text, bytes) => {
  expect(parseByteSize(text)).toBe(bytes)
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [9_960, '10 kB'],
  [999_600, '1.0 MB'],
  [1_234_567_890, '1.2 GB'],
])('%d bytes are shown as %j', (bytes, text) => {
  expect(formatByteSize(bytes)).toBe(text)
})
