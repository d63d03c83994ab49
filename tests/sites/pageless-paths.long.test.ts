// Paths that links lead to and no page answers: the browser is told of them, and no page is rendered for that.
import {setTimeout as wait} from 'node:timers/promises'
import {expect, test, vi} from 'vitest'
import {buildCopy, differingFiles} from '../support/clean-build.ts'
import {type BuiltSite, buildSite, configFile, createSite} from '../support/site.ts'

// Each builds a few times.
vi.setConfig({testTimeout: 240_000})

const pathsOf = (built: BuiltSite, folder = ''): unknown =>
  JSON.parse(built.read(`${folder}_routes/shared/site.json`)).pagelessPaths

const page = (links: string): string =>
  `import Link from '@docusaurus/Link'\nexport default () => <main>${links}</main>\n`
const toConfig = (fields: string): string => configFile(`onBrokenLinks: 'ignore', ${fields}`, 'docs(), pages()')

test('one entry is for all that is below a path where the site has nothing, and none for what is there', async () => {
  const built = await buildSite({
    'site.config.mjs': toConfig("baseUrl: '/base/', themeConfig: {navbar: {items: [{to: '/api/v1', label: 'API'}]}}"),
    'docs/guide/a.md': '# A\n\n[Marked in the page](./gone.md)\n',
    'docs/guide/b.mdx': '# B\n\n[Marked in the page](/gone-mdx) {1}\n',
    'static/files/x.pdf': 'pdf',
    'src/pages/index.jsx': page(`
      <Link to="/docs/guide/a">there</Link><Link to="/docs/guide/a/">there</Link><a href="/base/docs/guide/a.html">there</a>
      <a href="/base/files/x.pdf">file</a><a href="/beyond">not of the site</a><a href="//other.example/base/x">elsewhere</a>
      <a href="#part">here</a><a href="mailto:a@b.example">mail</a><a href="/base/framed" target="_blank">tab</a>
      <Link to="/api/v2/users">below</Link><a href="https://test.example/base/api/v3">whole</a>
      <Link to="/docs/guide">folder</Link><Link to="/docs/guide/c/d">page</Link><a href="docs/guide/über?a#b">relative</a>
      <Link to="pathname:///base/program/">file</Link><a href="/base/program/">program</a>`),
  })
  expect(pathsOf(built)).toEqual(['api/', 'docs/guide', 'docs/guide/c/', 'docs/guide/über/', 'program/'])
})

test('a site whose links lead to pages has no such list', async () => {
  const built = await buildSite({
    'site.config.mjs': toConfig("themeConfig: {navbar: {items: [{to: '/docs/a', label: 'A'}]}}"),
    'docs/a.md': '# A\n\n[Marked in the page](./gone.md)\n',
    'src/pages/index.md': '# Home\n',
  })
  expect(built.read('_routes/shared/site.json')).not.toContain('pagelessPaths')
})

test('a site that does not say where it is has one', async () => {
  const built = await buildSite({
    'site.config.mjs': `import {docs} from 'quire-docs/plugins/docs'
export default {title: 'T', onBrokenLinks: 'ignore', plugins: [docs()], themeConfig: {navbar: {items: [{to: '/gone', label: 'Gone'}]}}}
`,
    'docs/a.md': '# A\n',
  })
  expect(built.errors).toEqual([])
  expect(pathsOf(built)).toEqual(['', 'gone/'])
})

test('a root without a page, and closed branches of sidebars', async () => {
  const items = Array.from({length: 60}, (_, at) => `{type: 'link', label: 'Link ${at}', href: '/gone/${at}'}`)
  const built = await buildSite({
    'site.config.mjs': configFile("onBrokenLinks: 'ignore'", "docs({sidebarPath: './sidebars.mjs'})"),
    'docs/a.md': '# A\n',
    'sidebars.mjs': `export default {main: ['a', {type: 'category', label: 'Closed', items: [${items.join()}]}]}\n`,
  })
  expect(built.html('/docs/a')).not.toContain('/gone/59')
  expect(pathsOf(built)).toEqual(['', 'gone/'])
})

test('each language has its own, and those below it are others', async () => {
  const items =
    "{to: '/gone', label: 'Gone'}, {href: 'https://test.example/de/docs/a', label: 'Other', target: '_self'}"
  const built = await buildSite({
    'site.config.mjs': toConfig(
      `i18n: {defaultLocale: 'en', locales: ['en', 'de']}, themeConfig: {navbar: {items: [${items}]}, announcementBar: {id: 'a', content: '<a href="/de/docs/a">A</a>'}}`,
    ),
    'docs/a.md': '# A\n',
    'src/pages/index.md': '# Home\n',
  })
  expect(pathsOf(built)).toEqual(['de/', 'gone/'])
  expect(pathsOf(built, 'de/')).toEqual(['gone/'])
})

test('a page that vanishes or comes changes the list, and not the pages that link to it', async () => {
  const site = createSite({
    'site.config.mjs': toConfig(''),
    'docs/a.md': '# A\n\nFirst line.\n\nLast words.\n',
    'src/pages/index.jsx': page('<Link to="/about">About</Link>'),
    'src/pages/about.md': '# About\n',
  })
  expect(pathsOf(await site.build())).toBeUndefined()
  const without = await site.remove('src/pages/about.md').build()
  expect(pathsOf(without)).toEqual(['about/'])
  expect(without.report.counts.rendered).toBe(0)
  // The short way.
  await wait(120)
  await site.build()
  await wait(120)
  const edited = await site.write('docs/a.md', '# A\n\nFirst line.\n\nOther words.\n').build()
  expect(edited.report.stages.map(({name}) => name)).not.toContain('content')
  expect(pathsOf(edited)).toEqual(['about/'])
  expect(differingFiles(edited, await buildCopy(site))).toEqual([])
  const again = await site.write('src/pages/about.md', '# About\n').build()
  expect(pathsOf(again)).toBeUndefined()
  expect(again.report.counts.rendered).toBe(1)
})

test('a list that would be long has what menus lead to', async () => {
  const items = Array.from({length: 600}, (_, at) => `{type: 'link', label: 'Link ${at}', href: '/docs/gone-${at}'}`)
  const built = await buildSite({
    'site.config.mjs': configFile(
      "onBrokenLinks: 'ignore', themeConfig: {navbar: {items: [{to: '/docs/gone-599', label: 'Gone'}]}}",
      "docs({sidebarPath: './sidebars.mjs'})",
    ),
    'docs/a.md': '# A\n',
    'sidebars.mjs': `export default {main: ['a', ${items.join()}]}\n`,
  })
  const paths = pathsOf(built) as readonly string[]
  expect(paths).toHaveLength(500)
  expect(paths).toContain('docs/gone-599/')
})
