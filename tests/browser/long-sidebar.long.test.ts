// A folder of 3,000 documents: a page has the stretch of the sidebar that it is in, and the browser gets more of it when the reader
// comes near its end.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const nameOf = (at: number): string => `p${String(at).padStart(5, '0')}`

function siteOf(count: number) {
  const docs = Array.from({length: count}, (_, at) => [
    `docs/guide/${nameOf(at)}.md`,
    `# Page ${at}\n\nText of page ${at}.`,
  ])
  return {'site.config.mjs': configFile(), 'docs/index.md': '# Home\n\nText.', ...Object.fromEntries(docs)}
}

let long: ServedSite
let short: ServedSite

beforeAll(async () => {
  long = await serveSite(siteOf(3000))
  short = await serveSite(siteOf(200))
}, 600_000)

const middle = `/docs/guide/${nameOf(1500)}`
const htmlOf = async (site: ServedSite, path: string): Promise<string> => (await fetch(site.url + path)).text()

/** Numbers of the pages that the sidebar has links to, in order. */
const numbersOf = (html: string): number[] =>
  [...html.matchAll(/class="menu__link(?: menu__link--active)?"[^>]* href="\/docs\/guide\/p(\d+)"/g)].map(
    ([, number]) => Number(number),
  )

const shownNumbers = async (page: Page): Promise<number[]> => {
  const links = page.locator('.menu__link[href^="/docs/guide/p"]')
  return links.evaluateAll((all) => all.map((link) => Number(link.getAttribute('href')?.slice(-5))))
}

const isSequence = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)

/** Opens a page with a list of the parts that were loaded since, in order. */
async function open(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const {page} = await openPage({viewport: {width: 1200, height: 800}, ...options})
  const parts: string[] = []
  page.on('request', (request) => {
    const part = /_routes\/shared\/[\w/-]*--(\w+)\.json/.exec(request.url())?.[1]
    if (part !== undefined) parts.push(part)
  })
  await page.goto(long.url + path)
  return {page, parts}
}

const menu = (page: Page) => page.locator('nav.menu')

describe('a page in a folder of 3,000 documents', () => {
  test('has no more bytes than one in a folder of 200, its shared data included', async () => {
    const bytesOf = async (site: ServedSite, path: string): Promise<number> => {
      const html = await htmlOf(site, path)
      const data = [...new Set(html.match(/\/_routes\/shared\/[\w/-]+\.json/g))]
      const texts = await Promise.all(data.map((file) => htmlOf(site, file)))
      return [html, ...texts].reduce((sum, text) => sum + text.length, 0)
    }
    expect(await bytesOf(long, middle)).toBeLessThan(1.1 * (await bytesOf(short, `/docs/guide/${nameOf(100)}`)))
  })

  test('shows what is around it, and at both ends a link to the page where the list goes on', async () => {
    const numbers = numbersOf(await htmlOf(long, middle))
    expect(isSequence(numbers)).toBe(true)
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbers.length).toBeLessThanOrEqual(202)
    // 25 at least, on either side.
    expect(numbers[25]).toBeLessThan(1500)
    expect(numbers.at(-25)).toBeGreaterThan(1500)
  })

  test('leads through the whole list without JavaScript', async () => {
    const seen = new Set<number>()
    let at = numbersOf(await htmlOf(long, `/docs/guide/${nameOf(0)}`))
    expect(at[0]).toBe(0)
    for (let steps = 0; at.at(-1) !== 2999 && steps < 60; steps += 1) {
      for (const number of at) seen.add(number)
      at = numbersOf(await htmlOf(long, `/docs/guide/${nameOf(at.at(-1) ?? 0)}`))
    }
    for (const number of at) seen.add(number)
    expect(seen.size).toBe(3000)
    expect(at.at(-1)).toBe(2999)
  })

  test('shows its own link, and loads no other part until the reader scrolls', async () => {
    const {page, parts} = await open(middle)
    await hydrated(page)
    const current = menu(page).locator('[aria-current="page"]')
    await expect.poll(() => current.evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(700)
    await page.waitForLoadState('networkidle')
    const own = new Set(parts)
    expect(own.size).toBe(2)
    const before = await shownNumbers(page)
    await menu(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect.poll(async () => (await shownNumbers(page)).length).toBeGreaterThan(before.length)
    const after = await shownNumbers(page)
    expect(isSequence(after)).toBe(true)
    expect(after[0]).toBe(before[0])
    expect(new Set(parts).size).toBe(3)
  })

  test('keeps what the reader sees in place when the list grows above it', async () => {
    const {page} = await open(middle)
    await hydrated(page)
    const current = menu(page).locator('[aria-current="page"]')
    await expect.poll(() => current.evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(700)
    const [first = 0] = await shownNumbers(page)
    const link = menu(page).locator(`[href="/docs/guide/${nameOf(first + 8)}"]`)
    // The place of a link, in the picture in which the list has grown, and in the one before.
    const shift = await link.evaluate(async (element) => {
      const scroller = element.closest('nav.menu')
      if (scroller === null) throw new Error('The link is in no menu.')
      const count = scroller.querySelectorAll('a').length
      const nextPicture = () => new Promise((resolve) => void requestAnimationFrame(resolve))
      scroller.scrollTop = 0
      await nextPicture()
      let top = element.getBoundingClientRect().top
      for (let pictures = 0; pictures < 600; pictures += 1) {
        const before = top
        await nextPicture()
        top = element.getBoundingClientRect().top
        if (scroller.querySelectorAll('a').length > count) return top - before
      }
      return Number.NaN
    })
    expect(Math.abs(shift)).toBeLessThan(1)
    expect(isSequence(await shownNumbers(page))).toBe(true)
  })

  test('lets the keyboard go on where the list ended', async () => {
    const {page} = await open(middle)
    await hydrated(page)
    const numbers = await shownNumbers(page)
    const last = numbers.at(-1) ?? 0
    await menu(page)
      .locator(`[href="/docs/guide/${nameOf(last - 3)}"]`)
      .focus()
    await expect.poll(async () => (await shownNumbers(page)).length).toBeGreaterThan(numbers.length)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
    for (let at = last - 2; at < last + 3; at += 1) {
      await page.keyboard.press('Tab')
      expect(await focused()).toBe(`/docs/guide/${nameOf(at)}`)
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${nameOf(last + 2)}`)
    const current = menu(page).locator('[aria-current="page"]')
    await expect.poll(() => current.getAttribute('href')).toBe(`/docs/guide/${nameOf(last + 2)}`)
  })

  test('keeps the focus of a link at which the list goes on', async () => {
    const {page} = await open(`/docs/guide/${nameOf(0)}`)
    await hydrated(page)
    const last = (await shownNumbers(page)).at(-1) ?? 0
    const link = menu(page).locator(`[href="/docs/guide/${nameOf(last)}"]`)
    expect(await link.textContent()).toBe(`… Page ${last}`)
    await link.focus()
    await expect.poll(() => link.textContent()).toBe(`Page ${last}`)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Page ${last}`)
  })

  test('has the same list in the menu of a narrow window', async () => {
    const {page} = await open(middle, {viewport: {width: 390, height: 800}})
    await hydrated(page)
    await page.locator('.navbar__toggle').click()
    const list = page.locator('.navbar-sidebar')
    const current = list.locator('[aria-current="page"].menu__link--active')
    await expect.poll(() => current.count()).toBe(1)
    const before = (await shownNumbers(page)).length
    await list.locator('.menu__link', {hasText: '…'}).last().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await shownNumbers(page)).length).toBeGreaterThan(before)
  })

  test('opened from elsewhere begins with its first documents', async () => {
    const {page, parts} = await open('/docs/')
    await hydrated(page)
    expect(parts).toEqual([])
    await menu(page).locator('.menu__list-item--collapsed .menu__link').first().click()
    await expect.poll(async () => (await shownNumbers(page)).length).toBeGreaterThan(50)
    expect((await shownNumbers(page))[0]).toBe(0)
  })
})
