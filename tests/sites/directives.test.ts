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

  test('is a node for remark plugins, and text with a warning where none takes it', async () => {
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
      expect(html).toMatch(/<p>:::nobody<\/p>\s*<p>Left over\.<\/p>\s*<p>:::<\/p>/)
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

describe('a directive in a line, or as a line', () => {
  const load = (): Promise<BuiltSite> =>
    buildSite({'docs/plain.md': INLINE, 'docs/code.mdx': `${INLINE}\n{1 + 1}\n`, 'docusaurus.config.js': INLINE_CONFIG})

  test('is a node for remark plugins, and the text that was written where none takes it', async () => {
    const built = await load()
    expect(built.findings).toEqual(
      ['docs/code.mdx', 'docs/plain.md'].flatMap((file) => [
        `warning markdown/unhandled-directive ${file}:8:1`,
        `warning markdown/unhandled-directive ${file}:9:25`,
      ]),
    )
    for (const path of ['/docs/plain', '/docs/code']) {
      const html = built.content(path).replaceAll('<!-- -->', '')
      expect(html).toMatch(
        /Press <kbd (?=[^>]*class="wide")(?=[^>]*title="a b")[^>]*><em>Ctrl<\/em> C<\/kbd> at 10:30, ratio 1:2, a:b, docker:build, <a [^>]*>https:\/\/a.example\/x:y<\/a> and Hello\.<\/p>/,
      )
      expect(html).toContain('<figure data-id="one">A <em>film</em></figure>')
      expect(html).toMatch(
        /<p>Text before\n::nothing\[of <em>it<\/em>\]\{key=(?:"|&quot;)value(?:"|&quot;)\}\nand after, :key\[kept\], :no\[<em>one<\/em> here\]\{\.x\}, <code>:key\[code\]<\/code>\.<\/p>/,
      )
      expect(html).toMatch(/<h2 [^>]*id="step-ab-of-x"[^>]*>Step a:b of <kbd>x<\/kbd>/)
      expect(html).toMatch(/theme-admonition-tip.*Say Hello.*<figure data-id="two">/s)
    }
  })
})
