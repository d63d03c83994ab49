// `quire check`: the mistakes that a build would find in texts and links, without a build.
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {configFile, createSite} from '../support/site.ts'

test('finds what is wrong in all languages, and writes no output', async () => {
  const site = createSite({
    'site.config.mjs': configFile("i18n: {defaultLocale: 'en', locales: ['en', 'fr']}", 'docs(), pages()'),
    'docs/a.md': '---\nsidebar_position: first\n---\n\n# A\n\n[B](b.md#nowhere), [C](c.md)\n',
    'docs/b.mdx': '# B\n\n<Unknown />\n',
    'docs/d.md': '# D\n\n[A](/docs/gone)\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/d.md': '# D\n\n[A](/docs/perdu)\n',
    // Would be bundled by a build, and is not looked at here.
    'src/pages/index.jsx': "import gone from './gone'\nexport default () => <p>{gone}</p>\n",
  })
  const report = await site.build({checkOnly: true})
  expect(report.report).toMatchObject({ok: false, isWritten: false})
  expect(report.errors).toEqual([
    'error docs/front-matter docs/a.md:2:1',
    'error mdx/unknown-component docs/b.mdx:3:2',
    'error link/missing-page docs/d.md:3:5',
    'error link/missing-page i18n/fr/docusaurus-plugin-content-docs/current/d.md:3:5',
  ])
  expect(existsSync(join(site.dir, 'build'))).toBe(false)
})

const TWO_LANGUAGES = "i18n: {defaultLocale: 'en', locales: ['en', 'fr']}"

test('links of the navbar and the footer are checked, once for all languages', async () => {
  const site = createSite({
    'site.config.mjs': configFile(
      `${TWO_LANGUAGES}, themeConfig: {
  navbar: {items: [{to: '/docs/a', label: 'A'}, {to: 'dosc/a?x#y', label: 'B'}, {href: '/files/a.pdf', label: 'C'}]},
  footer: {links: [{label: 'D', to: '/'}, {label: 'E', href: 'https://example.com'}]},
}`,
      'docs()',
    ),
    'docs/a.md': '# A\n',
  })
  const {code, stderr} = await runCli(['check'], {cwd: site.dir})
  expect(code).toBe(1)
  expect(stderr.match(/^error .*\n.*\n/gm)).toEqual([
    'error link/missing-page: No page at "/dosc/a", which "themeConfig.navbar.items[1].to" leads to.\n  site.config.mjs:6:50\n',
  ])
  expect(stderr).toContain('Did you mean "/docs/a"?')
})

test('a build tells of what is wrong in all languages, when the first has errors', async () => {
  const site = createSite({
    'site.config.mjs': configFile(TWO_LANGUAGES, 'docs()'),
    'docs/a.md': '# A\n\n[B](/docs/gone)\n',
    'docs/d.md': '# D\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/d.md': '# D\n\n[A](/docs/perdu)\n',
  })
  expect((await site.build()).errors).toEqual([
    'error link/missing-page docs/a.md:3:5',
    'error link/missing-page i18n/fr/docusaurus-plugin-content-docs/current/d.md:3:5',
  ])
  site.write('docs/a.md', '# A\n')
  expect((await site.build()).errors).toEqual([
    'error link/missing-page i18n/fr/docusaurus-plugin-content-docs/current/d.md:3:5',
  ])
  const built = await site.write('i18n/fr/docusaurus-plugin-content-docs/current/d.md', '# D\n').build()
  expect(built.errors).toEqual([])
  expect(built.files()).toContain('fr/docs/d/index.html')
})

test('links into pages of React, and what plugins make, are not called broken', async () => {
  const site = createSite({
    'site.config.mjs': configFile(
      "themeConfig: {navbar: {items: [{to: '/#start', label: 'Start'}]}}",
      'docs(), pages(), sitemap()',
    ),
    'docs/a.md': '# A\n\n[Home](/#start), [map](pathname:///sitemap.xml)\n',
    'src/pages/index.jsx': 'export default () => <h1 id="start">Start</h1>\n',
  })
  const {code, stdout, stderr} = await runCli(['check'], {cwd: site.dir})
  expect([code, stderr.replace(/^\w+: .*\n/gm, '')]).toEqual([0, ''])
  expect(stdout).toMatch(/^Checked 3 pages in .*: nothing found\.\n$/)
})

test('a check after a build, and a build after a check, have the same pages', async () => {
  const site = createSite({'site.config.mjs': configFile(), 'docs/a.md': '# A\n\n[B](b.md)\n', 'docs/b.md': '# B\n'})
  expect((await site.build({checkOnly: true})).report.ok).toBe(true)
  const built = await site.build()
  expect(built.findings).toEqual([])
  const before = built.bytes()
  expect((await site.write('docs/b.md', '# B\n\n[C](/docs/c)\n').build({checkOnly: true})).report.ok).toBe(false)
  expect(built.bytes()).toEqual(before)
})
