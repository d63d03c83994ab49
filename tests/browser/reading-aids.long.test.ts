// What helps readers on a page: the colour mode and what it follows, the sidebar that shows where they are, the table of
// contents, and the way back to the top.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const PARTS = Array.from({length: 12}, (_, at) => `## Part ${at + 1}\n\n${'A paragraph of text.\n\n'.repeat(12)}`).join(
  '\n',
)
const SHORT_PARTS = 12
/** Line heights that are no whole pixels, so that headings are not where whole pixels are. */
const SHORT = Array.from({length: SHORT_PARTS}, (_, at) => `## Short ${at + 1}\n\nA paragraph of text.\n`).join('\n')
const MANY = Object.fromEntries(
  Array.from({length: 60}, (_, at) => [`docs/many/p${at + 100}.md`, `# Page ${at + 100}\n\nText.\n`]),
)
const ICON = {'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>'}

let served: ServedSite
let following: ServedSite
let fixed: ServedSite

beforeAll(async () => {
  const small = {...ICON, 'docs/index.md': '# Start\n'}
  const colours = (mode: string) => configFile(`favicon: 'icon.svg', themeConfig: {colorMode: ${mode}}`)
  served = await serveSite({
    ...{...ICON, ...MANY},
    'site.config.mjs': configFile("favicon: 'icon.svg'"),
    'docs/index.md': `# Start\n\n${PARTS}`,
    'docs/end.md': `# End\n\n## One\n\nText.\n\n## Two\n\nText.\n\n## Three\n\nText.\n`,
    'docs/short.md': `# Brief\n\n${SHORT}\n${PARTS.replaceAll('## ', '#### ')}`,
  })
  following = await serveSite({...small, 'site.config.mjs': colours('{respectPrefersColorScheme: true}')})
  fixed = await serveSite({...small, 'site.config.mjs': colours("{defaultMode: 'dark', disableSwitch: true}")})
})

async function open(address: string, options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage(options)
  await opened.page.goto(address)
  await hydrated(opened.page)
  return opened
}

describe('the colour mode', () => {
  const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
  const choice = (page: Page) => page.evaluate(() => document.documentElement.dataset.themeChoice)
  const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light mode/})

  test('is light whatever the system says, until the reader chooses, and the same in all tabs', async () => {
    const {page} = await open(`${served.url}/docs/`, {colorScheme: 'dark'})
    await expect.poll(() => mode(page)).toBe('light')
    const other = await page.context().newPage()
    await other.goto(`${served.url}/docs/`)
    await hydrated(other)
    await toggle(page).click()
    await expect.poll(() => mode(page)).toBe('dark')
    await expect.poll(() => mode(other)).toBe('dark')
    await other.evaluate(() => localStorage.clear())
    await expect.poll(() => mode(page)).toBe('light')
  })

  test('of a URL wins, and is not kept', async () => {
    const {page, problems} = await open(`${served.url}/docs/?docusaurus-theme=dark&docusaurus-data-navbar=off`)
    await expect.poll(() => mode(page)).toBe('dark')
    await expect.poll(() => page.locator('html').getAttribute('data-navbar')).toBe('off')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    expect(problems).toEqual([])
  })

  test('follows the system where the site says so, through three positions', async () => {
    const {page} = await open(`${following.url}/docs/`, {colorScheme: 'dark'})
    expect([await mode(page), await choice(page)]).toEqual(['dark', 'system'])
    await page.emulateMedia({colorScheme: 'light'})
    await expect.poll(() => mode(page)).toBe('light')
    for (const expected of ['light', 'dark', 'system']) {
      await toggle(page).click()
      await expect.poll(() => choice(page)).toBe(expected)
    }
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })

  test('without a switch is the site’s own, and what was stored is forgotten', async () => {
    const {page} = await open(`${fixed.url}/docs/`)
    await page.evaluate(() => localStorage.setItem('theme', 'light'))
    await page.reload()
    await hydrated(page)
    await expect.poll(() => mode(page)).toBe('dark')
    await expect.poll(() => toggle(page).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })
})

test('the sidebar opens what holds the page, and brings its link into view', async () => {
  const {page} = await open(`${served.url}/docs/many/p158`)
  const link = page.locator('.theme-doc-sidebar-menu [aria-current=page]')
  await expect.poll(() => link.textContent()).toBe('Page 158')
  const isInView = async () => {
    const box = await link.boundingBox()
    return box !== null && box.y > 60 && box.y + box.height < 800
  }
  await expect.poll(isInView).toBe(true)
})

test('the table of contents marks the part that the reader is at', async () => {
  const {page} = await open(`${served.url}/docs/#part-5`)
  const marked = () => page.locator('.table-of-contents__link--active').allTextContents()
  await expect.poll(marked).toEqual(['Part 5'])
  await page.evaluate(() => document.getElementById('part-9')?.scrollIntoView())
  await expect.poll(marked).toEqual(['Part 9'])
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(marked).not.toEqual(['Part 9'])
})

test('each entry of the table of contents is marked when it has led to its part, however short that is', async () => {
  const {page} = await open(`${served.url}/docs/short`)
  const entries = page.locator('.tableOfContents a')
  for (let at = 0; at < SHORT_PARTS; at += 1) {
    await entries.nth(at).click()
    await expect
      .poll(() => page.locator('.tableOfContents a[aria-current=location]').allTextContents())
      .toEqual([`Short ${at + 1}`])
  }
})

test('the table of contents marks a part of a page that was gone to, before any scroll', async () => {
  const {page} = await open(`${served.url}/docs/`)
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Brief'}).click()
  await page.getByRole('heading', {name: 'Brief'}).waitFor()
  await expect
    .poll(() => page.locator('.tableOfContents a[aria-current=location]').allTextContents())
    .toEqual(['Short 1'])
})

test('at the end of a page, which cannot scroll on, the part that was gone to is marked', async () => {
  const {page} = await open(`${served.url}/docs/end`)
  const entries = page.locator('.tableOfContents a')
  for (const at of [1, 0, 2]) {
    const name = await entries.nth(at).textContent()
    await entries.nth(at).click()
    await expect.poll(() => page.locator('.tableOfContents a[aria-current=location]').allTextContents()).toEqual([name])
  }
})

test('on a narrow window the table of contents opens, leads to a part, and closes', async () => {
  const {page} = await open(`${served.url}/docs/`, {viewport: {width: 800, height: 700}})
  const button = page.getByRole('button', {name: 'On this page'})
  await button.click()
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  await page.locator('.tocCollapsible').getByRole('link', {name: 'Part 7'}).click()
  await page.waitForURL('**/#part-7')
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
})

test('the way back to the top shows when the reader turns round, and leads there', async () => {
  const {page} = await open(`${served.url}/docs/`, {reducedMotion: 'reduce'})
  const button = page.getByRole('button', {name: 'Scroll back to top'})
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y)
  await scrollTo(1500)
  await expect.poll(() => button.count()).toBe(0)
  await scrollTo(1200)
  await expect.poll(() => button.count()).toBe(1)
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect.poll(() => button.count()).toBe(0)
})
