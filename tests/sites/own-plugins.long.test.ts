// Plugins of ours that take the place of plugins of Docusaurus, listed by the names of those: what comes of them in the output.
import {createHash} from 'node:crypto'
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, createSite, type FileMap} from '../support/site.ts'

/** Says what it finds of a page that redirects, at once and later, and adds to it. */
const READER = `(context, {id}) => ({name: 'reader', postBuild: async ({outDir}) => {
      const {existsSync, promises} = require('node:fs')
      const [file, notes] = [outDir + '/old/index.html', [existsSync(outDir + '/old')]]
      await promises.readdir(outDir)
      const html = await promises.readFile(file, 'utf8')
      notes.push(html.includes('<i>before</i>'))
      await promises.writeFile(file, html.replace('</body>', '<i>' + id + '</i></body>'))
      await promises.writeFile(outDir + '/' + id + '.json', JSON.stringify(notes))
    }})`

const PLUGINS = `[
    [${READER}, {id: 'before'}],
    ['@docusaurus/plugin-client-redirects', {
      redirects: [{from: '/old', to: '/docs/a'}],
      createRedirects: (path) => path.replace('/docs/', '/manual/'),
      fromExtensions: ['html'],
    }],
    ['@docusaurus/plugin-google-analytics', {trackingID: 'UA-1'}],
    '@docusaurus/plugin-vercel-analytics',
    [${READER}, {id: 'after'}],
  ]`

/** A stand-in for the package of DocSearch, with the entries and the form of the real one. */
const DOCSEARCH: FileMap = {
  'node_modules/@docsearch/react/package.json': JSON.stringify({
    name: '@docsearch/react',
    version: '4.7.1',
    exports: {'./button': './button.js', './modal': './modal.js', './style': './style.js'},
    sideEffects: false,
  }),
  'node_modules/@docsearch/react/button.js': `import {createElement} from 'react'
export const DocSearchButton = ({translations, ref, ...props}) =>
  createElement('button', {...props, ref, className: 'DocSearch-Button'}, translations.buttonText)
`,
  'node_modules/@docsearch/react/modal.js': "export const DocSearchModal = () => 'the modal'\n",
  'node_modules/@docsearch/react/style.js': "export * from '@docsearch/css/dist/button.css'\n",
  'node_modules/@docsearch/css/package.json':
    '{"name": "@docsearch/css", "version": "4.7.1", "main": "dist/style.css"}',
  'node_modules/@docsearch/css/dist/button.css': '.DocSearch-Button {color: red}\n',
}

const SITE: FileMap = {
  ...DOCSEARCH,
  'docusaurus.config.js': configOf(PLUGINS),
  'docs/a.md': '# A\n\nText. [Old](/old) and [older](/manual/a).\n',
  'src/pages/index.js': `import useGlobalData from '@docusaurus/useGlobalData'
export default function Home() {
  const {'docusaurus-plugin-google-gtag': gtag, 'docusaurus-plugin-google-tag-manager': manager} = useGlobalData()
  return <main>Home <code>{JSON.stringify([gtag.default, manager.default])}</code></main>
}
`,
}

function configOf(plugins: string): string {
  return `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/base/', bundler: 'rspack', onBrokenLinks: 'throw', contentSecurityPolicy: true,
  presets: [['classic', {blog: false, gtag: {trackingID: ['G-1', 'G-2'], anonymizeIP: true}, googleTagManager: {containerId: 'GTM-1'}}]],
  themeConfig: {algolia: {appId: 'APP', apiKey: 'KEY', indexName: 'handbook', searchPagePath: 'find'}},
  plugins: ${plugins}}
`
}

let built: BuiltSite
let policy = ''
beforeAll(async () => {
  built = await buildSite(SITE)
  policy = /Content-Security-Policy: (.*)/.exec(built.read('_headers'))?.[1] ?? ''
})

test('settings of two instances of which one would be lost are an error that names both', async () => {
  const other = await buildSite({
    ...SITE,
    'docs/a.md': '# A\n',
    'docusaurus.config.js': configOf(`[['google-gtag', {id: 'second', trackingID: 'G-3'}]]`),
  })
  expect(other.errors).toEqual(['error plugin/duplicate-env'])
  expect(other.diagnostics[0]?.message).toBe(
    'The plugins "google-gtag" and "google-gtag (second)" give the code of pages different values of "QUIRE_GOOGLE_GTAG".',
  )
})

test('the site is built without a word', () => {
  expect(built.findings).toEqual([])
})

describe('client redirects', () => {
  test('are pages, to which links may lead', () => {
    for (const file of ['old/index.html', 'manual/a/index.html', 'docs/a.html/index.html'])
      expect(built.read(file)).toContain('content="0; url=/base/docs/a"')
  })

  test('are there for other plugins as soon as these wait, whatever their order', () => {
    expect(built.read('before.json')).toBe('[false,false]')
    expect(built.read('after.json')).toBe('[false,true]')
    expect(built.read('old/index.html')).toContain('<i>before</i><i>after</i></body>')
    expect(built.read('manual/a/index.html')).not.toContain('<i>')
  })

  test('may run their script, are not in the sitemap, and have no route', () => {
    const script = /<script[^>]*>(.*?)<\/script>/s.exec(built.read('old/index.html'))?.[1] ?? ''
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(built.read('sitemap.xml')).not.toMatch(/old|manual|\.html/)
    expect(built.files().filter((file) => /_routes\/(?:old|manual)/.test(file))).toEqual([])
  })

  test('with mistakes are told at their places in one run, and nothing is published', async () => {
    const plugins = `[
    ['@docusaurus/plugin-client-redirects', {
      redirects: [
        {from: '/docs/a', to: '/'},
        {from: '/x', to: '/y'},
        {from: '/y', to: '/x'},
        {from: '/old', to: '/docs/aa'},
      ],
    }],
  ]`
    const wrong = await createSite({...SITE, 'docusaurus.config.js': configOf(plugins)}).build()
    expect(wrong.findings.filter((one) => !one.includes('link/'))).toEqual([
      'warning client-redirects/existing-page docusaurus.config.js:7:27',
      'error client-redirects/loop docusaurus.config.js:8:22',
      'error client-redirects/missing-target docusaurus.config.js:10:24',
    ])
    expect(wrong.exists('')).toBe(false)
  })
})

describe('trackers', () => {
  test('are no scripts of the page: they come when it is usable', () => {
    const html = built.html('/docs/a')
    expect(html).not.toMatch(/<script[^>]*(?:google|vercel)/)
    expect(html).not.toContain('dataLayer')
    const [main = ''] = built.files().filter((file) => /assets\/main\.\w+\.js$/.test(file))
    for (const url of ['/gtag/js?id=', '/gtm.js?id=', '/analytics.js', '/_vercel/insights/script.js'])
      expect(built.read(main)).toContain(url)
  })

  test('tell code of the site what is loaded', () => {
    const shown = /<code>(.*?)<\/code>/.exec(built.html('/'))?.[1]?.replaceAll('&quot;', '"') ?? 'null'
    expect(JSON.parse(shown)).toEqual([
      {trackingID: ['G-1', 'G-2'], anonymizeIP: true, id: 'default'},
      {containerId: 'GTM-1', id: 'default'},
    ])
  })

  test('count readers without scripts where Docusaurus does', () => {
    expect(built.html('/docs/a')).toMatch(
      /<noscript><iframe src="https:\/\/www\.googletagmanager\.com\/ns\.html\?id=GTM-1"[^>]*><\/iframe><\/noscript>/,
    )
  })

  test('are within the content security policy', () => {
    const sources = (directive: string) => new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ')
    expect(sources('script-src')).toEqual(
      expect.arrayContaining(['https://*.googletagmanager.com', 'https://www.google-analytics.com']),
    )
    expect(sources('connect-src')).toEqual(
      expect.arrayContaining(["'self'", 'https://*.google-analytics.com', 'https://*.analytics.google.com']),
    )
    expect(sources('frame-src')).toContain('https://www.googletagmanager.com')
    expect(policy).not.toContain('unsafe-inline')
  })
})

describe('search by Algolia', () => {
  test('has the button of its package on every page, and loads the modal when it is wanted', () => {
    expect(built.html('/docs/a')).toMatch(/<button[^>]* class="DocSearch-Button"[^>]*>Search<\/button>/)
    const scripts = built.files().filter((file) => file.endsWith('.js') && built.read(file).includes('the modal'))
    expect(scripts).toEqual([expect.stringMatching(/^assets\/docsearch\.\w+\.js$/)])
    expect(built.html('/docs/a')).not.toContain(scripts[0])
  })

  test('has the style sheet of its package, which says that it has no effects', () => {
    const sheets = [...built.html('/docs/a').matchAll(/<link[^>]* href="\/base\/([^"]*\.css)"/g)].map(
      ([, file = '']) => file,
    )
    expect(sheets.map((file) => built.read(file)).join('')).toMatch(/\.DocSearch-Button\s*\{\s*color:\s*red/)
  })

  test('has a page of results, which browsers know and crawlers do not', () => {
    expect(built.html('/find')).toContain('noindex')
    expect(built.html('/docs/a')).toContain('<link rel="search" type="application/opensearchdescription+xml"')
    expect(built.read('opensearch.xml')).toContain('template="https://t.example/base/find?q={searchTerms}"')
    expect(built.html('/docs/a')).toContain('<meta name="docsearch:docusaurus_tag" content="docs-default-current"')
  })

  test('may ask its hosts', () => {
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toContain('https://*.algolia.net')
  })
})
