// Presets that add transforms to the options that a site gives them, with options that are no plain data.
import {expect, test} from 'vitest'
import {buildSite, createSite} from '../support/site.ts'

// As the classic preset does, it lists plugins that have nothing to do here, by their paths.
const PRESET = `const svgr = require('path').join(__dirname, '../@docusaurus/plugin-svgr/lib/index.js')
const classic = (context, options) => ({plugins: [['@docusaurus/plugin-content-docs', options.docs], svgr, [svgr, {}]], themes: []})
const {mark} = require('./lib/mark')
const {shout, whisper} = require('./lib/words')
module.exports = function preset(context, options) {
  options.docs.remarkPlugins ??= []
  options.docs.remarkPlugins.push([mark, {pattern: /W(o)rd/i, change: shout, nested: [{also: whisper}]}])
  return classic(context, options)
}
`
const MARK = `Object.defineProperty(exports, '__esModule', {value: true})
exports.mark = ({pattern, change, nested: [{also}]}) => (tree) => {
  for (const {children = []} of tree.children)
    for (const node of children)
      if (node.type === 'text') node.value = also(node.value.replace(pattern, (word, letter) => change(word) + letter))
}
`
const WORDS = `Object.defineProperty(exports, '__esModule', {value: true})
exports.shout = (text) => text.toUpperCase()
exports.whisper = (text) => '(' + text + ')'
`

const FILES = {
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  presets: [['my-preset', {docs: {routeBasePath: '/'}}]]}\n`,
  'node_modules/my-preset/package.json': '{"name": "my-preset", "version": "1.0.0", "main": "index.js"}',
  'node_modules/my-preset/index.js': PRESET,
  'node_modules/my-preset/lib/mark.js': MARK,
  'node_modules/my-preset/lib/words.js': WORDS,
  'docs/index.md': 'One word.\n',
}

test('they run in workers, once for each language, and count for the cache', async () => {
  const site = createSite(FILES)
  const first = await site.build()
  expect(first.findings).toEqual([])
  // Each build of a language runs the preset with the options as the site has written them.
  for (const path of ['/', '/fr/']) expect(first.html(path)).toContain('<p>(One WORDo.)</p>')
  site.write('node_modules/my-preset/lib/words.js', WORDS.replace("'('", "'['").replace("')'", "']'"))
  const second = await site.build()
  expect(second.html('/')).toContain('<p>[One WORDo.]</p>')
})

const OWN_PRESET = `import {visitText} from './visit-text'
export default function ownPreset({siteConfig, i18n}, {docs, sign}) {
  const name = () => (tree) => visitText(tree, (text) => text.replace('NAME', siteConfig.title + ' ' + i18n.currentLocale))
  return {plugins: [['@docusaurus/plugin-content-docs', {
    ...docs,
    remarkPlugins: [...docs.remarkPlugins, name, [(options) => (tree) => visitText(tree, options.change), {change: (text) => text + sign}]],
    rehypePlugins: [() => (tree) => { for (const node of tree.children) if (node.tagName === 'p') node.properties.title = 'own' }],
    recmaPlugins: [() => (tree) => { tree.body.unshift({type: 'ImportDeclaration', specifiers: [], source: {type: 'Literal', value: '@theme/Tabs'}, attributes: []}) }],
  }]]}
}
`
const VISIT_TEXT = `export function visitText(tree, change) {
  for (const {children = []} of tree.children) for (const node of children) if (node.type === 'text') node.value = change(node.value)
}
`

test.each([
  ['a file of the site', "'./src/preset.js'"],
  ['a function of the configuration', 'ownPreset'],
])('those that %s makes run in workers', async (_, named) => {
  const site = createSite({
    'docusaurus.config.mjs': `import ownPreset from './src/preset.js'
export default {title: 'Title', url: 'https://t.example', baseUrl: '/', i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  presets: [[${named}, {docs: {routeBasePath: '/', remarkPlugins: [() => () => undefined]}, sign: '!'}]]}\n`,
    'src/preset.js': OWN_PRESET,
    'src/visit-text.js': VISIT_TEXT,
    'docs/index.mdx': 'Of NAME.\n',
  })
  const first = await site.build()
  expect(first.findings).toEqual([])
  expect(first.html('/')).toContain('<p title="own">Of Title en.!</p>')
  expect(first.html('/fr/')).toContain('<p title="own">Of Title fr.!</p>')
  expect((await site.build()).report).toMatchObject({counts: {compiled: 0}})
  site.write('src/visit-text.js', VISIT_TEXT.replace('change(node.value)', "change(node.value) + '?'"))
  expect((await site.build()).html('/')).toContain('Of Title en.?!?')
})

const ADD = `const add = (...options) => (tree) => {
  tree.children.push({type: 'paragraph', children: [{type: 'text', value: options.length + JSON.stringify(options)}]})
}
const mark = (name) => (tree) => {
  tree.children.push({type: 'element', tagName: 'i', properties: {id: name}, children: []})
}
`

test('presets of unified are lists of plugins, as their packages give them; `false` turns a plugin off', async () => {
  const site = await buildSite({
    'docusaurus.config.js': `${ADD}
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {blog: false, docs: {
  routeBasePath: '/',
  remarkPlugins: [{plugins: [[add, {a: 1}], {settings: {}, plugins: [[add, 'inner']]}, [add, false], [add, true]], settings: {bullet: '+'}}],
  rehypePlugins: [{plugins: [[mark, 'first']]}, {settings: {x: 1}}, {plugins: null, settings: {}}, [mark, 'last']],
}}]]}`,
    'docs/index.md': 'Text.\n',
  })
  expect(site.findings).toEqual([])
  const added = site.content('/').split('Text.</p>')[1]
  expect(added?.match(/<(?:p>[^<]+|i id="\w+")/g)).toEqual([
    '<p>1[{"a":1}]',
    '<p>1["inner"]',
    '<p>1[null]',
    '<i id="first"',
    '<i id="last"',
  ])
})

test('a preset with nothing in it, and one with what is no plugin, are errors', async () => {
  const {errors, diagnostics} = await buildSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {blog: false, docs: {
  remarkPlugins: [{}, {plugins: [1]}],
}}]]}`,
    'docs/index.md': 'Text.\n',
  })
  expect(errors).toHaveLength(2)
  for (const {message} of diagnostics) expect(message).toContain('must be a function, [function, {options}]')
})
