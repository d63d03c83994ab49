// MDX: what the function of a page does when the runtime calls it.
import {describe, expect, test} from 'vitest'
import {type CompileTextOptions, compileText, makeSpec} from './compile-text.ts'
import {type EvaluatedMdx, evaluateMdx, HtmlElement} from './evaluate-mdx.ts'

const MODULES = {
  box: {default: HtmlElement, Other: HtmlElement, two: 2},
  all: {default: 'not exported', one: 1},
}

async function load(body: string, options: CompileTextOptions = {}): Promise<EvaluatedMdx> {
  const compiled = await compileText(body, {extension: '.mdx', ...options})
  expect(compiled.record.messages).toEqual([])
  return evaluateMdx(compiled, MODULES)
}

describe('content', () => {
  const cases: [name: string, body: string, html: string][] = [
    ['expressions', 'a {1 + 1} b', '<p>a 2 b</p>'],
    ['components', 'import B from "box"\n\n<B>\n\n*a*\n\n</B>', '<section><p><em>a</em></p></section>'],
    ['components of the theme', '<Tabs>a</Tabs>', '<section>a</section>'],
    [
      'blocks that are components',
      '<details>\n<summary>a</summary>\n\nb\n\n</details>',
      '<section><summary>a</summary><p>b</p></section>',
    ],
    ['HTML comments', 'a <!-- {b} */ --> c\n\n<!-- d\n\ne -->', '<p>a  c</p>'],
    ['comments in code', '`<!-- a -->` `{#b}`', '<p><code>&#x3C;!-- a --></code> <code>{#b}</code></p>'],
    ['comments in strings', 'export const a = "<!-- b -->"\n\n{a}', '&lt;!-- b --&gt;'],
    ['ids of headings', '# A {#b}', '<h1 id="b">A</h1>'],
    ['ids of headings whose brace is escaped', '# A \\{#b}', '<h1 id="b">A</h1>'],
    ['ids of headings as comments', '# A {/* #b */}', '<h1 id="b">A</h1>'],
    ['blocks of MDX code', '```mdx-code-block\n<Tabs/>\n```', '<section></section>'],
    [
      'files that are required',
      "<img src={require('./a.png').default} loading='lazy' />",
      '<img src="./a.png" loading="lazy"/>',
    ],
    ['the front matter', '---\na: {b: [1, "c"]}\n---\n\n{frontMatter.a.b[1]}', 'c'],
    ['the table of contents', '{toc.length}\n\n## A', expect.stringMatching(/^1\n<h2/)],
    ['text with indentation, which is no code', 'a\n\n    b', '<p>a</p>\n<p>b</p>'],
    ['exports in expressions', 'export const metadata = {a: 1}\n\n{metadata.a}', '1'],
    ['properties', '{typeof props}', 'object'],
    [
      'styles that are text',
      '<b style="color: red; --own: 1; -webkit-mask: url(a;b); margin-top:2px">a {1}</b>',
      '<b style="color:red;--own:1;-webkit-mask:url(a;b);margin-top:2px">a 1</b>',
    ],
    ['templates with lines', 'export const a = `b\n  c`\n\n<pre>{a}</pre>', '<pre>b\n  c</pre>'],
    ['layouts', 'export default ({children}) => <main>{children}</main>\n\na', '<main><p>a</p></main>'],
  ]
  test.each(cases)('%s', async (_, body, html) => {
    expect((await load(body)).html).toEqual(html)
  })
  test('tables without inline style', async () => {
    const {html} = await load('| a |\n|:-:|\n| {1} |')
    expect(html).toContain('<td class="text--center">1</td>')
    expect(html).not.toContain('style')
  })
  test('code blocks as one element', async () => {
    const {text} = await compileText('```js\nlet a\n```', {extension: '.mdx'})
    expect(text).toContain(
      '_jsx("div", {\nclassName: "language-js theme-code-block",\n"data-language": "JavaScript",\ndangerouslySetInnerHTML: _html1',
    )
  })
})

describe('exports', () => {
  test('are what the file exports, and its own facts', async () => {
    const body =
      '---\ntitle: t\n---\nimport B, {two as deux} from "box"\nimport * as all from "all"\nexport const a = deux, {b = 3, ...c} = {}\n' +
      'export function d() {}\nexport {one as e} from "all"\nexport * from "all"\nexport {a as f}\n\n# G *h*\n\n{all.one}<B/>'
    const {exports} = await load(body, {exportsFrontMatter: true})
    expect(exports).toMatchObject({
      a: 2,
      b: 3,
      c: {},
      e: 1,
      one: 1,
      f: 2,
      frontMatter: {title: 't'},
      contentTitle: 'G h',
    })
    expect(exports.default).toBeTypeOf('function')
  })
  test.each([
    ['{frontMatter.a}', {a: 1}],
    ['export const {b} = frontMatter\n\n{b}', {b: 2}],
    ['export const all = JSON.stringify(frontMatter)', {a: 1, b: 2}],
    ['<Tabs frontMatter={frontMatter}/>', {a: 1, b: 2}],
    ['no code', undefined],
  ])('%j has of the front matter what it reads', async (body, frontMatter) => {
    const {exports} = await load(`---\na: 1\nb: 2\n---\n\n${body}`)
    expect(exports.frontMatter).toEqual(frontMatter)
  })
  test('of the writer win over the facts', async () => {
    const {exports} = await load('---\na: 1\n---\nexport const frontMatter = 2\n\n# b')
    expect(exports.frontMatter).toBe(2)
  })
})

describe('the record', () => {
  test('lists imports, with a placeholder and a place for each', async () => {
    const {record, text} = await compileText('---\na: 1\n---\n\nimport B from "./b.mdx"\nimport "c.css"\n\n<B/>', {
      extension: '.mdx',
    })
    expect(record).toMatchObject({
      kind: 'module',
      imports: ['./b.mdx', 'c.css'],
      references: [
        {index: 0, kind: 'module', target: './b.mdx', line: 5, column: 16, length: 7},
        {index: 1, kind: 'module', target: 'c.css', line: 6, column: 9, length: 5},
      ],
    })
    expect(text).toContain('{default: B} = _quire.imports("«0.url»")')
    expect(text).not.toMatch(/\b(?:import|export|await)\b/)
  })
  test('has references, headings and ids as that of plain Markdown', async () => {
    const body = '# A\n\n## B `c`\n\n[d](./e.md) ![f](g.png)\n\n:::note [h](i.md)\n:::'
    const plain = await compileText(body)
    const mdx = await compileText(body, {extension: '.mdx'})
    expect({...mdx.record, kind: 'html', makesOnlyElements: undefined}).toEqual(plain.record)
  })
  test('has the ids of elements', async () => {
    const {record} = await compileText('<a id="b"/> <Tabs id="c"><a name="d"/></Tabs>', {extension: '.mdx'})
    expect(record.anchors).toEqual(['b', 'c', 'd'])
  })
  test('has headings inside components', async () => {
    const {record} = await compileText('<Tabs>\n\n## A\n\n</Tabs>', {
      extension: '.mdx',
      spec: makeSpec({parser: 'reference'}),
    })
    expect(record.toc).toEqual([{value: 'A', id: 'a', level: 2}])
  })
})

describe('a code block written as a component', () => {
  const compile = (block: string, spec = makeSpec({})) =>
    compileText(`import CodeBlock from '@theme/CodeBlock'\n\n${block}\n`, {spec, extension: '.mdx'})

  test.each([
    ['a template', '<CodeBlock language="js" title="a.js" showLineNumbers>{`const a = 1\nlet b`}</CodeBlock>'],
    ['a string', '<CodeBlock language="js" title="a.js" showLineNumbers={1}>{"const a = 1\\nlet b"}</CodeBlock>'],
    [
      'an info string',
      '<CodeBlock className="language-js" metastring="title=\'a.js\' showLineNumbers">\n{`const a = 1\nlet b`}\n</CodeBlock>',
    ],
  ])('is highlighted like a fence: %s', async (_, block) => {
    const fence = await compile('```js title="a.js" showLineNumbers\nconst a = 1\nlet b\n```')
    const {record, text} = await compile(block)
    expect(record.messages).toEqual([])
    expect(text).toContain('token keyword')
    expect(text).toBe(fence.text)
  })

  // A comment, and the id of a heading, are marks while MDX is parsed: all strings of the file are restored after it.
  test('has the escapes of its template read, whatever else is in the file', async () => {
    const {text} = await compile(
      '## Title {#own}\n\n{/* c */}\n\n<CodeBlock language="sh">{`a \\\\\n\\`b\\``}</CodeBlock>',
    )
    const shown = /<code[^>]*>(.*?)<\/code>/s.exec(JSON.parse(`"${/<pre.*<\/pre>/s.exec(text)?.[0]}"`))?.[1]
    expect(shown?.replaceAll(/<[^>]+>/g, '')).toBe('a \\\n`b`')
  })

  test.each([
    '<CodeBlock language="js">{props.code}</CodeBlock>',
    '<CodeBlock {...props}>{`a`}</CodeBlock>',
    '<CodeBlock language="js">{[].join()}</CodeBlock>',
  ])('stays a component when its code is not there yet: %s', async (block) => {
    expect((await compile(block)).text).not.toContain('prism-code')
  })

  test('stays one where the site has its own', async () => {
    const {text} = await compile('<CodeBlock>{`a`}</CodeBlock>', makeSpec({hasOwnCodeBlock: true}))
    expect(text).not.toContain('prism-code')
  })
})
