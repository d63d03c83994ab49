// Plugins of a site that go on where the plugins of docs and of pages of Docusaurus end.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, createSite, type FileMap} from '../support/site.ts'

/** What the packages do, in short: content, routes with the names of the theme, data, and rules for documents. */
const DOCS_PACKAGE = `const fs = require('fs'), path = require('path')
exports.validateOptions = ({options}) => ({path: 'docs', routeBasePath: 'docs', ...options})
exports.default = async (context, options) => {
  const dir = path.join(context.siteDir, options.path)
  return {
    name: 'docusaurus-plugin-content-docs',
    extendCli(cli) { cli.command('docs:version').action(() => {}) },
    getTranslationFiles: () => { throw new Error('asked for twice') },
    async loadContent() {
      const docs = fs.readdirSync(dir).sort().map((name) => ({id: name.replace('.md', ''), title: /# (.*)/.exec(fs.readFileSync(path.join(dir, name), 'utf8'))[1], permalink: '/' + options.routeBasePath + '/' + name.replace('.md', '')}))
      return {loadedVersions: [{versionName: 'current', label: 'Next', path: '/docs', docs, sidebars: {}}]}
    },
    async contentLoaded({content: {loadedVersions}, actions: {addRoute, setGlobalData}}) {
      const routes = loadedVersions[0].docs.map(({permalink, id}) => ({path: permalink, exact: true, component: '@theme/DocItem', modules: {content: '@site/docs/' + id + '.md'}}))
      addRoute({path: '/docs', component: '@theme/DocsRoot', exact: false, routes: [{path: '/docs', component: '@theme/DocVersionRoot', routes: [{path: '/docs', component: '@theme/DocRoot', routes}]}]})
      setGlobalData({path: '/docs', versions: loadedVersions, breadcrumbs: true})
    },
    configureWebpack: () => ({resolve: {alias: {'~docs': path.join(context.generatedFilesDir, 'docusaurus-plugin-content-docs')}}}),
  }
}
`

const PAGES_PACKAGE = `const fs = require('fs'), path = require('path')
exports.default = async (context, options) => {
  const dir = path.join(context.generatedFilesDir, 'docusaurus-plugin-content-pages', 'default')
  const data = (source) => path.join(dir, path.basename(source) + '.json')
  return {
    name: 'docusaurus-plugin-content-pages',
    loadContent: async () => [
      {type: 'mdx', permalink: '/about', source: '@site/src/pages/about.md', title: 'About us', description: 'All of us.', frontMatter: {toc_max_heading_level: 2}, unlisted: false, editUrl: 'https://e.example/about'},
      {type: 'jsx', permalink: '/', source: '@site/src/pages/index.jsx'},
      {type: 'jsx', permalink: '/hidden', source: '@site/src/pages/hidden.jsx'},
    ],
    contentLoaded: async ({content, actions: {addRoute}}) => {
      fs.mkdirSync(dir, {recursive: true})
      for (const {type, permalink: path, source, ...metadata} of content) {
        fs.writeFileSync(data(source), JSON.stringify(metadata))
        addRoute(type === 'mdx' ? {path, component: '@theme/MDXPage', exact: true, modules: {content: source}} : {path, component: source, exact: true})
      }
    },
    configureWebpack: () => ({module: {rules: [{test: /\\.mdx?$/, include: [path.join(context.siteDir, 'src/pages') + path.sep], use: [
      {loader: require.resolve('@docusaurus/mdx-loader'), options: {metadataPath: data}},
    ]}]}}),
  }
}
`

const FILES: FileMap = {
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {docs: false, blog: false, pages: false}]],
  plugins: [['./plugins/docs.js', {sidebarPath: './sidebars.js', marks: 3}], './plugins/pages.js'],
  themeConfig: {navbar: {items: [{type: 'docSidebar', sidebarId: 'main', label: 'Docs'}]}}}
`,
  'sidebars.js': "module.exports = {main: ['intro', {type: 'category', label: 'More', items: ['other']}]}\n",
  'plugins/docs.js': `const exported = require('@docusaurus/plugin-content-docs')
module.exports = {...exported, default: async (context, {marks, ...options}) => {
  const instance = await exported.default(context, options)
  return {...instance, async contentLoaded({content, actions}) {
    await instance.contentLoaded({content, actions})
    const {docs} = content.loadedVersions[0]
    const recent = await actions.createData('recent.json', JSON.stringify(docs.map(({title, permalink}) => ({title, permalink}))))
    actions.addRoute({path: '/recent', exact: true, component: '@site/src/components/Recent.jsx', modules: {recent}})
    actions.setGlobalData({path: '/docs', versions: content.loadedVersions, marks})
  }}
}}
`,
  'plugins/pages.js': `const {default: pages} = require('@docusaurus/plugin-content-pages')
module.exports = async (context, options) => {
  const instance = await pages(context, options)
  return {...instance, loadContent: async () => (await instance.loadContent()).filter(({permalink}) => permalink !== '/hidden')}
}
`,
  'src/components/Recent.jsx': `import Layout from '@theme/Layout'
import Link from '@docusaurus/Link'
import {usePluginData} from '@docusaurus/useGlobalData'
export default ({recent}) => <Layout title="Recent"><p>{usePluginData('docusaurus-plugin-content-docs').marks} marks</p>{recent.map(({title, permalink}) => <Link key={permalink} to={permalink}>{title}</Link>)}</Layout>
`,
  'src/pages/index.jsx': 'export default () => <main>Home</main>\n',
  'src/pages/hidden.jsx': 'export default () => <main>Hidden</main>\n',
  'src/pages/about.md': '## Part\n\n### Below\n\nText.\n',
  'docs/intro.md': '# Intro\n\n## Start\n\n[other](./other.md)\n',
  'docs/other.md': '# Other\n\nText.\n',
  ...packageOf('plugin-content-docs', DOCS_PACKAGE),
  ...packageOf('plugin-content-pages', PAGES_PACKAGE),
  ...packageOf('mdx-loader', "module.exports = () => { throw new Error('Not here.') }\n"),
}

function packageOf(name: string, text: string): FileMap {
  return {
    [`node_modules/@docusaurus/${name}/package.json`]: `{"name": "@docusaurus/${name}", "version": "3.10.0"}`,
    [`node_modules/@docusaurus/${name}/index.js`]: text,
  }
}

describe('plugins around those of docs and pages', () => {
  let built: BuiltSite
  beforeAll(async () => {
    built = await buildSite(FILES)
  }, 180_000)

  test('are built without a word', () => {
    expect(built.findings).toEqual([])
  })

  test('have the docs with their sidebar, and the pages and data that they add', () => {
    const intro = built.html('/docs/intro')
    expect(intro).toMatch(/theme-doc-sidebar.*href="\/docs\/other"/s)
    expect(intro).toMatch(/<h2 [^>]*id="start"/)
    expect(intro).toMatch(
      /class="[^"]*navbar__item[^"]*"[^>]*href="\/docs\/intro"|href="\/docs\/intro"[^>]*navbar__item/,
    )
    expect(built.html('/recent')).toMatch(
      /3(?:<!-- -->)? marks.*href="\/docs\/intro"[^>]*>Intro<.*href="\/docs\/other"/s,
    )
  })

  test('have pages by the layout of the theme, without those that are left out', () => {
    const about = built.html('/about')
    expect(about).toContain('<title>About us | T</title>')
    expect(about).toContain('content="All of us."')
    expect(about).toMatch(/<h2 [^>]*id="part"/)
    expect(about).toMatch(/<nav class="tableOfContents[^>]*>.*href="#part"/s)
    expect(about).not.toMatch(/<nav class="tableOfContents[^>]*>.*href="#below"/s)
    expect(about).toContain('href="https://e.example/about"')
    expect(built.html('/')).toContain('Home')
    expect(built.files().filter((name) => name.startsWith('hidden'))).toEqual([])
  })
})

/** A plugin around that of docs, whose content it changes. @param change Statements, with the `content`. */
const docsThat = (change: string): string => `const exported = require('@docusaurus/plugin-content-docs')
module.exports = async (context, options) => {
  const instance = await exported.default(context, {path: 'docs', routeBasePath: 'docs'})
  return {...instance, loadContent: async () => {
    const content = await instance.loadContent()
    ${change}
    return content
  }}
}
`

test('what such a plugin changes of sidebars has a warning, and no doc of another instance', async () => {
  const site = createSite(FILES)
  const config = String(FILES['docusaurus.config.js'])
  site.write(
    'docusaurus.config.js',
    config.replace('docs: false', "docs: {id: 'other', path: 'others', routeBasePath: 'others'}"),
  )
  site.write('others/a.md', '# A\n')
  site.write(
    'plugins/docs.js',
    docsThat(`
    const [version] = content.loadedVersions
    version.docs = version.docs.map((doc) => ({...doc, sidebar: 'main'}))
    version.sidebars = {main: [{type: 'category', label: 'All', items: [{type: 'doc', id: 'intro'}, {type: 'link', label: 'Chat', href: 'https://chat.example/'}]}]}
`),
  )
  const built = await site.build()
  expect(built.report.diagnostics.map(({message}) => message)).toEqual([
    'The plugin "./plugins/docs.js" adds items to sidebars, which are not shown: "https://chat.example/".',
    'The plugin "./plugins/docs.js" gives items of sidebars another place, where they are not shown: "/docs/intro".',
    'The plugin "./plugins/docs.js" takes docs out of sidebars, which are shown there: "other".',
  ])
})

const MANY = {
  'sidebars.js':
    "module.exports = {main: ['intro', {type: 'category', label: 'More', link: {type: 'doc', id: 'other'}, items: ['a', 'b']}, {type: 'category', label: 'Last', items: ['c']}, {type: 'link', label: 'Chat', href: 'https://chat.example/'}]}\n",
  'docs/a.md': '---\nsidebar_label: First\n---\n\n# A\n',
  'docs/b.md': '# B\n',
  'docs/c.md': '# C\n',
}

/** As the docs plugin loads them. */
const LOADED = {
  main: [
    {type: 'doc', id: 'intro'},
    {
      type: 'category',
      label: 'More',
      link: {type: 'doc', id: 'other'},
      items: [
        {type: 'doc', id: 'a'},
        {type: 'doc', id: 'b'},
      ],
    },
    {type: 'category', label: 'Last', items: [{type: 'doc', id: 'c'}]},
    {type: 'link', label: 'Chat', href: 'https://chat.example/'},
  ],
}

const LABELS = 'gives items of sidebars other labels, which are not shown'
const PLACES = 'gives items of sidebars another place, where they are not shown'

test.each([
  ['nothing', '', []],
  ['a label that the doc itself gives', "more.items[0].label = 'Other'", []],
  ['the order in a category', 'more.items.reverse()', [`${PLACES}: "/docs/b"`]],
  ['the order of categories', 'main.splice(1, 2, main[2], main[1])', [`${PLACES}: "/docs/c"`]],
  ['the category of a doc', 'main[2].items.unshift(more.items.pop())', [`${PLACES}: "/docs/b"`]],
  ['the depth of a doc', 'main.splice(3, 0, main[2].items.pop())', [`${PLACES}: "/docs/c"`]],
  ['the label of a category', "more.label = 'Others'", [`${LABELS}: "Others"`]],
  ['the labels of items', "more.items[1].label = 'Other'; main[3].label = 'Talk'", [`${LABELS}: "Other" and 1 more`]],
])('a plugin around that of docs that changes %s is told of that', async (_, change, losses) => {
  const site = createSite({...FILES, ...MANY})
  const sidebars = `version.sidebars = ${JSON.stringify(LOADED)}; const {main} = version.sidebars, [, more] = main;`
  site.write(
    'plugins/docs.js',
    docsThat(
      `const [version] = content.loadedVersions; version.docs.find(({id}) => id === 'a').frontMatter = {sidebar_label: 'First'}; ${sidebars} ${change}`,
    ),
  )
  const built = await site.build({checkOnly: true})
  expect(built.diagnostics.map(({message}) => message)).toEqual(
    losses.map((loss) => `The plugin "./plugins/docs.js" ${loss}.`),
  )
})

test('the sidebars of a large site are compared whole', async () => {
  const names = Array.from({length: 600}, (_, at) => `d${at + 100}`)
  const site = createSite({
    ...FILES,
    ...Object.fromEntries(names.map((name) => [`docs/${name}.md`, `# ${name.toUpperCase()}\n`])),
    'sidebars.js': `module.exports = {main: ['intro', 'other', {type: 'category', label: 'All', items: ${JSON.stringify(names.slice(0, 300))}}, ...${JSON.stringify(names.slice(300))}]}\n`,
  })
  const order = (items: readonly string[]): string => JSON.stringify(items.map((id) => ({type: 'doc', id})))
  const change = (inside: readonly string[]): string =>
    docsThat(
      `content.loadedVersions[0].sidebars = {main: [{type: 'doc', id: 'intro'}, {type: 'category', label: 'All', items: ${order(inside)}}, ...${order(names.slice(300))}]}`,
    )
  site.write('plugins/docs.js', change(names.slice(0, 300)))
  expect((await site.build({checkOnly: true})).findings).toEqual([])
  site.write('plugins/docs.js', change([...names.slice(0, 298), 'd399', 'd398']))
  expect((await site.build({checkOnly: true})).diagnostics.map(({message}) => message)).toEqual([
    `The plugin "./plugins/docs.js" ${PLACES}: "/docs/d399".`,
  ])
})

test('what such a plugin changes of docs has a warning', async () => {
  const site = createSite(FILES)
  site.write(
    'plugins/docs.js',
    docsThat(`
    const [intro] = content.loadedVersions[0].docs
    content.loadedVersions[0].docs = [{...intro, title: 'Start here'}, {id: 'made', title: 'Made', permalink: '/docs/made'}]
`),
  )
  const built = await site.build()
  expect(built.report.diagnostics.map(({code, message}) => `${code} ${message}`)).toEqual([
    'docusaurus/docs-changed The plugin "./plugins/docs.js" adds pages among the docs, which are not made: "/docs/made".',
    'docusaurus/docs-changed The plugin "./plugins/docs.js" gives docs other titles, which are not shown: "/docs/intro".',
    'docusaurus/docs-changed The plugin "./plugins/docs.js" leaves out docs, which are shown: "/docs/other".',
  ])
})
