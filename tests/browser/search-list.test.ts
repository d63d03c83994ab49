// What stands around the hits of the list below the search box: what its keys do.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile, type FileMap} from '../support/site.ts'

const NAVBAR = `themeConfig: {navbar: {title: 'Test', items: [
  {to: '/docs/home', activeBasePath: '/docs', label: 'Docs'}, {to: '/blog', label: 'Notes'}]}}`

const FILES: FileMap = {
  'static/favicon.ico': '',
  'docs/home.md': '# Home\n\nA lantern at the door.',
  'docs/garden/_category_.json': '{"label": "Garden"}',
  'docs/garden/paths.md': '# Paths\n\nA lantern at each bend.\n\n## Lantern posts\n\nMade of oak.',
  'docs/garden/ponds.md': '# Ponds\n\nNo lantern is near the water.',
  'docs/house/_category_.json': '{"label": "House"}',
  'docs/house/hall.md': '# Hall\n\nThe lantern of the hall is brass.',
  'blog/2026-01-02-walk.md': '---\ntitle: A walk\n---\n\nWe took a lantern.',
}

const config = (options: string) => configFile(NAVBAR, `docs(), 'blog', ['search', {hashed: true, ${options}}]`)

let served: ServedSite
beforeAll(async () => {
  served = await serveSite({'site.config.ts': config(''), ...FILES})
})

interface OpenOptions {
  readonly width?: number
  readonly theme?: 'light' | 'dark'
  readonly site?: ServedSite
  /** What the browser says that it runs on. */
  readonly platform?: string
}

async function open({width = 1280, theme = 'light', site = served, platform}: OpenOptions = {}) {
  const opened = await openPage({viewport: {width, height: 800}, hasTouch: width < 700, isMobile: width < 700})
  await opened.page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
  if (platform !== undefined)
    await opened.page.addInitScript(
      (name) => Object.defineProperty(Navigator.prototype, 'platform', {get: () => name}),
      platform,
    )
  await opened.page.goto(`${site.url}/docs/home`)
  await hydrated(opened.page)
  return opened
}

const box = (page: Page) => page.locator('.navbar__search-input')

/** Types the text, and waits for all of what is found. */
async function searchFor(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await expect.poll(() => page.locator('.searchPanel').getAttribute('data-answered')).toBe(text)
  await expect.poll(() => page.locator('.searchPanel [role=status]').textContent()).not.toBe('')
}

describe('what the keys do', () => {
  const keys = (page: Page) => page.locator('.searchKeys')

  test('is told below the list, outside of it', async () => {
    const {page, problems} = await open()
    await box(page).focus()
    expect(await keys(page).count()).toBe(0)
    await searchFor(page, 'lantern')
    expect((await keys(page).innerText()).replace(/\s+/g, ' ')).toBe(
      '↑ ↓ choose Enter open Ctrl Enter in a new tab Esc close',
    )
    expect(await keys(page).locator('kbd').count()).toBe(6)
    expect(await page.getByRole('listbox').locator('kbd').count()).toBe(0)
    await searchFor(page, 'xyzzyqwert')
    expect(await keys(page).count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('stays in its place while the list is scrolled', async () => {
    const {page} = await open()
    await page.setViewportSize({width: 1280, height: 320})
    await box(page).focus()
    await searchFor(page, 'lantern')
    const before = await keys(page).boundingBox()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.getByRole('listbox').evaluate((list) => list.scrollTop)).toBeGreaterThan(0)
    expect(await keys(page).boundingBox()).toEqual(before)
    expect((before?.y ?? 320) + (before?.height ?? 0)).toBeLessThan(320)
  })

  test('names the key of a Mac', async () => {
    const {page} = await open({platform: 'MacIntel'})
    await box(page).focus()
    await searchFor(page, 'lantern')
    expect(await keys(page).locator('kbd').allInnerTexts()).toContain('⌘')
  })

  test('is not told where a finger points', async () => {
    const {page} = await open({width: 390})
    await box(page).tap()
    await searchFor(page, 'lantern')
    expect(await keys(page).isVisible()).toBe(false)
  })
})

describe.each(['light', 'dark'] as const)('in the %s mode', (theme) => {
  test.each([1280, 390])('everyone can use and read the list: %i', async (width) => {
    const {page} = await open({theme, width})
    await box(page).focus()
    await searchFor(page, 'lantern')
    expect(await findViolations(page, '.navbar__search')).toEqual([])
  })
})
