// Dates of commits of documents that are not in the site's folder: a site in `website`, with its documents in `docs`, is common.
import {execFileSync} from 'node:child_process'
import {symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {createSite, type FileMap, type TestSite} from '../support/site.ts'

const FILES: FileMap = {
  'docs/a.md': '# A\n',
  'docs/b.md': '# B\n',
  'elsewhere.md': '# Not of the site\n',
  'website/docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/',
    presets: [['classic', {docs: {path: '../docs', showLastUpdateTime: true}, blog: false}]]}`,
}

/** The author has written it long before, as after a rebase: what counts, as in Docusaurus, is when it came into the branch. */
function git(cwd: string, day: string, ...args: readonly string[]): void {
  const dates = {GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: `${day}T00:00:00Z`}
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@test.example', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...author, ...args], {cwd, env: {...process.env, ...dates}, stdio: 'ignore'})
}

async function datesOf(site: TestSite, folder: string): Promise<readonly (string | undefined)[]> {
  const built = await site.build({siteDir: join(site.dir, folder)})
  return ['a', 'b'].map((name) => /<time datetime="([^"T]*)/i.exec(built.html(`/docs/${name}`))?.[1])
}

test('documents next to the site have the dates of their commits', async () => {
  const site = createSite(FILES)
  git(site.dir, '2024-01-01', 'init', '-q', '-b', 'main')
  git(site.dir, '2024-01-01', 'add', '.')
  git(site.dir, '2024-01-01', 'commit', '-qm', 'one')
  expect(await datesOf(site, 'website')).toEqual(['2024-01-01', '2024-01-01'])

  // What an earlier build has kept is not taken for the history of today.
  site.write('docs/b.md', '# B\n\nMore.\n')
  git(site.dir, '2025-01-01', 'commit', '-qam', 'two')
  expect(await datesOf(site, 'website')).toEqual(['2024-01-01', '2025-01-01'])

  // The folder of the site by another name.
  symlinkSync(join(site.dir, 'website'), join(site.dir, 'link'))
  expect(await datesOf(site, 'link')).toEqual(['2024-01-01', '2025-01-01'])
})

test('a folder of documents in no checkout, or in another one, leaves the dates of the others', async () => {
  const site = createSite({
    ...FILES,
    'website/docs/a.md': '# A\n',
    'website/docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/',
      presets: [['classic', {docs: {showLastUpdateTime: true}, blog: false}]],
      plugins: [['@docusaurus/plugin-content-docs', {id: 'more', path: '../docs', routeBasePath: 'docs', showLastUpdateTime: true}]]}`,
  })
  site.remove('docs/a.md')
  const dir = join(site.dir, 'website')
  git(dir, '2024-01-01', 'init', '-q', '-b', 'main')
  git(dir, '2024-01-01', 'add', '.')
  git(dir, '2024-01-01', 'commit', '-qm', 'one')
  expect(await datesOf(site, 'website')).toEqual(['2024-01-01', undefined])
})
