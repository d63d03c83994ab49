// New sites, as `quire init` makes them: each template builds without a finding, and other people's documents become a site.
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {BuiltSite, createSite, type FileMap, type TestSite} from '../support/site.ts'

async function init(files: FileMap, ...args: string[]): Promise<TestSite> {
  const site = createSite(files)
  const {code, stderr} = await runCli(['init', '.', '--yes', ...args], {cwd: site.dir})
  expect([code, stderr]).toEqual([0, ''])
  return site
}

test.each([
  ['docs', {'/': 'Welcome', '/guide/write-a-page': 'Write a page'}],
  ['notes', {'/': 'Welcome', '/notes': 'The first note', '/notes/authors/ada': 'Ada Byron'}],
  [
    'versions',
    {'/': 'This is version 1.0', '/next': 'not out yet', '/fr': 'version 1.0 en français', '/fr/next': 'Bienvenue'},
  ],
])('the template "%s" builds without a finding', async (template, pages) => {
  const site = await init({}, '--template', template, '--title', 'The shop')
  const built = await site.build()
  expect(built.findings).toEqual([])
  for (const [path, text] of Object.entries(pages)) expect(built.html(path)).toContain(text)
  expect(built.html('/')).toContain('The shop')
})

test('the template "handbook" builds without a finding', async () => {
  const site = await init({}, '--template', 'handbook', '--title', 'Our handbook')
  const built = await site.build({bundler: 'rspack'})
  expect(built.findings).toEqual([])
  expect(built.html('/')).toMatch(/<main class="container home_\w+">.*Our handbook/)
  expect(built.html('/docs/teams/platform')).toContain('Platform')
  expect(built.html('/notes/2026/01/05/first-note')).toContain('The rest is on the page')
})

test('where the site will be comes from SITE_URL', async () => {
  const site = await init({}, '--host', 'github')
  const {code} = await runCli(['build'], {cwd: site.dir, env: {SITE_URL: 'https://ada.github.io/shop'}})
  expect(code).toBe(0)
  const built = new BuiltSite({outDir: join(site.dir, 'build')} as BuiltSite['report'])
  expect(built.html('/')).toContain('href="https://ada.github.io/shop/"')
  expect(built.html('/')).toContain('href="/shop/guide/write-a-page"')
})

test('documents in a folder, and those of MkDocs, become a site', async () => {
  const plain = await init({'README.md': '# Shop\n\n[More](more/a.md)\n', 'more/a.md': '# A\n'})
  const built = await plain.build()
  expect(built.findings).toEqual([])
  expect(built.html('/')).toContain('href="/more/a"')
  const mkdocs = await init({
    'mkdocs.yml': 'site_name: The shop\nnav:\n  - Home: index.md\n  - Guide:\n      - 01-guide/01-start.md\n',
    'docs/index.md': '# Home\n',
    'docs/01-guide/01-start.md': '# Start\n',
  })
  const site = await mkdocs.build()
  expect(site.findings).toEqual([])
  expect(site.html('/guide/start')).toMatch(/Guide.*Start/s)
})

test('a folder that is a site already stays as it is', async () => {
  const site = createSite({'site.config.ts': 'export default {}\n'})
  const {code, stderr} = await runCli(['init', '--yes'], {cwd: site.dir})
  expect([code, stderr]).toEqual([1, 'This folder is a site already: it has site.config.ts.\n'])
  expect(existsSync(join(site.dir, 'package.json'))).toBe(false)
})
