// The header around the title that content begins with, as Docusaurus has it since 3.5.0.
import {expect, test} from 'vitest'
import {type BuiltSite, createSite} from '../support/site.ts'

const FILES = {
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {
    docs: {routeBasePath: '/', remarkPlugins: [require('./describe.js')]}, blog: {blogTitle: 'Posts', blogDescription: 'All'}}]]}`,
  // Puts the description of a document below its title.
  'describe.js': `module.exports = () => (tree, file) => {
    const header = tree.children.find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'header')
    const {description} = file.data.frontMatter
    if (header && description) header.children.push({type: 'paragraph', children: [{type: 'text', value: description}]})
  }\n`,
  'docs/index.md': '---\ndescription: In short\n---\n\n# Home\n\nText.\n',
  'docs/code.mdx': '---\ndescription: In {short}\n---\n\nexport const n = 1\n\n# Code {n}\n\nText.\n',
  'docs/late.md': 'Text.\n\nTitle\n=====\n\nMore.\n',
  'docs/under.md': '---\ntitle: Under\n---\n\nText.\n\n***\n\n# Not a title\n',
  'src/pages/page.md': '# Page\n\nText.\n',
  'blog/2024-01-01-post.md': '# Post\n\nText.\n\n<!-- truncate -->\n',
}
const build = (version: string): Promise<BuiltSite> =>
  createSite({...FILES, 'package.json': JSON.stringify({dependencies: {'@docusaurus/core': version}})}).build()
const PATHS = ['/', '/code', '/late', '/page', '/blog/2024/01/01/post']
const headersOf = (built: BuiltSite): string[] =>
  PATHS.map((path) => /<header>(.*?)<\/header>/s.exec(built.html(path))?.[1]?.replace(/<!-- -->|\n/g, '') ?? '')

test('is there from 3.5.0, and remark plugins of the site find it', async () => {
  const built = await build('3.5.0')
  expect(built.findings).toEqual([])
  const [home, code, late, page, post] = headersOf(built)
  expect(home).toBe('<h1 id="home">Home</h1><p>In short</p>')
  expect(code).toBe('<h1>Code 1</h1><p>In {short}</p>')
  expect(late).toBe('<h1 id="title">Title</h1>')
  expect(page).toBe('<h1 id="page">Page</h1>')
  expect(post).toBe('')
  expect(built.content('/under')).not.toMatch(/<header>\s*<h1[^>]*>Not a title/)
})

test('is not there before', async () => {
  const built = await build('3.4.0')
  expect(headersOf(built)).toEqual(['', '', '', '', ''])
  expect(built.content('/')).toMatch(/<h1 [^>]*>Home<\/h1>/)
})
