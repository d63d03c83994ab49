// Headings: ids, links to themselves, table of contents.
import {describe, expect, test} from 'vitest'
import type {CompiledPage} from '../../../src/node/model.ts'
import type {TocItem} from '../../../src/shared/contract.ts'
import {compileText, makeSpec, toHtml} from './compile-text.ts'

function headings({toc}: CompiledPage): TocItem[] {
  return toc.filter((entry) => 'id' in entry)
}

describe('ids', () => {
  const cases: [body: string, ids: string[]][] = [
    ['## A b\n\n## A b\n\n## A b', ['a-b', 'a-b-1', 'a-b-2']],
    ['## A {#x}\n\n## A', ['x', 'a']],
    ['## A {#x} ##\n\nB {#y}\n---', ['x', 'y']],
    ['## A <!-- #x -->', ['x']],
    ['## A `{#x}`', ['a-x']],
    ['## Ünï 漢字 & `co_de`', ['ünï-漢字--co_de']],
    ['## Hello *big* [world](x.md)', ['hello-big-world']],
    ['## ![alt & text](i.png) b', ['alt--text-b']],
    ['## A :rocket: b\n\n## :tada:\n\n## :tada:', ['a-rocket-b', 'tada', 'tada-1']],
    ['## A[^1] b\n\n[^1]: c', ['a-b']],
    ['<h2>Raw</h2>\n\n## Raw', ['raw']],
  ]
  test.each(cases)('%j', async (body, ids) => {
    const {record} = await compileText(body)
    expect(headings(record).flatMap(({id}) => (id === 'footnote-label' ? [] : [id]))).toEqual(ids)
    expect(record.anchors.filter((id) => !/^(?:user-content-fn|footnote-label)/.test(id))).toEqual(ids)
  })
  test('of expressions are made from their source', async () => {
    const {record} = await compileText('export const v = 1\n\n## Version {v}\n\n## {v < 2}', {extension: '.mdx'})
    expect(headings(record)).toMatchObject([
      {id: 'version-v', value: 'Version v'},
      {id: 'v--2', value: 'v &lt; 2'},
    ])
  })
  test('are listed with quotes escaped, as in Docusaurus, whose sites look for them', async () => {
    const {record} = await compileText(`## Event: 'close'\n\n## A "b" \`'c' & <d>\`\n`)
    expect(headings(record).map(({value}) => value)).toEqual([
      'Event: &#39;close&#39;',
      'A &quot;b&quot; <code>&#39;c&#39; &amp; &lt;d&gt;</code>',
    ])
  })
  test.each([
    ['## Table (M:N relation)', 'table-m-relation', 'Table (M:N relation)'],
    ['## Using node:fs_ and :kbd[Ctrl C]', 'using-nodefs_-and-ctrl-c', 'Using node:fs_ and Ctrl C'],
    ['## At 10:30, std::vector, https://a.example :a:', 'at-1030-stdvector-httpsaexample-a', undefined],
    ['## `a:b` and \\:c', 'ab-and-c', '<code>a:b</code> and :c'],
  ])('have no names of directives on a site of Docusaurus 3: %s', async (body, id, value) => {
    const {record} = await compileText(body, {spec: makeSpec({expectsMdx: true})})
    expect(headings(record)).toEqual([expect.objectContaining({id, ...(value !== undefined && {value})})])
  })
  test('have all names on other sites', async () => {
    for (const spec of [makeSpec(), makeSpec({expectsMdx: true, hasMdx1: true})]) {
      const {record} = await compileText('## M:N', {spec})
      expect(headings(record)[0]?.id).toBe('mn')
    }
  })
  test('keep capitals where the site wants it', async () => {
    const {record} = await compileText('## A B\n\n## A B', {spec: makeSpec({maintainHeadingCase: true})})
    expect(headings(record).map(({id}) => id)).toEqual(['A-B', 'A-B-1'])
  })
})

test('an h2 has a link to itself, an h1 has not', async () => {
  expect(await toHtml('# A\n\n## B "c" {#d}')).toBe(
    '<h1 id="a">A</h1>\n<h2 id="d" class="anchor">B "c"<a class="hash-link" href="#d" ' +
      'aria-label="Direct link to B &#x22;c&#x22;">\u200B</a></h2>',
  )
})

describe('the table of contents', () => {
  test('keeps code, emphasis and deletion, drops links, and names images', async () => {
    const {record} = await compileText('## `a<b` *c* **d** ~~e~~ [f & g](h.md) ![i](j.png)')
    expect(headings(record)[0]?.value).toBe(
      '<code>a&lt;b</code> <em>c</em> <strong>d</strong> <del>e</del> f &amp; g i',
    )
  })
  test('has headings of levels 2 to 6, wherever they stand', async () => {
    const {record} = await compileText('# 1\n\n> ## 2\n\n- ### 3\n\n:::note\n#### 4\n:::\n\n##### 5\n\n###### 6')
    expect(headings(record).map(({level, value}) => [level, value])).toEqual([
      [2, '2'],
      [3, '3'],
      [4, '4'],
      [5, '5'],
      [6, '6'],
    ])
  })
  test('ends with the footnotes, unless there is no other heading', async () => {
    const {record} = await compileText('## A\n\na[^1]\n\n[^1]: b')
    expect(headings(record).map(({id}) => id)).toEqual(['a', 'footnote-label'])
    expect((await compileText('a[^1]\n\n[^1]: b')).record.toc).toEqual([])
  })
  test('keeps the class alone, and the text alone of elements that link or load', async () => {
    const body = [
      '## <div className="label a&b" style={{color: "red"}} onClick={() => {}}>Required</div>**`onPress`** {#one}',
      '## <ruby>漢<rt>kan</rt></ruby> <time dateTime="2026">now</time> {#two}',
      '## <a href="javascript:x">A</a> <iframe src="/x">F</iframe> <Badge>B</Badge> <img src="x" onError="y"/> {#three}',
    ].join('\n\n')
    const {record} = await compileText(body, {extension: '.mdx', spec: makeSpec({knownComponents: ['Badge']})})
    expect(headings(record).map(({value}) => value)).toEqual([
      '<div class="label a&amp;b">Required</div><strong><code>onPress</code></strong>',
      '<ruby>漢<rt>kan</rt></ruby> <time>now</time>',
      'A F B',
    ])
  })
  test('keeps elements of a text and their classes', async () => {
    const body = '## A <span className="b&">New</span> <b>c</b> <a href="x">d</a> <img src="e" alt="q" /> <Foo>z</Foo>'
    const {record} = await compileText(body, {extension: '.mdx', spec: makeSpec({knownComponents: ['Foo']})})
    expect(headings(record)[0]?.value).toBe('A <span class="b&amp;">New</span> <b>c</b> d  z')
  })
})
