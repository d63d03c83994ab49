// Plain Markdown or MDX.
import {describe, expect, test} from 'vitest'
import type {CompilerSpec} from '../../../src/node/model.ts'
import {compileText, makeSpec} from './compile-text.ts'

describe('a .md file by what it uses', () => {
  const cases: [name: string, body: string, kind: 'html' | 'module'][] = [
    ['an import', "import A from './a.js'\n\na", 'module'],
    ['an import of names over lines', "import {\n  a,\n  b,\n} from './a.js'\n\na", 'module'],
    ['an export with empty lines', 'export const a = {\n\n  b: 1,\n}\n\na', 'module'],
    ['a component of the theme', '<Tabs>\n\na\n\n</Tabs>', 'module'],
    ['an attribute with an expression', '<div style={{color: "red"}}>a</div>', 'module'],
    ['a comment of MDX', '{/* not shown */}\n\n## A {/* #b */}', 'module'],
    ['a block of the head', '<head>\n<meta name="a" content="b" />\n</head>', 'module'],
    ['a block of MDX code', '```mdx-code-block\n<b>a</b>\n```', 'module'],
    ['prose that starts with import', 'import is a keyword\n\nexport the file', 'html'],
    ['an import inside a paragraph', "a\nimport b from 'c'", 'html'],
    ['an import in code', "```js\nimport a from 'b'\n```\n\n`<Tabs>`", 'html'],
    ['an import in a comment', "<!--\n\nimport a from 'b'\n\n-->", 'html'],
    ['a component that nobody knows', '<Foo>a</Foo>', 'html'],
    ['a type argument of a known name', 'Array<Tabs>', 'html'],
    ['a component next to a stray brace', 'Use <Tabs/> and {', 'html'],
    ['a comment of MDX in code', '`{/* a */}`', 'html'],
    ['a comment of MDX that is not closed', 'a/{/*,b}', 'html'],
    ['an escaped component', '\\<Tabs/>', 'html'],
  ]
  test.each(cases)('%s', async (_, body, kind) => {
    const {record} = await compileText(body)
    expect(record.kind).toBe(kind)
    expect(record.messages).toEqual([])
  })
  test('a block of a component in a file that is not MDX is warned of', async () => {
    const {record} = await compileText('<Tabs>\n\na\n\n</Tabs>\n\n{')
    expect(record).toMatchObject({
      kind: 'html',
      messages: [{level: 'warning', code: 'mdx/read-as-markdown', line: 7, column: 1}],
    })
  })
  test('an attribute with an expression in a file that is not MDX is warned of', async () => {
    const {record} = await compileText('<img src={a.b} />\n\n<br>')
    expect(record).toMatchObject({
      kind: 'html',
      messages: [{level: 'warning', code: 'mdx/read-as-markdown', message: expect.stringContaining('"<img src={…}>"')}],
    })
  })
  test('an import in a file that is not MDX is an error', async () => {
    const {record} = await compileText("import A from './a.js'\n\n{")
    expect(record.messages).toMatchObject([{level: 'error', code: 'mdx/syntax', line: 3, column: 1}])
  })
})

test('plain Markdown shows what is in a block of MDX code without its fences', async () => {
  const {record, text} = await compileText('```mdx-code-block\n<b>a</b>\n```', {spec: makeSpec({format: 'detect'})})
  expect(record.kind).toBe('html')
  expect(text.trim()).toBe('<p><b>a</b></p>')
})

describe('by settings, extension and front matter', () => {
  type Case = [
    format: CompilerSpec['format'],
    extension: '.md' | '.mdx',
    override: 'md' | 'mdx' | undefined,
    kind: 'html' | 'module',
  ]
  const cases: Case[] = [
    ['auto', '.md', undefined, 'html'],
    ['auto', '.mdx', undefined, 'module'],
    ['detect', '.md', undefined, 'html'],
    ['detect', '.mdx', undefined, 'module'],
    ['mdx', '.md', undefined, 'module'],
    ['md', '.mdx', undefined, 'html'],
    ['mdx', '.mdx', 'md', 'html'],
    ['md', '.md', 'mdx', 'module'],
  ]
  test.each(cases)('%s, %s, %s: %s', async (format, extension, formatOverride, kind) => {
    const override = formatOverride === undefined ? {} : {formatOverride}
    const {record} = await compileText('a', {spec: makeSpec({format}), extension, ...override})
    expect(record.kind).toBe(kind)
  })
})
