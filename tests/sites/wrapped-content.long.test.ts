// Plugins of a site that go on where the plugins of docs and of pages of Docusaurus end.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, createSite, type FileMap} from '../support/site.ts'

/** What the packages do, in short: content, routes with the names of the theme, data, and rules for documents. */
const DOCS_PACKAGE = `const fs = require('fs'), path = require('path')
exports.validateOptions = ({options}) => ({path: 'docs', routeBasePath: 'docs', ...options})
const written = (item) => (typeof item === 'string' ? {type: 'doc', id: item} : item.type === 'category' ? {collapsed: true, collapsible: true, ...item, items: item.items.map(written)} : item)
exports.default = async (context, options) => {
  const dir = path.join(context.siteDir, options.path)
  return {
    name: 'docusaurus-plugin-content-docs',
    extendCli(cli) { cli.command('docs:version').action(() => {}) },
    getTranslationFiles: () => { throw new Error('asked for twice') },
    async loadContent() {
      const docs = fs.readdirSync(dir).sort().map((name) => ({id: name.replace('.md', ''), version: 'current', source: '@site/docs/' + name, tags: [], description: 'Text.', title: /# (.*)/.exec(fs.readFileSync(path.join(dir, name), 'utf8'))?.[1] ?? name, permalink: context.baseUrl + options.routeBasePath + '/' + name.replace('.md', ''), sidebar: 'main'}))
      return {loadedVersions: [{versionName: 'current', label: 'Next', path: context.baseUrl + 'docs', docs, sidebars: {main: require(path.join(context.siteDir, 'sidebars.js')).main.map(written)}}]}
    },
    async contentLoaded({content: {loadedVersions}, actions: {addRoute, createData, setGlobalData}}) {
      const [{docs, sidebars, path: base}] = loadedVersions
      const find = (one) => docs.find(({id}) => id === one)
      const pages = []
      const shown = ({link, ...item}) => {
        if (item.type === 'doc' || item.type === 'ref') return {label: find(item.id).title, ...item, type: 'link', href: find(item.id).permalink, docId: item.id, id: undefined, unlisted: false}
        if (item.type !== 'category') return item
        if (link?.type === 'generated-index') pages.push({path: link.permalink, component: '@theme/DocCategoryGeneratedIndexPage', exact: true, props: {categoryGeneratedIndex: {...link, navigation: {previous: {title: 'Before', permalink: docs[0].permalink}}}}})
        return {...item, items: item.items.map(shown), href: link?.permalink ?? find(link?.id)?.permalink}
      }
      const docsSidebars = Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(shown)]))
      const routes = docs.map(({permalink, id}) => ({path: permalink, exact: true, component: '@theme/DocItem', modules: {content: '@site/docs/' + id + '.md'}}))
      for (const doc of docs) await createData(doc.id + '.json', doc)
      // In a file, as before Docusaurus 3.
      const version = await createData('version.json', JSON.stringify({version: 'current', docsSidebars}))
      addRoute({path: base, component: '@theme/DocsRoot', exact: false, routes: [{path: base, component: '@theme/DocVersionRoot', modules: {version}, routes: [{path: base, component: '@theme/DocRoot', routes: [...routes, ...pages]}]}]})
      setGlobalData({path: base, versions: loadedVersions, breadcrumbs: true})
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
  'plugins/pages.js': `const fs = require('fs')
const {default: pages} = require('@docusaurus/plugin-content-pages')
module.exports = async (context, options) => {
  const instance = await pages(context, options)
  return {
    ...instance,
    loadContent: async () => (await instance.loadContent()).filter(({permalink}) => permalink !== '/hidden'),
    postBuild: ({outDir, plugins}) => fs.writeFileSync(outDir + '/listed.json', JSON.stringify(plugins.map(({name, options}) => [name, options.marks]))),
  }
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

  test('are listed once for what comes after a build, with all of their options', () => {
    const listed: readonly (readonly [string, unknown])[] = JSON.parse(built.read('listed.json'))
    expect(listed.filter(([name]) => name.startsWith('docusaurus-plugin-content'))).toEqual([
      ['docusaurus-plugin-content-docs', 3],
      ['docusaurus-plugin-content-pages', null],
    ])
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
const docsThat = (
  change: string,
  step = 'loadContent',
): string => `const exported = require('@docusaurus/plugin-content-docs')
const changed = (content) => { ${change}; return content }
module.exports = async (context, options) => {
  const instance = await exported.default(context, {path: 'docs', routeBasePath: 'docs'})
  if ('${step}' === 'loadContent') return {...instance, loadContent: async () => changed(await instance.loadContent())}
  return {...instance, contentLoaded: ({content, actions}) => instance.contentLoaded({content: changed(structuredClone(content)), actions})}
}
`

const MANY: FileMap = {
  'docusaurus.config.js': String(FILES['docusaurus.config.js']).replace("baseUrl: '/'", "baseUrl: '/base/'"),
  'sidebars.js':
    "module.exports = {main: ['intro', {type: 'category', label: 'More', link: {type: 'doc', id: 'other'}, items: ['a', 'b']}, {type: 'category', label: 'Last', items: ['c']}, {type: 'link', label: 'Chat', href: 'https://chat.example/'}]}\n",
  'docs/a.md': '# A\n',
  'docs/b.md': '# B\n',
  'docs/c.md': '# C\n',
  // A part of the site that reads what the site's plugin has added.
  'src/theme/DocSidebarItem/index.jsx':
    "import DocSidebarItem from '@theme-original/DocSidebarItem'\nexport default (props) => <><i>{props.item.badge}{props.item.customProps?.mark}</i><DocSidebarItem {...props} /></>\n",
}

const CHANGE = `
  const [{sidebars, path}] = content.loadedVersions
  const [intro, more, last] = sidebars.main
  sidebars.main = [
    {...last, label: 'First', className: 'own-class', collapsed: false, items: [...more.items].reverse()},
    {...intro, label: 'Start', customProps: {mark: 'marked'}},
    {type: 'category', label: 'Made', collapsed: false, collapsible: true, link: {type: 'generated-index', slug: '/made', permalink: path + '/made', title: 'Made page'}, items: [{type: 'link', label: 'Home', href: '/', badge: 'new'}]},
    {type: 'html', value: '<b>Text</b>', defaultStyle: true},
  ]`

describe.each(['loadContent', 'contentLoaded'])('sidebars that such a plugin changes in %s', (step) => {
  let changed: BuiltSite
  beforeAll(async () => {
    changed = await createSite({...FILES, ...MANY})
      .write('plugins/docs.js', docsThat(CHANGE, step))
      .build()
  }, 180_000)

  const sidebarOf = (path: string): string =>
    /<ul class="theme-doc-sidebar-menu.*?<\/nav>/s.exec(changed.html(path))?.[0].replace(/<!-- -->/g, '') ?? ''

  test('are shown: order, labels, class names, properties, and what was added', () => {
    expect(changed.findings).toEqual([])
    const sidebar = sidebarOf('/docs/intro')
    expect(
      sidebar
        .replace(/<svg.*?<\/svg>|<[^>]*>/gs, ' ')
        .split(/\s+/)
        .filter(Boolean),
    ).toEqual([...['First', 'B', 'A', 'marked', 'Start', 'Made', 'new', 'Home', 'Text']])
    expect(sidebar).toMatch(/own-class/)
    expect(sidebar).toMatch(/href="\/base\/"[^>]*>(?:<[^>]*>)*Home/)
  })

  test('leave docs the neighbours that Docusaurus has found before, and bring the pages of their categories', () => {
    expect(changed.html('/docs/made')).toMatch(/Made page.*pagination-nav__link--prev.*Before/s)
    expect(changed.html('/docs/c')).not.toContain('theme-doc-sidebar-menu"><li')
  })
})

test('texts of docs that such a plugin changes are shown, and docs that it takes away are gone', async () => {
  const site = createSite(FILES)
  site.write(
    'plugins/docs.js',
    docsThat(`
    const [intro] = content.loadedVersions[0].docs
    content.loadedVersions[0].sidebars = {own: [{type: 'doc', id: 'intro'}, {type: 'star', label: 'Star'}]}
    content.loadedVersions[0].docs = [{...intro, title: 'Start here', description: 'Other words.', previous: {title: 'Made', permalink: '/about'}, tags: [{label: 'own', permalink: '/docs/tags/own'}]}, {id: 'made', version: 'current', source: '@site/x', title: 'Made', permalink: '/docs/made'}]
`),
  )
  site.write('docs/intro.md', 'Text.\n')
  const config = String(FILES['docusaurus.config.js'])
  site.write('docusaurus.config.js', config.replace("{type: 'docSidebar', sidebarId: 'main', label: 'Docs'}", ''))
  const built = await site.build()
  expect(built.report.diagnostics.map(({code, message}) => `${code} ${message}`)).toEqual([
    'docusaurus/docs-changed The plugin "./plugins/docs.js" adds pages among the docs, which are not made: "/docs/made".',
    'docusaurus/docs-changed The plugin "./plugins/docs.js" gives docs other tags, which are not shown: "/docs/intro".',
    'docusaurus/docs-changed The plugin "./plugins/docs.js" has items of an unknown type in its sidebars, which are not shown: "star".',
  ])
  const intro = built.html('/docs/intro')
  expect(intro).toMatch(
    /<title>Start here \|.*content="Other words.".*<h1>Start here<\/h1>.*pagination-nav__link--prev.*Made/s,
  )
  expect(built.exists('docs/other/index.html')).toBe(false)
}, 180_000)
