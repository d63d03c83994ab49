// Headings that plugins of a site add or change: ids and tables of contents are those of Docusaurus, which gives them before its
// `remarkPlugins` and after its `beforeDefaultRemarkPlugins`.
import {describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, type FileMap} from '../support/site.ts'

const config = (options: string): string =>
  `const heading = (value, data) => ({type: 'heading', depth: 2, ...(data === undefined ? {} : {data}), children: [{type: 'text', value}]})
const add = () => (tree) => {
  tree.children.splice(1, 0, heading('Features'))
  tree.children.push(heading('Given', {hProperties: {id: 'given'}}))
}
const rename = () => (tree) => {
  for (const node of tree.children)
    if (node.type === 'heading' && node.depth === 3) node.children = [{type: 'text', value: 'After ' + node.data.id}]
}
const addElement = () => (tree) => { tree.children.push({type: 'element', tagName: 'h2', properties: {}, children: [{type: 'text', value: 'Features'}]}) }
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', markdown: {format: 'detect'}, presets: [['classic', {docs: {${options}}, blog: false, theme: {}}]]}
`

const site = (options: string): FileMap => ({
  'docusaurus.config.js': config(options),
  'docs/plain.md':
    '# Title\n\n## Features\n\nText.\n\n### Before\n\n## Features\n\n[one](#features) [two](#features-1)\n',
  'docs/code.mdx':
    '# Title\n\n## Features\n\n{1 + 1}\n\n### Before\n\n## Features\n\n[one](#features) [two](#features-1)\n',
})

function headingsOf(built: BuiltSite, path: string): string[] {
  return [...built.content(path).matchAll(/<h([23])(?=[ >])([^>]*)>([^<]*)/g)].map(
    ([, level, attributes = '', text]) => `h${level} ${/ id="([^"]*)"/.exec(attributes)?.[1] ?? '-'} ${text}`,
  )
}

function tocOf(built: BuiltSite, path: string): string[] {
  const links = built.html(path).matchAll(/<a [^>]*class="[^"]*table-of-contents__link[^>]*>[^<]*/g)
  return [...new Set([...links].map(([link]) => `${/href="#([^"]+)"/.exec(link)?.[1]} ${link.split('>')[1]}`))]
}

const PAGES = ['/docs/plain', '/docs/code']

describe.each(PAGES)('%s', (path) => {
  test('keeps its ids when a remark plugin adds headings, which have no id and are not listed', async () => {
    const built = await buildSite(site('remarkPlugins: [add]'))
    expect(built.findings).toEqual([])
    expect(headingsOf(built, path)).toEqual([
      'h2 - Features',
      'h2 features Features',
      'h3 before Before',
      'h2 features-1 Features',
      'h2 given Given',
    ])
    expect(tocOf(built, path)).toEqual(['features Features', 'before Before', 'features-1 Features'])
  })

  test('keeps ids and its table of contents when a remark plugin changes a text', async () => {
    const built = await buildSite(site('remarkPlugins: [rename]'))
    expect(headingsOf(built, path)).toContain('h3 before After before')
    expect(tocOf(built, path)).toContain('before Before')
  })

  test('lists what was added before, with an id', async () => {
    const built = await buildSite(site('beforeDefaultRemarkPlugins: [add]'))
    expect(headingsOf(built, path)).toEqual([
      'h2 features Features',
      'h2 features-1 Features',
      'h3 before Before',
      'h2 features-2 Features',
      'h2 given Given',
    ])
    expect(tocOf(built, path)).toContain('given Given')
  })

  test('gives no id to headings of rehype plugins', async () => {
    for (const key of ['rehypePlugins', 'beforeDefaultRehypePlugins']) {
      const built = await buildSite(site(`${key}: [addElement]`))
      expect(headingsOf(built, path).at(-1)).toBe('h2 - Features')
    }
  })
})
