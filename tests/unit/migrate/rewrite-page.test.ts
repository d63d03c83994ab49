// Habits of MDX 1, rewritten for MDX 3: what changes, and that nothing else does.
import {beforeAll, describe, expect, test} from 'vitest'
import {createCompiler} from '../../../src/node/compile/compile-page.ts'
import {createRewriter, type RewrittenPage} from '../../../src/node/migrate/mdx/rewrite-page.ts'
import {unifiedDiff} from '../../../src/node/migrate/unified-diff.ts'
import {CORPORA, corpusFiles, hasCorpora, readCorpusFile} from '../../support/corpora.ts'
import {makeSpec, toHtml} from '../compile/compile-text.ts'

const spec = makeSpec()
let rewrite: (body: string, extension?: '.md' | '.mdx') => Promise<RewrittenPage>

beforeAll(async () => {
  const rewriter = await createRewriter(spec, await createCompiler(spec))
  rewrite = (body, extension = '.mdx') => rewriter({body, extension, filePath: `/site/page${extension}`})
})

describe('rewrites', () => {
  test.each([
    ['a comment', 'a <!-- b --> c\n\n<!--\nd */ e\n-->\n', 'a {/* b */} c\n\n{/*\nd * / e\n*/}\n'],
    [
      'a comment below an admonition',
      ':::note\n\n<!-- a -->\n\n:::\n\nx <!-- b -->',
      ':::note\n\n{/* a */}\n\n:::\n\nx {/* b */}',
    ],
    ['a void tag', 'a<br>b<hr >\n\n<img src="x.png" alt="a > b">', 'a<br />b<hr />\n\n<img src="x.png" alt="a > b" />'],
    ['a closing br', 'a</br>b', 'a<br />b'],
    [
      'braces of prose',
      'The shape {a: number, b: text} and {name} and {',
      'The shape \\{a: number, b: text} and \\{name} and \\{',
    ],
    ['comparisons', 'a <3 and b <= c', 'a \\<3 and b \\<= c'],
    ['types and placeholders', 'Promise<string> of <your-name>', 'Promise\\<string> of \\<your-name>'],
    [
      'URLs in brackets',
      'See <https://a.b/c_d> or <me@a.b>.',
      'See [https://a.b/c\\_d](https://a.b/c_d) or [me@a.b](mailto:me@a.b).',
    ],
    [
      'styles',
      '<p style="color: red; --own: 1; -ms-flex: 2">x</p>',
      "<p style={{color: 'red', '--own': '1', msFlex: '2'}}>x</p>",
    ],
    ['values without quotes', '<img width=20 src=a.png/>', '<img width="20" src="a.png"/>'],
    [
      'what follows a header, with line ends of Windows',
      '---\ntitle: a {b\n---\r\n\r\na {b\r\n<br>\r\n',
      '---\ntitle: a {b\n---\r\n\r\na \\{b\r\n<br />\r\n',
    ],
    ['after a byte-order mark', '\uFEFFa <br> b', '\uFEFFa <br /> b'],
  ])('%s', async (_, body, expected) => {
    const {body: rewritten, messages} = await rewrite(body)
    expect([rewritten, messages]).toEqual([expected, []])
    expect((await rewrite(rewritten)).body, 'a second run changes nothing').toBe(rewritten)
  })

  test('a page of .md that was read as plain for one fault', async () => {
    expect((await rewrite('<Tabs>\n\na <br> b\n\n</Tabs>', '.md')).body).toBe('<Tabs>\n\na <br /> b\n\n</Tabs>')
  })
})

test.each([
  ['code', '`<br>` and {1 + 1}\n\n```html\n<br> <!-- x --> {\n```\n\n~~~\n<https://a.b>\n~~~\n'],
  ['what MDX 3 reads', '<Tabs style="a: b">x</Tabs>\n\n{/* y */}\n\n<p style={{color: "red"}}>z</p> \\{ \\< &lt;\n'],
])('leaves %s', async (_, body) => {
  expect(await rewrite(body)).toEqual({body, messages: []})
})

test.each([['comments in plain Markdown', '<!-- a -->\n\nb <br> {c']])('leaves %s', async (_, body) => {
  expect((await rewrite(body, '.md')).body).toBe(body)
})

test('says what is left to the writer, at its place', async () => {
  const {body, messages} = await rewrite('a <br> b\n\n<div>\n\nc')
  expect(body).toBe('a <br /> b\n\n<div>\n\nc')
  expect(messages).toMatchObject([{code: 'mdx/syntax', line: 3, column: 1}])
})

test('what is rewritten shows the text that MDX 1 showed', async () => {
  const {body} = await rewrite('a {b: c, d} <3 <https://e.f/g_h_i>')
  expect(await toHtml(body, {extension: '.mdx', spec})).toContain('"a {b: c, d} &#x3C;3 <a href=')
})

describe.skipIf(!hasCorpora).each(CORPORA)('in the corpus $name', ({name}) => {
  test('pages without a fault stay as they are, but for comments in .mdx', async () => {
    for (const path of corpusFiles(name)) {
      const body = readCorpusFile(name, path)
      const {body: rewritten, messages} = await rewrite(body, path.endsWith('.mdx') ? '.mdx' : '.md')
      expect(
        messages.filter(({code}) => code === 'mdx/syntax'),
        path,
      ).toEqual([])
      if (!body.includes('<!--')) expect(rewritten, path).toBe(body)
    }
  })
})

test('the diff has three lines around each change, and old lines before new ones', () => {
  const lines = Array.from({length: 12}, (_, at) => `line ${at + 1}`)
  const changed = lines.map((line, at) => (at === 4 || at === 5 ? `${line}!` : line))
  expect(unifiedDiff('docs/a.md', lines.join('\n'), changed.join('\n'))).toBe(
    `--- a/docs/a.md\n+++ b/docs/a.md\n@@ -2,8 +2,8 @@\n line 2\n line 3\n line 4\n-line 5\n-line 6\n+line 5!\n+line 6!\n line 7\n line 8\n line 9\n`,
  )
  expect(unifiedDiff('a', 'b', 'b')).toBe('')
})

describe('on a site of Docusaurus 2', () => {
  let rewriteOld: typeof rewrite

  beforeAll(async () => {
    const rewriter = await createRewriter({...spec, hasMdx1: true}, await createCompiler(spec))
    rewriteOld = (body) => rewriter({body, extension: '.mdx', filePath: '/site/page.mdx'})
  })

  test.each([
    [
      'items that are indented by too little',
      '1. one\r\n\r\n  ```\r\n  code\r\n  ```\r\n\r\n2. two\r\n',
      '1. one\r\n\r\n   ```\r\n   code\r\n   ```\r\n\r\n2. two\r\n',
    ],
    ['no list that is read alike', '- one\n\n    - two\n\n- three\nlazy\n', '- one\n\n    - two\n\n- three\nlazy\n'],
    ['indented code', 'Text\n\n    a {b}\n    ```\nText', 'Text\n\n````\na {b}\n```\n````\nText'],
    ['that of a list', '1. a\r\n\r\n        b <c>\r\n\r\n2. d', '1. a\r\n\r\n   ```\r\n   b <c>\r\n   ```\r\n\r\n2. d'],
    ['that at the end', '<b>x</b>\n\n    a', '<b>x</b>\n\n```\na\n```'],
    ['a list right below a quotation', '> a\r\n- b\r\n\r\n- c', '> a\r\n> - b\r\n\r\n- c'],
    [
      'entities',
      '&copy 2020 and AT&amp;T `&copy x` [a](b?c&copy=d)',
      '&copy; 2020 and AT&amp;T `&copy x` [a](b?c&copy=d)',
    ],
    ['references and definitions', '[a] [b] or [c] [d]\r\n[b]: e', '[a][b] or [c] [d]\r\n\r\n[b]: e'],
    ['headings over lines', 'One\ntwo\n---\n\nThree\n===', 'One\n\ntwo\n---\n\nThree\n==='],
    [
      'indented colons',
      'a\n\n  :::note\n\n  b\n\n- :::tip\n  c\n  :::',
      'a\n\n  &#58;::note\n\n  b\n\n- :::tip\n  c\n  :::',
    ],
  ])('rewrites %s', async (_, body, expected) => {
    expect(await rewriteOld(body)).toEqual({body: expected, messages: []})
    expect((await rewriteOld(expected)).body, 'a second run changes nothing').toBe(expected)
  })

  test.each([
    ['stars next to a word', 'Text\n\n**Note:**text and **Note:**text', [3, 1]],
    ['single stars', 'Text\n\nIt is 2 * 3 * 4', [3, 9]],
    ['underscores in words', 'Text\n\nIn my__var and other__var', [3, 6]],
    ['a table behind text', 'Text\n| a | b |\n|---|---|\n| c | d |', [2, 1]],
    ['links to footnotes', 'Text[^1] and [a](#fn-1)\n\n[^1]: b', [1, 14]],
    ['Markdown in an attribute', '<Legend text={<>\n\n<b>x</b>\n\nSome **text**\n\n</>} />', [5, 1]],
    ['admonitions that end elsewhere', ':::note\n\na\n\n:::tip\n\nb\n\n:::\n', [1, 1]],
  ])('tells of %s once', async (_, body, [line, column]) => {
    const {body: rewritten, messages} = await rewriteOld(body)
    expect(rewritten).toBe(body)
    expect(messages.filter((one) => one.line === line)).toMatchObject([{code: 'mdx/older-form', line, column}])
  })

  test.each([
    [
      'what both read alike',
      '**Note:** text, 2 \\* 3 \\* 4, a * b\n\n:::note\n\na\n\n:::\n\n::::tip\n\n:::note\n\nb\n\n:::\n\n::::\n',
    ],
  ])('tells nothing of %s', async (_, body) => {
    expect(await rewriteOld(body)).toEqual({body, messages: []})
  })
})
