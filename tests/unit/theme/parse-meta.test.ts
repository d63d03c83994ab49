// Reading of the words after a fence's language.
import {expect, test} from 'vitest'
import {parseMeta} from '../../../theme/CodeBlock/parse-meta.ts'

test('the words after a language give title, lines and numbers', () => {
  expect(parseMeta('title="a b.js" {1,3-5} showLineNumbers=7 other')).toEqual({
    title: 'a b.js',
    highlighted: new Set([1, 3, 4, 5]),
    firstLine: 7,
  })
  expect(parseMeta("showLineNumbers title='x'")).toEqual({title: 'x', highlighted: new Set(), firstLine: 1})
  expect(parseMeta('{a} {3-1}')).toEqual({title: undefined, highlighted: new Set(), firstLine: undefined})
})
