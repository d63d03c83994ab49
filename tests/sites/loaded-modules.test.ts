// Configurations and plugins as the loader of Docusaurus takes them: modules and CommonJS mixed, in each other and in one file.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite} from '../support/site.ts'

/** What TypeScript makes of `export default` and a further export. */
const compiled = (main: string, more = ''): string =>
  `Object.defineProperty(exports, '__esModule', {value: true})\nconst main = ${main}\nexports.default = main\n${more}`

const FILES = {
  'package.json': '{"name": "site", "type": "module"}',
  'docusaurus.config.ts': `import type {Config} from '@docusaurus/types'
import path from 'path'
// Here it is imported in one way before the plugins import it, each in its own.
import original from 'plugin-original'
import shout, {word} from 'remark-shout'
import Stamp from 'stamp'
import {makers} from './tools/makers'

export interface Button { label: string }

const config: Config = {
  title: \`T \${word} \${new Stamp('n').text} \${require('./tools/named').more} \${typeof original.validateOptions}\`,
  url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {
    blog: false,
    docs: {
      sidebarPath: require.resolve('./sidebars'),
      remarkPlugins: [require('remark-inside'), [shout, {word}]],
    },
    theme: {customCss: [require.resolve('./src/css/own.css'), 'css/bare.css']},
  }]],
  clientModules: ['client/at-root'],
  plugins: ['./plugins/wrapping/index.ts', './plugins/native.mjs', ...makers],
  themeConfig: {prism: {theme: require('./tools/named')}},
}

module.exports = config
`,
  'sidebars.ts': "export default {main: [{type: 'doc', id: 'a', label: 'First'}]}\n",
  'tools/named.ts': "export default {plain: {color: '#123456'}, styles: []}\nexport const more = 'more'\n",
  'tools/makers/index.ts': `import {join} from 'node:path'
export const makers = [function clientParts() {
  return {name: 'parts', getClientModules: () => [require.resolve('./part.ts'), require.resolve("./part.css"), 'client/of-plugin.css']}
}]
`,
  'tools/makers/part.ts': 'export const part: number = 1\n',
  'tools/makers/part.css': '.of-a-plugin { color: #654321 }\n',
  'plugins/wrapping/index.ts': `import original from 'plugin-original'
export {validateOptions} from 'plugin-original'
export default async function wrapping(context, options) {
  const made = await original(context, options)
  return {...made, name: 'wrapping', injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: 'wrapped', content: made.name}}]})}
}
`,
  'plugins/native.mjs': `import original from 'plugin-original'
export default async function native(context, options) {
  const [byCall, byName] = [await original(context, options), await original.default(context, options)]
  return {name: 'native', injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: 'native', content: byCall.name + byName.name}}]})}
}
`,
  'src/css/own.css': '.own { color: #abcdef }\n',
  'css/bare.css': '.without-a-dot { color: #abcdef }\n',
  'client/of-plugin.css': '.from-its-folder { color: #abcdef }\n',
  'client/at-root.ts': "export const onRouteDidUpdate = (): void => { document.title += ' at root' }\n",
  'docs/a.md': '# A\n\nText.\n',
  'node_modules/remark-shout/package.json': '{"name": "remark-shout", "version": "1.0.0"}',
  // Names that Node cannot see in the text.
  'node_modules/remark-shout/index.js': compiled(
    "(options) => (tree) => { tree.children.push({type: 'paragraph', children: [{type: 'text', value: options.word}]}) }",
    "for (const [name, value] of Object.entries({word: 'loudly'})) exports[name] = value\n",
  ),
  'node_modules/remark-inside/package.json': '{"name": "remark-inside", "version": "1.0.0", "main": "src/index.ts"}',
  'node_modules/remark-inside/src/index.ts':
    "export default () => (tree: {children: object[]}) => { tree.children.push({type: 'paragraph', children: [{type: 'text', value: 'inside'}]}) }\n",
  'node_modules/stamp/package.json': '{"name": "stamp", "version": "1.0.0"}',
  'node_modules/stamp/index.js': compiled('class Stamp { constructor(text) { this.text = text + text } }'),
  'node_modules/plugin-original/package.json': '{"name": "plugin-original", "version": "1.0.0"}',
  'node_modules/plugin-original/index.js': compiled(
    "async () => ({name: 'original'})",
    'exports.validateOptions = ({options}) => options\n',
  ),
}

describe('a configuration in TypeScript that is a module and CommonJS', () => {
  let built: BuiltSite

  beforeAll(async () => {
    built = await buildSite(FILES)
  }, 180_000)

  test('is built without a word', () => {
    expect(built.findings).toEqual([])
    expect(built.html('/docs/a')).toContain('<title>A | T loudly nn more function</title>')
  })

  test('takes the default of what it requires, and of CommonJS that it imports', () => {
    expect(built.content('/docs/a')).toMatch(/inside.*loudly/s)
    expect(built.html('/docs/a')).toContain('<meta name="wrapped" content="original">')
    expect(built.html('/docs/a')).toContain('<meta name="native" content="originaloriginal">')
  })

  test('finds files next to the module that names them, and TypeScript without its extension', () => {
    expect(built.html('/docs/a')).toContain('>First<')
    expect(readAll(built, '.css')).toContain('.of-a-plugin')
    expect(readAll(built, '.css')).toContain('.own')
  })

  test("finds modules for the browser by paths that begin with a name, from the site's folder", () => {
    expect(readAll(built, '.css')).toContain('.without-a-dot')
    expect(readAll(built, '.css')).toContain('.from-its-folder')
    expect(readAll(built, '.js')).toContain(' at root')
  })
})

function readAll(built: BuiltSite, ending: string): string {
  const files = built.files().filter((file) => file.endsWith(ending))
  return files.map((file) => built.read(file)).join('\n')
}
