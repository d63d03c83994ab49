// The section of the hit that is chosen, next to the list below the search box.
import type {Page} from 'playwright-core'
import {beforeAll, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {hydrated, openPage} from '../support/browser.ts'
import {searchBox, searchFor} from '../support/search-box.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile, type FileMap} from '../support/site.ts'

const NAVBAR = `themeConfig: {navbar: {title: 'Test', items: [
  {to: '/docs/home', activeBasePath: '/docs', label: 'Docs'}]}}`
const ON_LEFT = `themeConfig: {navbar: {title: 'Every lantern of the harbour', items: [{type: 'search', position: 'left'}]}}`

const LONG = 'The keeper walks along the quay and back again. '.repeat(40)

const FILES: FileMap = {
  'static/favicon.ico': '',
  'docs/home.md': '# Home\n\nA door.',
  'docs/garden/_category_.json': '{"label": "Garden"}',
  'docs/garden/paths.md': `# Paths

Gravel, with an edge of stone.

## Lantern posts

Made of oak, for one lantern each.

## Storm

${LONG}Each lantern is taken in by a smith with a hook. ${LONG}

## Anchors

### Large ones

Made of iron.
`,
}

const config = (options = 'sectionPreview: true', navbar = NAVBAR) =>
  configFile(navbar, `docs(), ['search', {hashed: true, indexBlog: false, ${options}}]`)

let served: ServedSite
beforeAll(async () => {
  served = await serveSite({'site.config.ts': config(), ...FILES})
})

interface OpenOptions {
  readonly width?: number
  readonly theme?: 'light' | 'dark'
  readonly site?: ServedSite
}

async function open({width = 1280, theme = 'light', site = served}: OpenOptions = {}) {
  const opened = await openPage({viewport: {width, height: 800}})
  await opened.page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
  await opened.page.goto(`${site.url}/docs/home`)
  await hydrated(opened.page)
  await searchBox(opened.page).focus()
  return opened
}

const preview = (page: Page) => page.getByRole('region', {name: 'Preview'})
const row = (page: Page, name: string) => page.getByRole('option', {name}).first()

/** Where the section is, what it is called, and its text, once that has come. */
async function shown(page: Page): Promise<readonly string[]> {
  await preview(page).locator('.searchPreviewText').waitFor({state: 'attached'})
  return preview(page).locator('p').allTextContents()
}

test('the chosen hit of a text is shown within its section, its words marked', async () => {
  const {page, problems} = await open()
  await searchFor(page, 'lantern smith')
  const [path, title, text = ''] = await shown(page)
  expect([path, title]).toEqual(['Docs › Garden › Paths', 'Storm'])
  expect(text).toContain('Each lantern is taken in by a smith with a hook.')
  expect(text).toMatch(/^….*…$/)
  expect(text.length).toBeGreaterThan(350)
  expect(text.length).toBeLessThan(460)
  expect(await preview(page).locator('mark').allTextContents()).toEqual(['lantern', 'smith'])
  expect(problems).toEqual([])
})

test('it follows the arrows and the pointer; of a heading it is the text below it, of a page its beginning', async () => {
  const {page, problems} = await open()
  await searchFor(page, 'lantern')
  await expect
    .poll(() => shown(page))
    .toEqual(['Docs › Garden › Paths', 'Lantern posts', 'Made of oak, for one lantern each.'])
  const chosen = page.locator('[role=option][aria-selected=true]')
  expect(await chosen.getAttribute('aria-details')).toBe(await preview(page).getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  // The row that leads to all results has none.
  await expect.poll(() => preview(page).textContent()).toBe('')
  expect(await chosen.getAttribute('aria-details')).toBeNull()
  expect(await searchBox(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await row(page, 'taken in').hover()
  await expect.poll(async () => (await shown(page))[1]).toBe('Storm')
  await searchFor(page, 'paths')
  await expect.poll(() => shown(page)).toEqual(['Docs › Garden', 'Paths', 'Gravel, with an edge of stone.'])
  // A heading without a text of its own.
  await searchFor(page, 'anchors')
  await expect.poll(() => shown(page)).toEqual(['Docs › Garden › Paths', 'Anchors', 'Made of iron.'])
  expect(problems).toEqual([])
})

test('nothing moves from row to row, and a press on it leaves the list open', async () => {
  const {page} = await open()
  await searchFor(page, 'lantern')
  await shown(page)
  const before = await page.locator('.searchPanel').boundingBox()
  await row(page, 'taken in').hover()
  await expect.poll(async () => (await shown(page))[1]).toBe('Storm')
  expect(await page.locator('.searchPanel').boundingBox()).toEqual(before)
  await preview(page).click()
  expect(await page.locator('.searchPanel').isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.searchPanel').count()).toBe(0)
})

test('it is there as long as the window has room for it', async () => {
  const {page} = await open({width: 800})
  await searchFor(page, 'lantern')
  expect(await preview(page).count()).toBe(0)
  await page.setViewportSize({width: 1280, height: 800})
  await expect.poll(async () => (await shown(page))[1]).toBe('Lantern posts')
  await page.setViewportSize({width: 800, height: 800})
  await expect.poll(() => preview(page).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(800)
})

test.each([
  [1000, false],
  [1280, true],
])('a box on the left has it where there is room on the right of it: %i', async (width, hasRoom) => {
  const site = await serveSite({'site.config.ts': config(undefined, ON_LEFT), ...FILES})
  const {page} = await open({site, width})
  await searchFor(page, 'lantern')
  if (hasRoom) await shown(page)
  else expect(await preview(page).count()).toBe(0)
  const panel = await page.locator('.searchPanel').boundingBox()
  expect((panel?.x ?? 0) + (panel?.width ?? width)).toBeLessThan(width)
})

test('there is none unless the site wants it', async () => {
  const {page} = await open({site: await serveSite({'site.config.ts': config(''), ...FILES})})
  await searchFor(page, 'lantern')
  await row(page, 'taken in').hover()
  await expect.poll(() => row(page, 'taken in').getAttribute('aria-selected')).toBe('true')
  expect(await preview(page).count()).toBe(0)
  expect(await page.locator('[aria-details]').count()).toBe(0)
})

test('the results of a large index come first; then the text is fetched where it is shown, and only there', async () => {
  const site = await serveSite({'site.config.ts': config('sectionPreview: true, shardAbove: 0'), ...FILES})
  const ask = async (width: number, blocked = '') => {
    const {page, problems} = await open({width, site})
    const files = new Set<string>()
    page.on('request', (request) => {
      if (/assets\/search\/.*\.json/.test(request.url())) files.add(new URL(request.url()).pathname)
    })
    if (blocked !== '') await page.route(`**${blocked}`, (route) => route.abort())
    await searchFor(page, 'paths')
    await expect.poll(() => page.locator('.searchOption--hit .searchTitle').allTextContents()).toEqual(['Paths'])
    return {files, page, problems}
  }
  const narrow = await ask(800)
  const wide = await ask(1280)
  expect((await shown(wide.page))[2]).toBe('Gravel, with an edge of stone.')
  const added = [...wide.files].filter((file) => !narrow.files.has(file))
  expect(added).toHaveLength(1)
  expect([...narrow.problems, ...wide.problems]).toEqual([])
  const without = await ask(1280, added[0])
  await expect.poll(() => shown(without.page)).toEqual(['Docs › Garden', 'Paths', ''])
})

test.each(['light', 'dark'] as const)('everyone can use and read it in the %s mode', async (theme) => {
  const {page} = await open({theme})
  await searchFor(page, 'lantern')
  await shown(page)
  expect(await findViolations(page, '.navbar__search')).toEqual([])
})
