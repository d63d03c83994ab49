// The shell under all circumstances: narrow and very wide windows, 200 % zoom, text from right to left, paper, colours
// forced by the system, and less motion.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage, styleOf} from '../support/browser.ts'
import {designSite} from '../support/design-site.ts'
import {findCutText} from '../support/page-probes.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'

const PAGES = [
  '/docs/elements',
  '/docs/category/a-group-whose-label-is-long-enough-for-two-lines-of-the-sidebar',
  '/docs/tags',
  '/blog',
  '/blog/second',
  '/blog/archive',
  '/search?q=cached',
  '/no/such/page',
]
/** 640 is a window of 1280 at 200 % zoom. */
const WIDTHS = [320, 640, 997, 2560]

let english: ServedSite
let arabic: ServedSite

beforeAll(async () => {
  english = await serveSite(designSite())
  arabic = await serveSite(
    designSite("i18n: {defaultLocale: 'ar', locales: ['ar'], localeConfigs: {ar: {direction: 'rtl'}}},"),
  )
})

type Options = NonNullable<Parameters<typeof openPage>[0]>

async function open(address: string, options: Options = {}) {
  const opened = await openPage({reducedMotion: 'reduce', ...options})
  const response = await opened.page.goto(address)
  expect(response?.status()).toBe(address.endsWith('/no/such/page') ? 404 : 200)
  await hydrated(opened.page)
  return opened
}

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox()
  if (found === null) throw new Error(`No ${selector} is shown.`)
  return found
}

describe('titles', () => {
  const NEXT_TO_A_SIDEBAR = [
    '/docs/elements',
    '/docs/plain',
    PAGES[1] ?? '',
    '/blog',
    '/blog/first',
    '/blog/tags',
    '/blog/authors',
  ]
  const ALONE = ['/docs/tags', '/docs/tags/caching', '/blog/archive', '/search', '/search?q=cached', '/no/such/page']

  /** Left edge of the letters, and their size. */
  const look = (page: Page) =>
    page
      .locator('h1')
      .first()
      .evaluate((title) => {
        const letters = document.createRange()
        letters.selectNodeContents(title)
        return `${Math.round(letters.getBoundingClientRect().left)} ${getComputedStyle(title).fontSize}`
      })

  test.each(['next to a sidebar', 'alone'])(
    'of all kinds of page have one left edge and one size: %s',
    async (kind) => {
      const {page} = await open(`${english.url}/docs/elements`)
      for (const width of [390, 1000, 1440, 1920]) {
        await page.setViewportSize({width, height: 800})
        const looks: Record<string, string> = {}
        const paths = kind === 'alone' ? ALONE : NEXT_TO_A_SIDEBAR
        for (const path of paths) {
          await page.goto(english.url + path)
          await hydrated(page)
          looks[path] = await look(page)
        }
        expect([width, looks]).toEqual([width, Object.fromEntries(paths.map((path) => [path, looks[paths[0] ?? '']]))])
      }
    },
  )

  test('columns of the footer stay together', async () => {
    const {page} = await open(`${english.url}/docs/elements`, {viewport: {width: 1440, height: 800}})
    const [first, second] = await page
      .locator('.footer__title')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().left))
    expect((second ?? 0) - (first ?? 0)).toBeLessThan(400)
  })
})

describe.each(['left to right', 'right to left'])('in windows of %s text', (direction) => {
  const address = (path: string) => (direction === 'left to right' ? english : arabic).url + path

  test.each(PAGES)('nothing of %s is cut or outside, at any width', async (path) => {
    const {page} = await open(address(path))
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800})
      expect([width, await page.evaluate(findCutText)]).toEqual([width, []])
    }
  })

  test.each(WIDTHS)('the list of the search is inside at %i pixels', async (width) => {
    const {page} = await open(address('/docs/elements'), {viewport: {width, height: 800}})
    await page.locator('.navbar__search-input').click()
    await page.keyboard.type('cached')
    await page.getByRole('option').first().waitFor()
    expect(await page.evaluate(findCutText)).toEqual([])
    const list = await box(page, '.searchPanel')
    expect(list.x).toBeGreaterThanOrEqual(0)
    expect(list.x + list.width).toBeLessThanOrEqual(width)
  })

  test('the menu of the narrowest window is inside', async () => {
    const {page} = await open(address('/docs/elements'), {viewport: {width: 320, height: 800}})
    await page.locator('.navbar__toggle').click()
    await page.getByRole('dialog').waitFor()
    // It is there a frame before it has its place.
    await expect.poll(() => page.evaluate(findCutText)).toEqual([])
  })
})

test('lines of text stay readable, however wide the window', async () => {
  const {page} = await open(`${english.url}/docs/elements`, {viewport: {width: 2560, height: 1000}})
  expect((await box(page, '.theme-doc-markdown')).width).toBeLessThanOrEqual(800)
})

test.each([320, 390, 1000])('a long key of a table leaves room for what it does at %i pixels', async (width) => {
  const {page} = await open(`${english.url}/docs/elements`, {viewport: {width, height: 800}})
  const table = page.locator('table').last()
  const {width: room = 0} = (await table.boundingBox()) ?? {}
  const {width: key = room} = (await table.locator('td').first().boundingBox()) ?? {}
  expect(key).toBeLessThan(room * 0.6)
})

test('letters of twice the size have a sidebar that holds their words, and icons of their size', async () => {
  const {page} = await open(`${english.url}/docs/elements`, {viewport: {width: 1440, height: 900}})
  const sidebar = await box(page, '.docSidebarContainer')
  const icon = await box(page, '.colorModeToggle .icon_:visible')
  await page.locator('html').evaluate((html) => {
    html.style.fontSize = '200%'
  })
  expect((await box(page, '.docSidebarContainer')).width).toBeGreaterThan(sidebar.width * 1.3)
  expect((await box(page, '.colorModeToggle .icon_:visible')).width).toBe(icon.width * 2)
})

test.each(['/docs/category/a-group-whose-label-is-long-enough-for-two-lines-of-the-sidebar', '/docs/group/two'])(
  'the cards of %s have their style sheet',
  async (path) => {
    const {page} = await open(english.url + path)
    expect(await styleOf(page, '.docCardList', 'display')).toBe('grid')
    expect(await styleOf(page, '.theme-doc-card-description', 'overflow')).toBe('hidden')
  },
)

describe('from right to left', () => {
  test('the shell is mirrored: sidebar, table of contents, bars of notes, arrows, code kept as it is', async () => {
    const {page, problems} = await open(`${arabic.url}/docs/elements`, {viewport: {width: 1280, height: 800}})
    const [sidebar, content, toc] = [
      await box(page, '.theme-doc-sidebar-container'),
      await box(page, '.theme-doc-markdown'),
      await box(page, '.tableOfContents'),
    ]
    expect(sidebar.x).toBeGreaterThan(content.x)
    expect(toc.x + toc.width).toBeLessThanOrEqual(content.x)
    expect(await styleOf(page, '.theme-admonition', 'border-right-width')).toBe('3px')
    expect(await styleOf(page, '.theme-admonition', 'border-left-width')).toBe('0px')
    expect(await styleOf(page, 'blockquote', 'border-right-width')).toBe('2px')
    expect(await styleOf(page, '.breadcrumbs__item', 'transform', '::after')).toMatch(/^matrix\(-1, /)
    expect(await styleOf(page, '.prism-code', 'direction')).toBe('ltr')
    expect(await styleOf(page, '.theme-doc-markdown ol', 'padding-right')).toBe('32px')
    expect(problems).toEqual([])
  })

  test('the menu of narrow windows comes from the right and goes back there', async () => {
    const {page} = await open(`${arabic.url}/docs/elements`, {viewport: {width: 390, height: 800}})
    await page.locator('.navbar__toggle').click()
    await page.getByRole('dialog').waitFor()
    const right = async () => {
      const {x, width} = await box(page, '.navbar-sidebar')
      return Math.round(x + width)
    }
    await expect.poll(right).toBe(390)
    const shown = await box(page, '.navbar-sidebar .theme-doc-sidebar-menu')
    expect(shown.x).toBeGreaterThanOrEqual((await box(page, '.navbar-sidebar')).x)
    expect(shown.x + shown.width).toBeLessThanOrEqual(390)
  })
})

describe('on paper', () => {
  async function print(path: string, options: Options = {}) {
    const opened = await open(`${english.url}${path}`, {viewport: {width: 800, height: 1000}, ...options})
    await opened.page.emulateMedia({media: 'print'})
    return opened.page
  }

  test('there is the content and nothing else, over the whole width', async () => {
    const page = await print('/docs/elements')
    for (const selector of [
      '.navbar',
      '.footer',
      '.theme-announcement-bar',
      '.theme-doc-sidebar-container',
      '.tableOfContents',
      '.tocMobile',
      '.breadcrumbsContainer',
      '.pagination-nav',
      '.hash-link',
      '.buttonGroup_',
      '.skipToContent',
    ])
      expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, false])
    expect((await box(page, '.theme-doc-markdown')).width).toBeGreaterThan(750)
    expect(await page.evaluate(findCutText)).toEqual([])
    const code = page.locator('.prism-code').nth(4)
    expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })

  test('closed details are open, and icons of notes are painted', async () => {
    const page = await print('/docs/elements')
    expect(await page.getByText('Anything, even').isVisible()).toBe(true)
    expect(await styleOf(page, '[class*="admonition-icon-"]', 'print-color-adjust')).toBe('exact')
    expect((await page.pdf({format: 'A4'})).toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
  })

  test('it is light for readers in the dark mode', async () => {
    const page = await print('/docs/elements?docusaurus-theme=dark')
    await page.evaluate(() => {
      window.addEventListener('beforeprint', () => document.body.append(getComputedStyle(document.body).color))
    })
    await page.pdf()
    expect(await page.locator('body').textContent()).toMatch(/rgb\(28, 30, 33\)$/)
  })

  test('a post has no list of posts next to it', async () => {
    const page = await print('/blog/first', {viewport: {width: 1200, height: 1000}})
    expect(await page.locator('.blogSidebarColumn').first().isVisible()).toBe(false)
    expect((await box(page, 'main')).width).toBeGreaterThan(1000)
  })
})

test('with colours of the system, what is active, boxed or an icon can still be told', async () => {
  const {page} = await open(`${english.url}/docs/elements`, {
    forcedColors: 'active',
    viewport: {width: 1280, height: 800},
  })
  for (const selector of ['.navbar__link--active', '.menu__link--active', '.tabs__item--active'])
    expect([selector, await styleOf(page, selector, 'text-decoration-line')]).toEqual([selector, 'underline'])
  for (const selector of ['.theme-doc-markdown p > code', '.theme-doc-markdown hr', '.navbar__search-input'])
    expect([selector, await styleOf(page, selector, 'border-top-style')]).toEqual([selector, 'solid'])
  const [icon, text] = [
    await styleOf(page, '[class*="admonition-icon-"]', 'background-color'),
    await styleOf(page, '.admonitionContent_', 'color'),
  ]
  expect(icon).toBe(text)
  await page.locator('.navbar__link').first().focus()
  expect(await styleOf(page, '.navbar__link', 'outline-style')).toBe('solid')
})

test('for readers who want less motion nothing moves', async () => {
  const moving = () =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const style = getComputedStyle(element)
      const {transitionDuration} = style
      const isSlow = transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0.001)
      // What follows the reader's own scrolling is no motion: the shadows of edges.
      const isAnimated = style.animationName !== 'none' && style.getPropertyValue('animation-timeline') === 'auto'
      return isSlow || isAnimated ? [`${element.tagName}.${element.className}`] : []
    })
  const {page} = await open(`${english.url}/docs/elements`)
  expect(await page.evaluate(moving)).toEqual([])
  const {page: animated} = await open(`${english.url}/docs/elements`, {reducedMotion: 'no-preference'})
  expect((await animated.evaluate(moving)).length).toBeGreaterThan(5)
})
