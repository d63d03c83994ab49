// What takes a stated time: the progress bar, the spinner, regions that open and close, and the zoom of images. Time is the
// page's own clock, which the tests move, so that no machine is too slow for them.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {enlarge, hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {shellSite} from '../support/shell-site.ts'

let served: ServedSite
beforeAll(async () => {
  served = await serveSite(shellSite())
})

/** A page whose time stands still once it is alive: timers run only when a test moves the clock. */
async function openStill(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage(options)
  const {page} = opened
  await page.clock.install({time: 0})
  await page.goto(served.url + path)
  await hydrated(page)
  return opened
}

/** Stops the clock a while from now, after whatever the start of the page has set in motion. */
const stop = (page: Page) => page.clock.pauseAt(3_600_000)

/** Holds the answer to a request until it is let go. */
async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await gate
    await route.continue()
  })
  return release
}

describe('the progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar')
  const style = (page: Page) => bar(page).evaluate((element: HTMLElement) => element.getAttribute('style') ?? '')
  /** How much of the bar is to be seen, from 0 to 1. */
  const filled = async (page: Page) => 1 + Number(/translate3d\((-[\d.]+)%/.exec(await style(page))?.[1]) / 100

  async function goSlowly() {
    const opened = await openPage()
    const {page} = opened
    await page.addInitScript(() => {
      Math.random = () => 0.5
      // Whatever is in sight stays where it is, so that the page is not there when it is asked for.
      IntersectionObserver.prototype.observe = () => undefined
    })
    await page.clock.install({time: 0})
    const progress = page.waitForResponse(/\/assets\/progress\..*\.js$/)
    await page.goto(`${served.url}/docs/`)
    await hydrated(page)
    await stop(page)
    // Comes when the browser has time for it, before anything is slow.
    await progress
    const release = await hold(page, /\/_routes\/docs\/parts\.js/)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href="/docs/parts"]')?.click())
    return {...opened, release}
  }

  test('comes after 200 ms, not before, filled to 0.08, moving for 200 ms', async () => {
    const {page, problems, release} = await goSlowly()
    await page.clock.runFor(199)
    expect(await bar(page).count()).toBe(0)
    await page.clock.runFor(1)
    await bar(page).waitFor({state: 'attached'})
    // The library draws in turns of its own.
    await page.clock.runFor(20)
    await expect.poll(() => filled(page)).toBeCloseTo(0.08)
    expect(await style(page)).toMatch(/transition: (?:all )?200ms(?: ease)?(?: 0s)?;/)
    release()
    await expect.poll(() => page.locator('h1').first().textContent()).toBe('Parts')
    await page.clock.runFor(2000)
    await expect.poll(() => page.locator('#nprogress').count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('grows every 800 ms, by 0.02 times a random number', async () => {
    const {page, release} = await goSlowly()
    await page.clock.runFor(200)
    await bar(page).waitFor({state: 'attached'})
    await page.clock.runFor(20)
    await expect.poll(() => filled(page)).toBeCloseTo(0.08)
    await page.clock.runFor(760)
    expect(await filled(page)).toBeCloseTo(0.08)
    await page.clock.runFor(240)
    await expect.poll(() => filled(page)).toBeCloseTo(0.09)
    await page.clock.runFor(800)
    await expect.poll(() => filled(page)).toBeCloseTo(0.1)
    release()
  })
})

describe('the spinner', () => {
  test('shows after 200 ms, turns once in 3 s, and goes when the wait is over', async () => {
    const {page, problems} = await openPage({viewport: {width: 390, height: 800}})
    const release = await hold(page, /\/assets\/mobile-menu\./)
    await page.clock.install({time: 0})
    await page.goto(`${served.url}/docs/`)
    await hydrated(page)
    await stop(page)
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await page.locator('.navbar-sidebar').waitFor({state: 'attached'})
    await page.clock.runFor(199)
    expect(await page.locator('.spinner_').count()).toBe(0)
    await page.clock.runFor(1)
    await page.getByRole('status', {name: 'Loading'}).waitFor()
    const animation = await page.locator('.spinner_').evaluate((element) => {
      const {animationDuration, animationIterationCount, animationName} = getComputedStyle(element)
      return {animationDuration, animationIterationCount, animationName}
    })
    expect(animation).toEqual({animationDuration: '3s', animationIterationCount: 'infinite', animationName: 'spin_'})
    release()
    await page.getByRole('dialog').waitFor()
    expect(await page.locator('.spinner_').count()).toBe(0)
    expect(problems).toEqual([])
  })
})

describe('a region that opens and closes', () => {
  /** Clicks, and gives what the height of the region that moves is told to do, in milliseconds and pixels. */
  async function toggle(page: Page, button: string) {
    return page.evaluate(async (name) => {
      const element = document.querySelector<HTMLElement>(name)
      const seen = new Promise<{durationMs: number; heightPx: number}>((resolve) => {
        const look = (target: Node): void => {
          if (!(target instanceof HTMLElement)) return
          const [, duration, unit] = /^height ([\d.]+)(m?s)/.exec(target.style.transition) ?? []
          if (duration === undefined) return
          resolve({durationMs: Number(duration) * (unit === 'ms' ? 1 : 1000), heightPx: target.scrollHeight})
        }
        new MutationObserver((records) => {
          for (const {target} of records) look(target)
        }).observe(document.body, {attributes: true, attributeFilter: ['style'], subtree: true})
      })
      element?.click()
      return seen
    }, button)
  }

  const CARET = '.theme-doc-sidebar-menu .menu__caret'
  const SUMMARY = 'details.details_ summary'

  test.each([
    ['a category of the sidebar', '/docs/', CARET],
    ['a section of the text', '/docs/parts', SUMMARY],
  ])('moves its height, for longer the higher it is: %s', async (_, path, button) => {
    const {page, problems} = await openPage()
    await page.goto(served.url + path)
    await hydrated(page)
    const {durationMs, heightPx} = await toggle(page, button)
    expect(heightPx).toBeGreaterThan(10)
    const ratio = heightPx / 36
    // The figures of the specification's framework, for any height.
    expect(durationMs).toBe(Math.max(4, Math.round((4 + 15 * ratio ** 0.25 + ratio / 5) * 10)))
    expect(problems).toEqual([])
  })

  test('moves it in 1 ms where the reader wants less motion', async () => {
    const {page} = await openPage({reducedMotion: 'reduce'})
    await page.goto(`${served.url}/docs/parts`)
    await hydrated(page)
    expect((await toggle(page, SUMMARY)).durationMs).toBe(1)
    await expect.poll(() => page.getByText('The hidden part.').isVisible()).toBe(true)
  })

  test('is rendered when it is first opened', async () => {
    const {page} = await openPage()
    await page.goto(`${served.url}/docs/`)
    await hydrated(page)
    const sidebar = page.locator('.theme-doc-sidebar-menu')
    const inside = sidebar.getByRole('link', {name: 'C page', includeHidden: true})
    expect(await inside.count()).toBe(0)
    await toggle(page, CARET)
    await expect.poll(() => inside.count()).toBe(1)
  })
})

describe('the zoom of images', () => {
  const isZoomAsked = (urls: readonly string[]) => urls.some((url) => /\/assets\/image-zoom\..*\.js$/.test(url))

  test('starts 1000 ms after the page, not before', async () => {
    const {page, problems} = await openPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.clock.install({time: 0})
    await page.clock.pauseAt(1000)
    await page.goto(`${served.url}/docs/parts`)
    await hydrated(page)
    await page.clock.runFor(999)
    expect(isZoomAsked(asked)).toBe(false)
    // And a moment in which the browser has nothing else to do.
    await page.clock.runFor(200)
    await expect.poll(() => isZoomAsked(asked)).toBe(true)
    await page.locator('.markdown img.medium-zoom-image').waitFor()
    expect(problems).toEqual([])
  })

  test('leaves no margin', async () => {
    const {page} = await openStill('/docs/parts', {viewport: {width: 1200, height: 800}, reducedMotion: 'reduce'})
    const image = page.locator('.markdown img.medium-zoom-image')
    await image.waitFor()
    await enlarge(page, () => image.click())
    // A drawing fills the window: this one has its proportions.
    const box = await page.locator('.medium-zoom-image--opened').boundingBox()
    expect(box).toEqual({x: 0, y: 0, width: 1200, height: 800})
  })
})
