// The native parser against the reference one: the same record and the same text for every file of the repository and
// of the corpora that lie next to it, and for a list of texts that parsers are known to differ on.
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {type Compiler, createCompiler} from '../../../src/node/compile/compile-page.ts'
import type {CompileResult} from '../../../src/node/model.ts'
import {makeSpec} from './compile-text.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** Documents of other projects, next to the repository where there are any. */
const CORPORA = process.env.QUIRE_CORPORA ?? join(ROOT, '../shared/corpora')

const knownComponents = ['Tabs', 'TabItem', 'Details', 'Head', 'Admonition', 'DetailedExplanation']
const native = await createCompiler(makeSpec({knownComponents}))
const reference = await createCompiler(makeSpec({knownComponents, parser: 'reference'}))

function findDocuments(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
}

async function compileFile(compiler: Compiler, file: string): Promise<CompileResult> {
  return compiler.compile({body: readFileSync(file, 'utf8'), extension: file.endsWith('.mdx') ? '.mdx' : '.md'})
}

function visibleText({record, text}: CompileResult): string {
  const whole = text.chunks.join('')
  return record.kind === 'html' ? whole.replace(/<[^>]*>/g, '') : whole
}

describe.each([
  ['docs', join(ROOT, 'docs')],
  ['meeting-notes', join(ROOT, 'meeting-notes')],
  ['corpora', CORPORA],
])('%s', (_, dir) => {
  const documents = existsSync(dir) ? findDocuments(dir) : []
  test.skipIf(documents.length === 0)(
    `${documents.length} documents in ${dir} are the same by both parsers`,
    async () => {
      const different: string[] = []
      for (const name of documents) {
        const [a, b] = [await compileFile(native, join(dir, name)), await compileFile(reference, join(dir, name))]
        if (visibleText(a) !== visibleText(b)) different.push(`${name}: other text`)
        else if (JSON.stringify(a) !== JSON.stringify(b)) different.push(`${name}: other HTML or record`)
      }
      expect(different).toEqual([])
    },
  )
})

const MARKDOWN = [
  'a `{` b `}` c',
  '<div>\n\n*a*\n\n</div>',
  '<p align="center">\n<img src="./a.png" width="20">\n</p>',
  '<a href="x.md">t</a><br/><img src=/y.png>',
  '* a\n\n  b\n* c',
  '1. a\n2. b\n\n\n3. c\n- [ ] d\n- [x] e',
  '~~a~~ ~b~ ~~~c',
  'a | b\n-|-\n`x|y` | c\\|d',
  'www.a.com, http://b.c/d_e_f. (https://x.y/z) a@b.cd',
  '[a]: <b c> "d"\n\n[a] [a][] [x][a] ![i][a]',
  'T[^1] [^x]\n\n[^1]: foo\n\n    bar\n\n[^x]: y',
  '***a** b* __c__ _d_e_f_ **g**h 2*3*4 a_b_c',
  'a\\\nb  \nc\nd',
  '&copy; &amp; &#35; &nope; \\& \\* \\{',
  '    code\n\n\tcode2\n\n```\nun\nclosed',
  '> a\nb\n> - c\nd',
  '- a\n   - b\n      - c\n\n- d\n-\n',
  '<script>a()</script>\n\n<style>b{}</style>',
  'a <b>c *d*</b> e</i>',
  '<table><tr><td>\n\n**x**\n\n</td></tr></table>',
  '- x\n\n  :::note A\n  y\n  :::\n- z',
  '> :::tip\n> a\n> :::\n> b\n\n> [!NOTE]\n> c',
  '- a\n:::note\nb\n:::',
  '[link\n:::note\nb\n:::](x)',
  '| a |\n|---|\n| b |\n:::note\nc\n:::',
  '# A {#b}\n\n## A `{#c}`\n\n## D {#e} #\n\n## H \\{#i}\n\nF {#g}\n===',
  '# ẞé 漢字 😀\n\n## ẞé 漢字 😀',
  'text <foo@bar.com> <id> <your-name> List<string>',
  '**`a`** *[b](c)* `` ` ``  ` `` `',
  '$a$ x^2^ H~2~O ==m== [[wiki]] :smile: 12:30 Foo\n: bar',
]

const MDX = [
  'a `` ` `` `{` b `}` c',
  'a `{` b `}` c\n\n`{a` `}`',
  '<Tabs>\n  <TabItem value="a">\n\n  *x*\n\n  </TabItem>\n</Tabs>',
  '<Tabs><TabItem value="a">*x*</TabItem></Tabs>',
  'import x from "y"\nexport const a = {b: `c\n\nd`}\n\n{a.b}{x}',
  '<!-- a {b} */ -->\n\nx <!-- c --> y',
  '# A {#b}\n\n## C {/* #d */}\n\n## E <!-- #f -->',
  ':::note {1} <b>x</b>\n\n<Tabs/>\n\n:::',
  '<div style={{a: 1}} {...props}>\n  x\n</div>',
  '- <b>a</b>\n- {1}\n\n> {2}\n>\n> <b>\n> c\n> </b>',
  '{[1,2].map((i) => <li key={i}>{i}</li>)}',
  'a{1}b\n{2}\nc \\{a} \\<b> a < b > c',
  '    indented\n\n\tx',
  '<Tabs\n  a={1}\n  b={"x"}\n>\n\ny\n\n</Tabs>',
  '| a | b |\n|-|-|\n| {1} | <b>x</b> |',
  '**a <b>c</b>** [<b>x</b>](y) www.a.com',
  '<Tabs>\n- a\n- b\n</Tabs>',
  '- a\n\n  <Tabs>\n  b\n  </Tabs>',
  '<Tabs title="a &amp; b &lt; c" a="b {c}">a&nbsp;b</Tabs>',
  '<></>',
]

describe('texts', () => {
  test.each([...MARKDOWN.map((body) => ['.md', body] as const), ...MDX.map((body) => ['.mdx', body] as const)])(
    '%s %j',
    async (extension, body) => {
      const expected = await reference.compile({body, extension})
      expect(expected.record.messages.filter(({level}) => level === 'error')).toEqual([])
      expect(await native.compile({body, extension})).toEqual(expected)
    },
  )
})
