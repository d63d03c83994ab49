// The table of contents of narrow windows: it stays below the navbar with the section that the reader is in, and moves nothing.
import type {Page} from 'playwright-core'
import {beforeAll, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const PARTS = Array.from({length: 12}, (_, at) => `## Part ${at + 1}\n\n${'Some words of text. '.repeat(60)}\n`)

let served: ServedSite
beforeAll(async () => {
  served = await serveSite({
    'site.config.mjs': configFile("favicon: 'icon.svg'", "docs({editUrl: 'https://example.test/edit/'})"),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/long.md': `# Long\n\n${PARTS.join('\n')}`,
  })
})

const bar = (page: Page) => page.locator('.tocCollapsible')
const button = (page: Page) => bar(page).getByRole('button', {name: 'On this page'})
const places = (page: Page) =>
  page.evaluate(() => {
    const edge = (selector: string, side: 'top' | 'bottom') =>
      document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN
    return {
      navbar: edge('.navbar', 'bottom'),
      top: edge('.tocCollapsible', 'top'),
      end: edge('.tocCollapsible', 'bottom'),
    }
  })

async function openLong(path = '/docs/long') {
  const opened = await openPage({viewport: {width: 390, height: 800}, reducedMotion: 'reduce'})
  await opened.page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, {shifts})
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as {value: number}).value)
    }).observe({type: 'layout-shift', buffered: true})
  })
  await opened.page.goto(served.url + path)
  await hydrated(opened.page)
  await expect.poll(() => bar(opened.page).evaluate((one) => getComputedStyle(one).position)).toBe('sticky')
  return opened
}

test('it stays below the navbar, names the section, and shifts nothing', async () => {
  const {page, problems} = await openLong()
  await page.locator('#part-5').evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top - 150))
  await expect.poll(() => bar(page).locator('.tocCurrent').innerText()).toBe('Part 5')
  const {navbar, top, end} = await places(page)
  expect(top).toBeGreaterThanOrEqual(navbar)
  expect(end).toBeLessThan(navbar + 60)
  const before = await page.locator('#part-5').evaluate((heading) => heading.getBoundingClientRect().top)
  await button(page).click()
  await bar(page).getByRole('link', {name: 'Part 12'}).waitFor()
  expect(await page.locator('#part-5').evaluate((heading) => heading.getBoundingClientRect().top)).toBe(before)
  await expect.poll(() => bar(page).locator('[aria-current=location]').innerText()).toBe('Part 5')
  expect(await findViolations(page)).toEqual([])
  // Half of the page is a place to press on that closes it.
  await page.mouse.click(200, 780)
  await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('false')
  expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([])
  expect(problems).toEqual([])
})

test('by keyboard it opens, and Escape closes it and leaves the focus on its button', async () => {
  const {page} = await openLong()
  await button(page).focus()
  await page.keyboard.press('Enter')
  const link = bar(page).getByRole('link', {name: 'Part 3'})
  await link.waitFor()
  await link.focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('false')
  expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true)
})

test('a heading that is gone to comes to stand below the bar, also by its URL', async () => {
  const {page} = await openLong()
  await button(page).click()
  await bar(page).getByRole('link', {name: 'Part 7'}).click()
  const isBelow = async (on: Page, id: string) => {
    const {end} = await places(on)
    const top = await on.locator(id).evaluate((heading) => heading.getBoundingClientRect().top)
    return top >= end && top < end + 60
  }
  await expect.poll(() => isBelow(page, '#part-7')).toBe(true)
  await expect.poll(() => bar(page).locator('.tocCurrent').innerText()).toBe('Part 7')
  const {page: other} = await openLong('/docs/long#part-9')
  await expect.poll(() => isBelow(other, '#part-9')).toBe(true)
})

test('links around a doc are as high as a thumb needs', async () => {
  const {page} = await openLong()
  const low = await page
    .locator('.breadcrumbs__link, .theme-edit-this-page')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((height) => height < 24))
  expect(low).toEqual([])
  expect(await page.locator('.theme-edit-this-page').count()).toBe(1)
})

test('wide windows have none of it', async () => {
  const {page} = await openPage({viewport: {width: 1280, height: 800}})
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(`${served.url}/docs/long`)
  await hydrated(page)
  expect(loaded.filter((url) => url.includes('sticky-toc'))).toEqual([])
})
