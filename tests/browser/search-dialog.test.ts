// The box over the page, as a dialog, where its keys are pressed.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {hydrated, openPage} from '../support/browser.ts'
import {searchBox} from '../support/search-box.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const NAVBAR = `themeConfig: {navbar: {hideOnScroll: true, title: 'Test', items: [{to: '/docs/home', label: 'Docs', position: 'right'}]}}`

let served: ServedSite
beforeAll(async () => {
  served = await serveSite({
    'site.config.ts': configFile(
      NAVBAR,
      `docs(), ['search', {hashed: true, indexBlog: false, sectionPreview: true, sectionFilter: true}]`,
    ),
    'docs/home.md': `# Home\n\nA door, and [a way out](garden/paths.md).\n\n${'A line.\n\n'.repeat(100)}`,
    'docs/garden/paths.md': '# Paths\n\nGravel.\n\n## Lantern posts\n\nMade of oak, for one lantern each.',
    'docs/shed/tools.md': '# Tools\n\nA lantern, and a hook.',
  })
})

async function open({width = 1280, theme = 'light'} = {}) {
  const opened = await openPage({viewport: {width, height: 800}})
  await opened.page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
  await opened.page.goto(`${served.url}/docs/home`)
  await hydrated(opened.page)
  return opened
}

const dialog = (page: Page) => page.locator('form:popover-open')
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName)
const rows = (page: Page) => page.locator('.searchPanel [role=option]')

describe.each(['Control+k', '/'])('%s', (keys) => {
  test('opens the box over the page, and Escape leads back to where the reader was', async () => {
    const {page, problems} = await open()
    const link = page.getByRole('link', {name: 'a way out'})
    await link.focus()
    const label = page.locator('.navbar').getByRole('link', {name: 'Docs'})
    const place = await label.boundingBox()
    const boxPlace = await searchBox(page).boundingBox()
    await page.keyboard.press(keys)
    await dialog(page).waitFor()
    await page.keyboard.type('lantern')
    await rows(page).first().waitFor()
    const box = await dialog(page).boundingBox()
    expect(box && Math.round(box.x + box.width / 2)).toBe(640)
    // Nothing around the box moves.
    expect(await label.boundingBox()).toEqual(place)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog(page).count()).toBe(0)
    expect(await focused(page)).toBe('a way out')
    expect(await searchBox(page).boundingBox()).toEqual(boxPlace)
    // What was typed is there when the reader comes again, and a press of the box opens no dialog.
    await page.keyboard.press(keys)
    await expect.poll(() => dialog(page).locator('input').inputValue()).toBe('lantern')
    await page.keyboard.press('Escape')
    await searchBox(page).click()
    await rows(page).first().waitFor()
    expect(await dialog(page).count()).toBe(0)
    expect(problems).toEqual([])
  })
})

test('the Tab key reaches nothing of the page, and Enter opens what is chosen', async () => {
  const {page} = await open()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lantern')
  await rows(page).first().waitFor()
  await dialog(page).waitFor()
  const isOnPage = () =>
    page.evaluate(() => document.activeElement?.closest('form') === null && document.activeElement !== document.body)
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    expect(await isOnPage()).toBe(false)
  }
  await searchBox(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('h1').first().textContent()).toMatch(/^(?:Paths|Tools)$/)
  expect(await dialog(page).count()).toBe(0)
  expect(await page.locator('[inert]').count()).toBe(0)
})

test('a press and a wheel behind the dialog reach no link and scroll no page', async () => {
  const {page} = await open()
  await page.keyboard.press('/')
  await dialog(page).waitFor()
  await page.mouse.move(100, 700)
  await page.mouse.wheel(0, 400)
  const link = await page.getByRole('link', {name: 'a way out'}).boundingBox()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.mouse.click(40, (link?.y ?? 0) + 5)
  await expect.poll(() => dialog(page).count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/docs/home')
})

test('on a phone the list takes the whole window, as after a touch', async () => {
  const {page} = await open({width: 390})
  await page.keyboard.press('Control+k')
  await page.getByRole('button', {name: 'Cancel'}).waitFor()
  expect(await dialog(page).count()).toBe(0)
})

test.each(['light', 'dark'] as const)('has no fault that axe finds, in %s', async (theme) => {
  const {page} = await open({theme})
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lantern')
  await rows(page).first().waitFor()
  await dialog(page).waitFor()
  // What lies behind it is not there for axe, which looks for its main part and heading all the same.
  const found = await findViolations(page)
  expect(found.filter((one) => !/^(?:landmark-one-main|page-has-heading-one):/.test(one))).toEqual([])
})
