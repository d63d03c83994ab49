// What readers are told when something fails, word by word, and that the page goes on.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {shellSite} from '../support/shell-site.ts'

let served: ServedSite
beforeAll(async () => {
  served = await serveSite(shellSite())
})

const headingOf = (page: Page) => page.locator('h1').first().textContent()

async function open(path: string, before?: (page: Page) => Promise<unknown>) {
  const opened = await openPage()
  await before?.(opened.page)
  await opened.page.goto(served.url + path)
  await hydrated(opened.page)
  return opened
}

describe('a page that does not come', () => {
  test('is asked for from the server; when that is silent, a red box says so above the old page', async () => {
    const {page} = await open('/about')
    await page.route(/_routes\/docs\/parts/, (route) => route.abort())
    await page.route('**/docs/parts', (route) => route.abort())
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {href: '/docs/parts', textContent: 'Go'})
      document.querySelector('main')?.append(link)
      link.click()
    })
    const box = page.getByRole('alert')
    await box.getByRole('button', {name: 'Retry'}).waitFor()
    await expect.poll(() => headingOf(page)).toBe('About')
    expect(await box.locator('p').textContent()).not.toBe('')
    const {width, parentWidth, marginTop} = await box.evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      parentWidth: element.parentElement?.getBoundingClientRect().width ?? 0,
      marginTop: getComputedStyle(element).marginTop,
    }))
    expect(Math.round((width / parentWidth) * 100)).toBe(50)
    expect(marginTop).toBe('80px')
  })

  test('says in plain words, in the window, that there is no connection, and comes when there is one', async () => {
    for (const viewport of [
      {width: 1280, height: 800},
      {width: 390, height: 700},
    ]) {
      const {page} = await open('/docs/parts', (given) => given.setViewportSize(viewport))
      await page.evaluate(() => {
        const room = Object.assign(document.createElement('div'), {style: 'height: 4000px'})
        const link = Object.assign(document.createElement('a'), {href: '/about', textContent: 'On'})
        document.querySelector('main')?.append(room, link)
        link.scrollIntoView()
      })
      const before = await page.evaluate(() => scrollY)
      await page.context().setOffline(true)
      await page.getByRole('link', {name: 'On', exact: true}).click()
      const box = page.getByRole('alert')
      await box.getByRole('button', {name: 'Retry'}).waitFor()
      expect(await box.locator('p').innerText()).toBe(
        'The page could not be loaded. There seems to be no connection to the site.',
      )
      const {y = -1, height = 0} = (await box.boundingBox()) ?? {}
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(viewport.height)
      expect(await page.evaluate(() => scrollY)).toBe(before)
      expect(new URL(page.url()).pathname).toBe('/docs/parts')
      await page.context().setOffline(false)
      await box.getByRole('button', {name: 'Retry'}).click()
      await expect.poll(() => headingOf(page)).toBe('About')
      expect(await box.count()).toBe(0)
    }
  })

  test('at the very start is asked for once more; then the page stays as the server sent it, below the box', async () => {
    const {page} = await openPage()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.route(/_routes\/shared\/site/, (route) => route.abort())
    await page.goto(`${served.url}/about`)
    await page.getByRole('button', {name: 'Retry'}).waitFor()
    expect(requests.filter((url) => url === `${served.url}/about`)).toHaveLength(2)
    await expect.poll(() => headingOf(page)).toBe('About')
    await page.unrouteAll()
    await page.getByRole('button', {name: 'Retry'}).click()
    await hydrated(page)
  })
})

test('a page that crashes says so with all causes, and tries again', async () => {
  const {page} = await open('/crash')
  await page.getByRole('button', {name: 'Break it'}).click()
  await page.getByRole('button', {name: 'Try again'}).waitFor()
  await expect.poll(() => headingOf(page)).toBe('This page crashed.')
  await expect
    .poll(() => page.locator('.errorBoundaryError').textContent())
    .toBe('The mill stands still.\n\nCause:\nNo water.')
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect.poll(() => headingOf(page)).toBe('Crash')
  await page.getByRole('button', {name: 'Break it'}).click()
  await page.getByRole('link', {name: 'news'}).click()
  await expect.poll(() => headingOf(page)).toBe('About')
})

test('a wrong base URL is told in the words that are known', async () => {
  const {page} = await openPage()
  await page.route('**/*.css', (route) => route.abort())
  await page.goto(`${served.url}/about`)
  await expect
    .poll(() => page.locator('#__docusaurus-base-url-issue-banner').textContent())
    .toMatch(
      /^Your Docusaurus site did not load properly\.\s*A very common reason is a wrong site baseUrl configuration\.\s*Current configured baseUrl = \/ \(default value\)\s*We suggest trying baseUrl = \/$/,
    )
})

describe('storage', () => {
  async function tryShell(page: Page): Promise<void> {
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click()
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
    await page.getByRole('button', {name: 'Collapse sidebar'}).click()
    await page.getByRole('button', {name: 'Expand sidebar'}).click()
    await page.getByRole('button', {name: 'Collapse sidebar'}).waitFor()
    await page.getByRole('button', {name: 'Close'}).click()
    await expect.poll(() => page.locator('.theme-announcement-bar').isVisible()).toBe(false)
    await page.getByRole('tab', {name: 'Pears'}).click()
    await expect.poll(() => page.getByRole('tab', {name: 'Pears'}).getAttribute('aria-selected')).toBe('true')
    await page.getByRole('link', {name: 'Notes'}).click()
    await expect.poll(() => page.locator('h2').first().textContent()).toContain('round')
    await expect.poll(() => page.locator('.theme-announcement-bar').isVisible()).toBe(false)
  }

  test('that is denied costs nothing but the memory, and warns once', async () => {
    const {page, problems} = await open('/docs/parts', (one) =>
      one.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError')
            },
          })
      }),
    )
    await tryShell(page)
    expect(problems).toEqual([expect.stringContaining('Browser storage is unavailable')])
  })

  test('that is full is told of, and costs nothing but the memory', async () => {
    const {page, problems} = await open('/docs/parts', (one) =>
      one.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      }),
    )
    await tryShell(page)
    expect(problems).toContainEqual(expect.stringContaining('Storage: cannot set "theme".'))
    expect(problems.filter((problem) => !problem.includes('Storage: cannot set'))).toEqual([])
  })

  test('of another tab counts here: mode, announcement, tabs and sidebar', async () => {
    const {page} = await open('/docs/parts')
    const other = await page.context().newPage()
    await other.goto(`${served.url}/docs/parts`)
    await hydrated(other)
    await tryShell(other)
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
    await expect.poll(() => page.locator('.theme-announcement-bar').count()).toBe(0)
    await expect.poll(() => page.getByRole('tab', {name: 'Pears'}).getAttribute('aria-selected')).toBe('true')
  })
})
