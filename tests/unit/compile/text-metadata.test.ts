// Facts that plugins ask for: found in the text below the header, and only when asked.
import {expect, test} from 'vitest'
import {readTextMetadata} from '../../../src/node/compile/text-metadata.ts'

const MARKER = '<!--\\s*truncate\\s*-->'

test('nothing is found unasked', () => {
  expect(readTextMetadata('Text.', {})).toEqual({})
})

test.each([
  ['Above.\n\n<!-- truncate -->\n\nBelow.', true],
  ['Above.\n\n<!--truncate-->', true],
  ['---\ntitle: <!-- truncate -->\n---\n\nText.', false],
  ['Text.', false],
])('%j has the marker: %s', (text, isTruncated) => {
  expect(readTextMetadata(text, {truncateMarker: MARKER})).toEqual({isTruncated})
})

test.each([
  ['---\ntitle: not counted\n---\n\nThree short words.', 'en', 3],
  ['It’s well-known: 3.5 litres', 'en', 5],
  ['我喜欢读书', 'zh', 3],
  ['', 'en', 0],
])('%j has, in the language %s, %s words', (text, countWords, wordCount) => {
  expect(readTextMetadata(text, {countWords})).toEqual({wordCount})
})

test('the text is given without its header', () => {
  expect(readTextMetadata('\uFEFF---\r\na: 1\r\n---\r\n\r\nText.\r\n', {keepsText: true})).toEqual({text: 'Text.\n'})
})
