// The Handbook itself, as a reader meets it: quiet, accessible, without overflow, in both modes and at every width.
import type {Page} from 'playwright-core'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import type {SiteServer} from '../../src/node/api-types.ts'
import {findViolations} from '../support/accessibility.ts'
import {closePage, hydrated, openPage} from '../support/browser.ts'
import {serveHandbook} from '../support/handbook.ts'

const PAGES = ['/', '/docs/', '/docs/caching/', '/docs/documentation/writing-pages', '/markdown-page', '/no-such-page']

let server: SiteServer

beforeAll(async () => {
  server = await serveHandbook()
})

afterAll(async () => {
  await server?.close()
})

async function open(path: string, options: {width?: number; mode?: string; hasTouch?: boolean} = {}) {
  const {width = 1440, mode = 'light', hasTouch = false} = options
  const opened = await openPage({viewport: {width, height: 900}, hasTouch})
  await opened.page.addInitScript((stored) => localStorage.setItem('theme', stored), mode)
  await opened.page.goto(server.url.replace(/\/$/, '') + path)
  await hydrated(opened.page)
  return opened
}

describe.each(['light', 'dark'])('in %s mode', (mode) => {
  test.each(PAGES)('%s has no accessibility violation', async (path) => {
    for (const width of [1440, 390]) {
      const {page} = await open(path, {width, mode})
      expect(await findViolations(page), `${width} px`).toEqual([])
    }
  })
})

test.each([320, 390, 996, 997, 1440, 2560])('nothing overflows at %i px', async (width) => {
  for (const path of PAGES) {
    const {page, problems} = await open(path, {width})
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
    expect(
      problems.filter((problem) => !problem.includes('404')),
      path,
    ).toEqual([])
    await closePage(page)
  }
})

test('without a script a narrow window has the whole name of the site, and the sections below it', async () => {
  const {page} = await openPage({viewport: {width: 390, height: 900}, javaScriptEnabled: false})
  await page.goto(`${server.url.replace(/\/$/, '')}/docs/caching/`)
  const hidden = await page.locator('.navbar__title').evaluate((title) => title.scrollWidth - title.clientWidth)
  expect(hidden).toBe(0)
  expect(await page.locator('.navbar__item:visible').allTextContents()).toEqual([
    'Documentation',
    'Meeting Notes',
    'Repository',
  ])
})

describe('the colour mode', () => {
  test('is switched by the toggle, kept over a reload without a flash, and followed by other tabs', async () => {
    const {page} = await openPage({viewport: {width: 1440, height: 900}})
    await page.goto(`${server.url.replace(/\/$/, '')}/docs/`)
    await hydrated(page)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await hydrated(other)
    await page
      .getByRole('button', {name: /dark and light mode/})
      .first()
      .click()
    const modeOf = (one: Page): Promise<string | undefined> =>
      one.evaluate(() => document.documentElement.dataset.theme)
    expect(await modeOf(page)).toBe('dark')
    await expect.poll(() => modeOf(other)).toBe('dark')
    // The mode in which the body is first seen, in whatever frame that is.
    await other.addInitScript(() => {
      const look = (): void => {
        if (document.body === null || getComputedStyle(document.body).visibility === 'hidden')
          requestAnimationFrame(look)
        else (window as unknown as {firstMode?: string}).firstMode = document.documentElement.dataset.theme ?? ''
      }
      look()
    })
    // Also where the runtime never comes: the mode must not wait for it.
    await other.route(/\/assets\/main\..*\.js$/, (route) => route.abort())
    await other.reload()
    await expect.poll(() => other.evaluate(() => (window as unknown as {firstMode?: string}).firstMode)).toBe('dark')
    await other.unroute(/\/assets\/main\..*\.js$/)
    await other.reload()
    await hydrated(other)
    expect(await modeOf(other)).toBe('dark')
  })
})

describe('on a narrow screen', () => {
  test('the menu opens with the docs sidebar, goes back to the main menu, and closes by Escape', async () => {
    const {page} = await open('/docs/caching/', {width: 390, hasTouch: true})
    await page.getByRole('button', {name: /toggle navigation/i}).click()
    await page.getByRole('button', {name: /back to main menu/i}).click()
    await page.getByRole('link', {name: 'Documentation'}).first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
  })
})

describe('by keyboard', () => {
  test('the first Tab reaches the skip link, which leads to the content', async () => {
    const {page} = await open('/docs/')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip to main content/i)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('nav.navbar') === null)).toBe(true)
  })

  test('a sidebar category opens with Enter', async () => {
    const {page} = await open('/docs/')
    const button = page.getByRole('button', {name: /expand ‘Architecture’/i})
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', {name: /collapse ‘Architecture’/i}).waitFor()
  })
})
