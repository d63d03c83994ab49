// Pages without a network, by the pwa plugin: a real server that stops, comes back with another build, and leaves.
import type {Page} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {openBrowser} from '../support/browser.ts'
import {createOfflineSite, keptFiles, workerSettled} from '../support/offline-site.ts'
import {TestSite} from '../support/site.ts'

const BASE = '/base/'

const config = (options: string): string => `module.exports = {
  title: 'Trees', url: 'https://trees.example', baseUrl: '${BASE}',
  i18n: {defaultLocale: 'en', locales: ['en', 'de']}, onBrokenLinks: 'ignore', bundler: 'rspack',
  presets: [['classic', {blog: false, docs: {routeBasePath: '/'}}]],
  plugins: [['@docusaurus/plugin-pwa', {${options}}]],
}
`

const OPTIONS = `pwaHead: [{tagName: 'link', rel: 'manifest', href: '/manifest.json'}, {tagName: 'meta', name: 'theme-color', content: '#123456'}],
  swCustom: require.resolve('./src/sw.ts'), injectManifestConfig: {globIgnores: ['img/large.*'], swSrc: 'x'}`

const SITE = new TestSite({
  'docusaurus.config.js': config(OPTIONS),
  'docs/index.md': '---\nslug: /\n---\n\n# Trees\n\nThe first text. [Acorn](./acorn.mdx) [Birch](./birch.md)\n',
  'docs/acorn.mdx':
    "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n# Acorn\n\nThe first acorn.\n\n![Leaf](./leaf.svg)\n\n<Tabs><TabItem value='a' label='Leaf'>Green.</TabItem></Tabs>\n",
  'docs/birch.md': '# Birch\n\nThe first birch.\n',
  'docs/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9v9z"/></svg>',
  'src/sw.ts': `export default function custom({debug}: {debug: boolean}): void {
  self.addEventListener('message', (event) => { if (event.data === 'ping') event.source.postMessage('pong ' + String(debug)) })
}
`,
  'static/manifest.json': '{"name": "Trees"}',
  'static/img/large.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
})

const {publish: buildAndServe, online, offline, url} = createOfflineSite(SITE, BASE)
let page: Page

async function publish(files: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [path, text] of Object.entries(files)) SITE.write(path, text)
  await buildAndServe()
}

const kept = () => keptFiles(page, BASE)
const settled = () => workerSettled(page)
const text = (): Promise<string> => page.evaluate(() => document.querySelector('main')?.textContent ?? '')

const areImagesShown = (): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main img')].every((one) => (one as HTMLImageElement).naturalWidth > 0),
  )

beforeAll(async () => {
  await publish()
  const context = await (await openBrowser()).newContext()
  page = await context.newPage()
}, 120_000)

afterAll(async () => {
  await page.context().close()
  await offline()
})

test('the output has a worker for each language, a list of files, and the tags', async () => {
  const built = await SITE.build()
  expect(built.findings).toEqual([expect.stringMatching(/^warning config\/option-unused docusaurus\.config\.js:/)])
  expect(built.exists('sw.js') && built.exists('de/sw.js')).toBe(true)
  expect(built.html('/')).toContain('<link rel="manifest" href="/base/manifest.json">')
  expect(built.html('/')).toContain('<meta name="theme-color" content="#123456">')
  const list = built.files().find((file) => /^assets\/offline\.\w+\.json$/.test(file)) ?? ''
  const files = Object.keys(JSON.parse(built.read(list)))
  expect(files).toEqual(expect.arrayContaining(['index.html', 'acorn/index.html', 'manifest.json']))
  expect(files.filter((file) => /sw\.js|large|_headers|^404/.test(file))).toEqual([])
  expect(built.read('sitemap.xml')).not.toContain('offline')
  expect(built.html('/de/offline')).toContain('Keine Verbindung')
})

test('a page that was read opens without a network, another one says that it is not there', async () => {
  await page.goto(url(''))
  await settled()
  await page.click('main a:has-text("Acorn")')
  await expect.poll(text).toContain('The first acorn.')
  await expect.poll(kept).toContain('acorn/index.html')
  await expect.poll(async () => (await kept()).some((file) => /leaf.*\.svg$/.test(file))).toBe(true)
  await offline()
  await page.goto(url('acorn'))
  await expect.poll(text).toContain('The first acorn.')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true')
  await expect.poll(areImagesShown).toBe(true)
  await page.goto(url(''))
  expect(await text()).toContain('The first text.')
  await page.goto(url('birch'))
  expect(await page.title()).toContain('You are offline')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true')
  expect(await page.locator('h1').textContent()).toBe('You are offline')
  expect(page.url()).toBe(url('birch'))
})

test('a new build is shown at once, and what was read is brought up to date', async () => {
  await publish({
    'docs/acorn.mdx': '# Acorn\n\nThe second acorn.\n',
    'docs/birch.md': '# Birch\n\nThe second birch.\n',
  })
  await page.goto(url('birch'))
  expect(await text()).toContain('The second birch.')
  await settled()
  // Not opened since: the worker of the new build has asked for it again.
  await offline()
  await page.goto(url('acorn'))
  expect(await text()).toContain('The second acorn.')
  const list = (await kept()).filter((file) => /^assets\/offline\./.test(file))
  expect(list).toHaveLength(1)
  await online()
})

test('with a strategy that holds the whole site is kept, and a new build is told of', async () => {
  await page.goto(url('?offlineMode=true'))
  await expect.poll(kept).toContain('birch/index.html')
  await expect.poll(async () => (await kept()).includes('_routes/birch.js')).toBe(true)
  await publish({'docs/birch.md': '# Birch\n\nThe third birch.\n'})
  await settled()
  await page.waitForSelector('.pwaPopup')
  expect(await page.locator('.pwaPopup').textContent()).toContain('New version available')
  await settled()
  await offline()
  await page.goto(url('birch/'))
  expect(await text()).toContain('The third birch.')
  await online()
})

test('code of the site runs in the worker', async () => {
  await page.goto(url(''))
  const answer = await page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({data}) => resolve(data))
        navigator.serviceWorker.controller?.postMessage('ping')
      }),
  )
  expect(answer).toBe('pong false')
})

const remains = (): Promise<unknown> =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()])

test('a worker whose plugin is gone leaves, and keeps nothing', async () => {
  await publish({'docusaurus.config.js': config('').replace(/plugins: .*/, '')})
  expect((await SITE.build()).exists('sw.js')).toBe(false)
  await page.goto(url('acorn'))
  await expect.poll(remains).toEqual([0, []])
})

test('so does one that is switched off', async () => {
  await publish({'docusaurus.config.js': config('')})
  await page.goto(url(''))
  await settled()
  await publish({'docusaurus.config.js': config('unregister: true')})
  await page.goto(url(''))
  await expect.poll(remains).toEqual([0, []])
})
