// What configurations of Docusaurus take in besides packages that export one thing: modules of the site, and modules with a default.
import {expect, test} from 'vitest'
import {buildSite} from '../support/site.ts'

const WITH_DEFAULT =
  "exports.__esModule = true\nexports.named = 'n'\nexports.default = function plugin() { return () => {} }\n"
const FILES = {
  'docs/a.md': '# A\n',
  'node_modules/with-default/package.json': '{"name": "with-default", "version": "1.0.0"}',
  'node_modules/with-default/index.js': WITH_DEFAULT,
  'node_modules/plain/package.json': '{"name": "plain", "version": "1.0.0"}',
  'node_modules/plain/index.js': "exports.named = 'p'\n",
  'own.cjs': WITH_DEFAULT,
  'own.mjs': "export const named = 'm'\nexport default function plugin() { return () => {} }\n",
  'own.json': '{"named": "j"}',
}

const TAKEN = `const taken = ['with-default', 'plain'].length === 2 && [
  require('with-default'), require('plain'), require('./own.cjs'), require('./own.mjs'), require('./own.json')]
`

test('what is required by a configuration with exports, or in TypeScript, is its default with its names', async () => {
  for (const name of ['docusaurus.config.ts', 'docusaurus.config.js']) {
    const built = await buildSite({
      ...FILES,
      [name]: `${TAKEN}
export default {title: taken.map((one) => typeof one + one.named).join(' '), url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {docs: {remarkPlugins: [require('with-default'), require('./own.mjs')]}, blog: false}]]}`,
    })
    expect(built.errors).toEqual([])
    expect(built.html('/docs/a')).toContain('| functionn objectp functionn functionm objectj</title>')
  }
})

test('what is imported has its names beside its default, on it as well', async () => {
  const built = await buildSite({
    ...FILES,
    'plugin.js': `import plugin, {named} from 'with-default'
export default () => ({name: [typeof plugin, plugin.named, typeof plugin.default, named].join(' '), contentLoaded() { throw new Error(this.name) }})
`,
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {blog: false}]], plugins: ['./plugin.js']}`,
  })
  expect(built.diagnostics.map(({message}) => message).join()).toContain('"function n function n"')
})

test('one that is CommonJS itself has what Node gives', async () => {
  const built = await buildSite({
    ...FILES,
    'docusaurus.config.js': `module.exports = {title: typeof require('with-default') + require('with-default').named, url: 'https://t.example',
  baseUrl: '/', bundler: 'rspack', presets: [['classic', {docs: {remarkPlugins: [require('with-default').default]}, blog: false}]]}`,
  })
  expect(built.errors).toEqual([])
  expect(built.html('/docs/a')).toContain('| objectn</title>')
})

test.each([
  ['by itself', "import {word} from './word.js'\n"],
  ['with imports that Node does not resolve', "import {word} from './word'\n"],
])('of a package that is an ES module, one that is CommonJS itself has the default: %s', async (_, imported) => {
  const built = await buildSite({
    'docs/a.md': '# A\n',
    'node_modules/all-new/package.json':
      '{"name": "all-new", "version": "1.0.0", "type": "module", "main": "index.js"}',
    'node_modules/all-new/index.js': `${imported}export {word}
export default () => (tree) => { tree.children.push({type: 'paragraph', children: [{type: 'text', value: word}]}) }\n`,
    'node_modules/all-new/word.js': "export const word = 'Added.'\n",
    'docusaurus.config.js': `const {word, default: same} = require('all-new')
module.exports = {title: [word, typeof same].join(' '), url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {docs: {remarkPlugins: [require('all-new')]}, blog: false}]]}`,
  })
  expect(built.findings).toEqual([])
  expect(built.content('/docs/a')).toContain('<p>Added.</p>')
  expect(built.html('/docs/a')).toContain('| Added. function</title>')
})

test.each(["require('./site.config')", "require('./site.config.js')"])(
  'a module that the configuration takes in, and that has our name, is none: %s',
  async (taken) => {
    const built = await buildSite({
      'docs/a.md': '# A\n',
      'site.config.js': "module.exports = {docsPath: 'docs'}\n",
      'docusaurus.config.js': `const {docsPath} = ${taken}
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', presets: [['classic', {docs: {path: docsPath}, blog: false}]]}`,
    })
    expect(built.findings).toEqual([])
    expect(built.html('/docs/a')).toContain('<title>A | T</title>')
  },
)

test('a plugin that is listed as a preset is passed over, as it has no effect in Docusaurus', async () => {
  const built = await buildSite({
    'docs/a.md': '# A\n',
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', presets: [
  ['@docusaurus/plugin-google-analytics', {googleAnalytics: {trackingID: 'UA-1'}}],
  ['classic', {blog: false}],
]}`,
  })
  expect(built.findings).toEqual(['warning config/plugin-skipped docusaurus.config.js:2:5'])
  expect(built.diagnostics[0]?.message).toContain('is a plugin, and listed as a preset')
  expect(built.html('/docs/a')).toContain('<title>A | T</title>')
})

test.each(['md', 'mdx'])(
  'remark plugins find the front matter in the tree of .%s, and no reader does',
  async (extension) => {
    const built = await buildSite({
      [`docs/a.${extension}`]: '---\nboard: basic\ntitle: A title\n---\n\n# A\n\n- one\n',
      [`docs/b.${extension}`]: '# B\n',
      'docusaurus.config.mjs': `const look = (name) => () => (tree) => {
  const [first] = tree.children
  const {start, end} = first.position
  const found = first.type === 'yaml' ? [name, first.value, start.line, end.line, end.column, end.offset].join(' ') : name + ' none'
  tree.children.push({type: 'paragraph', children: [{type: 'text', value: found.replaceAll('\\n', '/')}]})
}
export default {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', presets: [['classic', {
  docs: {beforeDefaultRemarkPlugins: [look('before')], remarkPlugins: [look('after')]}, blog: false}]]}`,
    })
    expect(built.findings).toEqual([])
    expect(built.content('/docs/a')).toContain('<p>before board: basic/title: A title 1 4 4 35</p>')
    expect(built.content('/docs/a')).toContain('<p>after board: basic/title: A title 1 4 4 35</p>')
    expect(built.content('/docs/b')).toMatch(/<p>before none<\/p>\s*<p>after none<\/p>/)
  },
)

test.each([
  ['plain', 'plug'],
  ['with options', '[plug, {loud: true}]'],
])('a whole module in the place of its default export is told of as one: %s', async (_, written) => {
  const built = await buildSite({
    'docusaurus.config.mjs': `import * as plug from './plug.mjs'
export default {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {blog: false, docs: {remarkPlugins: [${written}]}}]]}`,
    'plug.mjs': 'export default () => () => {}\nexport const other = 1',
    'docs/index.md': '# Start',
  })
  expect(built.diagnostics).toMatchObject([
    {
      code: 'config/value',
      location: {sourcePath: 'docusaurus.config.mjs', line: 2},
      hint: expect.stringContaining('It is a whole module. Did you mean its default export?'),
    },
  ])
})
