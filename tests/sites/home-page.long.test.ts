// A site without a home page: what the build says, and where its servers begin.
import {expect, test} from 'vitest'
import {program} from '../support/program.ts'
import {serveBuilt} from '../support/served-site.ts'
import {type BuiltSite, buildSite, configFile, createSite, type FileMap} from '../support/site.ts'

const CONFIG = {'site.config.mjs': configFile("bundler: 'rspack'")}
const DOCS = {...CONFIG, 'docs/b.md': '# B\n', 'docs/a.md': '# A\n'}

/** What is said of the home page, with its place. */
const told = ({report}: BuiltSite) => report.diagnostics.filter(({code}) => code === 'routes/no-home')

test('a site without one says so, with the place of the plugins and what to add', async () => {
  const [finding, ...others] = told(await buildSite(DOCS))
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    level: 'warning',
    message: 'The site has no home page: nothing is published at "/".',
    location: {sourcePath: 'site.config.mjs', line: 5},
    hint: 'Add "src/pages/index.md" and the plugin pages(), or serve the docs there: docs({routeBasePath: "/"}).',
  })
})

test('of docs alone, it is one of the docs that is to be the home page', async () => {
  const config = configFile("baseUrl: '/base/', bundler: 'rspack'", "docs({routeBasePath: '/'})")
  const [finding] = told(await buildSite({...DOCS, 'site.config.mjs': config}))
  expect(finding?.message).toContain('"/base/"')
  expect(finding?.hint).toBe('Name the doc to begin with "index.md", or write "slug: /" in its front matter.')
})

test('is told once where the site has several languages', async () => {
  const config = configFile("bundler: 'rspack', i18n: {defaultLocale: 'en', locales: ['en', 'fr']}")
  expect(told(await buildSite({...DOCS, 'site.config.mjs': config}))).toHaveLength(1)
})

const withHome: readonly (readonly [string, FileMap])[] = [
  ['a page', {'site.config.mjs': configFile("bundler: 'rspack'", 'docs(), pages()'), 'src/pages/index.md': '# Home\n'}],
  [
    'a doc',
    {'site.config.mjs': configFile("bundler: 'rspack'", "docs({routeBasePath: '/'})"), 'docs/index.md': '# Home\n'},
  ],
  ['a static file', {'static/index.html': '<h1>Home</h1>'}],
]
test.each(withHome)('is not missed where it is %s; servers begin there', async (_, files) => {
  const site = await buildSite({...DOCS, ...files})
  expect(told(site)).toEqual([])
  const {serve} = await program()
  const server = await serve({
    siteDir: createSite({}).dir,
    dir: site.report.outDir,
    baseUrl: '/',
    trailingSlash: null,
    port: 0,
  })
  expect(server.startUrl).toBe(server.url)
  await server.close()
})

test('servers begin at the first page that there is', async () => {
  const site = createSite(DOCS)
  const built = await site.build()
  await serveBuilt(site.dir, built)
  const {serve, start} = await program()
  for (const open of [serve, start]) {
    const server = await open({siteDir: site.dir, port: 0, open: false})
    expect(server.startUrl).toBe(`${server.url}docs/a/`)
    const response = await fetch(server.startUrl)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('A</h1>')
    await server.close()
  }
})
