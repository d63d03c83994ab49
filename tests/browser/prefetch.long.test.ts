// Pages that are fetched before they are asked for: when a link is in sight, pointed at, touched or focused, and never over
// a connection that is slow or to be spared.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {shellSite} from '../support/shell-site.ts'

let served: ServedSite
beforeAll(async () => {
  served = await serveSite(shellSite())
})

interface Reader {
  readonly connection?: {readonly effectiveType?: string; readonly saveData?: boolean; readonly downlink?: number}
  /** Whether links in sight are noticed: off for what pointing and touching do by themselves. */
  readonly seesLinks?: boolean
  /** Whether the browser has `<link rel=prefetch>`. */
  readonly hasPrefetchLinks?: boolean
  readonly hasTouch?: boolean
}

/** Opens a doc, whose text links to `/docs/parts`. Gives the modules of other pages that were asked for. */
async function openDoc({connection, seesLinks = true, hasPrefetchLinks = true, hasTouch = false}: Reader) {
  const {page, problems} = await openPage({hasTouch})
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(
    (facts) => {
      Object.defineProperty(navigator, 'connection', {value: facts.connection})
      // The browser has spare time at once: how long it has none is not what is tested.
      window.requestIdleCallback = (action) =>
        window.setTimeout(() => action({didTimeout: false, timeRemaining: () => 50}))
      if (!facts.seesLinks) IntersectionObserver.prototype.observe = () => undefined
      if (!facts.hasPrefetchLinks) DOMTokenList.prototype.supports = () => false
      const native = window.fetch
      const record = window as unknown as {fetched: [string, string | undefined][]}
      record.fetched = []
      window.fetch = (input, init) => {
        record.fetched.push([String(input), init?.credentials])
        return native(input, init)
      }
    },
    {connection, seesLinks, hasPrefetchLinks},
  )
  await page.goto(`${served.url}/docs/`)
  await hydrated(page)
  return {page, problems, hasAsked: (path: string) => asked.includes(`/_routes${path}.js`)}
}

const link = (page: Page) => page.locator('main').getByRole('link', {name: 'parts', exact: true})

/** The link has been in sight for long enough to be noticed, and whatever waited for spare time had it. */
async function settleSight(page: Page): Promise<void> {
  await link(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => setTimeout(() => setTimeout(resolve)))
        observer.observe(element)
      }),
  )
}

const SCARCE = [
  ['a 3g connection', {effectiveType: '3g', saveData: false}],
  ['less than 2 Mbit/s', {effectiveType: '4g', saveData: false, downlink: 1.55}],
] as const
const FAST = {effectiveType: '4g', saveData: false}
const SPARED = [
  ['a 2g connection', {effectiveType: '2g', saveData: false}],
  ['the request to save data', {effectiveType: '4g', saveData: true}],
] as const

describe('a link in sight', () => {
  test('has its page fetched', async () => {
    const {page, problems, hasAsked} = await openDoc({connection: FAST})
    await expect.poll(() => hasAsked('/docs/parts')).toBe(true)
    // Not run, only kept: that is for when it is wanted.
    expect(
      await page.evaluate(() => document.querySelectorAll('link[rel=prefetch][href$="/docs/parts.js"]').length),
    ).toBe(1)
    expect(problems).toEqual([])
  })

  test('has it fetched with credentials where the browser has no prefetch links', async () => {
    const {page, hasAsked} = await openDoc({connection: FAST, hasPrefetchLinks: false})
    await expect.poll(() => hasAsked('/docs/parts')).toBe(true)
    const fetched = await page.evaluate(() => (window as unknown as {fetched: [string, string][]}).fetched)
    expect(fetched.filter(([url]) => url.endsWith('/docs/parts.js'))).toEqual([['/_routes/docs/parts.js', 'include']])
    expect(await page.locator('link[rel=prefetch]').count()).toBe(0)
  })

  test.each([...SPARED, ...SCARCE])('is left alone over %s', async (_, connection) => {
    const {page, hasAsked} = await openDoc({connection})
    await settleSight(page)
    expect(hasAsked('/docs/parts')).toBe(false)
  })
})

/** What a reader does shortly before going somewhere. */
const APPROACHES = [
  ['pointed at', (page: Page) => link(page).hover()],
  ['touched', (page: Page) => link(page).dispatchEvent('touchstart')],
  ['focused', (page: Page) => link(page).focus()],
] as const

describe('a link', () => {
  test.each(APPROACHES)('that is %s has its page made ready', async (_, approach) => {
    const {page, problems, hasAsked} = await openDoc({connection: FAST, seesLinks: false, hasTouch: true})
    expect(hasAsked('/docs/parts')).toBe(false)
    await approach(page)
    await expect.poll(() => hasAsked('/docs/parts')).toBe(true)
    expect(problems).toEqual([])
  })

  test.each(SCARCE)('that is pointed at has its page made ready over %s', async (_, connection) => {
    const {page, hasAsked} = await openDoc({connection})
    await link(page).hover()
    await expect.poll(() => hasAsked('/docs/parts')).toBe(true)
  })

  test.each(SPARED)('is left alone over %s until it is followed', async (_, connection) => {
    const {page, hasAsked} = await openDoc({connection, seesLinks: false, hasTouch: true})
    for (const [, approach] of APPROACHES) await approach(page)
    // What is done is done in the event itself: a request of ours after it is heard of after it.
    await page.evaluate(() => fetch('/img/icon.svg'))
    expect(hasAsked('/docs/parts')).toBe(false)
    await link(page).click()
    await expect.poll(() => page.locator('h1').first().textContent()).toBe('Parts')
    expect(hasAsked('/docs/parts')).toBe(true)
  })
})
