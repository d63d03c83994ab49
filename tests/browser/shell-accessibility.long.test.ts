// Every kind of page, and every state of the shell, looked at by axe-core in both colour modes.
import type {Page} from 'playwright-core'
import {beforeAll, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {closePage, enlarge, hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {KINDS_OF_PAGE, shellSite} from '../support/shell-site.ts'

let served: ServedSite
beforeAll(async () => {
  served = await serveSite(shellSite())
})

async function open(path: string, width = 1280) {
  // Fades are looked at when they are over.
  const opened = await openPage({viewport: {width, height: 800}, reducedMotion: 'reduce'})
  await opened.page.goto(served.url + path)
  await hydrated(opened.page)
  return opened
}

/** By mode. */
async function violationsInBothModes(page: Page): Promise<unknown> {
  const light = await findViolations(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  return {light, dark: await findViolations(page)}
}

const NONE = {light: [], dark: []}

test.each(Object.entries(KINDS_OF_PAGE))('%s has no violation, and is quiet', async (_, path) => {
  const {page, problems} = await open(path)
  expect(await violationsInBothModes(page)).toEqual(NONE)
  await page.setViewportSize({width: 390, height: 800})
  expect(await findViolations(page)).toEqual([])
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  await closePage(page)
})

interface State {
  readonly path?: string
  readonly width?: number
  readonly reach: (page: Page) => Promise<void>
}

async function type(page: Page, text: string): Promise<void> {
  await page.locator('.navbar__search-input').fill(text)
}

const STATES: Readonly<Record<string, State>> = {
  'a page that crashed': {
    path: '/crash',
    reach: async (page) => {
      await page.getByRole('button', {name: 'Break it'}).click()
      await page.getByRole('button', {name: 'Try again'}).waitFor()
    },
  },
  'a dropdown open': {
    reach: async (page) => {
      await page.getByRole('button', {name: 'More'}).press('ArrowDown')
      await page.getByRole('menuitem', {name: 'About'}).waitFor()
    },
  },
  'the menu of narrow windows, the page’s own': {
    width: 390,
    reach: async (page) => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
      await page.getByRole('dialog').getByRole('link', {name: 'Parts'}).waitFor()
    },
  },
  'the menu of narrow windows, the bar’s, a section open': {
    width: 390,
    reach: async (page) => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
      await page.getByRole('button', {name: 'Back to main menu'}).click()
      await page.getByRole('dialog').getByRole('button', {name: 'More'}).click()
      await page.getByRole('dialog').getByRole('link', {name: 'About'}).waitFor()
    },
  },
  'the menu of narrow windows that did not load': {
    width: 390,
    reach: async (page) => {
      await page.route(/mobile-menu/, (route) => route.abort())
      await page.reload()
      await hydrated(page)
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
      await page.getByRole('button', {name: 'Retry'}).waitFor()
    },
  },
  'an image enlarged': {
    path: '/docs/parts',
    reach: async (page) => {
      await enlarge(page, () => page.getByRole('button', {name: 'A red square'}).click())
    },
  },
  'the sidebar hidden': {
    reach: (page) => page.getByRole('button', {name: 'Collapse sidebar'}).click(),
  },
  'a category open': {
    reach: async (page) => {
      await page.getByRole('button', {name: /Expand ‘Deep’/}).click()
      await page.getByRole('link', {name: 'D page', exact: true}).waitFor()
    },
  },
  'the announcement closed': {
    reach: (page) => page.getByRole('button', {name: 'Close'}).click(),
  },
  'the table of contents of narrow windows open': {
    path: '/docs/parts',
    width: 390,
    reach: (page) => page.getByRole('button', {name: 'On this page'}).click(),
  },
  'the way back to the top': {
    path: '/docs/parts',
    reach: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 900))
      // Each of the two ways is one that the page has seen: scrolling is told once in a frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await page.evaluate(() => window.scrollTo(0, 600))
      await page.getByRole('button', {name: 'Scroll back to top'}).waitFor()
    },
  },
  'a search with hits': {
    reach: async (page) => {
      await type(page, 'square')
      await page.getByRole('option').first().waitFor()
    },
  },
  'a search without hits': {
    reach: async (page) => {
      await type(page, 'xyzzyx')
      await page.getByText('No results.').last().waitFor()
    },
  },
  'a search that failed': {
    reach: async (page) => {
      await page.route(/search-index/, (route) => route.abort())
      await type(page, 'square')
      await page.getByRole('button', {name: /try again|retry/i}).waitFor()
    },
  },
  'a search on a small screen': {
    width: 390,
    reach: async (page) => {
      await page.locator('.navbar__search-input').click()
      await type(page, 'square')
      await page.getByRole('option').first().waitFor()
    },
  },
}

test.each(Object.entries(STATES))('%s has no violation', async (_, {path = '/docs/', width, reach}) => {
  const {page} = await open(path, width)
  await reach(page)
  expect(await violationsInBothModes(page)).toEqual(NONE)
  await closePage(page)
})
