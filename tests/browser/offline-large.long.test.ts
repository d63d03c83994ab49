// Pages of a large site without a network: the list of its files is in parts, of which a reader loads those that have the pages read.
import type {Page} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {openBrowser} from '../support/browser.ts'
import {createOfflineSite, keptFiles, workerSettled} from '../support/offline-site.ts'
import {type BuiltSite, TestSite} from '../support/site.ts'

const SITE = new TestSite({
  'site.config.mjs': `import {docs} from 'quire-docs/plugins/docs'
import {pwa} from 'quire-docs/plugins/pwa'
export default {title: 'Trees', url: 'https://trees.example', baseUrl: '/', bundler: 'rspack', plugins: [docs({routeBasePath: '/'}), pwa()]}
`,
  ...Object.fromEntries(
    Array.from({length: 700}, (_, at) => [`docs/p${at}.md`, `# Tree ${at}\n\nThe first text of ${at}.\n`]),
  ),
})

const {publish, online, offline, url} = createOfflineSite(SITE, '/')
let page: Page
const open = (path: string) => page.goto(url(path))
const text = (): Promise<string> => page.evaluate(() => document.querySelector('main')?.textContent ?? '')
const kept = () => keptFiles(page, '/')
const settled = () => workerSettled(page)

let built: BuiltSite

beforeAll(async () => {
  built = await publish()
  const context = await (await openBrowser()).newContext()
  page = await context.newPage()
}, 240_000)

afterAll(async () => {
  await page.context().close()
  await offline()
})

test('the list is in parts that have every page next to its module, once', () => {
  const heads = built.files().filter((file) => /^assets\/offline\.\w+\.json$/.test(file))
  const parts = built.files().filter((file) => /^assets\/offline\/\w\w\/\w{10}\.json$/.test(file))
  expect(heads).toHaveLength(1)
  expect(JSON.parse(built.read(heads[0] ?? '')).parts).toHaveLength(parts.length)
  const listed = parts.map((file) => Object.keys(JSON.parse(built.read(file))))
  expect(new Set(listed.flat()).size).toBe(listed.flat().length)
  expect(listed.flat()).toEqual(expect.arrayContaining(['p7/index.html', '_routes/p7.js', 'offline/index.html']))
  for (const files of listed) expect(files.includes('p7/index.html')).toBe(files.includes('_routes/p7.js'))
})

test('a page that was read opens without a network, and another one says that it is not there', async () => {
  await open('p1')
  await settled()
  await open('p2')
  await expect.poll(kept).toEqual(expect.arrayContaining(['p1/index.html', 'p2/index.html']))
  await offline()
  await open('p2')
  expect(await text()).toContain('The first text of 2.')
  await open('p3')
  expect(await page.title()).toContain('You are offline')
})

test('a new build brings up to date what was read', async () => {
  SITE.write('docs/p2.md', '# Tree 2\n\nThe second text of 2.\n')
  built = await publish()
  await open('p1')
  await settled()
  await offline()
  // Not opened since.
  await open('p2')
  expect(await text()).toContain('The second text of 2.')
  await open('p1')
  expect(await text()).toContain('The first text of 1.')
  expect((await kept()).filter((file) => /^assets\/offline\./.test(file))).toHaveLength(1)
  await online()
})

test('the whole site is kept for a reader who wants it', async () => {
  await open('p1?offlineMode=true')
  await expect
    .poll(async () => (await kept()).filter((file) => /^p\d+\/index\.html$/.test(file)).length, {timeout: 120_000})
    .toBe(700)
}, 180_000)
