// How far the languages of a site are translated: by messages, by documents, and by the dates of commits.
import {execFileSync} from 'node:child_process'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import type {I18nStatusReport} from '../../src/node/api-types.ts'
import {runCli} from '../support/cli.ts'
import {configFile, createSite, type FileMap} from '../support/site.ts'

const DOCS = 'i18n/fr/docusaurus-plugin-content-docs'

const FILES: FileMap = {
  'site.config.mjs': `import {blog} from 'quire-docs/plugins/blog'\n${configFile(
    `i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'vi']}, themeConfig: {navbar: {title: 'Book', items: [{to: '/docs/a', label: 'Read'}]}}`,
    'docs(), blog(), pages()',
  )}`,
  'docs/a.md': '# A\n',
  'docs/b.md': '# B\n',
  'docs/c.md': '# C\n',
  'docs/_part.md': 'Part\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/a.md': '# A 1\n',
  'blog/2024-05-06-first.md': '# First\n\nA post.\n',
  'src/pages/index.js': `import Translate from '@docusaurus/Translate'
export default () => <main><Translate id="home.hello">Hello</Translate><Translate id="home.bye">Bye</Translate></main>`,
  'i18n/fr/code.json': '{"home.hello": {"message": "Bonjour"}}',
  'i18n/fr/docusaurus-theme-classic/navbar.json':
    '{"title": {"message": "Book"}, "item.label.Read": {"message": "Lire"}}',
  [`${DOCS}/current/a.md`]: '# Le A\n',
  [`${DOCS}/current/b.md`]: '# Le B\n',
}

function git(dir: string, args: readonly string[], date = '2024-05-06T12:00:00Z'): void {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@test.example', '-c', 'commit.gpgsign=false']
  const env = {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date}
  execFileSync('git', [...author, ...args], {cwd: dir, env, stdio: 'ignore'})
}

test('quire i18n:status counts what is translated, missing and outdated', async () => {
  const site = createSite(FILES)
  git(site.dir, ['init', '--quiet'])
  git(site.dir, ['add', '.'])
  git(site.dir, ['commit', '--quiet', '-m', 'All'])
  site.write('docs/b.md', '# B\n\nMore.\n')
  git(site.dir, ['commit', '--quiet', '-a', '-m', 'More'], '2024-05-07T12:00:00Z')
  // What is not committed is being written.
  site.write('docs/a.md', '# A\n\nMore.\n')

  const {code, stdout} = await runCli(['i18n:status', '--locale', 'fr'], {cwd: site.dir})
  expect(stdout.replace(/ {3,}/g, '  ').split('\n')).toEqual([
    expect.stringMatching(/^ +translated {2}missing {2}same text {2}outdated$/),
    expect.stringMatching(/^fr {2}code {2}code\.json {2}\d+ {2}1 {2}0 {2}0$/),
    'fr  theme  docusaurus-theme-classic/navbar.json  1  0  1  0',
    'fr  docs  docusaurus-plugin-content-docs/current.json  0  1  0  0',
    'fr  docs  docusaurus-plugin-content-docs/version-1.0.json  0  1  0  0',
    'fr  blog  docusaurus-plugin-content-blog/options.json  0  3  0  0',
    'fr  docs  docusaurus-plugin-content-docs/current  1  1  0  1',
    'fr  docs  docusaurus-plugin-content-docs/version-1.0  0  1  0  0',
    'fr  blog  docusaurus-plugin-content-blog  0  1  0  0',
    'fr  pages  docusaurus-plugin-content-pages  0  1  0  0',
    '',
  ])
  expect(code).toBe(0)

  const json = await runCli(['i18n:status', '--json', '--strict'], {cwd: site.dir})
  const report = JSON.parse(json.stdout) as I18nStatusReport
  expect(json.code).toBe(1)
  expect(report.locales.map(({locale}) => locale)).toEqual(['fr', 'vi'])
  const [french, vietnamese] = report.locales.map(({parts}) => new Map(parts.map((part) => [part.path, part] as const)))
  expect(french?.get('docusaurus-plugin-content-docs/current')).toMatchObject({
    missing: ['c.md'],
    outdated: ['b.md'],
  })
  expect(french?.get('code.json')?.missing).toEqual(['home.bye'])
  expect(french?.get('docusaurus-theme-classic/navbar.json')?.same).toEqual(['title'])
  // A language without a folder lacks all, the theme's texts too.
  expect(vietnamese?.get('docusaurus-plugin-content-docs/current')?.missing).toEqual(['a.md', 'b.md', 'c.md'])
  expect(vietnamese?.get('code.json')?.missing).toContain('theme.docs.paginator.next')
})

test('documents outside of the site’s folder are dated, too, and so are translations there', async () => {
  const checkout = createSite({
    'site/site.config.mjs': configFile(
      `i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'vi'], path: '../texts'}`,
      `docs({path: '../guide/docs'})`,
    ),
    'guide/docs/a.md': '# A\n',
    'guide/docs/b.md': '# B\n',
    'texts/fr/docusaurus-plugin-content-docs/current/a.md': '# Le A\n',
    'texts/fr/docusaurus-plugin-content-docs/current/b.md': '# Le B\n',
  })
  git(checkout.dir, ['init', '--quiet'])
  git(checkout.dir, ['add', '.'])
  git(checkout.dir, ['commit', '--quiet', '-m', 'All'])
  checkout.write('guide/docs/b.md', '# B\n\nMore.\n')
  git(checkout.dir, ['commit', '--quiet', '-a', '-m', 'More'], '2024-05-07T12:00:00Z')
  const {stdout} = await runCli(['i18n:status', '--json'], {cwd: join(checkout.dir, 'site')})
  const {locales} = JSON.parse(stdout) as I18nStatusReport
  const [french] = locales.map(({parts}) => parts.find(({kind}) => kind === 'documents'))
  expect(french).toMatchObject({translatedCount: 1, missing: [], outdated: ['b.md']})
})

test('without a history, nothing is said to be outdated, and why', async () => {
  const {dir} = createSite(FILES)
  const {code, stdout, stderr} = await runCli(['i18n:status', '-l', 'fr'], {cwd: dir})
  expect([code, stderr]).toEqual([0, expect.stringContaining('warning translations/no-history: Git does not have')])
  expect(stdout).toMatch(/docs\/current +2 +1 +0 +\?\n/)
})

test('a site of one language says so, and a file with mistakes is named', async () => {
  const one = createSite({'site.config.mjs': configFile(), 'docs/a.md': '# A\n'})
  expect(await runCli(['i18n:status'], {cwd: one.dir})).toMatchObject({code: 0, stdout: 'The site has one language.\n'})
  const site = createSite({...FILES, 'i18n/fr/code.json': '{"a": 1}'})
  const {code, stderr} = await runCli(['i18n:status', '-l', 'fr'], {cwd: site.dir})
  expect([code, stderr]).toEqual([1, expect.stringContaining('error content/messages')])
})
