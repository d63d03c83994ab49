// Documents that code has as modules: React pages that import them, and routes of plugins for Docusaurus that name them.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, createSite, type FileMap} from '../support/site.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEklEQVR4nGP4z8DwHwyBGAYAPgYI/wG3kd8AAAAASUVORK5CYII=',
  'base64',
)

const PARTS: FileMap = {
  'src/pages/index.jsx': `import Readme, {toc, frontMatter, contentTitle, level} from '../parts/_readme.mdx'
import Plain from '../../NOTES.md'
export default () => <main><Readme name="Ada" /><i>{toc.map(({id}) => id).join()} {frontMatter.mood} {contentTitle} {level}</i><Plain /></main>
`,
  'src/parts/_readme.mdx': `---
mood: calm
---

import Steps from './_steps.mdx'
import Box from '@site/src/parts/Box'
import Mark from './mark.svg'

export const level = 5

# Readme

## Start

Hello {props.name}, see [the docs](/docs/a) and [a file](./notes.txt),
[a document](../../docs/a.md), [a heading](@site/docs/more.mdx?x=1#part), [a path](docs/a?x=1) and [none](https://a.example/b.md).

<Box>in a *box*</Box>

:::tip[Hint]

![A dot](dot.png)

:::

<Steps />

<Mark className="sign" />

\`\`\`js title="a.js"
const a = 1
\`\`\`
`,
  'src/parts/_steps.mdx': '## Steps\n\nOne {1 + 1}.\n',
  'src/parts/Box.jsx': 'export default ({children}) => <section>{children}</section>\n',
  'src/parts/dot.png': PIXEL,
  'src/parts/notes.txt': 'Notes.\n',
  'src/parts/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  'NOTES.md': '---\ndraftedBy: only-for-writers\n---\n\n## Notes\n\nPlain *text* with "quotes".\n',
  'docs/a.md': '# A\n\nText.\n',
  'docs/more.mdx': '---\nslug: /other\n---\n\n# More\n\n## Part\n',
}

const config = (fields = ''): string =>
  `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/base/', presets: [['classic', {blog: false}]], ${fields}}\n`

describe.each(['rspack', 'webpack'] as const)('a page that imports documents, with %s', (bundler) => {
  let page = ''
  let built: BuiltSite
  beforeAll(async () => {
    built = await createSite({...PARTS, 'docusaurus.config.js': config()}).build({bundler})
    page = built.findings.length > 0 ? '' : built.html('/').replaceAll('<!-- -->', '')
  })

  test('is built', () => {
    expect(built.findings).toEqual([])
  })

  test('shows them as content, with the theme for their elements', () => {
    expect(page).toMatch(/<h2 [^>]*id="start"[^>]*>Start<a class="hash-link"/)
    expect(page).toMatch(/Hello Ada, see <a href="\/base\/docs\/a">the docs<\/a>/)
    expect(page).toContain('<a href="/base/docs/a">a document</a>')
    expect(page).toContain('<a href="/base/docs/other?x=1#part">a heading</a>')
    expect(page).toContain('<a href="/base/docs/a?x=1">a path</a>')
    expect(page).toContain('href="https://a.example/b.md"')
    expect(page).toContain('<section>in a <em>box</em></section>')
    expect(page).toMatch(/<svg [^>]*class="sign"[^>]*><path d="M0 0"/)
    expect(page).toMatch(/theme-admonition-tip.*Hint/s)
    expect(page).toMatch(/<h2 [^>]*id="steps"/)
    expect(page).toContain('One 2.')
    expect(page).toMatch(/language-js.*a\.js/s)
    expect(page).toMatch(/<h2 [^>]*id="notes".*<p>Plain <em>text<\/em> with (?:"|&quot;)quotes/s)
  })

  test('publishes what they show, and gives what they export', () => {
    const image = /<img [^>]*src="\/base\/(assets\/dot\.[^"]+\.png)"[^>]*>/.exec(page)
    expect(image?.[0]).toMatch(/width="2" height="3"/)
    expect(built.exists(image?.[1] ?? '')).toBe(true)
    expect(page).toMatch(/<a href="\/base\/assets\/notes\.[^"]+\.txt" target="_blank">a file<\/a>/)
    expect(page).toContain('<i>start,steps calm Readme 5</i>')
    // Nobody asks for the front matter of the other.
    expect(
      built.files().filter((file) => /\.(?:js|html)$/.test(file) && built.read(file).includes('only-for-writers')),
    ).toEqual([])
  })
})

test('a document that code imports is compiled again when it changes, and when the settings do', async () => {
  const site = createSite({...PARTS, 'docusaurus.config.js': config()})
  expect((await site.build({bundler: 'rspack'})).html('/')).toContain('id="notes"')
  expect((await site.write('NOTES.md', '## Other\n').build({bundler: 'rspack'})).html('/')).toContain('id="other"')
  site.write('docusaurus.config.js', config('markdown: {anchors: {maintainCase: true}}'))
  expect((await site.build({bundler: 'rspack'})).html('/')).toContain('id="Other"')
})

test('a mistake in such a document is told at its place', async () => {
  const files = {...PARTS, 'src/parts/_steps.mdx': '## Steps\n\n<Unclosed>\n\nText.\n'}
  const built = await createSite({...files, 'docusaurus.config.js': config()}).build({bundler: 'rspack'})
  expect(built.findings).toEqual(['error mdx/syntax src/parts/_steps.mdx:3:1'])
})

/** Documents of a page that only the bundler finds: in a folder behind an alias, and in a package. */
const BEHIND_NAMES: FileMap = {
  'docs/a.mdx': `import Shared from '@shared/setup.mdx'
import Package from 'notes/NOTES.md'

# A

## Before

<Shared />

## Between

<Package />

See [the steps](#steps) and [none](#nowhere).
`,
  'docs/b.md': '# B\n\n[Steps of A](./a.mdx#steps)\n',
  'parts/shared/setup.mdx': "import Steps from './_steps.mdx'\n\n## Set *up*\n\n<Steps />\n\n### After\n",
  'parts/shared/_steps.mdx': '## Steps\n\nOne[^1].\n\n[^1]: Two.\n',
  'node_modules/notes/package.json': '{"name": "notes", "version": "1.0.0"}',
  'node_modules/notes/NOTES.md': '## Of the package\n\nText.\n',
  'docusaurus.config.js': config(`plugins: [
    (context) => ({name: 'shared', configureWebpack: () => ({resolve: {alias: {'@shared': require('node:path').join(context.siteDir, 'parts/shared')}}})}),
  ]`),
}

describe.each(['rspack', 'webpack'] as const)(
  'a page with documents that only the bundler finds, with %s',
  (bundler) => {
    test('lists their headings, also after a change of them, and links to them hold', async () => {
      const site = createSite(BEHIND_NAMES)
      const built = await site.build({bundler})
      expect(built.findings).toEqual(['warning link/missing-anchor docs/a.mdx:14:36'])
      expect(tocOf(built)).toEqual(['before', 'set-up', 'steps', 'after', 'between', 'of-the-package'])
      expect(built.html('/docs/a')).toContain('>Set <em>up</em></a>')
      expect(built.files().filter((name) => name.includes('document-tocs'))).toEqual([])
      expect(tocOf(await site.build({bundler}))).toEqual(tocOf(built))
      site.write('parts/shared/_steps.mdx', '## Other steps\n')
      expect(tocOf(await site.build({bundler}))).toContain('other-steps')
    })
  },
)

function tocOf(built: BuiltSite): string[] {
  const [, list = ''] = /(<ul[^>]*class="table-of-contents .*?)<\/div>/s.exec(built.html('/docs/a')) ?? []
  return [...list.matchAll(/href="#([^"]*)"/g)].map(([, id = '']) => id)
}

/** As plugins for descriptions of APIs make their pages: documents among their data, and a rule for the bundler. */
const API = `const path = require('node:path')
module.exports = (context, options) => {
  const dir = path.join(context.generatedFilesDir, 'api', 'default')
  return {
    name: 'api',
    getThemePath: () => './theme',
    contentLoaded: async ({actions: {addRoute, createData}}) => {
      const meta = await createData('api.json', {name: 'Pets'})
      const routes = []
      for (const id of ['list', 'add']) {
        await createData(id + '-meta.json', {title: 'Pets: ' + id, id})
        const content = await createData(id + '.mdx', '---\\nhide: true\\n---\\nimport Tabs from "@theme/Tabs"\\nimport TabItem from "@theme/TabItem"\\n\\n## ' + id + '\\n\\n<Tabs><TabItem value="a">TEXT {1 + 1}</TabItem></Tabs>\\n')
        routes.push({path: '/api/' + id, component: '@theme/ApiItem', exact: true, modules: {content}})
      }
      addRoute({path: '/api', component: '@theme/ApiPage', routes, modules: {apiMetadata: meta}})
    },
    configureWebpack: (_, isServer, {getJSLoader}) => ({
      resolve: {alias: {'~api': dir}},
      module: {rules: [{test: /\\.mdx?$/, include: [dir + path.sep], use: [
        getJSLoader({isServer}),
        {loader: require.resolve('@docusaurus/mdx-loader'), options: {remarkPlugins: [], metadataPath: (file) => file.replace('.mdx', '-meta.json')}},
        path.join(__dirname, 'shout.js'),
      ]}]},
    }),
  }
}
`

const LOADER_SITE: FileMap = {'docs/a.md': '# A\n', 'loader.js': 'module.exports = (text) => text\n'}

const loaderPlugin = (name: string, rules: string): string =>
  `const loader = require.resolve('./loader.js')
module.exports = () => ({name: '${name}', configureWebpack: () => ({module: {rules: [${rules}]}})})\n`

describe.each(['rspack', 'webpack'] as const)(
  'a plugin that gives its pages documents as modules, with %s',
  (bundler) => {
    const siteOf = (api: string): FileMap => ({
      'docs/a.md': '# A\n',
      'parts/api/index.js': api,
      'parts/api/shout.js': "module.exports = (text) => text.replace('TEXT', 'Text')\n",
      'parts/api/theme/ApiPage.jsx':
        "import renderRoutes from '@docusaurus/renderRoutes'\nexport default ({apiMetadata, route}) => <main><h1>{apiMetadata.name}</h1>{renderRoutes(route.routes)}</main>\n",
      'parts/api/theme/ApiItem.jsx':
        'export default ({content: Content}) => <article data-hide={String(Content.frontMatter.hide)}><h2>{Content.metadata.title}</h2>{Content.toc.length}<Content /></article>\n',
      'node_modules/@docusaurus/mdx-loader/package.json':
        '{"name": "@docusaurus/mdx-loader", "version": "3.10.0", "main": "lib/index.js"}',
      'node_modules/@docusaurus/mdx-loader/lib/index.js': "module.exports = () => { throw new Error('Not here.') }\n",
      'docusaurus.config.js': config("plugins: ['./parts/api']"),
    })

    test('has pages that show them, with the data of each', async () => {
      const built = await createSite(siteOf(API)).build({bundler})
      expect(built.findings).toEqual([])
      const page = built.html('/api/add').replaceAll('<!-- -->', '')
      expect(page).toMatch(/<main><h1>Pets<\/h1><article data-hide="true"><h2>Pets: add<\/h2>1<h2 [^>]*id="add"/)
      expect(page).toContain('Text 2')
      expect(built.html('/api/list')).toContain('id="list"')
    })

    test('and a loader besides that of documents has a warning, by whichever rule', async () => {
      const rules = [
        "{test: /\\.mdx?$/, enforce: 'pre', use: [{loader}]}",
        '{test: /\\.mdx?$/, loader}',
        "{test: /\\.md$/, include: [__dirname + '/docs'], use: loader}",
        "{include: {or: [__dirname + '/docs/', /never/]}, rules: [{test: /\\.(md|txt)$/, use: [loader]}]}",
        '{oneOf: [{test: /\\.css$/, use: []}, {resource: {not: /\\.js$/}, test: /md$/, use: ({resource}) => [{loader}]}]}',
      ]
      const site = createSite({
        ...LOADER_SITE,
        ...Object.fromEntries(rules.map((rule, at) => [`p${at}.js`, loaderPlugin(`p${at}`, rule)])),
        'docusaurus.config.js': config(`plugins: [${rules.map((_, at) => `'./p${at}.js'`).join()}]`),
      })
      const built = await site.build({bundler})
      expect(built.diagnostics.map(({message}) => message)).toEqual(
        rules.map(
          (_, at) =>
            `Documents of the site are compiled without what the plugin "p${at}" runs on them besides the loader of documents: "${site.dir}/loader.js".`,
        ),
      )
    })

    test('and a loader of other files, or of what is imported in an own way, has none', async () => {
      const rules = [
        "{test: /\\.mdx?$/, include: [__dirname + '/parts'], enforce: 'pre', loader}",
        "{test: /\\.x$/, enforce: 'pre', loader}",
        '{test: /\\.md$/, resourceQuery: /own/, loader}',
        "{test: /\\.md$/, exclude: [__dirname + '/docs', __dirname + '/blog', __dirname + '/src/pages'], loader}",
        "{include: __dirname + '/docs', rules: [{test: /\\.x$/, loader}]}",
        "{use: ({resource}) => String(resource).endsWith('.x') ? [loader] : []}",
      ]
      const site = createSite({
        ...LOADER_SITE,
        'own.js': loaderPlugin('own', rules.join()),
        'docusaurus.config.js': config("plugins: ['./own.js']"),
      })
      expect((await site.build({bundler})).findings).toEqual([])
    })

    test('and transforms with them, which are run; what is no function has a warning', async () => {
      const api = API.replace(
        'remarkPlugins: []',
        `beforeDefaultRemarkPlugins: [() => (tree) => { for (const {type, children} of tree.children) if (type === 'heading') children[0].value += ' first' }],
        remarkPlugins: [[({add}) => (tree) => { for (const {type, children} of tree.children) if (type === 'heading') children[0].value += add }, {add: ' second'}]],
        rehypePlugins: [() => (tree) => { for (const node of tree.children) if (node.tagName === 'h2') node.properties.title = 'third' }, 'rehype-named'],
        recmaPlugins: []`,
      )
      const built = await createSite(siteOf(api)).build({bundler})
      expect(built.findings).toEqual(['warning bundle/transforms-unused'])
      expect(built.diagnostics[0]?.message).toBe(
        'Documents of the plugin "api" are compiled without what it gives to @docusaurus/mdx-loader as rehypePlugins and is no function.',
      )
      const page = built.html('/api/add').replaceAll('<!-- -->', '')
      expect(page).toMatch(/<h2 [^>]*title="third"[^>]*>add first second/)
      expect(page).toMatch(/<h2 [^>]*id="add-first"/)
    })
  },
)

test('dates without quotes in the header of an imported document are Date objects', async () => {
  const built = await createSite({
    'docusaurus.config.js': config(),
    'docs/a.md': '# A\n',
    'parts/dated.md':
      "---\ndate: 2022-05-27\nquoted: '2022-05-27'\nlist: [{at: 2022-05-27T10:00:00Z}, 3]\nnone:\n---\n\nText.\n",
    'src/pages/index.jsx': `import {frontMatter} from '../../parts/dated.md'
const {date, quoted, list, none} = frontMatter
export default () => <p>{[date.toISOString(), quoted, list[0].at.getTime(), list[1], String(none)].join(' ')}</p>
`,
  }).build({bundler: 'rspack'})
  expect(built.findings).toEqual([])
  expect(built.html('/')).toContain('<p>2022-05-27T00:00:00.000Z 2022-05-27 1653645600000 3 null</p>')
})

test('an SVG image is its URL on a site of ours, and a component where an element has its name', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>'
  const built = await createSite({
    'site.config.mjs': "export default {title: 'T', url: 'https://t.example', baseUrl: '/', plugins: ['pages']}\n",
    'src/pages/index.jsx': "import Part from '../parts/_part.mdx'\nexport default () => <main><Part /></main>\n",
    'src/parts/_part.mdx':
      'import url from \'./one.svg\'\nimport Two from \'./two.svg\'\n\n<img src={url} alt="One" />\n\n<Two className="sign" />\n',
    'src/parts/one.svg': svg,
    'src/parts/two.svg': svg,
  }).build({bundler: 'rspack'})
  expect(built.findings).toEqual([])
  expect(built.html('/')).toMatch(/<img [^>]*src="\/assets\/[^"]+\.svg"/)
  expect(built.html('/')).toMatch(/<svg [^>]*class="sign"[^>]*><path/)
})
