// What stands around the hits of the list below the search box, and how hits are arranged in it.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {hydrated, openPage} from '../support/browser.ts'
import {searchBox as box, searchFor} from '../support/search-box.ts'
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

/** Hits of which are found in turns: title, heading, heading, text, text. */
const MIXED: FileMap = {
  'docs/anchor.md': '# Anchor\n\nAn anchor is heavy.',
  'docs/ropes.md': '# Ropes\n\nOf hemp.\n\n## Anchor rope\n\nIt holds the anchor.',
  'docs/sails.md': '# Sails\n\nOf linen.\n\n## An anchor for sails\n\nNone.',
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
  readonly path?: string
}

async function open({width = 1280, theme = 'light', site = served, platform, path = '/docs/home'}: OpenOptions = {}) {
  const opened = await openPage({viewport: {width, height: 800}, hasTouch: width < 700, isMobile: width < 700})
  await opened.page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
  if (platform !== undefined)
    await opened.page.addInitScript(
      (name) => Object.defineProperty(Navigator.prototype, 'platform', {get: () => name}),
      platform,
    )
  await opened.page.goto(`${site.url}${path}`)
  await hydrated(opened.page)
  return opened
}

describe('what the keys do', () => {
  const keys = (page: Page) => page.locator('.searchKeys')

  test('is told below the list, outside of it', async () => {
    const {page, problems} = await open()
    await box(page).focus()
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

describe('hits by page', () => {
  let grouped: ServedSite
  beforeAll(async () => {
    grouped = await serveSite({'site.config.ts': config('groupByPage: true'), ...FILES, ...MIXED})
  })

  /** Of each group its name, the line above its rows, and these. */
  const groups = (page: Page) =>
    page.locator('.searchGroup').evaluateAll((elements) =>
      elements.map((element) => ({
        name: element.getAttribute('aria-label'),
        caption: element.querySelector('.searchCaption')?.textContent ?? '',
        rows: [...element.querySelectorAll('[role=option] .searchTitle')].map((row) => row.textContent ?? ''),
      })),
    )

  test('stand together below its title, which is a row where it was found', async () => {
    const {page, problems} = await open({site: grouped})
    await box(page).focus()
    await searchFor(page, 'anchor')
    const shown = await groups(page)
    expect(shown.map(({name}) => name)).toEqual(['Anchor', 'Ropes', 'Sails'])
    expect(shown[0]).toMatchObject({caption: '', rows: ['Anchor', expect.stringContaining('is heavy')]})
    expect(shown[1]?.caption).toBe('Docs › Ropes')
    // Its heading came before, and its text after, those of the other page.
    expect(shown[1]?.rows).toEqual(['Anchor rope', expect.stringContaining('holds the anchor')])
    expect(await page.getByRole('listbox').getByRole('group', {name: 'Ropes'}).count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('arrows walk through the rows as they are shown, and Enter opens the one that is chosen', async () => {
    const {page} = await open({site: grouped})
    await box(page).focus()
    await searchFor(page, 'anchor')
    const rows = await page.locator('[role=option]').allInnerTexts()
    const chosen = page.locator('[role=option][aria-selected=true]')
    for (const row of rows) {
      await expect.poll(() => chosen.allInnerTexts()).toEqual([row])
      await page.keyboard.press('ArrowDown')
    }
    await expect.poll(() => chosen.allInnerTexts()).toEqual([rows[0]])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen.allInnerTexts()).toEqual([expect.stringContaining('Anchor rope')])
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe('/docs/ropes#anchor-rope')
  })

  test.each(['light', 'dark'] as const)('everyone can use and read them in the %s mode', async (theme) => {
    const {page} = await open({site: grouped, theme})
    await box(page).focus()
    await searchFor(page, 'anchor')
    expect(await findViolations(page, '.navbar__search')).toEqual([])
  })

  test('so they do on the page of all results', async () => {
    const {page, problems} = await open({site: grouped, path: '/search?q=anchor'})
    await page.locator('.searchHit').first().waitFor()
    const headings = () =>
      page
        .locator('.searchHit')
        .evaluateAll((hits) => hits.map((hit) => [...hit.querySelectorAll('h2, h3')].map((one) => one.textContent)))
    await expect
      .poll(headings)
      .toEqual([['Anchor'], ['Ropes', 'Anchor rope', 'Anchor rope'], ['Sails', 'An anchor for sails']])
    await page.getByRole('link', {name: 'Ropes'}).click()
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/docs/ropes')
    expect(problems).toEqual([])
  })
})

describe('the button of the form', () => {
  const button = (page: Page) => page.locator('.navbar__search > [type=submit]')

  /** Where the magnifier is. */
  async function pressIcon(page: Page): Promise<void> {
    const {x = 0, y = 0, height = 0} = (await box(page).boundingBox()) ?? {}
    await page.mouse.click(x + 20, y + height / 2)
  }

  test('is the magnifier: a press opens what Enter would, and leads into the box while that is empty', async () => {
    const {page, problems} = await open()
    await pressIcon(page)
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await searchFor(page, 'brass')
    await pressIcon(page)
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/docs/house/hall')
    expect(problems).toEqual([])
  })

  test('has a name for assistive tools, and is no stop of the Tab key', async () => {
    const {page} = await open({width: 390})
    expect(await button(page).getAttribute('aria-label')).toBe('Search')
    expect(await button(page).evaluate((element) => (element as HTMLButtonElement).tabIndex)).toBe(-1)
    // What a screen reader does, before the list is there.
    await box(page).evaluate((input: HTMLInputElement) => {
      input.value = 'lantern'
    })
    await button(page).dispatchEvent('click')
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe('/search?q=lantern')
  })

  test('opens nothing on a phone, where the closed box is its icon alone, before the box is open', async () => {
    const {page} = await open({width: 390})
    await box(page).evaluate((input: HTMLInputElement) => {
      input.value = 'lantern'
    })
    await box(page).tap()
    await page.getByRole('button', {name: 'Cancel'}).waitFor()
    expect(await page.evaluate(() => location.pathname)).toBe('/docs/home')
    await page.getByRole('option').first().waitFor()
    await pressIcon(page)
    await expect.poll(() => page.evaluate(() => location.pathname)).not.toBe('/docs/home')
  })
})

test('nothing of the page of all results counts as text on the footer, for hits that are outside of the window', async () => {
  const text = 'A lantern hangs where the path bends, and the next one is so far away that its light is hardly seen. '
  const sections = (doc: number) =>
    Array.from({length: 5}, (_, at) => `## Lantern ${at} of ${doc}\n\n${text.repeat(3)}\n\n`).join('')
  const site = await serveSite({
    'site.config.ts': configFile(
      "themeConfig: {footer: {style: 'dark', copyright: 'Us'.repeat(9), links: [{title: 'Docs', items: Array.from({length: 9}, (_, at) => ({label: 'Row ' + at, to: '/docs/l0'}))}]}}",
      "docs(), ['search', {hashed: true, indexBlog: false}]",
    ),
    'static/favicon.ico': '',
    ...Object.fromEntries(
      Array.from({length: 9}, (_, doc) => [`docs/l${doc}.md`, `# Lantern ${doc}\n\n${text}\n\n${sections(doc)}`]),
    ),
  })
  const {page} = await open({site, width: 390, path: '/search?q=lantern'})
  await page.locator('.searchHit').nth(5).waitFor()
  await expect.poll(() => page.locator('.searchCount').textContent()).toMatch(/documents found/)
  expect(await findViolations(page)).toEqual([])
})

describe('sections of the site', () => {
  const filters = (page: Page) => page.locator('.searchSection')
  const titles = (page: Page) => page.locator('.searchOption--hit .searchPath').allInnerTexts()
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

  test('Tab leads from the box to them, and a choice limits the list', async () => {
    const {page, problems} = await open()
    await box(page).focus()
    await searchFor(page, 'lantern')
    await expect.poll(() => filters(page).allInnerTexts()).toEqual(['Docs', 'Notes', 'Garden', 'House'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Garden')
    await page.keyboard.press('Enter')
    await expect.poll(() => titles(page)).toEqual(expect.arrayContaining([expect.stringContaining('Garden')]))
    await expect.poll(async () => (await titles(page)).filter((path) => !path.includes('Garden'))).toEqual([])
    const garden = page.getByRole('group', {name: 'Part of the site'}).getByRole('button', {name: 'Garden'})
    expect(await garden.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => page.locator('.searchPanel [role=status]').textContent()).toBe('3 documents found')
    expect(await filters(page).count()).toBe(4)
    await page.keyboard.press('Space')
    await expect.poll(async () => (await titles(page)).some((path) => path.includes('House'))).toBe(true)
    expect(problems).toEqual([])
  })

  test('arrows lead back to the rows, Escape to the closed box', async () => {
    const {page} = await open()
    await box(page).focus()
    await searchFor(page, 'lantern')
    await filters(page).last().focus()
    await page.keyboard.press('ArrowDown')
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await filters(page).last().focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.searchPanel').count()).toBe(0)
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('a press keeps the focus in the box; what is chosen stays for other words, and goes with the list', async () => {
    const {page} = await open()
    await box(page).focus()
    await searchFor(page, 'lantern')
    await filters(page).filter({hasText: 'House'}).click()
    await expect.poll(() => page.locator('.searchOption--hit').count()).toBe(1)
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await searchFor(page, 'oak')
    await expect.poll(() => page.locator('.searchNotice').textContent()).toBe('No results.')
    await searchFor(page, 'brass')
    await expect.poll(() => page.locator('.searchOption--hit').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await searchFor(page, 'lantern')
    await expect.poll(() => page.locator('.searchSection[aria-pressed=true]').count()).toBe(0)
  })

  test('a choice shows hits that the list of the whole site has no room for', async () => {
    const pages = Array.from(
      {length: 12},
      (_, at) => [`docs/house/room${at}.md`, `# Lantern ${at}\n\n${at === 0 ? 'By the bend.' : 'A room.'}`] as const,
    )
    const site = await serveSite({'site.config.ts': config(''), ...FILES, ...Object.fromEntries(pages)})
    const {page} = await open({site})
    await box(page).focus()
    await searchFor(page, 'lantern')
    await expect.poll(() => page.locator('.searchOption--hit').count()).toBe(8)
    expect((await titles(page)).filter((path) => path.includes('Garden'))).toEqual([])
    await searchFor(page, 'bend')
    await filters(page).filter({hasText: 'Garden'}).click()
    await searchFor(page, 'lantern')
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(1)
    expect((await titles(page)).filter((path) => !path.includes('Garden'))).toEqual([])
  })

  test('a choice looks further than the first hundred hits, in the list and on the page of all results', async () => {
    const pages = Array.from(
      {length: 150},
      (_, at) => [`docs/house/room${at}.md`, `# Lantern ${at}\n\nA room.`] as const,
    )
    const site = await serveSite({
      'site.config.ts': config(''),
      ...FILES,
      'docs/garden/lamp.md': '# Lantern lamp\n\nIt burns.',
      ...Object.fromEntries(pages),
    })
    const list = await open({site})
    await box(list.page).focus()
    await searchFor(list.page, 'lantern')
    await expect.poll(() => list.page.locator('.searchOption--hit').count()).toBe(8)
    await filters(list.page).filter({hasText: 'Garden'}).click()
    const rows = () => list.page.locator('.searchOption--hit .searchTitle').allInnerTexts()
    await expect
      .poll(async () => (await rows()).sort())
      .toEqual(['A lantern at each bend.', 'Lantern lamp', 'Lantern posts', 'No lantern is near the water.'])
    const all = await open({site, path: '/search?q=lantern'})
    await filters(all.page).filter({hasText: 'Garden'}).click()
    const found = () => all.page.locator('.searchHit h2').allInnerTexts()
    await expect
      .poll(async () => [...new Set(await found())].sort())
      .toEqual(['Lantern lamp', 'Lantern posts', 'Paths', 'Ponds'])
    await expect.poll(() => all.page.locator('.searchCount').textContent()).toBe('4 documents found')
    expect(await all.page.locator('.searchMore').count()).toBe(0)
    expect([...list.problems, ...all.problems]).toEqual([])
  })

  test('there are none where all hits are of one section, or the site wants none', async () => {
    const {page} = await open()
    await box(page).focus()
    await searchFor(page, 'brass')
    expect(await filters(page).count()).toBe(0)
    const without = await open({
      site: await serveSite({'site.config.ts': config('sectionFilter: false'), ...FILES}),
    })
    await box(without.page).focus()
    await searchFor(without.page, 'lantern')
    expect(await filters(without.page).count()).toBe(0)
  })

  test('they limit the page of all results, too', async () => {
    const {page, problems} = await open({path: '/search?q=lantern'})
    await filters(page).filter({hasText: 'Notes'}).click()
    await expect.poll(() => page.locator('.searchHit h2').allInnerTexts()).toEqual(['A walk'])
    await expect.poll(() => page.locator('.searchCount').textContent()).toBe('1 document found')
    expect(await findViolations(page, 'main')).toEqual([])
    expect(problems).toEqual([])
  })

  test('links to hits are high enough for a finger', async () => {
    const {page} = await open({path: '/search?q=lantern', width: 390})
    const links = page.locator('.searchHit a')
    await links.first().waitFor()
    for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  })

  test('a finger can press them', async () => {
    const {page} = await open({width: 390})
    await box(page).tap()
    await searchFor(page, 'lantern')
    const house = filters(page).filter({hasText: 'House'})
    expect((await house.boundingBox())?.height).toBeGreaterThanOrEqual(32)
    await house.tap()
    await expect.poll(() => page.locator('.searchOption--hit').count()).toBe(1)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
