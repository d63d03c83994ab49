// What a browser remembers shows in the first paint: looked at while the page's script is held back.
import type {Page} from 'playwright-core'
import {beforeAll, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const BAR = '.theme-announcement-bar'
const config = (id: string) =>
  configFile(`favicon: 'icon.svg', themeConfig: {
    announcementBar: {id: '${id}', content: '<b>News</b>', backgroundColor: '#102030', textColor: 'rgb(250, 240, 230)'},
    docs: {sidebar: {hideable: true}},
  }`)

let served: ServedSite

beforeAll(async () => {
  served = await serveSite({
    'site.config.mjs': config('first'),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/index.md': '# Start\n\nText.',
    'docs/b.md': '# B page\n\nText.',
  })
})

/** The page as its first paint shows it. */
async function loadWithoutRuntime(page: Page): Promise<void> {
  await page.route(/\/assets\/main\..*\.js$/, (route) => route.abort())
  await page.goto(`${served.url}/docs/`)
}

test('the announcement has its colours before the page is live, and stays closed', async () => {
  const {page, problems} = await openPage()
  await page.goto(`${served.url}/docs/`)
  await hydrated(page)
  const bar = page.locator(BAR)
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(16, 32, 48)')
  await bar.getByRole('button', {name: 'Close'}).click()
  await expect.poll(() => bar.count()).toBe(0)
  expect(problems).toEqual([])
  await loadWithoutRuntime(page)
  await expect.poll(() => page.locator(BAR).isVisible()).toBe(false)
})

test('the announcement has its colours without JavaScript, and without an inline style', async () => {
  const {page} = await openPage({javaScriptEnabled: false})
  await page.goto(`${served.url}/docs/`)
  const colours = await page.locator(BAR).evaluate((element) => {
    const {backgroundColor, color} = getComputedStyle(element)
    return [backgroundColor, color]
  })
  expect(colours).toEqual(['rgb(16, 32, 48)', 'rgb(250, 240, 230)'])
  expect(await page.locator('[style], style:not([data-quire-first])').count()).toBe(0)
})

test('an announcement stays closed when what was stored was cleared while it was open', async () => {
  const {page} = await openPage()
  await page.goto(`${served.url}/docs/`)
  await hydrated(page)
  await page.evaluate(() => localStorage.clear())
  await page.locator(BAR).getByRole('button', {name: 'Close'}).click()
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.locator(BAR).isVisible()).toBe(false)
})

test('another announcement is shown to readers who closed the one before, from the first paint on', async () => {
  const {page} = await openPage()
  await page.goto(`${served.url}/docs/`)
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'older')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  await loadWithoutRuntime(page)
  await expect.poll(() => page.locator(BAR).isVisible()).toBe(true)
  await expect
    .poll(() => page.locator(BAR).evaluate((element) => getComputedStyle(element).color))
    .toBe('rgb(250, 240, 230)')
  await page.unroute(/\/assets\/main\..*\.js$/)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.locator(BAR).isVisible()).toBe(true)
})

test('a hidden sidebar leaves its room to the page at once, and comes back when asked for', async () => {
  const {page, problems} = await openPage()
  await page.goto(`${served.url}/docs/`)
  await hydrated(page)
  const width = () => page.locator('.docSidebarContainer').evaluate((element) => element.getBoundingClientRect().width)
  await page.getByRole('button', {name: 'Collapse sidebar'}).click()
  await expect.poll(width).toBeLessThan(40)
  expect(problems).toEqual([])
  await loadWithoutRuntime(page)
  await expect.poll(() => width()).toBeLessThan(40)
  await page.unroute(/\/assets\/main\..*\.js$/)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => width()).toBeLessThan(40)
  await page.getByRole('button', {name: 'Expand sidebar'}).click()
  await expect.poll(width).toBeGreaterThan(200)
})
