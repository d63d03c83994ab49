// `require()` in MDX, which webpack has made of any module for sites of Docusaurus: data, code, texts, other documents.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, createSite, type FileMap} from '../support/site.ts'

const SITE: FileMap = {
  'docusaurus.config.js': `const path = require('node:path')
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', presets: [['classic', {blog: false}]],
  plugins: [() => ({name: 'names', configureWebpack: () => ({resolve: {alias: {'@own': path.join(__dirname, 'src/own')}, modules: ['lib', 'node_modules']}})})]}
`,
  'docs/a.mdx': `import Named from '@own/Named'
import {lent} from 'lent/words'

# A

{require('./data.json').list.join('+')} {require('../src/own/words').word} {require("@site/src/own/words").default()}

<pre>{require('!!raw-loader!./text.txt').default}</pre>

export const Part = require('./_part.mdx').default

<Part /> <Named /> {lent}

<Named
  {...require('./props.json')}
>
</Named>

<img src={require('./dot.svg').default} />

<pre>{\`const app = require('./app')
const express = require('express')\`}</pre>

Call require('./nowhere') as you like.
`.replaceAll('\\`', '`'),
  'docs/data.json': '{"list": ["one", "two"]}',
  'docs/props.json': '{"suffix": "spread"}',
  'docs/text.txt': 'Raw text.',
  'docs/_part.mdx': 'Part {1 + 1}.\n',
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"></svg>',
  'src/own/words.js': "export const word = 'three'\nexport default () => 'four'\n",
  'src/own/Named.jsx': 'export default ({suffix}) => <b>named{suffix}</b>\n',
  'lib/lent/words.js': "export const lent = 'lent word'\n",
}

describe('a document that takes modules by require', () => {
  let built: BuiltSite
  let text = ''
  beforeAll(async () => {
    built = await createSite(SITE).build()
    text = built.findings.length > 0 ? '' : built.content('/docs/a').replaceAll('<!-- -->', '')
  })

  test('is built without a word, whatever its texts say of require', () => {
    expect(built.findings).toEqual([])
  })

  test('has data, names and defaults of code, texts, and other documents', () => {
    expect(text).toMatch(/one\+two\s+three\s+four/)
    expect(text).toContain('<pre>Raw text.</pre>')
    expect(text).toContain('Part 2.')
    expect(text).toMatch(/<img src="\/assets\/[^"]*dot[^"]*\.svg"/)
  })

  test('has data as attributes', () => {
    expect(text).toContain('<b>namedspread</b>')
  })

  test('imports by names that a plugin teaches the bundler', () => {
    expect(text).toMatch(/<b>named<\/b>\s+lent word/)
  })
})

test('what is required and not there is an error at its place', async () => {
  const built = await createSite({
    ...SITE,
    'docs/a.mdx': "# A\n\n{require('./none.json').list}\n\n{require('./gone').word}\n",
  }).build()
  expect(built.findings).toEqual([
    'error mdx/unresolved-import docs/a.mdx:3:11',
    'error mdx/unresolved-import docs/a.mdx:5:11',
  ])
})

test('a name that no plugin teaches is an error of the document', async () => {
  const built = await createSite({...SITE, 'docs/a.mdx': "import A from '@other/Named'\n\n<A />\n"}).build()
  expect(built.findings).toEqual(['error mdx/unresolved-import docs/a.mdx:1:16'])
})

describe('code of a document that takes modules while it runs', () => {
  const PACKAGE = (name: string, code: string): FileMap => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({name, version: '1.0.0', main: 'index.js'}),
    [`node_modules/${name}/index.js`]: code,
  })
  const document = `import BrowserOnly from '@docusaurus/BrowserOnly'
import React from 'react'

export const colours = require('colours')
export const Lazy = React.lazy(() => import('@site/src/Lazy'))

# A

{require('colours').list.join('+')} {colours.list.length} {require('colours/more').default}

<BrowserOnly fallback={<i>waits</i>}>{() => {
  const Chart = require('only-browser').default
  return <Chart />
}}</BrowserOnly>

<BrowserOnly>{() => <React.Suspense fallback="later"><Lazy /></React.Suspense>}</BrowserOnly>

<button onClick={async () => { window.words = [(await import('only-browser')).word, (await import(/* webpackChunkName: "x" */ './words.js')).default, (await import('./data.json')).default.n] }}>take</button>

{String(import.meta.env)} {import.meta.webpack}

<img src={new URL('./dot.svg', import.meta.url).pathname} />

Use: require('nothing') or import('nothing'), (require('colours')).
`
  const files: FileMap = {
    ...PACKAGE('colours', "exports.list = ['red', 'blue']\n"),
    'node_modules/colours/more.js': "module.exports = {default: 'more'}\n",
    ...PACKAGE('only-browser', "window.charts = 1\nexports.default = () => 'chart'\nexports.word = 'browser'\n"),
    'src/Lazy.jsx': 'export default () => <b>lazy part</b>\n',
    'docs/a.mdx': document,
    'docs/words.js': "export default 'words'\n",
    'docs/data.json': '{"n": 7}',
    'docs/dot.svg': SITE['docs/dot.svg'] ?? '',
    'src/pages/index.jsx': "import A from '../../docs/a.mdx'\nexport default () => <main><A /></main>\n",
  }

  test.each(['rspack', 'webpack'])('has packages, files and promises of modules, with %s', async (bundler) => {
    const config = `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: '${bundler}', presets: [['classic', {blog: false}]]}\n`
    const built = await createSite({...files, 'docusaurus.config.js': config}).build({minify: bundler === 'rspack'})
    expect(built.findings).toEqual([])
    for (const html of [built.content('/docs/a'), built.html('/')]) {
      const text = html.replaceAll('<!-- -->', '')
      expect(text).toMatch(/red\+blue\s+2\s+more/)
      expect(text).toMatch(/<i>waits<\/i>/)
      expect(text).toMatch(/undefined\s+5/)
      expect(text).toMatch(/<img src="\/assets\/[^"]*dot[^"]*\.svg"/)
      expect(text).toMatch(/Use: require.{1,10}nothing/)
    }
  })

  test('that is not there is an error at its place', async () => {
    const built = await createSite({
      ...SITE,
      'docs/a.mdx': "# A\n\n{require('no-package').list}\n\n<b onClick={() => import('./gone')} />\n",
    }).build()
    expect(built.findings).toEqual([
      'error mdx/unresolved-import docs/a.mdx:3:11',
      'error mdx/unresolved-import docs/a.mdx:5:27',
    ])
  })
})

describe.each(['webpack', 'rspack'])('components that take files by require, with %s', (bundler) => {
  test('get modules whose default is the URL, which are the URL as a text as well', async () => {
    const built = await createSite({
      'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/base/', bundler: '${bundler}',
  presets: [['classic', {blog: false, theme: {customCss: './src/own.css'}}]]}`,
      'docs/a.mdx': '# A\n\n<img id="doc" src={require(\'@site/static/img/a.png\').default} />\n',
      'static/img/a.png': 'image a',
      'src/rel.png': 'image b',
      'src/font.woff2': 'font',
      'src/film.mp4': 'film',
      'src/book.pdf': 'book',
      'src/own.css': '.own { background: url(./rel.png) }',
      'src/pages/index.js': `import imported from '../rel.png'
const files = [require('../font.woff2'), require('../film.mp4'), require('../book.pdf')]
const here = new URL('../rel.png', import.meta.url)
export default () => <p>
  <img id="static" src={require('@site/static/img/a.png').default} />
  <img id="rel" src={require('../rel.png').default} />
  <img id="whole" src={require('../rel.png')} />
  <img id="imported" src={imported} />
  <img id="here" src={here.pathname} />
  {files.map((file, at) => <a key={at} id={'file' + at} href={file.default}>{typeof file}</a>)}
</p>`,
    }).build()
    expect(built.findings).toEqual([])
    const home = built.html('/')
    const urlOf = (html: string, id: string): string =>
      new RegExp(`id="${id}" (?:src|href)="([^"]*)"`).exec(html)?.[1] ?? ''
    expect(urlOf(home, 'static')).toMatch(/^\/base\/assets\/a\.\w+\.png$/)
    const rel = urlOf(home, 'imported')
    expect(rel).toMatch(/^\/base\/assets\/rel\.\w+\.png$/)
    expect([urlOf(home, 'rel'), urlOf(home, 'whole')]).toEqual([rel, rel])
    expect(urlOf(home, 'here')).toMatch(/rel\.\w+\.png$/)
    const files = ['file0', 'file1', 'file2'].map((id) => urlOf(home, id))
    expect(files.map((url) => url.replace(/\.\w+\./, '.'))).toEqual(
      ['font.woff2', 'film.mp4', 'book.pdf'].map((name) => `/base/assets/${name}`),
    )
    expect(home).toContain('>object</a>')
    expect(urlOf(built.html('/docs/a'), 'doc')).toMatch(/\.png$/)
    for (const url of [rel, urlOf(home, 'static'), ...files])
      expect(built.exists(url.slice('/base/'.length))).toBe(true)
  }, 180_000)
})
