// What the search shows before anything is typed: what others look for, what the reader looked for last, and the site's sections.
import type {Page} from 'playwright-core'
import {beforeAll, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {hydrated, openPage} from '../support/browser.ts'
import {LOADING_RING, ringOf} from '../support/search-ring.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

let served: ServedSite
beforeAll(async () => {
  served = await serveSite({
    'site.config.ts': configFile(
      `themeConfig: {navbar: {title: 'Test', items: [
        {to: '/docs/caching', label: 'Docs', position: 'left'},
        {href: 'https://elsewhere.example', label: 'Elsewhere', position: 'right'},
      ]}}`,
      "docs(), ['search', {suggestedSearches: ['cache keys', 'roll back']}]",
    ),
    'static/favicon.ico': '',
    'docs/caching.md': '# Caching\n\nCache keys are hashes.\n',
  })
})

const box = (page: Page) => page.locator('.navbar__search-input')
const options = (page: Page) => page.getByRole('option')
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search)

test('an empty box offers suggested searches and the links of the navbar into the site', async () => {
  const {page} = await openPage()
  await page.goto(`${served.url}/docs/caching`)
  await hydrated(page)
  await box(page).focus()
  await expect.poll(() => options(page).allInnerTexts()).toEqual(['cache keys', 'roll back', 'Docs'])
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page
    .getByRole('option', {name: /^Cache keys are/})
    .first()
    .waitFor()
  expect(await box(page).inputValue()).toBe('cache keys')
})

test('what is typed while the code is on its way has a ring, which goes with the first list', async () => {
  const {page} = await openPage()
  let send = (): void => undefined
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(/\/assets\/search\.\w+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${served.url}/docs/caching`)
  await hydrated(page)
  await box(page).focus()
  expect(await ringOf(page)).toBe(undefined)
  await page.keyboard.type('cache')
  await expect.poll(() => ringOf(page)).toEqual(LOADING_RING)
  send()
  await options(page).first().waitFor()
  await expect.poll(() => ringOf(page)).toBe(undefined)
})

test('without a connection nobody is sent away from the site, and no words of the browser are shown', async () => {
  const {page} = await openPage()
  const looked = page.waitForResponse(/search-index\.meta\.json$/)
  await page.goto(`${served.url}/docs/caching`)
  await hydrated(page)
  // From here on the index is known, so that it is asked for in vain.
  await looked
  await page.context().route(/\/assets\/search\.\w+\.js$/, (route) => route.abort())
  await page.context().setOffline(true)
  await box(page).focus()
  await page.keyboard.type('cache')
  await page.keyboard.press('Enter')
  const notice = page.getByRole('alert')
  await expect.poll(() => notice.innerText()).toContain('There seems to be no connection')
  expect(await pathOf(page)).toBe('/docs/caching')
  await page.context().unrouteAll()
  await page.context().setOffline(false)
  await notice.getByRole('button').click()
  await page.waitForURL('**/search?q=cache')
  await page.locator('.searchHit').first().waitFor()
})

test('a search that cannot be loaded says that alone, in the language of the site', async () => {
  const {page} = await openPage()
  await page.context().route(/search-index/, (route) => route.abort())
  await page.goto(`${served.url}/search`)
  await hydrated(page)
  await page.locator('main input').fill('cache')
  await expect
    .poll(() => page.locator('main').getByRole('alert').innerText())
    .toMatch(/^The search could not be loaded\.\s+Try again$/)
})

test('a section is gone to by keyboard', async () => {
  const {page} = await openPage()
  await page.goto(`${served.url}/search`)
  await hydrated(page)
  await box(page).focus()
  await options(page).last().waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/docs/caching')
})

test('the search page has its box, suggestions and sections before any script', async () => {
  const {page} = await openPage({javaScriptEnabled: false})
  await page.goto(`${served.url}/search`)
  const main = page.locator('main')
  expect(await main.getByRole('searchbox').isVisible()).toBe(true)
  expect(await main.getByRole('link').allInnerTexts()).toEqual(['cache keys', 'roll back', 'Docs'])
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe('Search the documentation: Docs')
})

test('what is typed into it before the script has come is searched for', async () => {
  const {page} = await openPage()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${served.url}/search`, {waitUntil: 'commit'})
  await page.locator('.searchPageInput').fill('hashes')
  release()
  await hydrated(page)
  await page.locator('.searchHit').first().waitFor()
  await expect.poll(() => pathOf(page)).toBe('/search?q=hashes')
})

test('and the last searches of the reader, which lead to their hits', async () => {
  const {page, problems} = await openPage()
  await page.addInitScript(() => localStorage.setItem('quire.search.recent', '["hashes"]'))
  await page.goto(`${served.url}/search`)
  await hydrated(page)
  const main = page.locator('main')
  await main.getByRole('link', {name: 'hashes'}).click()
  await page.locator('.searchHit').first().waitFor()
  expect(await main.getByRole('heading', {name: 'Suggested searches'}).count()).toBe(0)
  await page.goBack()
  await main.getByRole('heading', {name: 'Recent searches'}).waitFor()
  expect(problems).toEqual([])
})
