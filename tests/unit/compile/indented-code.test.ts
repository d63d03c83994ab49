// Indented code of MDX 1, as fenced code in the same lines.
import {expect, test} from 'vitest'
import {fenceIndentedCode} from '../../../src/node/compile/mdx1/indented-code.ts'

const fence = (text: string): string => fenceIndentedCode(text).replaceAll('\uFDEF', '')

test.each([
  ['a block', 'Text\n\n    code\n      more\n\nText', 'Text\n```\ncode\n  more\n```\nText'],
  ['with an empty line and ticks in it', 'Text\n\n    ```\n\n    b\n\n# T', 'Text\n``````\n```\n\nb\n``````\n# T'],
  ['at the end', 'Text\n\n    code\n', 'Text\n```\ncode\n```'],
  ['by a tab', 'Text\n\n\tcode\n\nText', 'Text\n```\ncode\n```\nText'],
  ['in an element', '<div>\n\n    code\n\n</div>\n', '<div>\n```\ncode\n```\n</div>\n'],
  ['in a list', '- one\n\n      code\n        more\n\n- two', '- one\n  ```\n  code\n    more\n  ```\n- two'],
  ['in a numbered list', '1. one\n\n        code\n\n2. two', '1. one\n   ```\n   code\n   ```\n2. two'],
  ['in a list of a list', '- a\n\n  - b\n\n        code\n\nText', '- a\n\n  - b\n    ```\n    code\n    ```\nText'],
  ['in a list by tabs', '* a\n\n\t\tcode\n\nText', '* a\n  ```\n  code\n  ```\nText'],
  ['behind a list', '- a\n\nText\n\n    code\n\nText', '- a\n\nText\n```\ncode\n```\nText'],
  ['behind two empty lines', '- a\n\n\n    code\n\nText', '- a\n\n```\ncode\n```\nText'],
])('%s', (_, text, fenced) => {
  expect(fence(text)).toBe(fenced)
})

test.each([
  ['a paragraph that goes on', 'Text\n    goes on\n\nText'],
  ['a list', '- one\n\n    more of it\n\nText'],
  ['a numbered list', '1. one\n\n    more of it\n'],
  ['a numbered list whose mark has an odd width', '1. one\n\n       more of it\n'],
  ['more of a list', '- one\n\n  more\n\n    of it\n'],
  ['a list of a list', '- one\n\n    - two\n\n        more\n'],
  ['a footnote', '[^1]: Note.\n\n    More.\n'],
  ['a comment', '<!--\n\n    Text\n\n-->\n'],
  ['preformatted text', '<pre>\n\n    Text\n\n</pre>\n'],
  ['a fence', '```\n\n    code\n\n```\n'],
  ['a fence in a list', '- a\n\n  ```\n\n      code\n\n  ```\n'],
  ['what is followed at once', 'Text\n\n    code\nText'],
])('%s is left alone', (_, text) => {
  expect(fence(text)).toBe(text)
})
