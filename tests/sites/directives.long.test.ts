// Blocks between `:::name` and `:::` that remark plugins of a site make something of.
import {describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite} from '../support/site.ts'

const CONFIG = `
// Keeps the content of the blocks of one name, and drops those of the other.
const choose = ({keep, drop}) => function transform(parent) {
  for (const [at, node] of [...parent.children.entries()].reverse()) {
    if (node.type === 'containerDirective' && node.name === drop) parent.children.splice(at, 1)
    else if (node.type === 'containerDirective' && node.name === keep) parent.children.splice(at, 1, ...node.children)
    else if (Array.isArray(node.children)) transform(node)
  }
}
const toAside = () => (tree) => {
  for (const node of tree.children) {
    if (node.type !== 'containerDirective' || node.name !== 'aside') continue
    const [label] = node.children
    node.data = {hName: 'aside', hProperties: {...node.attributes, 'data-label': label.data?.directiveLabel === true}}
  }
}
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', markdown: {format: 'detect'}, presets: [['classic', {blog: false, docs: {
  beforeDefaultRemarkPlugins: [[choose, {keep: 'eight', drop: 'seven'}]], remarkPlugins: [toAside]}}]]}
`

const PAGE = `# Page

:::eight

## Only in eight

\`\`\`js
let eight
\`\`\`

:::

:::seven

## Only in seven

:::

- In a list:

  :::eight

  Listed eight.

  :::

  :::seven
  Listed seven.
  :::

:::tip

:::eight

Eight in a tip.

:::

:::

:::aside[Read *this*]{#here .wide title="a b"}
Beside.
:::

:::nobody

Left over.

:::

\`\`\`md
:::seven
\`\`\`
`

describe('a block of a name that is no admonition', () => {
  const load = (): Promise<BuiltSite> =>
    buildSite({'docs/plain.md': PAGE, 'docs/code.mdx': `${PAGE}\n{1 + 1}\n`, 'docusaurus.config.js': CONFIG})

  test('is a node for remark plugins, and its content with a warning where none takes it', async () => {
    const built = await load()
    expect(built.findings).toEqual([
      'warning markdown/unknown-admonition docs/code.mdx:45:1',
      'warning markdown/unknown-admonition docs/plain.md:45:1',
    ])
    for (const path of ['/docs/plain', '/docs/code']) {
      const html = built.content(path)
      expect(html).toContain('id="only-in-eight"')
      expect(html).toContain('Listed eight.')
      expect(html).toMatch(/theme-admonition-tip.*Eight in a tip\./s)
      expect(html).not.toMatch(/Only in seven|Listed seven|:::(?:eight|aside)/)
      expect(html).toMatch(
        /<aside (?=[^>]*id="here")(?=[^>]*class="wide")(?=[^>]*title="a b")[^>]*>\s*<p>Read <em>this<\/em><\/p>\s*<p>Beside\.<\/p>\s*<\/aside>/,
      )
      expect(html).toMatch(/<div>\s*<p>Left over\.<\/p>\s*<\/div>/)
      expect(html).not.toContain(':::nobody')
      expect(html).toMatch(/<code>.*:::seven/s)
    }
  })
})

const INLINE_CONFIG = `
const visit = (node, each) => { each(node); for (const child of node.children ?? []) visit(child, each) }
const early = () => (tree) => visit(tree, (node) => {
  if (node.type === 'textDirective' && node.name === 'key') node.data = {hName: 'kbd', hProperties: node.attributes}
})
const late = () => (tree) => visit(tree, (node) => {
  if (node.type === 'leafDirective' && node.name === 'video') node.data = {hName: 'figure', hProperties: {'data-id': node.attributes.id}}
  for (const [at, child] of (node.children ?? []).entries())
    if (child.type === 'textDirective' && child.name === 'wave') node.children[at] = {type: 'text', value: 'Hello'}
})
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', markdown: {format: 'detect'}, presets: [['classic', {blog: false, docs: {
  beforeDefaultRemarkPlugins: [early], remarkPlugins: [late]}}]]}
`

const INLINE = `# Inline

Press :key[*Ctrl* C]{.wide title="a b"} at 10:30, ratio 1:2, a:b, docker:build, https://a.example/x:y and :wave.

::video[A *film*]{#one}

Text before
::nothing[of *it*]{key="value"}
and after, \\:key[kept], :no[*one* here]{.x}, \`:key[code]\`.

## Step a:b of :key[x]

:::tip[Say :wave]

- ::video{#two}

:::

\`\`\`js
const a = {b:key[0]}
\`\`\`
`

const WITHOUT_PLUGINS = `# Page

A :key[b] :key{#one} at 10:30, a:b and :wave.

> ::video[A *film*]{#one}

::video{id="x"}

## Step a:b of :key[x]

:::tip[Say :wave :key[what]]

Text :::

:::
`

describe('a directive in a line, or as a line', () => {
  // Stars next to an underscore are left to the reference parser.
  const load = (): Promise<BuiltSite> =>
    buildSite({
      'docs/plain.md': INLINE,
      'docs/code.mdx': `${INLINE}\n{1 + 1}\n`,
      'docs/reference-code.mdx': `${INLINE}\n{1 + 1} _*a*_\n`,
      'docs/reference.md': `${INLINE}\n_*a*_\n`,
      'src/pages/plain.md': WITHOUT_PLUGINS,
      'src/pages/code.mdx': `${WITHOUT_PLUGINS}\n{1 + 1}\n`,
      'docusaurus.config.js': INLINE_CONFIG,
    })

  test('is a node for remark plugins, and what is in its brackets where none takes it', async () => {
    const built = await load()
    expect(built.findings).toEqual([
      ...['docs/code.mdx', 'docs/plain.md', 'docs/reference-code.mdx', 'docs/reference.md'].flatMap((file) => [
        `warning markdown/unhandled-directive ${file}:8:1`,
        `warning markdown/unhandled-directive ${file}:9:25`,
      ]),
      ...['src/pages/code.mdx', 'src/pages/plain.md'].flatMap((file) =>
        ['3:3', '3:11', '5:3', '7:1', '9:16', '11:18'].map(
          (place) => `warning markdown/unhandled-directive ${file}:${place}`,
        ),
      ),
    ])
    expect(built.diagnostics.at(-1)?.message).toBe(
      'No remark plugin of the site takes the directive ":key", so that only what is in its brackets is shown.',
    )
    for (const path of ['/plain', '/code']) {
      const html = built.html(path).replaceAll('<!-- -->', '')
      expect(html).toMatch(
        /<p>A <div>b<\/div> <div><\/div> at 10:30, a:b and :wave\.<\/p>\s*<blockquote>\s*<div>A <em>film<\/em><\/div>\s*<\/blockquote>\s*<div><\/div>/,
      )
      expect(html).toMatch(/<h2 [^>]*id="step-a-of-x"[^>]*>Step a:b of <div>x<\/div>/)
      expect(html).toMatch(/admonitionTitle_">Say :wave <div>what<\/div><.*Text :::/s)
      expect(built.html(path)).toContain('>Step a:b of x</a>')
    }
    for (const path of ['/docs/plain', '/docs/code', '/docs/reference-code', '/docs/reference']) {
      const html = built.content(path).replaceAll('<!-- -->', '')
      expect(html).toMatch(
        /Press <kbd (?=[^>]*class="wide")(?=[^>]*title="a b")[^>]*><em>Ctrl<\/em> C<\/kbd> at 10:30, ratio 1:2, a:b, docker:build, <a [^>]*>https:\/\/a.example\/x:y<\/a> and Hello\.<\/p>/,
      )
      expect(html).toContain('<figure data-id="one">A <em>film</em></figure>')
      expect(html).toMatch(
        /<p>Text before<\/p>\s*<div>of <em>it<\/em><\/div>\s*<p>and after, :key\[kept\], <div><em>one<\/em> here<\/div>, <code>:key\[code\]<\/code>\.<\/p>/,
      )
      expect(html).toMatch(/<h2 [^>]*id="step-a-of-x"[^>]*>Step a:b of <kbd>x<\/kbd>/)
      expect(html).toMatch(/theme-admonition-tip.*Say Hello.*<figure data-id="two">/s)
    }
  })
})

const EARLY_CONFIG = `
const visit = (node, each) => { each(node); for (const child of node.children ?? []) visit(child, each) }
const early = () => (tree) => visit(tree, (node) => {
  if (node.type === 'textDirective' && node.name === 'key') node.data = {hName: 'kbd', hProperties: node.attributes}
  if (node.type !== 'containerDirective') return
  if (node.name === 'callout') node.name = 'warning'
  if (node.name === 'note' && node.attributes.id === 'mine') node.data = {hName: 'section', hProperties: node.attributes}
})
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', markdown: {format: 'detect'},
  presets: [['classic', {blog: false, docs: {beforeDefaultRemarkPlugins: [early]}}]]}
`

const EARLY = `# Early

:::tip[Press :key[Ctrl]{.wide} *now*, or :none[x]]{#tip .one .two}

## Inside

:::

- :::note Bare :key[x]

  Listed.

  :::info

  Inner.

  :::

  :::

:::note[Mine]{#mine}

Taken.

:::

:::callout[Renamed]

Called.

:::

:::danger{title="By *name*"}

Danger.

:::
`

test('plugins that run first see admonitions and their titles, as with Docusaurus', async () => {
  const built = await buildSite({
    'docs/plain.md': EARLY,
    'docs/code.mdx': `${EARLY}\n{1 + 1}\n`,
    'docs/reference.md': `${EARLY}\n_*a*_\n`,
    'docusaurus.config.js': EARLY_CONFIG,
  })
  expect(built.findings).toEqual(
    ['code.mdx', 'plain.md', 'reference.md'].map((file) => `warning markdown/unhandled-directive docs/${file}:3:42`),
  )
  for (const path of ['/docs/plain', '/docs/code', '/docs/reference']) {
    const html = built.content(path).replaceAll('<!-- -->', '')
    expect(html).toMatch(
      /<div (?=[^>]*id="tip")(?=[^>]*class="[^"]*theme-admonition-tip[^"]* one two")[^>]*>.*?admonitionTitle_">Press <kbd class="wide">Ctrl<\/kbd> <em>now<\/em>, or <div>x<\/div><.*?id="inside"/s,
    )
    expect(html).toMatch(
      /theme-admonition-note.*?admonitionTitle_">Bare <kbd>x<\/kbd><.*?Listed.*?theme-admonition-info.*?Inner/s,
    )
    expect(html).toMatch(/<section id="mine">\s*<p>Mine<\/p>\s*<p>Taken\.<\/p>\s*<\/section>/)
    expect(html).toMatch(/theme-admonition-warning.*?admonitionTitle_">Renamed<.*?Called\./s)
    expect(html).toMatch(/theme-admonition-danger.*?admonitionTitle_">By <em>name<\/em></s)
  }
})

test('mail after a colon is the link that it is without plugins', async () => {
  const text = `# Mail

Mail to mailto:x@y.example, xmpp:joe.doe-x@a.b.example/z, (mailto:me+you@y.example) and a@b.example; [mailto:q@y.example](/docs/plain) <mailto:r@y.example>
and a:b@c.example. :key[K] to mailto:1a@b.example
`
  const link = (address: string): RegExp =>
    new RegExp(
      `<a href="mailto:${address.replaceAll(/[.+]/g, '\\$&')}"[^>]*>(?:mailto:)?${address.replaceAll(/[.+]/g, '\\$&')}</a>`,
    )
  const built = await buildSite({
    'docs/plain.md': text,
    'docs/code.mdx': `${text.replace(/<mailto:[^>]*>/, 'r@y.example')}\n{1 + 1}\n`,
    'docs/reference.md': `${text}\n_*a*_\n`,
    'docusaurus.config.js': EARLY_CONFIG,
  })
  expect(built.findings).toEqual([])
  const all = [
    'x@y.example',
    'joe.doe-x@a.b.example',
    'me+you@y.example',
    'a@b.example',
    'r@y.example',
    'b@c.example',
    '1a@b.example',
  ]
  for (const path of ['/docs/plain', '/docs/code', '/docs/reference']) {
    const html = built.content(path).replaceAll('<!-- -->', '')
    for (const address of all) expect(html, path).toMatch(link(address))
    expect(html).toMatch(/>mailto:q@y\.example<\/a>/)
    expect(html).toContain('<kbd>K</kbd>')
    expect(html.match(/href="mailto:/g)?.length).toBe(all.length)
  }
})
