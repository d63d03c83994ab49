// Indented code of MDX 1, as fenced code in the same lines.
import {expect, test} from 'vitest'
import {fenceIndentedCode} from '../../../src/node/compile/mdx1/indented-code.ts'

test.each([
  ['a block', 'Text\n\n    code\n      more\n\nText', 'Text\n```\ncode\n  more\n```\nText'],
  ['with an empty line and ticks in it', 'Text\n\n    ```\n\n    b\n\n# T', 'Text\n``````\n```\n\nb\n``````\n# T'],
  ['at the end', 'Text\n\n    code\n', 'Text\n```\ncode\n```'],
  ['by a tab', 'Text\n\n\tcode\n\nText', 'Text\n```\ncode\n```\nText'],
])('%s', (_, text, fenced) => {
  expect(fenceIndentedCode(text)).toBe(fenced)
})

test.each([
  ['a paragraph that goes on', 'Text\n    goes on\n\nText'],
  ['a list', '- one\n\n    more of it\n\nText'],
  ['a numbered list', '1. one\n\n    more of it\n'],
  ['more of a list', '- one\n\n  more\n\n    of it\n'],
  ['a footnote', '[^1]: Note.\n\n    More.\n'],
  ['an element', '<div>\n\n    Text\n\n</div>\n'],
  ['a fence', '```\n\n    code\n\n```\n'],
  ['what is followed at once', 'Text\n\n    code\nText'],
])('%s is left alone', (_, text) => {
  expect(fenceIndentedCode(text)).toBe(text)
})
