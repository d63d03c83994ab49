// Facts that plugins ask for: found in the text below the header, and only when asked.
import {expect, test} from 'vitest'
import {scanText} from '../../../src/node/compile/create-scanner.ts'

const MARKER = '<!--\\s*truncate\\s*-->'

test('nothing is found unasked', () => {
  expect(scanText('Text.', {})).toEqual(scanText('Text.'))
})

test.each([
  ['Above.\n\n<!-- truncate -->\n\nBelow.', true],
  ['Above.\n\n<!--truncate-->', true],
  ['---\ntitle: <!-- truncate -->\n---\n\nText.', false],
  ['Text.', false],
])('%j has the marker: %s', (text, isTruncated) => {
  expect(scanText(text, {truncateMarker: MARKER})).toMatchObject({isTruncated})
})

test.each([
  ['---\ntitle: not counted\n---\n\nThree short words.', 'en', 3],
  ['# Not counted\n\nThree short words.', 'en', 3],
  ["import A from 'a'\nimport B from 'b'\n\nNot counted\n===\n\n# Three short words", 'en', 11],
  ['Two words.\n\n# Counted', 'en', 3],
  ['It’s well-known: 3.5 litres', 'en', 5],
  ['我喜欢读书', 'zh', 3],
  ['', 'en', 0],
])('%j has, in the language %s, %s words', (text, countWords, wordCount) => {
  expect(scanText(text, {countWords})).toMatchObject({wordCount})
})

test('the text is given without its header', () => {
  expect(scanText('\uFEFF---\r\na: 1\r\n---\r\n\r\nText.\r\n', {keepsText: true})).toMatchObject({text: 'Text.\n'})
})
