// MDX that does not parse, or that would fail when it is rendered: every error has its place in the file.
import {describe, expect, test} from 'vitest'
import {compileText, makeSpec} from './compile-text.ts'

const HEADER = '---\ntitle: a\n---\n\n'

interface Expected {
  readonly code?: string
  readonly line: number
  readonly column: number
  readonly message: RegExp
  readonly hint: RegExp
}

const CASES: [name: string, body: string, expected: Expected][] = [
  ['an unclosed tag', 'a <b> c\n\nd', {line: 5, column: 3, message: /tag "<b>" is never closed/, hint: /Add "<\/b>"/}],
  [
    'an unclosed component',
    'x\n\n<Foo>\n\ny',
    {line: 7, column: 1, message: /"<Foo>" is never closed/, hint: /<\/Foo>/},
  ],
  ['a void tag', 'a\n\n<br>', {line: 7, column: 1, message: /"<br>" is never closed/, hint: /Write "<br \/>"/}],
  ['a stray closing tag', 'a </b>', {line: 5, column: 4, message: /closing tag "<\/b>"/, hint: /reverse order/}],
  ['a stray brace', 'a { b', {line: 5, column: 3, message: /brace in "\{ b"/, hint: /\\\{/}],
  ['a bad expression', 'a {b c} d', {line: 5, column: 5, message: /expression in "\{b c\} d"/, hint: /\\\{/}],
  [
    'a URL in brackets',
    'x <https://a.b/c> y',
    {line: 5, column: 3, message: /"<https:\/\/a\.b\/c>"/, hint: /\[https:\/\/a\.b\/c\]/},
  ],
  ['an email url in brackets', '<a@b.c>', {line: 5, column: 1, message: /"<a@b\.c>"/, hint: /mailto:a@b\.c/}],
  ['a bad import', 'import a from\n\nb', {line: 5, column: 1, message: /"import a from"/, hint: /empty line/}],
  ['prose like an import', 'import the file', {line: 5, column: 12, message: /"import the file"/, hint: /prose/}],
  [
    'a formula',
    '$\\frac{a}{b}$',
    {code: 'mdx/unknown-name', line: 5, column: 8, message: /"a", which is not defined/, hint: /formula/},
  ],
  ['a formula that does not parse', '$\\frac{a+}{b}$', {line: 5, column: 10, message: /"\{a\+\}/, hint: /formula/}],
  ['a comparison', 'a <3', {line: 5, column: 3, message: /"<3"/, hint: /\\</}],
  [
    'an attribute without quotes',
    '<a b=c/>',
    {line: 5, column: 1, message: /"<a b=c\/>"/, hint: /quotes|name="value"/},
  ],
  [
    'an unknown component',
    '<Foo/>',
    {code: 'mdx/unknown-component', line: 5, column: 2, message: /"<Foo>"/, hint: /Import/},
  ],
  [
    'an unknown component in code',
    '{[1].map((a) => <Foo key={a}/>)}',
    {code: 'mdx/unknown-component', line: 5, column: 18, message: /"<Foo>"/, hint: /Import/},
  ],
  [
    'an unknown name',
    'a {b.c} d',
    {code: 'mdx/unknown-name', line: 5, column: 4, message: /"b", which is not defined/, hint: /\\\{/},
  ],
  [
    'a brace too many in the text of JSX',
    '{<b>a } b</b>}',
    {line: 5, column: 7, message: /unexpected token "}"\.$/, hint: /write "\\{"/},
  ],
  [
    'an await',
    '{await 1}',
    {code: 'mdx/unsupported-script', line: 5, column: 2, message: /"await"/, hint: /component/},
  ],
  [
    'a dynamic import',
    '{import(props.a)}',
    {code: 'mdx/unsupported-script', line: 5, column: 2, message: /"import\(\)"/, hint: /in quotes/},
  ],
]

describe.each(['native', 'reference'] as const)('with the %s parser', (parser) => {
  const spec = makeSpec({parser})
  test.each(CASES)('%s', async (_, body, {code = 'mdx/syntax', line, column, message, hint}) => {
    const {record, text} = await compileText(HEADER + body, {extension: '.mdx', spec})
    expect(text).toBe('')
    expect(record.messages[0]).toMatchObject({level: 'error', code, line, column})
    expect(record.messages[0]?.message).toMatch(message)
    expect(record.messages[0]?.hint).toMatch(hint)
  })
})

test('names that functions, files and browsers define are known', async () => {
  const body =
    'export const a = [1]\n\n{a.map((b, {c, d: [e]} = {}) => { const f = b; try { return f + c + e } catch (g) { return g } })}\n\n' +
    '{typeof nobody === "undefined" && window.x}{({key: 1}).key}{props.h}{frontMatter.i}{Math.max(1)}'
  expect((await compileText(body, {extension: '.mdx'})).record.messages).toEqual([])
})
