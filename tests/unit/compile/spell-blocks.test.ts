// Lists and indented code of MDX 1, spelled for CommonMark in the same lines.
import {expect, test} from 'vitest'
import {createCompiler} from '../../../src/node/compile/compile-page.ts'
import {spellBlocks} from '../../../src/node/compile/mdx1/spell-blocks.ts'
import {makeSpec} from './compile-text.ts'

const fence = (text: string): string => spellBlocks(text, true).replaceAll('\uFDEF', '')

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
  ['a numbered list', '1. one\n\n   more of it\n'],
  ['more of a list', '- one\n\n  more\n\n    of it\n'],
  ['a footnote', '[^1]: Note.\n\n    More.\n'],
  ['a comment', '<!--\n\n    Text\n\n-->\n'],
  ['preformatted text', '<pre>\n\n    Text\n\n</pre>\n'],
  ['a fence', '```\n\n    code\n\n```\n'],
  ['a fence in a list', '- a\n\n  ```\n\n      code\n\n  ```\n'],
  ['what is followed at once', 'Text\n\n    code\nText'],
])('%s is left alone', (_, text) => {
  expect(fence(text)).toBe(text)
})

test.each([
  ['one behind a mark of odd width', '1. one\n\n       more of it\n', '1. one\n\n      more of it\n'],
  ['one with fewer spaces', '1. one\n\n  more of it\n\n2. two', '1. one\n\n   more of it\n\n2. two'],
  ['a fence', '1. one\n  ```\n  code\n  ```\n2. two', '1. one\n   ```\n   code\n   ```\n2. two'],
  ['a list of a list', '- one\n\n    - two\n\n        more\n', '- one\n\n  - two\n\n      more\n'],
  ['two marks in one line', '- - one\n\n    more\n- two', '- - one\n\n    more\n- two'],
  ['a list in an admonition', ':::note\n- one\n- two\n:::\nText', ':::note\n- one\n- two\n:::\nText'],
  ['a list right below a quotation', '> a\n- b\n\n- c', '> a\n> - b\n\n- c'],
  ['text behind two empty lines', '- one\n\n\n  Text', '- one\n\n\nText'],
  ['what only looks like a list', '<div>\n- one\n    more\n</div>', '<div>\n- one\n    more\n</div>'],
  ['a list in a script', 'export const a = `\n- one\n    more\n`', 'export const a = `\n- one\n    more\n`'],
])('%s is indented as CommonMark asks for', (_, text, spelled) => {
  expect(fence(text)).toBe(spelled)
})

test.each(['.md', '.mdx'] as const)('nothing of it is seen in the Markdown alternate of %s', async (extension) => {
  const compiler = await createCompiler(makeSpec({hasMdx1: true, expectsMdx: true, alternates: true}))
  const body = '# T\n\n  :::note\n\nText\n\n    code\n\n<b>x</b>\n'
  const {text, alternate} = await compiler.compile({body, extension, filePath: `/site/a${extension}`})
  expect(alternate?.body.chunks.join('')).toMatch(/^ *:::note\n\nText\n```\ncode\n```\n/)
  expect(text.chunks.join('')).not.toMatch(/[\uFDD0-\uFDEF]/)
})
