// A URL that leads nowhere: what the site has instead, and how to look for it.
import {beforeAll, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const DOCS = {
  'static/favicon.ico': '',
  'docs/payments/refunds.md': '# Refunds of orders\n\nMoney that goes back.\n',
  'docs/payments/capture.md': '# Capture\n\nMoney that comes in.\n',
}

/** Words that differ from page to page, so that an index of them is large. */
const LONG_DOCS = Object.fromEntries(
  Array.from({length: 20}, (_, page) => {
    const words = Array.from({length: 400}, (_, at) => `word${page}x${at}`).join(' ')
    return [`docs/long/page-${page}.md`, `# Chapter ${page}\n\nRefund, orders. ${words}\n`]
  }),
)

const withSearch = (options = ''): string => `import {docs} from 'quire-docs/plugins/docs'
import {search} from 'quire-docs/plugins/search'
export default {title: 'Test site', url: 'https://example.test', onBrokenLinks: 'ignore', plugins: [docs(), search(${options})]}
`

let served: ServedSite
let plain: ServedSite
let large: ServedSite
let sharded: ServedSite
beforeAll(async () => {
  served = await serveSite({...DOCS, 'site.config.mjs': withSearch()})
  large = await serveSite({...DOCS, ...LONG_DOCS, 'site.config.mjs': withSearch()})
  sharded = await serveSite({...DOCS, ...LONG_DOCS, 'site.config.mjs': withSearch('{shardAbove: 1000}')})
  plain = await serveSite({...DOCS, 'site.config.mjs': configFile()})
})

test('has a box with the words of the URL, and the pages that fit them', async () => {
  const {page} = await openPage()
  await page.goto(`${served.url}/docs/old/refund-orders.html`)
  await hydrated(page)
  const main = page.locator('main')
  await expect.poll(() => main.getByRole('searchbox').or(main.getByRole('combobox')).inputValue()).toBe('refund orders')
  const found = main.getByRole('listitem').getByRole('link', {name: 'Refunds of orders'})
  await found.waitFor()
  expect(await main.getByRole('heading', {level: 2}).innerText()).toBe('Pages that you may be looking for')
  expect(await findViolations(page)).toEqual([])
  await found.click()
  await page.waitForURL('**/docs/payments/refunds')
})

test('looks for the words of the folder where those of the page lead to nothing', async () => {
  const {page} = await openPage()
  await page.goto(`${served.url}/docs/capture/xyzzyq`)
  await hydrated(page)
  await page.locator('main').getByRole('listitem').getByRole('link', {name: 'Capture'}).waitFor()
})

test('says what it is, and where its button leads, with the texts of Docusaurus', async () => {
  for (const {url} of [served, plain]) {
    const {page} = await openPage()
    await page.goto(`${url}/nowhere`)
    await hydrated(page)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(
      'We could not find what you were looking for.',
    )
    const main = page.locator('main')
    expect(await main.locator('h1').innerText()).toBe('Page Not Found')
    expect(await main.innerText()).toContain('Please contact the owner of the site')
    expect(await main.locator('a.button').innerText()).toBe('Home page')
    expect(await main.getByRole('search').count()).toBe(url === served.url ? 1 : 0)
  }
})

test.each([1440, 390])('moves nothing for what comes later, and has links for fingers: %i', async (width) => {
  const {page} = await openPage({viewport: {width, height: 800}})
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, {shifts})
    // Their entries have a value, and what moved, which the types do not know.
    type Shift = PerformanceEntry & {value: number; sources: readonly {readonly node: Node | null}[]}
    const isBar = ({sources}: Shift): boolean =>
      sources.every(({node}) => node instanceof Element && node.closest('.navbar') !== null)
    const tell = (isMeant: (shift: Shift) => boolean, buffered: boolean): void =>
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as Shift[]) if (isMeant(shift)) shifts.push(shift.value)
      }).observe({type: 'layout-shift', buffered})
    tell((shift) => !isBar(shift), true)
    // A slow machine paints the bar while it is read, with the box of the search at its end still to come: what moves is told two frames on.
    const tellOfBar = () => requestAnimationFrame(() => tell(isBar, false))
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(tellOfBar))
  })
  await page.goto(`${served.url}/docs/old/refund-orders`)
  const links = page.locator('main a')
  await links.filter({hasText: 'Refunds of orders'}).waitFor()
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([])
})

test('fetches titles for its suggestions, and neither the index of the texts nor shards of it', async () => {
  for (const [site, expected] of [
    [large, [/^\/assets\/search\/..\/[0-9a-f]{10}\.json$/, /^\/search-index\.meta\.json$/]],
    [sharded, [/^\/search-index\.json$/, /^\/search-index\.meta\.json$/]],
  ] as const) {
    const {page, problems} = await openPage()
    const asked = new Set<string>()
    page.on('request', (request) => {
      const {pathname} = new URL(request.url())
      if (pathname.includes('search') && pathname.endsWith('.json')) asked.add(pathname)
    })
    await page.goto(`${site.url}/docs/old/refund-orders`)
    await hydrated(page)
    const found = page.locator('main').getByRole('listitem').getByRole('link')
    await expect.poll(() => found.allInnerTexts()).toEqual(['Refunds of orders'])
    expect([...asked].sort()).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
    // The box then has the whole index.
    await page.locator('main input').fill('word7x20')
    await page
      .getByRole('option', {name: /Chapter 7/})
      .first()
      .waitFor()
    expect(problems.filter((one) => !one.includes('404'))).toEqual([])
  }
})
