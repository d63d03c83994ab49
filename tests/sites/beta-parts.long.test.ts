// Parts that sites took from Docusaurus before 2.0: they are given routes and sidebars, and bring the shell along.
import {beforeAll, expect, test} from 'vitest'
import {type BuiltSite, buildSite} from '../support/site.ts'

const DOC_PAGE = `import React from 'react'
import renderRoutes from '@docusaurus/renderRoutes'
import {matchPath} from '@docusaurus/router'
import {docVersionSearchTag, DocsSidebarProvider, DocsVersionProvider, useDocsSidebar} from '@docusaurus/theme-common'
import DocSidebar from '@theme/DocSidebar'
import Layout from '@theme/Layout'
import NotFound from '@theme/NotFound'

function Inside({current, version, children}) {
  const sidebar = useDocsSidebar()
  return <Layout title="Ours" wrapperClassName="docs-mine" searchMetadata={{tag: docVersionSearchTag(version.pluginId, version.version)}}>
    {sidebar && <aside data-count={sidebar.length} data-labels={sidebar.map(({label}) => label).join()}>
      <DocSidebar sidebar={sidebar} path={current.path} onCollapse={() => undefined} isHidden={false} />
    </aside>}
    <section>{children}</section>
  </Layout>
}

export default function DocPage({route: {routes}, versionMetadata, location}) {
  const current = routes.find((one) => matchPath(location.pathname, one))
  if (!current) return <NotFound />
  return <DocsVersionProvider version={versionMetadata}>
    <DocsSidebarProvider sidebar={current.sidebar ? versionMetadata.docsSidebars[current.sidebar] : null}>
      <Inside current={current} version={versionMetadata}>{renderRoutes(routes, {versionMetadata})}</Inside>
    </DocsSidebarProvider>
  </DocsVersionProvider>
}
`

const MATCHES = `import {matchPath} from '@docusaurus/router'
const cases = [
  ['/docs/a', {path: '/docs/:id', exact: true}], ['/docs/a/b', {path: '/docs/:id'}], ['/docs/a/b', {path: '/docs/:id', exact: true}],
  ['/docs/', '/docs'], ['/b', ['/a', '/b']], ['/docs', {path: '/docs/', strict: true}], ['/DOCS', {path: '/docs', sensitive: true}], ['/x', {}],
]
export default function Page() { return <pre>{JSON.stringify(cases.map(([path, how]) => matchPath(path, how)))}</pre> }
`

let site: BuiltSite
beforeAll(async () => {
  site = await buildSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]]}\n`,
    'sidebars.js': `module.exports = {some: ['a', {type: 'category', label: 'Guides', items: ['b']}]}\n`,
    'docs/a.md': '# First\n\nText.\n',
    'docs/b.md': '# Second\n',
    'docs/alone.md': '---\ndisplayed_sidebar: null\n---\n\n# Alone\n',
    'src/pages/index.js': MATCHES,
    'src/theme/DocPage/index.js': DOC_PAGE,
  })
}, 180_000)

test('a page of docs is shown, once in the shell, with its sidebar', () => {
  const html = site.html('/docs/a')
  expect(html).toMatch(/<h1[^>]*>First<\/h1>/)
  expect(html.match(/<nav aria-label="Main"/g)).toHaveLength(1)
  expect(html).toContain('<title>Ours | T</title>')
  expect(html).toMatch(/class="[^"]*docs-mine"/)
  expect(html).toContain('<aside data-count="2" data-labels="First,Guides">')
  expect(html).toContain('menu__link--active')
})

test('one without a sidebar has none', () => {
  const html = site.html('/docs/alone')
  expect(html).toMatch(/<h1[^>]*>Alone<\/h1>/)
  expect(html).not.toContain('<aside data-count')
})

test('paths are matched with the arguments of the router that Docusaurus has', () => {
  const found = JSON.parse(/<pre>(.*?)<\/pre>/.exec(site.html('/'))?.[1]?.replaceAll('&quot;', '"') ?? '')
  expect(found).toEqual([
    {path: '/docs/:id', url: '/docs/a', isExact: true, params: {id: 'a'}},
    {path: '/docs/:id', url: '/docs/a', isExact: false, params: {id: 'a'}},
    null,
    {path: '/docs', url: '/docs/', isExact: true, params: {}},
    {path: '/b', url: '/b', isExact: true, params: {}},
    null,
    null,
    null,
  ])
})

test('parts that were there in the betas are found by their names of then', async () => {
  const old = await buildSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]]}\n`,
    'sidebars.js': `module.exports = {some: ['a']}\n`,
    'docs/a.md': '# First\n\nText.\n',
    'src/pages/index.js': 'export default () => "home"',
    'src/theme/LayoutHead/index.js': `import Head from '@docusaurus/Head'
import Original from '@theme-original/LayoutHead'
import {useActivePlugin} from '@theme/hooks/useDocs'
export default (props) => <>
  <Original {...props} />
  <Head><meta name="own" content={String(useActivePlugin()?.pluginData.versions[0].docs[0].id)} /></Head>
</>`,
    'src/theme/DocSidebar/index.js': `import {MobileSecondaryMenuFiller} from '@docusaurus/theme-common'
import {DocSidebarItems} from '@theme/DocSidebarItem'
const Menu = () => null
export default ({sidebar, path}) => <>
  <ul id="own-list"><DocSidebarItems items={sidebar} activePath={path} /></ul>
  <MobileSecondaryMenuFiller component={Menu} props={{}} />
</>`,
  })
  expect(old.findings).toEqual([])
  const html = old.html('/docs/a')
  expect(html).toMatch(/<meta name="own" content="a"/)
  expect(html).toMatch(/<ul id="own-list"><li[^>]*>.*First/)
}, 180_000)
