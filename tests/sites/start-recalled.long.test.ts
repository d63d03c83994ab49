// A site that has not changed since the server ran last: its pages are there before the site has been read, and they are those
// that are made of the files.
import {existsSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import type {BuildReport, StartedSite} from '../../src/node/api-types.ts'
import {program} from '../support/program.ts'
import {configFile, createSite, type FileMap, type TestSite} from '../support/site.ts'

const WAIT = {timeout: 90_000, interval: 50}

const SITE: FileMap = {
  'site.config.mjs': configFile("tagline: 'One'", "docs(), 'search'"),
  'docs/a.md': '# A\n\nSee [B](b.md). Zeitgeist.\n',
  'docs/b.md': '# B\n\n```js title="b.js"\nrun()\n```\n',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
}

interface Started {
  readonly server: StartedSite
  readonly reports: readonly BuildReport[]
  /** Stages that have begun or ended, and kinds of events, in their order: `read` when the site is there. */
  readonly stages: readonly string[]
  readonly get: (path: string) => Promise<{readonly status: number; readonly text: string}>
}

async function startSite(site: TestSite): Promise<Started> {
  const reports: BuildReport[] = []
  const stages: string[] = []
  const {start} = await program()
  const server = await start({
    ...{siteDir: site.dir, port: 0, host: '127.0.0.1'},
    onBuild: (report) => reports.push(report),
    onProgress: ({stage}) => stages.push(stage),
    onEvent: ({kind}) => stages.push(kind),
  })
  onTestFinished(() => server.close())
  const get = async (path: string) => {
    const answer = await fetch(new URL(path, server.url))
    return {status: answer.status, text: await answer.text()}
  }
  return {server, reports, stages, get}
}

/** A site whose server has run until all of it was built. */
async function createBuilt(files: FileMap = SITE): Promise<TestSite> {
  const site = createSite(files)
  const {server, reports} = await startSite(site)
  await vi.waitFor(() => expect(reports.at(-1)?.ok).toBe(true), WAIT)
  await server.close()
  return site
}

/** A page without what differs from one server to the next. */
const plain = (html: string): string => html.replace(/&quot;(?:token|session)&quot;:&quot;[^&]*&quot;/g, '')

/** Of a site that was read before it was shown, `content` is there first. */
const isShownFirst = (stages: readonly string[]): boolean =>
  stages.includes('read') && !stages.slice(0, stages.indexOf('read')).includes('content')

const WITH_CODE: FileMap = {
  ...SITE,
  'src/css/custom.css': ':root { --ifm-color-primary: #8250df }\n',
  'src/pages/index.jsx': "import './index.css'\n\nexport default function Home() {\n  return <h1>Home</h1>\n}\n",
  'src/pages/index.css': 'h1 { color: teal }\n',
  'site.config.mjs':
    "export default {title: 'T', url: 'https://example.com', baseUrl: '/', plugins: ['docs', 'pages', 'search'], themes: [['@docusaurus/theme-classic', {customCss: './src/css/custom.css'}]]}\n",
}

test.each([
  ['without code', SITE],
  ['with code', WITH_CODE],
])('pages of a site %s are there before it has been read, and stay the same when it has been', async (_, files) => {
  const site = await createBuilt(files)
  const {stages, get} = await startSite(site)
  const paths = ['/docs/a', '/docs/b', '/docs/draft', '/search', '/nowhere', '/_routes/docs/b.js']
  const before = []
  for (const path of paths) before.push(await get(path))
  expect((await get('/search-index.json')).status).toBe(200)
  expect(isShownFirst(stages)).toBe(true)
  expect(before.map(({status}) => status)).toEqual([200, 200, 200, 200, 404, 200])
  // The next request is answered by what was read.
  await vi.waitFor(() => expect(stages).toContain('link'), WAIT)
  for (const [at, path] of paths.entries()) {
    const {status, text} = await get(path)
    expect([path, status, plain(text)]).toEqual([path, before[at]?.status, plain(before[at]?.text ?? '')])
  }
  site.write('docs/a.md', '# A\n\nSee [B](b.md). Another word.\n')
  await vi.waitFor(async () => expect((await get('/docs/a')).text).toContain('Another word.'), WAIT)
})

test('a change that comes before the site has been read is shown', async () => {
  const site = await createBuilt()
  const {stages, get} = await startSite(site)
  expect((await get('/docs/a')).text).toContain('Zeitgeist')
  expect(isShownFirst(stages)).toBe(true)
  site.write('docs/a.md', '# A\n\nAnother word.\n')
  await vi.waitFor(async () => expect((await get('/docs/a')).text).toContain('Another word.'), WAIT)
})

const CHANGES: [string, (site: TestSite) => unknown, (get: Started['get']) => Promise<void>][] = [
  [
    'a text',
    (site) => site.write('docs/a.md', '# A\n\nOther.\n'),
    async (get) => expect((await get('/docs/a')).text).toContain('Other.'),
  ],
  [
    'a new page',
    (site) => site.write('docs/c.md', '# Cee\n'),
    async (get) => expect((await get('/docs/a')).text).toContain('Cee'),
  ],
  [
    'the configuration',
    (site) => site.write('site.config.mjs', configFile("title: 'Renamed'", "docs(), 'search'")),
    async (get) => expect((await get('/docs/a')).text).toContain('Renamed'),
  ],
]

test.each(CHANGES)('%s, changed while no server ran, is what the first page shows', async (_, change, check) => {
  const site = await createBuilt()
  change(site)
  const {stages, get} = await startSite(site)
  expect(isShownFirst(stages)).toBe(false)
  await check(get)
})

test('a mistake in the configuration is told, whatever was built before', async () => {
  const site = await createBuilt()
  site.write('site.config.mjs', 'export default {')
  const {get} = await startSite(site)
  expect((await get('/docs/a')).status).toBe(503)
})

test('a page whose file was lost is made', async () => {
  const site = await createBuilt()
  const file = join(site.dir, 'node_modules/.cache/quire/start/docs/b/index.html')
  expect(existsSync(file)).toBe(true)
  rmSync(file)
  const {get} = await startSite(site)
  expect((await get('/docs/b')).text).toContain('b.js')
})
