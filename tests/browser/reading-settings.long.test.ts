// What readers set for themselves lasts and is there from the first paint, on a site that also has a look of its own.
import type {Page} from 'playwright-core'
import {beforeAll, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {hydrated, openPage} from '../support/browser.ts'
import {findWeakText} from '../support/page-probes.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

let served: ServedSite

beforeAll(async () => {
  const themeConfig = `{
    readingSettings: true, docs: {sidebar: {hideable: true}}, footer: {style: 'dark', copyright: 'Nobody'},
    look: {preset: 'ocean', colors: {primary: '#ffd400'}, fonts: {base: 'Georgia, serif'}, density: 'compact'},
  }`
  served = await serveSite({
    'site.config.mjs': configFile(`bundler: 'rspack', favicon: 'icon.svg', themeConfig: ${themeConfig}`),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/index.md': '# Start\n\nA [link](other.md) and `code`.\n\n:::tip\n\nText with a [link](other.md).\n\n:::\n',
    'docs/other.md': '# Other\n\nText.\n',
  })
})

async function open(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage(options)
  await opened.page.goto(served.url + path)
  await hydrated(opened.page)
  return opened
}

const openSettings = (page: Page) => page.getByRole('button', {name: 'Reading settings'}).click()
const fontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

test('size, width, colours and sidebar hold at once, on the next page, and after a reload before any script of the page', async () => {
  const {page, problems} = await open('/docs/', {colorScheme: 'dark', viewport: {width: 1440, height: 900}})
  expect([await fontSize(page), await mode(page)]).toEqual(['16px', 'light'])
  const wide = () => page.locator('.docItemCol').evaluate((element) => element.getBoundingClientRect().width)
  const before = await wide()
  await openSettings(page)
  await page.getByRole('radio', {name: 'Very large'}).check()
  await page.getByRole('radio', {name: 'Wide'}).check()
  await page.getByRole('radio', {name: 'System'}).check()
  await page.getByRole('checkbox', {name: 'Hide the sidebar'}).check()
  await expect.poll(() => fontSize(page)).toBe('20px')
  await expect.poll(() => mode(page)).toBe('dark')
  expect(await wide()).toBeGreaterThan(before)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog').count()).toBe(0)
  await page.locator('article').getByRole('link', {name: 'link'}).first().click()
  await page.waitForURL('**/docs/other')
  expect(await fontSize(page)).toBe('20px')
  // Without the runtime, the start script alone.
  await page.route(/\/main\.[^/]*\.js$/, (route) => route.abort())
  await page.reload()
  expect([await fontSize(page), await mode(page)]).toEqual(['20px', 'dark'])
  expect(await page.locator('.theme-doc-sidebar-menu').isVisible()).toBe(false)
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})

test('the system is followed while it changes, and all choices can be taken back', async () => {
  const {page} = await open('/docs/')
  await openSettings(page)
  await page.getByRole('radio', {name: 'System'}).check()
  await page.emulateMedia({colorScheme: 'dark'})
  await expect.poll(() => mode(page)).toBe('dark')
  await page.getByRole('radio', {name: 'Small'}).check()
  await page.getByRole('button', {name: 'Reset'}).click()
  await expect.poll(() => mode(page)).toBe('light')
  expect(await fontSize(page)).toBe('16px')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('by keyboard: a group is one stop, arrows choose, focus goes back to the button', async () => {
  const {page} = await open('/docs/')
  const button = page.getByRole('button', {name: 'Reading settings'})
  await button.press('Enter')
  await page.getByRole('radio', {name: 'Normal'}).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => fontSize(page)).toBe('18px')
  await page.keyboard.press('Escape')
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test.each(['light', 'dark'])('a colour that could not be read is made one that can, in the %s mode', async (name) => {
  const {page} = await open(`/docs/?docusaurus-theme=${name}`)
  await openSettings(page)
  await page.locator('dialog').waitFor()
  expect(await page.evaluate(findWeakText, 'body')).toEqual([])
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Georgia')
})

test('in narrow windows the button is in the menu', async () => {
  const {page} = await open('/docs/', {viewport: {width: 390, height: 844}})
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  await page.getByRole('dialog').getByRole('button', {name: 'Reading settings'}).click()
  await page.getByRole('radio', {name: 'Large', exact: true}).check()
  await expect.poll(() => fontSize(page)).toBe('18px')
})
