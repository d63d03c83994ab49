// Imports that a remark plugin of a site adds to documents, as nodes with their syntax trees: no scan of the texts finds them.
import {expect, onTestFinished, test, vi} from 'vitest'
import {program} from '../support/program.ts'
import {createSite} from '../support/site.ts'

const WAIT = {timeout: 60_000, interval: 100}

const FILES = {
  'docusaurus.config.js': `const {readFileSync} = require('node:fs')
const add = (name, from) => ({type: 'mdxjsEsm', value: '', data: {estree: {type: 'Program', sourceType: 'module', comments: [], body: [
  {type: 'ImportDeclaration', specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}], source: {type: 'Literal', value: from, raw: JSON.stringify(from)}, attributes: []}]}}})
const greet = (options) => (tree) => {
  const name = options.name || (tree.children.at(-1).children[0].value === 'other' ? 'other' : '')
  if (name === '') return
  tree.children.unshift(add('Hello', '@site/src/' + name))
  // As plugins write them, without what MDX can do without.
  tree.children.push({type: 'mdxJsxFlowElement', name: 'Hello'})
}
const mark = () => (tree) => { tree.children.push({type: 'element', tagName: 'hr'}, {type: 'mdxJsxFlowElement', name: 'Hello'}) }
const name = readFileSync(__dirname + '/name.txt', 'utf8')
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {docs: {routeBasePath: '/', remarkPlugins: [[greet, {name}]], rehypePlugins: [mark]}, blog: false}]]}
`,
  'name.txt': 'hello',
  'docs/a.mdx': '---\nslug: /\n---\n\n# A\n',
  'docs/b.md': '# B\n\nNothing yet.\n',
  'src/hello.jsx': 'export default () => <p>Hello there.</p>\n',
  'src/other.jsx': 'export default () => <p>Another word.</p>\n',
}

test('are in the bundle, in the first build and in those after it', async () => {
  const site = createSite(FILES)
  const first = await site.build()
  expect(first.findings).toEqual([])
  expect([first.content('/'), first.content('/b')].map((html) => html.includes('Hello there.'))).toEqual([true, true])
  const bytes = first.bytes()
  const again = await site.write('docs/b.md', '# B\n\nNothing yet.\n\nMore.\n').build()
  expect(again.findings).toEqual([])
  expect(again.content('/b')).toContain('Hello there.')
  // What the site no longer asks for is not in a bundle for ever.
  const other = await site.write('name.txt', 'other').build()
  expect(other.findings).toEqual([])
  expect(other.content('/b')).toContain('Another word.')
  expect(other.files().some((file) => file.endsWith('.js') && other.read(file).includes('Hello there.'))).toBe(false)
  expect(
    await site
      .write('name.txt', 'hello')
      .write('docs/b.md', '# B\n\nNothing yet.\n')
      .build()
      .then((one) => one.bytes()),
  ).toEqual(bytes)
}, 240_000)

test('of a file that is not there are an error', async () => {
  const site = createSite({...FILES, 'name.txt': 'nowhere'})
  const expected = [expect.stringMatching(/^error mdx\/unresolved-import docs\/[ab]\.mdx?/)]
  expect((await site.build()).errors).toEqual(expected)
  expect((await site.build()).errors).toEqual(expected)
}, 120_000)

test('are in the bundle of a server whose site was never built, and of one whose documents get them', async () => {
  const {start} = await program()
  const site = createSite({...FILES, 'name.txt': ''})
  const server = await start({siteDir: site.dir, port: 0, host: '127.0.0.1'})
  onTestFinished(() => server.close())
  const get = async (path: string): Promise<string> => (await fetch(new URL(path, server.url))).text()
  expect(await get('b')).toContain('Nothing yet.')
  site.write('docs/b.md', '# B\n\nother\n')
  await vi.waitFor(async () => expect(await get('b')).toContain('Another word.'), WAIT)
  site.write('name.txt', 'hello')
  for (const path of ['', 'b']) await vi.waitFor(async () => expect(await get(path)).toContain('Hello there.'), WAIT)
}, 240_000)
