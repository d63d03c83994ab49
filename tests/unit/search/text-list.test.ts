// Texts that have another inside, found in one joined text.
import {expect, test} from 'vitest'
import {createTextList} from '../../../src/client/search/engine/text-list.ts'

const ALL = ['Abc', 'a.B.a', 'bcd', '', 'İb', 'cab']

test.each([
  ['in their order, each once', 'a', ['Abc', 'a.B.a', 'cab']],
  ['in the middle and at the end', 'bc', ['Abc', 'bcd']],
  ['not across two texts', 'cb', []],
  ['behind a letter that grows in lower case', 'b', ['Abc', 'a.B.a', 'bcd', 'İb', 'cab']],
  ['nothing is in all', '', ALL],
])('%s', (_, part, expected) => {
  expect(createTextList(ALL).having(part)).toEqual(expected)
})

test('only at places that will do', () => {
  const isCapital = (joined: string, at: number): boolean => /\p{Lu}/u.test(joined[at] ?? '')
  expect(createTextList(ALL).having('b', isCapital)).toEqual(['a.B.a'])
})
