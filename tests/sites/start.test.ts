// The server that builds again: which changes of a site it answers, and with which findings.
import {expect, onTestFinished, test, vi} from 'vitest'
import type {BuildReport, SiteServer} from '../../src/node/api-types.ts'
import type {Diagnostic} from '../../src/shared/diagnostics.ts'
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
  'docs/a.mdx': "import Part from '@site/parts/_part.mdx'\n\n# A\n\n<Part />\n\n[f](./files/f.txt)\n",
  'parts/_part.mdx': 'Part one.\n',
  'parts/other.mdx': 'Of no page.\n',
  'docs/files/f.txt': 'one',
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
    ['docs/files/f.txt', 'two'],
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
  const server = await start({siteDir: site.dir, port: 0, host: '127.0.0.1', onBuild: (report) => reports.push(report)})
  onTestFinished(() => server.close())
  expect(reports).toHaveLength(1)
  // What may follow from an error is not said with it, and is with a warning.
  const said = reports[0]?.diagnostics.filter(({code}) => code !== 'routes/no-home')
  expect(said).toEqual(built.report.diagnostics.map(asWhileWriting))
  const mended: FileMap = {...right, 'part.mjs': "export const title = 'T'\n"}
  for (const path of Object.keys(files)) {
    const text = path === 'site.config.mjs' && 'part.mjs' in files ? files[path] : mended[path]
    if (text === undefined) site.remove(path)
    else site.write(path, text)
  }
  await vi.waitFor(() => expect(reports.at(-1)).toMatchObject({ok: true, isWritten: true}), WAIT)
  const answer = await fetch(`${server.url}docs/a`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('live-reload.js')
})

/** A reference that is broken while the site is written is a warning. */
function asWhileWriting(finding: Diagnostic): Diagnostic {
  return finding.code.startsWith('link/') ? {...finding, level: 'warning'} : finding
}

test('a page with a mistake, and a broken link, keep no other page from being shown', {timeout: 60_000}, async () => {
  const {site, server, reports} = await startSite({
    'site.config.mjs': configFile(),
    'docs/a.md': '# A\n\n[x](/gone)\n',
    'docs/b.mdx': '# B\n\n<Missing />\n',
    'docs/c.md': '# C\n\nBefore.\n',
  })
  expect(reports[0]).toMatchObject({ok: false, isWritten: true})
  expect(new BuiltSite(reports[0] as BuildReport).findings).toEqual([
    'warning link/missing-page docs/a.md:3:5',
    'error mdx/unknown-component docs/b.mdx:3:2',
  ])
  site.write('docs/c.md', '# C\n\nAfter.\n')
  await vi.waitFor(async () => expect(await (await fetch(`${server.url}docs/c`)).text()).toContain('After.'), WAIT)
  expect((await fetch(`${server.url}docs/b`)).status).toBe(200)
})

test('before the first good build every URL has a page that says so, and becomes the site', {
  timeout: 60_000,
}, async () => {
  const {site, server} = await startSite({
    'site.config.mjs': "export default {title: 'T', baseUrl: '/base/', titel: 'U', plugins: ['docs']}\n",
    'docs/a.md': '# A\n',
  })
  const first = await fetch(`${server.url}anything`)
  expect(first.status).toBe(503)
  expect(await first.text()).toMatch(/Not built yet[\s\S]*live-reload\.js/)
  site.write('site.config.mjs', "export default {title: 'T', baseUrl: '/base/', plugins: ['docs']}\n")
  const page = new URL('/base/docs/a', server.url)
  await vi.waitFor(async () => expect((await fetch(page)).status).toBe(200), WAIT)
})

test('files that appear and vanish while the site is built end nothing', {timeout: 120_000}, async () => {
  const {site, server, reports} = await startSite({'site.config.mjs': configFile(), 'docs/a.md': '# A\n'})
  // Each round writes and removes at once, so that builds meet files that are there no more.
  for (let round = 0; round < 150; round += 1) {
    const name = `docs/n${round % 7}.mdx`
    if (round % 3 === 0) site.remove(name)
    else site.write(name, `# N ${round}\n\n![i](./i${round % 5}.png)\n`).write(`docs/i${round % 5}.png`, PIXEL)
    if (round % 4 === 0) site.remove(`docs/i${(round + 1) % 5}.png`)
    await new Promise((done) => setTimeout(done, 20))
  }
  for (let index = 0; index < 7; index += 1) site.remove(`docs/n${index}.mdx`)
  site.write('docs/a.md', '# A\n\nThe end.\n')
  await vi.waitFor(async () => expect(await (await fetch(`${server.url}docs/a`)).text()).toContain('The end.'), WAIT)
  await vi.waitFor(() => expect(reports.at(-1)).toMatchObject({ok: true, counts: {pages: 2}}), WAIT)
  expect(reports.flatMap(({diagnostics}) => diagnostics).filter(({code}) => code === 'cli/failed')).toEqual([])
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('all languages are served at once, and an edit of a translation is shown', {timeout: 60_000}, async () => {
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current/a.md'
  const {site, server, reports} = await startSite({
    'site.config.mjs': configFile("i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'ar']}"),
    'docs/a.md': '# Apple\n',
    [french]: '# Pomme\n',
  })
  const rootAt = async (path: string): Promise<string | undefined> =>
    /<html lang="\w+" dir="\w+"|$/.exec(await (await fetch(new URL(path, server.url))).text())?.[0]
  const textAt = async (path: string): Promise<string> => (await fetch(new URL(path, server.url))).text()
  expect(await Promise.all(['/docs/a', '/fr/docs/a', '/ar/docs/a'].map(rootAt))).toEqual([
    '<html lang="en" dir="ltr"',
    '<html lang="fr" dir="ltr"',
    '<html lang="ar" dir="rtl"',
  ])
  expect(await textAt('/fr/docs/a')).toContain('Pomme')
  expect(await textAt('/ar/docs/a')).toContain('Apple')
  site.write(french, '# Poire\n')
  await vi.waitFor(() => expect(reports.length).toBeGreaterThan(1), WAIT)
  expect(await textAt('/fr/docs/a')).toContain('Poire')
  expect(await textAt('/docs/a')).toContain('Apple')
})
