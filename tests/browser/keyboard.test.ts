// Journeys by keyboard alone, from the first Tab on.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {enlarge, hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {shellSite} from '../support/shell-site.ts'

let served: ServedSite
beforeAll(async () => {
  served = await serveSite(shellSite())
})

async function open(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage({reducedMotion: 'reduce', ...options})
  await opened.page.goto(served.url + path)
  await hydrated(opened.page)
  return opened
}

/** What has the focus, as it is announced: the name of a control, or its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

/** Whoever uses the keyboard sees where they are. */
async function expectRing(page: Page): Promise<void> {
  const {name, width, outline} = await page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const {outlineStyle, boxShadow} = getComputedStyle(element)
    return {
      name: element.outerHTML.slice(0, 100),
      width: element.getBoundingClientRect().width,
      outline: outlineStyle !== 'none' || boxShadow !== 'none',
    }
  })
  expect(width).toBeGreaterThan(0)
  expect(outline, `a ring around ${name}`).toBe(true)
}

/** Presses Tab until something of that name has the focus, which must be visible then. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key)
    const now = await focused(page)
    seen.push(now)
    if (typeof name === 'string' ? now !== name : !name.test(now)) continue
    await expectRing(page)
    return
  }
  throw new Error(`Tab does not reach ${name}: ${seen.join(' | ')}`)
}

const heading = (page: Page) => page.locator('h1').first().textContent()
const arrivesAt = (page: Page, title: string) => expect.poll(() => heading(page)).toBe(title)

describe('a doc is reached', () => {
  test('through the sidebar, whose category opens by Enter and by Space', async () => {
    const {page, problems} = await open('/docs/')
    await tabTo(page, 'Skip to main content')
    await tabTo(page, 'Expand ‘Deep’')
    await page.keyboard.press('Space')
    await expect.poll(() => focused(page)).toBe('Collapse ‘Deep’')
    await tabTo(page, 'C page')
    await page.keyboard.press('Enter')
    await arrivesAt(page, 'C page')
    await tabTo(page, 'plain')
    await page.keyboard.press('Enter')
    await tabTo(page, 'E page')
    await page.keyboard.press('Enter')
    await arrivesAt(page, 'E page')
    expect(problems).toEqual([])
  })

  test('through a dropdown of the bar', async () => {
    const {page} = await open('/')
    await tabTo(page, 'More')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('C by menu')
    await page.keyboard.press('Enter')
    await arrivesAt(page, 'C page')
  })

  test('through the search', async () => {
    const {page} = await open('/about')
    await tabTo(page, /^Search/)
    await page.keyboard.type('part 7')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/docs/parts**')
    await arrivesAt(page, 'Parts')
  })

  test('through the links to its neighbours, and the skip link leads past the bar', async () => {
    const {page} = await open('/docs/deep/c')
    await tabTo(page, 'Skip to main content')
    await page.keyboard.press('Enter')
    await tabTo(page, /^Next/)
    await page.keyboard.press('Enter')
    await arrivesAt(page, 'D page')
  })
})

describe('parts of a page', () => {
  test('tabs, details and the copying of code', async () => {
    const {page} = await open('/docs/parts', {permissions: ['clipboard-read', 'clipboard-write']})
    await tabTo(page, 'Apples')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).toBe('Pears')
    await expectRing(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByText('Soft.').isVisible()).toBe(true)
    await tabTo(page, 'More about it')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByText('The hidden part.').isVisible()).toBe(true)
    await tabTo(page, 'Copy code to clipboard')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('const square = (side) => side * side')
  })

  test('an image opens and closes, and has the focus again', async () => {
    const {page} = await open('/docs/parts')
    await page.locator('.medium-zoom-image').waitFor()
    await tabTo(page, 'Enlarge image: A red square')
    await enlarge(page, () => page.keyboard.press('Enter'))
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.medium-zoom-overlay').count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('Enlarge image: A red square')
  })
})

describe('the shell', () => {
  test('colour mode and announcement', async () => {
    const {page} = await open('/docs/')
    await tabTo(page, 'Close')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.theme-announcement-bar').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('navbar__brand')
    await tabTo(page, /^Switch between dark and light mode/)
    await page.keyboard.press('Space')
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
    await expect.poll(() => focused(page)).toContain('currently dark mode')
  })

  test('passing the button of a hidden sidebar does nothing; pressing it brings the sidebar back', async () => {
    const {page} = await open('/docs/')
    await tabTo(page, 'Collapse sidebar')
    await page.keyboard.press('Enter')
    const expand = page.getByRole('button', {name: 'Expand sidebar'})
    await expand.waitFor()
    await expect.poll(() => focused(page)).toBe('Expand sidebar')
    await page.locator('.navbar__brand').focus()
    await tabTo(page, 'Expand sidebar')
    await page.keyboard.press('Tab')
    expect(await expand.count()).toBe(1)
    await tabTo(page, 'Expand sidebar', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Collapse sidebar')
    await page.locator('.navbar__brand').focus()
    await tabTo(page, 'Deep')
  })

  test('the menu of narrow windows', async () => {
    const {page} = await open('/docs/', {viewport: {width: 390, height: 800}})
    await tabTo(page, 'Toggle navigation bar')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, '← Back to main menu')
    await page.keyboard.press('Enter')
    await tabTo(page, 'More')
    await page.keyboard.press('Enter')
    await tabTo(page, 'C by menu')
    await page.keyboard.press('Enter')
    await arrivesAt(page, 'C page')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })
})
