// What a site's transforms are told of the file that they change: as in Docusaurus, it has the text as it was written.
import {expect, test} from 'vitest'
import {buildSite} from '../support/site.ts'

const WRITTEN = '---\ntitle: T\n---\n\nWords <!-- a comment -->\n\n:::tip Title\n\nMore {#x}\n\n:::\n'

test.each(['md', 'mdx'])('a document in .%s', async (extension) => {
  const text = extension === 'md' ? WRITTEN : WRITTEN.replace(' {#x}', '')
  const site = await buildSite({
    'docusaurus.config.js': `const tell = () => (tree, file) => {
  tree.children.push({type: 'code', lang: 'txt', value: JSON.stringify(file.value === String(file) ? file.value : '')})
}
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/', beforeDefaultRemarkPlugins: [tell]}, blog: false}]]}
`,
    [`docs/a.${extension}`]: text,
  })
  expect(site.errors).toEqual([])
  const code = /<code[^>]*>([\s\S]*?)<\/code>/.exec(site.content('/a'))?.[1] ?? ''
  const shown = code
    .replace(/<[^>]*>/g, '')
    .replaceAll(/&lt;|&#x3C;/g, '<')
    .replaceAll(/&gt;/g, '>')
    .replaceAll('&quot;', '"')
  expect(JSON.parse(shown)).toBe(text)
})

test('an empty document has no node of front matter', async () => {
  const site = await buildSite({
    'docusaurus.config.js': `const tell = () => (tree) => {
  tree.children.push({type: 'paragraph', children: [{type: 'text', value: 'Nodes: ' + tree.children.map(({type}) => type).join()}]})
}
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/', beforeDefaultRemarkPlugins: [tell]}, blog: false}]]}
`,
    'docs/a.md': '',
    'docs/b.md': '---\ntitle: B\n---\n',
  })
  expect(site.errors).toEqual([])
  expect(site.content('/a')).toMatch(/Nodes: ?</)
  expect(site.content('/b')).toContain('Nodes: yaml')
})
