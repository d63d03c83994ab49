// The menus of versions and languages: where they lead, what of the URL is kept, and which version is remembered.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {TRANSLATED_SITE} from '../support/translated-site.ts'

let served: ServedSite
beforeAll(async () => {
  served = await serveSite(TRANSLATED_SITE)
})

const KEY = 'docs-preferred-version-default'
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY)
const place = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash)

/** Opens the page, and the menu at that place from the end of the bar. */
async function openMenu(page: Page, path: string, menu: 'versions' | 'languages'): Promise<void> {
  await page.goto(served.url + path)
  await hydrated(page)
  await hover(page, menu)
}

const hover = (page: Page, menu: 'versions' | 'languages') =>
  page
    .locator('.navbar__items--right .navbar__item.dropdown')
    .nth(menu === 'versions' ? 0 : 1)
    .hover()

const choose = (page: Page, label: string) =>
  page.locator('.dropdown--show, .dropdown:hover').getByText(label, {exact: true}).last().click()

describe('the menu of languages', () => {
  test.each([
    ['/docs/1.0/start?a=1#part', 'العربية', '/ar/docs/1.0/start?a=1#part'],
    ['/ar/docs/next/start?a=1#part', 'English', '/docs/next/start?a=1#part'],
    ['/ja/docs/start?q=%E3%81%82#part', 'العربية', '/ar/docs/start?q=%E3%81%82#part'],
    ['/ar/blog/2024/05/06/first', '日本語', '/ja/blog/2024/05/06/first'],
  ])('leads from %s by %s to the same page', async (from, label, to) => {
    const {page, problems} = await openPage()
    await openMenu(page, from, 'languages')
    await choose(page, label)
    await page.waitForURL(served.url + to)
    await hydrated(page)
    expect(await place(page)).toBe(to)
    expect(problems).toEqual([])
  })
})

describe('the menu of versions', () => {
  test.each([
    ['/docs/start?a=1#part', '1.0', '/docs/1.0/start?a=1#part', '1.0'],
    ['/docs/1.0/start?a=1#part', 'Next', '/docs/next/start?a=1#part', 'current'],
    ['/ar/docs/1.0/guide/install#x', '2.0', '/ar/docs/guide/install#x', '2.0'],
    // A page that the other version does not have.
    ['/ja/docs/next/new', '1.0', '/ja/docs/1.0/start', '1.0'],
  ])('leads from %s by %s to the same page, or to the beginning', async (from, label, to, name) => {
    const {page, problems} = await openPage()
    await openMenu(page, from, 'versions')
    await choose(page, label)
    await expect.poll(() => place(page)).toBe(to)
    expect(await stored(page)).toBe(name)
    expect(problems).toEqual([])
  })

  test('shows the version that was chosen on pages outside of the docs, and forgets one that is gone', async () => {
    const {page} = await openPage()
    await openMenu(page, '/docs/start', 'versions')
    await choose(page, '1.0')
    await expect.poll(() => place(page)).toBe('/docs/1.0/start')
    const label = page.locator('.navbar__items--right .navbar__item.dropdown .navbar__link').first()
    await page.goto(`${served.url}/blog`)
    await hydrated(page)
    await expect.poll(() => label.textContent()).toBe('1.0')
    await page.evaluate((key) => localStorage.setItem(key, '0.9'), KEY)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => label.textContent()).toBe('2.0')
    await expect.poll(() => stored(page)).toBeNull()
  })
})

test('from right to left, the sidebar is on the right and nothing is wider than the window', async () => {
  const {page} = await openPage({viewport: {width: 1440, height: 900}})
  await page.goto(`${served.url}/ar/docs/start`)
  await hydrated(page)
  const left = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().left)
  expect(await left('.theme-doc-sidebar-container')).toBeGreaterThan(await left('main article'))
  expect(await left('.table-of-contents')).toBeLessThan(await left('main article'))
  const titleEnd = () =>
    page.locator('.code-block-title').evaluate((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return range.getBoundingClientRect().right
    })
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900})
    // The buttons of a code block cover nothing of its title.
    expect(await titleEnd()).toBeLessThan(await left('.buttonGroup_'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test.each([
  ['/ar', ['أهلا', 'لاحقا'], 'النهاية'],
  ['/ja', ['Welcome', 'Later'], '終わり'],
])('pages of %s come alive with the texts that their modules asked for at once', async (base, texts, foot) => {
  const {page, problems} = await openPage()
  const home = () =>
    page.evaluate(() => [document.querySelector('main')?.title, document.querySelector('#later')?.textContent])
  await page.goto(`${served.url}${base}/blog`)
  await hydrated(page)
  expect(await page.locator('footer.footer').textContent()).toBe(foot)
  // Made in the browser alone, then come alive.
  await page.locator('.navbar__brand').click()
  await expect.poll(home).toEqual(texts)
  await page.reload()
  await hydrated(page)
  expect(await home()).toEqual(texts)
  expect(problems).toEqual([])
})

describe('the search', () => {
  test.each([
    ['/ar/docs/next/start', 'البداية', '/ar/docs/next/start'],
    ['/ja/docs/next/start', 'はじめに', '/ja/docs/next/start'],
    ['/ja/docs/1.0/start', 'はじめに', '/ja/docs/1.0/start'],
    ['/ja/blog/2024/05/06/first', '最初の記事', '/ja/blog/2024/05/06/first'],
    ['/docs/1.0/guide/install', 'paragraph', '/docs/1.0/start'],
  ])('on %s finds "%s" in the language and the version that are read', async (from, query, expected) => {
    const {page, problems} = await openPage()
    await page.goto(served.url + from)
    await hydrated(page)
    await page.locator('.navbar input[type=search]').first().click()
    await page.keyboard.type(query)
    const found = (): Promise<string[]> =>
      page
        .locator('.searchPanel [role=option] a, .searchPanel a[role=option]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    await expect.poll(async () => (await found())[0]).toBe(expected)
    const [, folder = ''] = /^(\/(?:ar|ja)|\/docs\/1\.0)\//.exec(expected) ?? []
    expect((await found()).filter((path) => !path.endsWith('/search') && !path.startsWith(`${folder}/`))).toEqual([])
    expect(problems).toEqual([])
  })
})
