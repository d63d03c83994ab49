// Presets that add transforms to the options that a site gives them, with options that are no plain data.
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

const PRESET = `const classic = (context, options) => ({plugins: [['@docusaurus/plugin-content-docs', options.docs]], themes: []})
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
