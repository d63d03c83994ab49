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
  ]
  test.each(cases)('%j', async (body, ids) => {
    const {record} = await compileText(body)
    expect(headings(record).map(({id}) => id)).toEqual(ids)
    expect(record.anchors).toEqual(ids)
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
  test('keeps code, emphasis and deletion, and drops links and images', async () => {
    const {record} = await compileText('## `a<b` *c* **d** ~~e~~ [f & g](h.md) ![i](j.png)')
    expect(headings(record)[0]?.value).toBe('<code>a&lt;b</code> <em>c</em> <strong>d</strong> <del>e</del> f &amp; g')
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
})
