// What is known of a document before it is compiled.
import {describe, expect, test} from 'vitest'
import {scanText} from '../../../src/node/compile/create-scanner.ts'

describe('front matter', () => {
  test('is read', () => {
    expect(scanText('---\ntitle: "A"\ntags: [a, b]\ndate: 2024-01-02\n---\n\ntext')).toEqual({
      frontMatter: {title: 'A', tags: ['a', 'b'], date: '2024-01-02'},
      dates: [['2024-01-02T00:00:00.000Z', 'date']],
      excerpt: 'text',
      importSpecifiers: [],
      messages: [],
    })
  })
  test.each([
    ['', {}],
    ['---\n---\n', {}],
    ['---\n# c\n---', {}],
    ['--- \na: 1\n--- \n', {a: 1}],
    ['\uFEFF---\r\na: |\r\n  b\r\n---\r\n', {a: 'b\n'}],
    ['---\n\na: 1\n', {}],
    ['----\na: 1\n----\n', {}],
    ['x\n---\na: 1\n---\n', {}],
    ['---\nb: &x {c: 1}\na:\n  <<: *x\n---\n', {b: {c: 1}, a: {c: 1}}],
  ])('%j', (text, frontMatter) => {
    const scanned = scanText(text)
    expect(scanned.frontMatter).toEqual(frontMatter)
    expect(scanned.messages).toEqual([])
  })
  test.each([
    ['---\na: 1\na: 2\n---\n', 3, 1, /same key/],
    ['---\na:\n\tb: 1\n---\n', 3, 1, /tab/],
    ['---\na: b: c\n---\n', 2, 4, /not valid YAML/],
    ['---\na: [1\n---\n', 2, 6, /not valid YAML/],
    ['---\n- a\n---\n', 2, 1, /keys and values/],
    ['---\njust text\n---\n', 2, 1, /"just text"/],
    ['---\na: 1\n', 1, 1, /"a" has no end/],
    ['---\nb: 1\na: &x [*x]\n---\n', 3, 1, /part of/],
    [`---\n${'? '.repeat(500)}\n---\n`, 2, 1, /begin with "\?"/],
    [`---\na: 1\n${'? - &a '.repeat(50)}\n---\n`, 3, 1, /begin with "\?"/],
    [`---\na: ${'['.repeat(300)}${']'.repeat(300)}\n---\n`, 2, 1, /200 levels/],
  ])('%j is an error', (text, line, column, message) => {
    const {messages, frontMatter} = scanText(text)
    expect(frontMatter).toEqual({})
    expect(messages).toMatchObject([{level: 'error', code: 'front-matter/syntax', line, column}])
    expect(messages[0]?.message).toMatch(message)
  })
})

describe('the title of the content', () => {
  test.each([
    ['# A', 'A'],
    ['\n\n#  A `b` *c* **d** [e](f) #', 'A b c d e'],
    ['# A {#b}', 'A'],
    ['# A {/* #b */}', 'A'],
    ['# A <!-- #b -->', 'A'],
    ['# A `{/* b */}`', 'A {/* b */}'],
    ['A b\n===', 'A b'],
    ["import a from 'b'\nimport c from 'd'\n\n# A", 'A'],
    ['---\na: 1\n---\n# A', 'A'],
    ['# `a_b_` and ``c ` d`` and `*`', 'a_b_ and c ` d and *'],
    ['# snake_case_name and `__init__`', 'snake_case_name and __init__'],
    ['text\n\n# A', undefined],
    ['## A', undefined],
    ['#A', undefined],
    ['#', undefined],
    ['```\n# A\n```', undefined],
  ])('%j', (text, title) => {
    expect(scanText(text).contentTitle).toBe(title)
  })
})

describe('the excerpt', () => {
  test.each([
    ['# A\n\nB *c* **d** `e` ~~f~~ [g](h) ![i](j) k[^1]\nl', 'B c d e f g i k'],
    ["import a from 'b'\n\nexport const c = 1\n\nD", 'D'],
    ["<!-- a -->\nimport b from 'c'\n\nD", 'D'],
    ['{/* a */}\nexport const b = 1\n\nD', 'D'],
    ["# A\nimport b from 'c'\n\nD", 'D'],
    ['![a](./b.png)\nimport c', 'a'],
    ['```js\na\n```\n\nB', 'B'],
    ['#a b\n\nC', 'C'],
    ['> B', 'B'],
    [':::note\n\nA\n\n:::', 'A'],
    ['<div>\nA\n</div>', 'A'],
    ['A\n===\n\nB', 'B'],
    ['## A {#b}', 'A'],
    ['- a\n- b', 'a'],
    ['| a | b |\n|---|---|\n', '| a | b |'],
    ['<!-- c -->\nA', 'A'],
    ['{/*\nc\n*/}\nA {/* b */}', 'A'],
    ['## A {/* #b */}', 'A'],
    ['<head>\n  <title>B</title>\n</head>\n\nA', 'A'],
    ['`{/* b */}` A', '{/* b */} A'],
    ['[a]: b\n\nC', 'C'],
    ['a &amp; b \\* c :smile: 12:30', 'a & b * c 12:30'],
    ['', ''],
    ['# A', ''],
    ['<B title="c">\n  {Source}\n</B>\n\nA', 'A'],
    ['A {b}', 'A {b}'],
  ])('%j', (text, excerpt) => {
    expect(scanText(text).excerpt).toBe(excerpt)
  })
})

test('where the front matter says plain Markdown, a line that starts with import is text', () => {
  const scanned = scanText("---\nmdx: {format: md}\n---\nimport a from 'b'")
  expect(scanned).toMatchObject({importSpecifiers: [], excerpt: "import a from 'b'"})
})

describe('imports', () => {
  test.each([
    ["import a from 'b'\nimport {c} from \"d\"\nimport 'e'\nimport * as f from 'g'", ['b', 'd', 'e', 'g']],
    ["import a, {\n  b,\n} from 'c'", ['c']],
    ["export {a} from 'b'\nexport * from 'c'\nexport const d = 1", ['b', 'c']],
    ["```js\nimport a from 'b'\n```", []],
    ["  import a from 'b'", []],
    ["import a from 'b'\n\nimport c from 'b'", ['b']],
    ["import a from 'b'; import c from 'd';import 'e' ;  export * from 'f'\n", ['b', 'd', 'e', 'f']],
    ["import a from 'b' and; import c from 'd'\n\nText; import e from 'f'", ['b']],
  ])('%j', (text, specifiers) => {
    expect(scanText(text).importSpecifiers).toEqual(specifiers)
  })
})
