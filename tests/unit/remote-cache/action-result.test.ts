import {expect, test} from 'vitest'
import {readActionResult, toActionResult} from '../../../src/node/remote-cache/action-result.ts'

test('is the message of the protocol', () => {
  // Field 5, standard output, of three bytes; field 6, its digest: hash in field 1, size in field 2.
  expect(toActionResult({kind: 'inline', bytes: Buffer.from('abc')}).toString('hex')).toBe('2a03616263')
  const hash = 'ab'.repeat(32)
  const blob = toActionResult({kind: 'blob', hash, size: 300})
  expect(blob.toString('hex')).toBe(`32450a40${Buffer.from(hash).toString('hex')}10ac02`)
})

test.each([0, 1, 127, 128, 70_000])('%i bytes are read as they were written', (size) => {
  const bytes = Buffer.alloc(size, 7)
  const output = readActionResult(toActionResult({kind: 'inline', bytes}))
  expect(output?.kind === 'inline' && output.bytes.equals(bytes)).toBe(true)
})

test('a digest is read as it was written, next to fields that others add', () => {
  const digest = {kind: 'blob', hash: '0f'.repeat(32), size: 5_000_000_000} as const
  const others = Buffer.from('20004a020800', 'hex')
  expect(readActionResult(Buffer.concat([others, toActionResult(digest)]))).toEqual(digest)
})

test.each(['', '<!doctype html>', 'QRC1'])('%j is none', (text) => {
  expect(readActionResult(Buffer.from(text))).toBeUndefined()
})
