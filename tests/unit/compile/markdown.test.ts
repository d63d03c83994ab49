// Plain Markdown: what comes out as HTML, and what the record says of the page.
import {describe, expect, test} from 'vitest'
import {compileText, makeSpec, toHtml} from './compile-text.ts'

describe('text that MDX would refuse', () => {
  const cases: [name: string, body: string, html: string][] = [
    ['a type argument', 'Promise<Foo> and List<string>', '<p>Promise&#x3C;Foo> and List&#x3C;string></p>'],
    ['braces', 'a {x} {{y}} $\\frac{a}{b}$', '<p>a {x} {{y}} $\\frac{a}{b}$</p>'],
    [
      'an autolink',
      '<https://x.y>',
      '<p><a href="https://x.y" target="_blank" rel="noopener noreferrer">https://x.y</a></p>',
    ],
    ['a comment', 'a <!-- b --> c', '<p>a  c</p>'],
    ['a comparison', 'a < 5 and b <3', '<p>a &#x3C; 5 and b &#x3C;3</p>'],
    ['a void tag', 'a<br>b', '<p>a<br>b</p>'],
  ]
  test.each(cases)('%s is fine in .md', async (_, body, html) => {
    const {record, text} = await compileText(body)
    expect(record).toMatchObject({kind: 'html', messages: []})
    expect(text).toBe(html)
  })
})

describe('HTML of the writer', () => {
  test('is balanced', async () => {
    expect(await toHtml('<div>\n\n*a*\n\n</div><i>')).toBe('<div>\n<p><em>a</em></p>\n</div><i></i>')
  })
  test('may hold Markdown', async () => {
    expect(await toHtml('<details>\n<summary>S</summary>\n\n- a\n\n</details>')).toBe(
      '<details>\n<summary>S</summary>\n<ul>\n<li>a</li>\n</ul>\n</details>',
    )
  })
  test('leaves code blocks as they are', async () => {
    const html = await toHtml('<b>x</b>\n\n```html\n<a>&amp;\n```')
    expect(html).toContain('<span class="token-line"><span class="token tag punctuation">&lt;</span>')
  })
  test('keeps its own pre and code', async () => {
    expect(await toHtml('<pre><code class="language-js">a</code></pre>')).toBe(
      '<pre><code class="language-js">a</code></pre>',
    )
  })
})

describe('tables', () => {
  test('are aligned by class, without inline style', async () => {
    const html = await toHtml('| a | b |\n|:-:|--:|\n| 1 | 2 |')
    expect(html).toContain('<th class="text--center">a</th>\n<th class="text--right">b</th>')
    expect(html).not.toContain('style')
  })

  test.each([
    ['corner', '| | b |\n|--|--:|\n| 1 | 2 |', '<td></td>\n<th scope="col" class="text--right">b</th>'],
    ['whole row', '| | |\n|--|--|\n| 1 | 2 |', '<td></td>\n<td></td>'],
    ['cell with an image alone', '| ![a](x.svg) | b |\n|--|--|\n| 1 | 2 |', '</th>\n<th>b</th>'],
  ])('an empty %s heads nothing', async (_name, source, expected) => {
    expect(await toHtml(source)).toContain(expected)
  })

  test('an empty corner is a header where the style sheets are those of a site for Docusaurus', async () => {
    const html = await toHtml('| | b |\n|--|--|\n| 1 | 2 |', {spec: makeSpec({expectsMdx: true})})
    expect(html).toContain('<th></th>\n<th>b</th>')
  })
})

describe('the record', () => {
  test.each([
    ['# A', true],
    ['\n\n<!-- c -->\n\nA\n===', true],
    ['<h1>A</h1>', true],
    ['x\n\n# A', true],
    ['> # A', true],
    ['## A\n\n# B', false],
    ['x\n\n***\n\n# A', false],
    ['', false],
  ])('says whether the first heading of %j is its title', async (body, hasTitle) => {
    expect((await compileText(body)).record.hasContentTitle).toBe(hasTitle)
  })
  test('is of an empty page for an empty file', async () => {
    const {record, text} = await compileText('')
    expect(text).toBe('')
    expect(record).toEqual({
      kind: 'html',
      hasContentTitle: false,
      toc: [],
      anchors: [],
      references: [],
      imports: [],
      messages: [],
    })
  })
  test('takes front matter for no content, with any line ends and a byte-order mark', async () => {
    const {record, text} = await compileText('\uFEFF---\r\ntitle: x\r\n---\r\n\r\na [b](./c.md)\r\n')
    expect(text).toBe('<p>a <a href="«0.url»">b</a></p>')
    expect(record.references).toEqual([{index: 0, kind: 'link', target: './c.md', line: 5, column: 7, length: 6}])
  })
  test('does not let a text forge placeholders', async () => {
    expect(await toHtml('\uFDD07url\uFDD1')).toBe('<p>\uFFFD7url\uFFFD</p>')
  })
  test('has every id of the content as an anchor', async () => {
    const {record} = await compileText('# T\n\n## A\n\n<a name="n"></a><span id="s"></span>\n\n:::note{#adm}\nx\n:::')
    expect(record.anchors).toEqual(['t', 'a', 'n', 's', 'adm'])
  })
})

test('the same file gives the same result, whatever was compiled before', async () => {
  const body = '```php\n<?php echo "a";\n```\n\n```js\nlet a\n```\n\n## A\n\n## A'
  const first = await toHtml(body)
  await toHtml('```jsx\n<a/>\n```\n\n```latte\na\n```\n\n```csharp\na\n```')
  expect(await toHtml(body)).toBe(first)
})

test('a deeply nested text does not fail', async () => {
  const {record} = await compileText(`${'> '.repeat(300)}a\n\n${'- '.repeat(200)}b`, {spec: makeSpec()})
  expect(record.kind).toBe('html')
})
