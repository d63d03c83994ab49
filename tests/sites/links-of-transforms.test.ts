// What a site's transforms see in links to documents: permalinks, as in Docusaurus. Links that they leave alone lead where they led.
import {expect, test} from 'vitest'
import {createSite, type FileMap} from '../support/site.ts'

const DOCUMENT = `# A

[beside](<./a folder/b.md#more>), [defined][b], [by name][c], [elsewhere](https://x.example/b.md), [lost](./lost.md)

[b]:a%20folder/b.md?x=1
[c]: @site/docs/c.mdx
`

function siteWith(transforms: string): FileMap {
  return {
    'docusaurus.config.js': `const urls = (tree) =>
  [tree.url ?? tree.properties?.href, ...(tree.children ?? []).flatMap(urls)].filter((url) => typeof url === 'string' && url.match(/^[^#]/))
const tell = () => (tree) => {
  const text = {type: 'text', value: 'Seen: ' + JSON.stringify(urls(tree))}
  tree.children.push(tree.children.some(({type}) => type === 'element') ? text : {type: 'paragraph', children: [text]})
}
const point = () => (tree) => {
  const visit = (node) => {
    if (node.url === '/base/docs/c') node.url += '#there'
    for (const child of node.children ?? []) visit(child)
  }
  visit(tree)
}
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/base/', onBrokenMarkdownLinks: 'ignore', onBrokenLinks: 'ignore',
  markdown: {format: 'detect'},
  presets: [['classic', {docs: {${transforms}}, blog: false}]]}
`,
    'docs/a.md': DOCUMENT,
    'docs/a folder/b.md': '# B\n\n## More\n',
    'docs/c.mdx': '---\nslug: /c\n---\n\n# C\n\n## There\n\n[back](a.md)\n',
  }
}

const PAGES = [
  '/base/docs/a folder/b#more',
  'https://x.example/b.md',
  './lost.md',
  '/base/docs/a folder/b?x=1',
  '/base/docs/c',
]

function seenIn(html: string): readonly string[] {
  const text = /Seen: (\[.*?\])/.exec(html.replaceAll('&quot;', '"'))?.[1] ?? '[]'
  return (JSON.parse(text) as string[]).map((url) => decodeURI(url))
}

test('plugins of remark', async () => {
  const site = createSite(siteWith('remarkPlugins: [tell, point]'))
  const built = await site.build()
  expect(built.errors).toEqual([])
  const content = built.content('/docs/a')
  expect(seenIn(content)).toEqual(PAGES)
  expect(content).toContain('href="/base/docs/a%20folder/b#more"')
  expect(content).toContain('href="/base/docs/a%20folder/b?x=1"')
  expect(content).toContain('href="/base/docs/c#there"')
  // A page that has another path from now on.
  site.write('docs/c.mdx', '---\nslug: /d\n---\n\n# C\n')
  const again = await site.build()
  expect(seenIn(again.content('/docs/a'))).toContain('/base/docs/d')
  expect(again.content('/docs/a')).toContain('href="/base/docs/d"')
})

test('plugins of rehype', async () => {
  const site = createSite(siteWith('rehypePlugins: [tell]'))
  const built = await site.build()
  expect(built.errors).toEqual([])
  expect([...seenIn(built.content('/docs/a'))].sort()).toEqual([...PAGES].sort())
  expect(built.content('/docs/c')).toContain('href="/base/docs/a"')
})
