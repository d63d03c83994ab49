// What components of a site from Docusaurus read of the configuration.
import {expect, test} from 'vitest'
import {buildSite, createSite} from '../support/site.ts'

const SHOWN = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import generated from '@generated/docusaurus.config'
export default function Page() {
  const {siteConfig} = useDocusaurusContext()
  return <pre data-cut={String(siteConfig.presets[0][1].docs.routeBasePath)} data-scripts={siteConfig.scripts.join()}>
    {JSON.stringify([siteConfig.plugins, generated.presets[0][1].docs])}
  </pre>
}
`

test('lists of plugins and presets are there where code reads them, without the folder of the site', async () => {
  const config = `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', scripts: ['/a.js'],
  presets: [['classic', {docs: {routeBasePath: 'guide', sidebarPath: require.resolve('./sidebars.js'), editUrl: () => 'https://e.example/'}, blog: false}]],
  plugins: [['./plug.js', {level: 3}], () => ({name: 'none'})]}`
  const files = {
    'docusaurus.config.js': config,
    'sidebars.js': "module.exports = {some: ['a']}",
    'plug.js': "module.exports = () => ({name: 'plug'})",
    'docs/a.md': '# A\n',
    'static/a.js': '',
  }
  const sources = createSite({...files, 'src/pages/index.jsx': SHOWN})
  const site = await sources.build()
  expect(site.findings).toEqual([])
  const html = site.html('/').replaceAll('&quot;', '"')
  expect(html).toContain('data-cut="guide" data-scripts="/a.js"')
  expect(html).toContain(
    '[[["./plug.js",{"level":3}],null],{"routeBasePath":"guide","sidebarPath":"@site/sidebars.js"}]',
  )
  expect(html).not.toContain(sources.dir)
  const without = await buildSite({...files, 'src/pages/index.jsx': 'export default () => "home"'})
  expect(without.html('/')).toContain('home')
  expect(without.read('_routes/shared/site.json')).not.toContain('presets')
}, 180_000)

test('the version of the site is there where code reads it', async () => {
  const files = {
    'docusaurus.config.js':
      "module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', presets: [['classic', {}]]}",
    'package.json': '{"version": "4.5.6-own"}',
    'docs/a.md': '# A\n',
    'src/pages/index.jsx': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export default function Page() {
  const {siteMetadata} = useDocusaurusContext()
  return <b>{'v' + siteMetadata.siteVersion + ' ' + typeof siteMetadata.docusaurusVersion}</b>
}
`,
  }
  expect((await buildSite(files)).html('/')).toContain('<b>v4.5.6-own string</b>')
  const without = await buildSite({...files, 'src/pages/index.jsx': 'export default () => "home"'})
  expect(without.read('_routes/shared/site.json')).not.toContain('4.5.6-own')
})

const NAMED = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import useGlobalData, {useAllPluginInstancesData, usePluginData} from '@docusaurus/useGlobalData'
import useRouteContext from '@docusaurus/useRouteContext'
export default function Page() {
  const docs = 'docusaurus-plugin-content-docs'
  const all = [
    usePluginData(docs).path,
    usePluginData(docs, 'api').versions.map(({name}) => name),
    Object.keys(useAllPluginInstancesData(docs)),
    useGlobalData()[docs].default.versions[0].mainDocId,
    Object.keys(useDocusaurusContext().globalData),
    useRouteContext().plugin,
    String(usePluginData('docusaurus-plugin-content-blog')),
  ]
  return <pre>{JSON.stringify(all)}</pre>
}
`

test('plugins have the names of Docusaurus where code written for it asks for their data', async () => {
  const site = await buildSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {blog: false}]],
  plugins: [['@docusaurus/plugin-content-docs', {id: 'api', path: 'api', routeBasePath: 'api', sidebarPath: false}]]}`,
    'docs/a.md': '---\nslug: /\n---\n# A\n',
    'api/b.md': '# B\n',
    'src/pages/index.jsx': NAMED,
  })
  expect(site.findings).toEqual([])
  const [, shown = ''] = /<pre>(.*)<\/pre>/.exec(site.html('/').replaceAll('&quot;', '"')) ?? []
  expect(JSON.parse(shown)).toEqual([
    '/docs',
    ['current'],
    ['default', 'api'],
    'a',
    ['docusaurus-plugin-content-docs'],
    {name: 'docusaurus-plugin-content-pages', id: 'default'},
    'undefined',
  ])
}, 180_000)

const RELATED = `import {useAllDocsData, useDoc, useDocById} from '@docusaurus/plugin-content-docs/client'
const One = ({id}) => { const doc = useDocById(id); return <b>{doc.id}: {doc.title}, {doc.description}</b> }
export default function Related() {
  const {docs} = useAllDocsData().default.versions[0]
  return <>{useDoc().frontMatter.related.map((id) => <One key={id} id={id} />)}<i>{docs.map(({id}) => id).sort().join()}</i></>
}
`

test('docs that components of a site look for are there when pages are rendered', async () => {
  const files = {
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {blog: false}]]}`,
    'docs/a.mdx': "---\nrelated: [c]\n---\nimport Related from '@site/src/components/Related'\n\n# A\n\n<Related />\n",
    'docs/b.md': '# B\n',
    'docs/c.md': '---\ndescription: The third.\nsidebar_label: Short\n---\n# C\n',
  }
  const site = await buildSite({...files, 'src/components/Related.jsx': RELATED})
  expect(site.findings).toEqual([])
  expect(site.html('/docs/a').replaceAll('<!-- -->', '')).toContain('<b>c: C, The third.</b><i>a,b,c</i>')
  // Other sites have the data of few docs on each page.
  const ofMain = `import {useLatestVersion} from '@docusaurus/plugin-content-docs/client'
export default function Related() {
  const version = useLatestVersion()
  return <i>{version.docs.find((doc) => doc.id === version.mainDocId).id}</i>
}
`
  const other = await buildSite({...files, 'src/components/Related.jsx': ofMain})
  expect(other.findings).toEqual([])
  expect(other.html('/docs/a')).toContain('<i>a</i>')
  expect(other.read('_routes/shared/site.json')).not.toContain('The third.')
}, 180_000)

const GENERATED = `import codeTranslations from '@generated/codeTranslations'
import globalData from '@generated/globalData'
import i18n from '@generated/i18n'
import routes from '@generated/routes'
import metadata from '@generated/site-metadata.json'
import storage from '@generated/site-storage'
export default function Page() {
  const all = [i18n.currentLocale, Object.keys(i18n.localeConfigs), codeTranslations.hello, storage, Object.keys(globalData),
    routes.map(({path}) => path).sort(), /^3\\.\\d+\\.\\d+$/.test(metadata.docusaurusVersion)]
  return <pre>{JSON.stringify(all)}</pre>
}
`

test('files that Docusaurus makes for all code are there: languages, words, routes, versions, storage', async () => {
  const site = await buildSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/base/', bundler: 'rspack',
  i18n: {defaultLocale: 'en', locales: ['en', 'de']}, storage: {type: 'sessionStorage', namespace: 'own'},
  presets: [['classic', {blog: false}]]}`,
    'docs/a.md': '# A\n',
    'i18n/de/code.json': '{"hello": {"message": "Hallo"}}',
    'src/pages/index.jsx': GENERATED,
  })
  expect(site.findings).toEqual([])
  const shown = (route: string): unknown =>
    JSON.parse(/<pre>(.*)<\/pre>/.exec(site.html(route).replaceAll('&quot;', '"'))?.[1] ?? 'null')
  const storage = {type: 'sessionStorage', namespace: '-own'}
  expect(shown('/')).toEqual([
    ...['en', ['en', 'de'], null, storage, ['docusaurus-plugin-content-docs']],
    ...[['*', '/base/', '/base/docs/a'], true],
  ])
  expect(shown('/de/')).toEqual([
    ...['de', ['en', 'de'], 'Hallo', storage, ['docusaurus-plugin-content-docs']],
    ...[['*', '/base/de/', '/base/de/docs/a'], true],
  ])
}, 180_000)

const NAVBAR = `import {useThemeConfig} from '@docusaurus/theme-common'
export default () => <pre>{JSON.stringify(useThemeConfig().navbar.items)}</pre>
`

test('items of the navbar have what Docusaurus fills in', async () => {
  const site = await buildSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  themeConfig: {navbar: {items: [{to: '/docs', label: 'A'}, {href: 'https://b.example', label: 'B', position: 'right'},
    {label: 'C', items: [{to: '/', label: 'D'}]}, {type: 'localeDropdown'},
    {type: 'docsVersionDropdown', dropdownItemsAfter: [{to: '/', label: 'E'}]}]}},
  presets: [['classic', {blog: false}]]}`,
    'docs/a.md': '---\nslug: /\n---\n# A\n',
    'src/pages/index.jsx': NAVBAR,
  })
  expect(site.findings).toEqual([])
  const [, shown = ''] = /<pre>(.*)<\/pre>/.exec(site.html('/').replaceAll('&quot;', '"')) ?? []
  expect(JSON.parse(shown)).toEqual([
    {to: '/docs', label: 'A', position: 'left'},
    {href: 'https://b.example', label: 'B', position: 'right'},
    {label: 'C', items: [{to: '/', label: 'D'}], position: 'left'},
    {type: 'localeDropdown', position: 'left', dropdownItemsBefore: [], dropdownItemsAfter: []},
    {
      type: 'docsVersionDropdown',
      position: 'left',
      dropdownItemsBefore: [],
      dropdownItemsAfter: [{to: '/', label: 'E'}],
    },
  ])
  expect(site.html('/')).not.toMatch(/<[^>]* (?:position|dropdownitems\w*)=/i)
}, 180_000)
