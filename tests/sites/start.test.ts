// The server that builds again: which changes of a site it answers, and with which findings.
import {expect, onTestFinished, test, vi} from 'vitest'
import type {BuildReport, SiteServer} from '../../src/node/api-types.ts'
import {program} from '../support/program.ts'
import {BuiltSite, configFile, createSite, type FileMap, type TestSite} from '../support/site.ts'

const SETTLED_MS = 600
const WAIT = {timeout: 30_000, interval: 50}

interface Started {
  readonly site: TestSite
  readonly server: SiteServer
  readonly reports: readonly BuildReport[]
}

async function startSite(files: FileMap): Promise<Started> {
  const site = createSite(files)
  const reports: BuildReport[] = []
  const {start} = await program()
  const server = await start({siteDir: site.dir, port: 0, host: '127.0.0.1', onBuild: (report) => reports.push(report)})
  onTestFinished(() => server.close())
  return {site, server, reports}
}

const settle = () => new Promise((done) => setTimeout(done, SETTLED_MS))

const SITE: FileMap = {
  'site.config.mjs': configFile(
    "markdown: {preprocessor: {module: './shout.mjs'}}",
    "docs({sidebarPath: './sidebars.mjs'})",
  ),
  'sidebars.mjs': "import {ids} from './lists/ids.mjs'\nexport default {main: ids}\n",
  'lists/ids.mjs': "export const ids = ['a']\n",
  'shout.mjs': 'export default ({fileContent}) => fileContent\n',
  'docs/a.mdx': "import Part from '@site/parts/_part.mdx'\n\n# A\n\n<Part />\n\n[f](../files/f.txt)\n",
  'parts/_part.mdx': 'Part one.\n',
  'parts/other.mdx': 'Of no page.\n',
  'files/f.txt': 'one',
}

test('answers changes of what the site is made from, and of nothing else', {timeout: 120_000}, async () => {
  const {site, reports} = await startSite(SITE)
  expect(reports.map(({ok}) => ok)).toEqual([true])
  const others = [
    'log.txt',
    'docs/.a.mdx.swp',
    'docs/a.mdx~',
    'docs/4913',
    'docs/.#a.mdx',
    'build/index.html',
    'notes.md',
  ]
  for (const path of [...others, 'parts/other.mdx', 'node_modules/x/index.js', '.git/HEAD']) site.write(path, 'changed')
  await settle()
  expect(reports).toHaveLength(1)
  const inputs: readonly (readonly [path: string, text: string])[] = [
    ['docs/new.md', '# New\n'],
    ['parts/_part.mdx', 'Part two.\n'],
    ['lists/ids.mjs', "export const ids = ['a', 'new']\n"],
    ['shout.mjs', "export default ({fileContent}) => fileContent.replace('two', 'three')\n"],
    ['files/f.txt', 'two'],
    ['static/robots.txt', 'x'],
    ['src/pages/index.md', '# Not listed\n'],
    ['site.config.mjs', String(SITE['site.config.mjs']).replace("'Test'", "'Changed'")],
  ]
  for (const [path, text] of inputs) {
    const before = reports.length
    site.write(path, text)
    await vi.waitFor(() => expect(reports.length, path).toBeGreaterThan(before), WAIT)
    await settle()
  }
  const last = new BuiltSite(reports.at(-1) as BuildReport)
  expect(last.findings).toEqual([])
  expect(last.html('/docs/a')).toContain('Part three.')
  expect(last.html('/docs/a')).toContain('Changed')
})

test('a folder without a configuration answers its documents, and a configuration that is added', {
  timeout: 60_000,
}, async () => {
  const {site, reports} = await startSite({'a.md': '# A\n', 'deep/b.md': '# B\n'})
  site.write('log.txt', 'Built 2 pages').write('deep/log.txt', 'Built 2 pages')
  await settle()
  expect(reports).toHaveLength(1)
  for (const [path, text] of [
    ['new/c.md', '# C\n'],
    ['site.config.mjs', "export default {title: 'Mine', plugins: ['docs']}\n"],
  ]) {
    const before = reports.length
    site.write(path as string, text as string)
    await vi.waitFor(() => expect(reports.length, path).toBeGreaterThan(before), WAIT)
    await settle()
  }
  expect(reports.at(-1)?.diagnostics.map(({code}) => code)).toEqual(['content/missing-folder'])
})

const FAULTS: readonly (readonly [name: string, files: FileMap])[] = [
  ['a configuration', {'site.config.mjs': "export default {title: 'T', titel: 'U', plugins: ['docs', 'gone']}\n"}],
  [
    'a file that the configuration imports',
    {
      'site.config.mjs': "import {title} from './part.mjs'\nexport default {title, plugins: ['docs']}\n",
      'part.mjs': 'export cons',
    },
  ],
  [
    'an option',
    {'site.config.mjs': configFile('', 'docs({breadcrumbs: 1})'), 'docs/b.md': '---\nsidebar_position: x\n---\n'},
  ],
  [
    'a sidebars file',
    {'site.config.mjs': configFile('', "docs({sidebarPath: 's.mjs'})"), 's.mjs': "export default {m: ['x']}\n"},
  ],
  ['a text', {'docs/b.mdx': '# B\n\n<Missing />\n', 'docs/c.md': '[x](/gone) [y](./a.md#no) ![z](gone.png)\n'}],
  ['a page that does not render', {'docs/b.mdx': '# B\n\n{window.x}\n', 'docs/c.md': '[x](/gone)\n'}],
]

test.each(FAULTS)('of %s, start says what build says; mended, it is served', {timeout: 120_000}, async (_, files) => {
  const right: FileMap = {'site.config.mjs': configFile(), 'docs/a.md': '# A\n'}
  const site = createSite({...right, ...files})
  const built = await site.build()
  expect(built.report.ok).toBe(false)
  const reports: BuildReport[] = []
  const {start} = await program()
  const starting = start({siteDir: site.dir, port: 0, host: '127.0.0.1', onBuild: (report) => reports.push(report)})
  await vi.waitFor(() => expect(reports).toHaveLength(1), WAIT)
  expect(reports[0]?.diagnostics).toEqual(built.report.diagnostics)
  await settle()
  const mended: FileMap = {...right, 'part.mjs': "export const title = 'T'\n"}
  for (const path of Object.keys(files)) {
    const text = path === 'site.config.mjs' && 'part.mjs' in files ? files[path] : mended[path]
    if (text === undefined) site.remove(path)
    else site.write(path, text)
  }
  const server = await starting
  onTestFinished(() => server.close())
  expect((await fetch(`${server.url}docs/a`)).status).toBe(200)
})
