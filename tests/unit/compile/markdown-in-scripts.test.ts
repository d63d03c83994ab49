// Markdown of MDX 1 in the JSX of scripts: where it is.
import {expect, test} from 'vitest'
import {findMarkdownInScripts} from '../../../src/node/compile/mdx1/markdown-in-scripts.ts'

const partsOf = (text: string) => findMarkdownInScripts(text).map(({start, end}) => text.slice(start, end))

test.each([
  ['a fragment in an attribute', '<A b={<>\n\n**one**\n\n- two\n\n</>} />\n\nText', ['**one**\n\n- two']],
  ['two of them', "<A\n  b={[{c: '<', d: <>\n\none\n\n</>}, {d: <b>\n\ntwo\n\n</b>}]}\n/>\n", ['one', 'two']],
  ['an expression in an element', '<A>\n{b && <>\n\none\n\n</>}\n</A>\n', ['one']],
  ['with tags in a fence', '<A b={<>\n\n```\n\n<i>\n```\n\n</>} />', ['```\n\n<i>\n```']],
  ['behind a template', `<A b={\`\n<i> { \${c}\n\`} d={<>\n\none\n\n</>} />`, ['one']],
])('%s', (_, text, parts) => {
  expect(partsOf(text)).toEqual(parts)
})

test.each([
  ['text in an element', '<A b={1}>\n\n**one**\n\n</A>\n'],
  ['empty lines in a script', '<A b={[\n\n  1,\n\n  a < b,\n\n]} c={`\n\n**one**\n\n`} />\n'],
  ['code', '```jsx\n<A b={<>\n\n**one**\n\n</>} />\n```\n'],
  ['a script that is never closed', '<A b={<>\n\n**one**\n'],
  ['a comment', '<A b={/* <>\n\n**one**\n\n*/ 1} />\n'],
])('%s is left alone', (_, text) => {
  expect(partsOf(text)).toEqual([])
})
