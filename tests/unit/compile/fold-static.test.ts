// Static parts of MDX: the same HTML as a page of plain Markdown has, and no code for it.
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {raw} from 'hast-util-raw'
import {describe, expect, test} from 'vitest'
import {spliceText} from '../../../src/node/text/splice-text.ts'
import {projectRoot} from '../../support/program.ts'
import {type CompileTextOptions, compileText, makeSpec, toHtml} from './compile-text.ts'
import {evaluateMdx, HtmlElement} from './evaluate-mdx.ts'

/** What a browser makes of it: two spellings of one tree are the same. */
function toTree(html: string): unknown {
  const tree = raw({type: 'root', children: [{type: 'raw', value: html}]})
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value)))
}

async function compileMdx(body: string, options: CompileTextOptions = {}) {
  const compiled = await compileText(body, {extension: '.mdx', ...options})
  expect(compiled.record.messages).toEqual([])
  return compiled
}

describe('the tree of a page', () => {
  const bodies = [
    'a **b** `c` & <https://d.e> "f" \\< g\n\n***\n\n> h\n> - i\n\n1. j\n2. k',
    '## A `b` & c\n\n### D {#e}\n\n## A `b` & c',
    '| a | b |\n|--:|:-:|\n| 1 | `2 \\| 3` |',
    '- [x] a\n- [ ] b\n\n3. c\n\n   d',
    '```js title="a & b" {1} showLineNumbers\nlet a = "<b>" // {c}\n```\n\n    d\n',
    ':::tip[A *b*]{.c #d}\n\n```sh\ne\n```\n\n:::\n\n> [!NOTE]\n> f',
    'a[^1] b\n\n[^1]: c *d*',
    '![a "b"](https://c.d/e.png "f") ~~g~~ h\\\ni',
    '~~~\n\n a\n~~~',
  ]
  test.each(bodies)('%j', async (body) => {
    // Code by indentation and URLs in angle brackets are not MDX.
    const isCommon = !/^ {4}d|<https/m.test(body)
    const source = isCommon ? body : body.replace(/^ {4}d/m, '').replace('<https://d.e>', '[d](https://d.e)')
    const {text, record} = await compileMdx(source)
    expect(toTree(evaluateMdx({text, record}).html)).toEqual(toTree(await toHtml(source)))
    expect(text).not.toContain('_components')
  })

  const folders = [join(projectRoot, 'docs'), join(projectRoot, '../shared/corpora')].filter(existsSync)
  test.each(folders)('of every document in %s that is both', async (folder) => {
    const native = {plain: makeSpec({format: 'md'}), mdx: makeSpec({format: 'mdx'})}
    let count = 0
    for (const path of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
      if (!/\.mdx?$/.test(path)) continue
      const body = readFileSync(join(folder, path), 'utf8')
      // Where the two dialects read the same text differently there is nothing to compare.
      if (/^(?:import|export)\s|^(?: {4}|\t)|<|\{(?!#)|:::/m.test(body.replace(/^```[\s\S]*?^```/gm, ''))) continue
      const [plain, mdx] = await Promise.all([
        compileText(body, {spec: native.plain}),
        compileText(body, {spec: native.mdx}),
      ])
      if (mdx.record.kind !== 'module' || mdx.text === '') continue
      count += 1
      const filled = plain.text.replace(/«(\d+)\.(url|width|height|target)»/g, (_, index: string, fact: string) =>
        fact === 'url' ? (plain.record.references[Number(index)]?.target ?? '') : '',
      )
      const {html} = evaluateMdx(mdx)
      // Equal texts have equal trees, and most are.
      if (html !== filled) expect(toTree(html), path).toEqual(toTree(filled))
    }
    expect(count).toBeGreaterThan(5)
  })
})

describe('what is folded', () => {
  const cases: [name: string, body: string, expected: {has?: string[]; lacks?: string[]}][] = [
    ['blocks beside code', 'a *b*\n\n{1 + 1}', {has: ['__html: "a <em>b</em>"']}],
    ['text alone needs no string of HTML', '# a & b', {has: ['children: "a & b"'], lacks: ['__html']}],
    ['phrases beside code', 'a **b `c`** {1}', {has: ['__html: "b <code>c</code>"']}],
    ['inside components of the theme', '<Tabs>\n\na *b*\n\n</Tabs>', {has: ['__html: "a <em>b</em>"']}],
    ['inside tags', '<div style={{a: 1}}>\n\na *b*\n\n</div>', {has: ['__html: "a <em>b</em>"']}],
    [
      'tags that the writer typed',
      'a<br/>b <kbd className="c">d</kbd>{/* e */}',
      {has: ['a<br>b <kbd class=\\"c\\">d</kbd>']},
    ],
    ['text in braces', 'a *b*{" "}c', {has: ['a <em>b</em> c']}],
    ['not inside components that may look', 'import B from "box"\n\n<B>\n\na *b*\n\n</B>', {lacks: ['__html']}],
    [
      'code blocks everywhere',
      'import B from "box"\n\n<B>\n\n> ```\n> a\n> ```\n\n</B>',
      {has: ['__html: "<div class=\\"code-block-content']},
    ],
    [
      'not what replaces a component of the theme',
      'import Tabs from "box"\n\n<Tabs>\n\na *b*\n\n</Tabs>',
      {lacks: ['__html']},
    ],
    [
      'a component of the theme by another name',
      'import T from "@theme/Tabs"\n\n<T>\n\na *b*\n\n</T>',
      {has: ['__html']},
    ],
    ["links beside code stay the client's", '[a](b.md) {1}', {has: ['_components.a'], lacks: ['__html']}],
  ]
  test.each(cases)('%s', async (_, body, {has = [], lacks = []}) => {
    const {text, record} = await compileMdx(body)
    for (const part of has) expect(text).toContain(part)
    for (const part of lacks) expect(text).not.toContain(part)
    expect(
      evaluateMdx({text, record}, {box: {default: HtmlElement}, '@theme/Tabs': {default: HtmlElement}}).html,
    ).toMatch(/\S/)
  })

  test('only code blocks where the site has components of its own', async () => {
    const spec = makeSpec({hasOwnElements: true})
    const {text} = await compileMdx('# a\n\nb *c*\n\n> ```\n> d\n> ```', {spec})
    for (const tag of ['h1', 'p', 'em', 'blockquote']) expect(text).toContain(`_components.${tag}`)
    expect(text.match(/__html/g)).toHaveLength(1)
  })
})

test('URLs in folded HTML are escaped for HTML and for JavaScript, and broken ones marked', async () => {
  const {text} = await import('../../../src/node/compile/compile-page.ts').then(async ({createCompiler}) =>
    (await createCompiler(makeSpec())).compile({body: 'a [b](c) ![d](e.png)\n\n{1}', extension: '.mdx'}),
  )
  const facts = [
    {url: '/c?"&<', width: '', height: '', target: '', isBroken: true as const},
    {url: '/e.png', width: '', height: '7', target: ''},
  ]
  const code = spliceText(text, 'module', facts)
  expect(code).toContain('a <a href=\\"/c?&quot;&amp;&lt;\\" data-unresolved=\\"\\">b</a>')
  expect(code).toContain('decoding=\\"async\\" height=\\"7\\"')
})
