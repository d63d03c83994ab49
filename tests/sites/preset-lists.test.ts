// A preset of Docusaurus that changes what the site lists, as some do that colour code: plugins are made with what it leaves.
import {describe, expect, test} from 'vitest'
import {type BuiltSite, createSite, type FileMap} from '../support/site.ts'

/** Gives each plugin that takes documents a transform, and a page to the site. */
const CHANGING = `const {say} = require('./say')
module.exports = ({siteConfig}, {word}) => {
  const give = (options) => { options.beforeDefaultRemarkPlugins = [...(options.beforeDefaultRemarkPlugins || []), [say, {word}]] }
  siteConfig.presets = siteConfig.presets.map((item) => {
    if (item[0] !== 'classic') return item
    give(item[1].docs)
    item[1].pages = {}
    give(item[1].pages)
    return item
  })
  siteConfig.plugins = siteConfig.plugins.map((item) => {
    const whole = typeof item === 'string' ? [item, {}] : item
    give(whole[1])
    return whole
  })
  return {}
}`

const FILES: FileMap = {
  'docs/a.md': '# A\n',
  'notes/b.md': '# B\n',
  'src/pages/c.md': '# C\n',
  'blog/2024-01-01-d.md': '# D\n\n<!-- truncate -->\n',
  'node_modules/preset-say/package.json': '{"name": "preset-say", "version": "1.0.0"}',
  'node_modules/preset-say/say.js': `Object.defineProperty(exports, '__esModule', {value: true})
exports.say = ({word}) => (tree) => { tree.children.push({type: 'paragraph', children: [{type: 'text', value: word}]}) }`,
  'node_modules/preset-say/index.js': CHANGING,
}

function configOf(presets: readonly string[], more = ''): string {
  const docs = "['@docusaurus/plugin-content-docs', {id: 'notes', path: 'notes', routeBasePath: 'notes'}]"
  return `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', ${more}
  presets: [${presets.join()}], plugins: [${docs}, '@docusaurus/plugin-content-blog']}`
}

const CLASSIC = "['classic', {docs: {sidebarPath: undefined}, blog: false, pages: {}}]"
const SAY = "['preset-say', {word: 'Loudly'}]"

function countOf(built: BuiltSite, path: string): number {
  return built.html(path).split('<p>Loudly</p>').length - 1
}

describe('options that a preset changes', () => {
  test('count for plugins of the site and of presets before it, but for what it puts in the place of options', async () => {
    const built = await createSite({...FILES, 'docusaurus.config.js': configOf([CLASSIC, SAY])}).build()
    expect(built.findings).toEqual([])
    expect(['/docs/a', '/notes/b', '/blog/2024/01/01/d', '/c'].map((path) => countOf(built, path))).toEqual([
      1, 1, 1, 0,
    ])
  })

  test('count whole for presets behind it', async () => {
    const built = await createSite({...FILES, 'docusaurus.config.js': configOf([SAY, CLASSIC])}).build()
    expect(['/docs/a', '/c'].map((path) => countOf(built, path))).toEqual([1, 1])
  })

  test('have functions that a module exports by a getter, as bundlers write it', async () => {
    const built = await createSite({
      ...FILES,
      'node_modules/preset-say/say.js': `const say = ({word}) => (tree) => { tree.children.push({type: 'paragraph', children: [{type: 'text', value: word}]}) }
Object.defineProperty(exports, '__esModule', {value: true})
Object.defineProperty(exports, 'other', {enumerable: true, get: () => { throw new Error('asked') }})
Object.defineProperty(exports, 'say', {enumerable: true, get: () => say})`,
      'docusaurus.config.js': configOf([CLASSIC, SAY]),
    }).build()
    expect(built.findings).toEqual([])
    expect(countOf(built, '/docs/a')).toBe(1)
  })

  test('are changed once in each language', async () => {
    const i18n = "i18n: {defaultLocale: 'en', locales: ['en', 'de']},"
    const built = await createSite({...FILES, 'docusaurus.config.js': configOf([CLASSIC, SAY], i18n)}).build()
    expect(['/docs/a', '/de/docs/a'].map((path) => countOf(built, path))).toEqual([1, 1])
  })
})
