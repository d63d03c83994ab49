// Readers whose browser writes larger letters than most, and what does not fit into a narrow window.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {designSite} from '../support/design-site.ts'
import {findCutText} from '../support/page-probes.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'

let served: ServedSite

beforeAll(async () => {
  served = await serveSite(designSite())
})

async function open(path: string, width: number, fontSizePx = 16): Promise<Page> {
  const {page} = await openPage({viewport: {width, height: 800}, reducedMotion: 'reduce'})
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {fontSizes: {standard: fontSizePx}})
  await page.goto(served.url + path)
  await hydrated(page)
  return page
}

describe('with letters of 32 pixels', () => {
  test.each([
    [1280, true],
    [1992, true],
    [1993, false],
  ])('a window of %i pixels has the menu: %s', async (width, hasMenu) => {
    const page = await open('/docs/elements', width, 32)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'})
    expect(await toggle.isVisible()).toBe(hasMenu)
    expect(await page.locator('.navbar__item').first().isVisible()).toBe(!hasMenu)
    if (!hasMenu) return
    await toggle.click()
    await page.getByRole('dialog').waitFor()
  })

  test.each([1280, 640])('all items of the navbar stand next to each other in a window of %i pixels', async (width) => {
    const page = await open('/docs/elements', width, 32)
    const boxes = await page.locator('.navbar__items > *:visible').evaluateAll((items) =>
      items.map((item) => {
        const {left, right, height} = item.getBoundingClientRect()
        return {left: Math.round(left), right: Math.round(right), height}
      }),
    )
    expect(boxes.length).toBeGreaterThan(2)
    for (const [at, {left, height}] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0)
      expect(height).toBeLessThan(80)
    }
  })

  test.each(['/docs/elements', '/blog', '/no/such/page'])('nothing of %s is cut or outside', async (path) => {
    const page = await open(path, 640, 32)
    expect(await page.evaluate(findCutText)).toEqual([])
  })
})

test('a title of which there would be half a letter is left to the name of the link', async () => {
  const page = await open('/docs/elements', 390, 32)
  const brand = page.getByRole('link', {name: /Design$/}).first()
  expect(await brand.locator('b').evaluate((title: HTMLElement) => title.offsetWidth)).toBe(0)
  expect(await brand.locator('img:visible').count()).toBe(1)
})

test('on a phone the window does not scroll sideways, and the button of the menu has grown, too', async () => {
  const [usual, large] = [await open('/blog', 390), await open('/blog', 390, 32)]
  const iconOf = (page: Page) =>
    page.locator('.navbar__toggle .icon_').evaluate((icon) => icon.getBoundingClientRect().width)
  expect(await iconOf(large)).toBe((await iconOf(usual)) * 2)
  expect(await large.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

describe('what is wider than the window', () => {
  const edges = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        // Of each shadow, how far it comes in: from the right below zero, from the left above.
        const shadows = [...getComputedStyle(element).boxShadow.matchAll(/(-?[\d.]+)px \S+ \S+ \S+ inset/g)]
        const isVisible = shadows.map(([, offset]) => Number(offset)).filter((offset) => offset !== 0)
        return {isWide: element.scrollWidth > element.clientWidth, shadows: isVisible}
      }),
    )

  test.each(['table', '.prism-code'])(
    '%s has a shadow at the edge that hides something, and only there',
    async (kind) => {
      const page = await open('/docs/elements', 390)
      const found = await edges(page, kind)
      expect(found.some(({isWide}) => isWide)).toBe(true)
      for (const {isWide, shadows} of found) expect(shadows).toEqual(isWide ? [-16] : [])
      const end = await page.locator(kind).evaluateAll((elements) => {
        for (const element of elements) element.scrollLeft = element.scrollWidth
        return new Promise((resolve) => requestAnimationFrame(resolve))
      })
      expect(end).toBeTypeOf('number')
      for (const {isWide, shadows} of await edges(page, kind)) expect(shadows).toEqual(isWide ? [16] : [])
    },
  )

  test('is marked on the other side where text runs from right to left', async () => {
    const page = await open('/docs/elements', 390)
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
    const wide = (await edges(page, 'table')).filter(({isWide}) => isWide)
    expect(wide.map(({shadows}) => shadows)).toEqual(wide.map(() => [16]))
  })
})
