// What a reader sees before the style sheets have come, and how these take over: nothing of the page may look different for that,
// whatever order they come in, and where one fails, or no script, or nothing inline is allowed.
import type {Page, Route} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {closePage, hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {KINDS_OF_PAGE, shellSite} from '../support/shell-site.ts'
import {configFile} from '../support/site.ts'

let served: ServedSite
beforeAll(async () => {
  served = await serveSite(shellSite())
})

const WIDE = {width: 1280, height: 800}
const SHEET = /\/assets\/[^/]+\.css$/

/** Place, size, colours and font of each element, as far as it is painted. */
function looks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const {color, backgroundColor, borderTopWidth, borderTopColor, borderTopLeftRadius, boxShadow} = style
      const {fontFamily, fontSize, fontWeight, lineHeight, textDecorationLine, textTransform, visibility, opacity} =
        style
      const name = `${element.nodeName}.${element.getAttribute('class') ?? ''}`
      const line = [borderTopWidth, borderTopColor, borderTopLeftRadius, boxShadow, textDecorationLine, textTransform]
      const font = [fontFamily, fontSize, fontWeight, lineHeight, visibility, opacity]
      return [name, x, y, width, height, color, backgroundColor, ...line, ...font].join(' ')
    }),
  )
}

interface Held {
  readonly page: Page
  /** Requests for style sheets that wait, in the order of their links. */
  readonly sheets: () => readonly Route[]
}

/** A page whose sheets do not come until the test lets them, without scripts but the inline one, and without images: they would change it meanwhile. */
async function openHeld(path: string, options: Parameters<typeof openPage>[0] = {}, site = served): Promise<Held> {
  const {page} = await openPage({viewport: WIDE, ...options})
  const held = new Map<string, Route>()
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url())
    if (SHEET.test(url.pathname)) held.set(url.pathname, route)
    else if (/\.(?:js|svg)$/.test(url.pathname)) return route.abort()
    else return route.continue()
  })
  await page.goto(site.url + path, {waitUntil: 'commit'})
  await page.locator('#__docusaurus').waitFor()
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-quire-late]')].map(({href}) => new URL(href).pathname),
  )
  await expect.poll(() => links.every((one) => held.has(one))).toBe(true)
  await page.waitForLoadState('domcontentloaded')
  return {page, sheets: () => links.flatMap((one) => held.get(one) ?? [])}
}

const haveComeIn = (page: Page) => expect.poll(() => page.locator('link[data-quire-late]').count()).toBe(0)

describe.each([
  ['wide, light', WIDE, 'light'],
  ['wide, dark', WIDE, 'dark'],
  ['narrow, light', {width: 390, height: 844}, 'light'],
  ['narrow, dark', {width: 390, height: 844}, 'dark'],
] as const)('%s', (_, viewport, colorScheme) => {
  test('each kind of page looks from the first as with all its sheets', async () => {
    const different: Record<string, unknown> = {}
    for (const path of Object.values(KINDS_OF_PAGE)) {
      const {page, sheets} = await openHeld(path, {viewport, colorScheme})
      expect(sheets().length, path).toBeGreaterThan(0)
      const before = await looks(page)
      for (const route of sheets()) await route.continue()
      await haveComeIn(page)
      expect(await page.locator('style[data-quire-first]').count()).toBe(0)
      const after = await looks(page)
      const at = before.findIndex((one, index) => one !== after[index])
      if (at >= 0) different[path] = [before[at], after[at]]
      await closePage(page)
    }
    expect(different).toEqual({})
  })
})

test('so does a page of a language that is written from right to left, in its folder', async () => {
  const site = await serveSite({
    'site.config.mjs': configFile("i18n: {defaultLocale: 'en', locales: ['en', 'ar']}"),
    'docs/a.md': `# A

Text with [a link](b.md) and \`code\`.

## Part

- an item
- another

:::tip

A tip.

:::

| A | B |
| --- | --- |
| 1 | 2 |
`,
    'docs/b.md': '# B\n\nText.\n',
  })
  for (const viewport of [WIDE, {width: 390, height: 844}]) {
    const {page, sheets} = await openHeld('/ar/docs/a', {viewport}, site)
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    const before = await looks(page)
    for (const route of sheets()) await route.continue()
    await haveComeIn(page)
    expect(await looks(page)).toEqual(before)
    await closePage(page)
  }
})

test('sheets that come one by one, the last first, change nothing before all are there', async () => {
  const {page, sheets} = await openHeld('/notes')
  expect(sheets().length).toBeGreaterThan(1)
  const before = await looks(page)
  const [first, ...others] = sheets()
  for (const route of others.reverse()) {
    const come = page.waitForResponse(route.request().url())
    await route.continue()
    await (await come).finished()
    expect(await looks(page)).toEqual(before)
    expect(await page.locator('link[data-quire-late]').count()).toBe(sheets().length)
  }
  await first?.continue()
  await haveComeIn(page)
  expect(await looks(page)).toEqual(before)
})

test('where a sheet fails, its rules of the first paint stay, and the other sheets take effect', async () => {
  const {page, sheets} = await openHeld('/notes')
  const before = await looks(page)
  const [main, ...others] = sheets()
  await main?.abort()
  for (const route of others) await route.continue()
  await expect.poll(() => page.locator('link[data-quire-late]').count()).toBe(1)
  expect(await page.locator('link[data-quire-late=failed] + style[data-quire-first]').count()).toBe(1)
  // What is wrong is said above the page.
  await page
    .locator('body > :not(#__docusaurus)')
    .first()
    .evaluate((banner) => banner.remove())
  expect(await looks(page)).toEqual(before)
})

test('under a policy that allows nothing inline, the sheets come as files, and so does the mode that was chosen', async () => {
  const {page} = await openPage({colorScheme: 'light'})
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const policy = "default-src 'self'; img-src 'self' data:"
    return route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy}})
  })
  for (const path of ['/docs/', '/notes']) {
    await page.goto(served.url + path)
    await hydrated(page)
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
    const sheets = await page.evaluate(() => [...document.styleSheets].filter(({media}) => media.length === 0).length)
    expect(sheets).toBeGreaterThan(0)
    await expect.poll(() => page.locator('nav.navbar').evaluate((one) => getComputedStyle(one).position)).toBe('sticky')
  }
})

test('without JavaScript a page has its sheets whole', async () => {
  const {page} = await openPage({javaScriptEnabled: false})
  await page.goto(`${served.url}/notes`)
  const applied = await page.locator('noscript > link[rel=stylesheet]').count()
  expect(applied).toBeGreaterThan(1)
  await page.locator('nav.navbar a').first().hover()
  expect(await page.locator('nav.navbar').evaluate((one) => getComputedStyle(one).position)).toBe('sticky')
})
