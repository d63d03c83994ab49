// The shell in a browser: menus of the navbar by keyboard, touch and screen reader, the menu of narrow windows, the bar
// that hides, what is remembered, and what a crash says.
import {gzipSync} from 'node:zlib'
import type {Locator, Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {hydrated, openedBy, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {shellSite} from '../support/shell-site.ts'
import {configFile} from '../support/site.ts'

const STATUS = `import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes'
import {useState} from 'react'

function Status({label, mobile = false}) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('The status is gone.', {cause: new Error('No wire.')})
  return mobile ? null : <button type="button" onClick={() => setBroken(true)}>{label}</button>
}

export default {...ComponentTypes, 'custom-status': Status}
`

const LONG = Array.from({length: 40}, (_, at) => `## Part ${at + 1}\n\nText of part ${at + 1}.\n`).join('\n')

const CONFIG = configFile(
  `bundler: 'rspack', favicon: 'icon.svg', i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, themeConfig: {algolia: {appId: 'A', apiKey: 'B', indexName: 'C'},
    navbar: {
      title: 'Book',
      hideOnScroll: true,
      items: [
        {type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Guide'},
        {label: 'More', items: [{to: '/docs/b', label: 'B page'}, {to: '/docs/deep/c', label: 'C page'}, {type: 'html', value: '<hr>'}, {href: 'https://e.com', label: 'Elsewhere'}]},
        {label: 'Both', to: '/docs/b', items: [{to: '/docs/deep/d', label: 'D page'}]},
        {type: 'custom-status', label: 'Well', position: 'right'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  }`,
)

let served: ServedSite

beforeAll(async () => {
  served = await serveSite({
    'site.config.mjs': CONFIG,
    'src/theme/NavbarItem/ComponentTypes.jsx': STATUS,
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/index.md': `# Start\n\n[To part 20](#part-20)\n\n${LONG}`,
    'docs/b.md': '# B page\n\nText.',
    'docs/deep/c.md': '# C page\n\nText.',
    'docs/deep/d.md': '# D page\n\nText.',
  })
})

async function open(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage(options)
  await opened.page.goto(served.url + path)
  await hydrated(opened.page)
  return opened
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

describe('a dropdown', () => {
  const trigger = (page: Page) => page.getByRole('button', {name: 'More'})
  const isOpen = async (page: Page) => (await trigger(page).getAttribute('aria-expanded')) === 'true'

  test('opens by Enter, Space and arrows, which go through it, and closes by Escape', async () => {
    const {page, problems} = await open('/docs/')
    await trigger(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(page)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(page)).toBe(false)
    await page.keyboard.press('Space')
    await expect.poll(() => isOpen(page)).toBe(true)
    for (const [key, text] of [
      ['ArrowDown', 'B page'],
      ['ArrowDown', 'C page'],
      ['End', 'Elsewhere'],
      ['ArrowDown', 'B page'],
      ['ArrowUp', 'Elsewhere'],
      ['Home', 'B page'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => focusedText(page), {message: key}).toBe(text)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => isOpen(page)).toBe(false)
    await expect.poll(() => focusedText(page)).toBe('More')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focusedText(page)).toBe('Elsewhere')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await page.waitForURL('**/docs/deep/c')
    await expect.poll(() => isOpen(page)).toBe(false)
    expect(problems).toEqual([])
  })

  test('opens by the click that a screen reader makes, and is a menu to it', async () => {
    const {page} = await open('/docs/')
    await trigger(page).evaluate((element: HTMLElement) => element.click())
    await expect.poll(() => isOpen(page)).toBe(true)
    expect(await page.getByRole('menu').getByRole('menuitem').allTextContents()).toEqual([
      'B page',
      'C page',
      'Elsewhere',
    ])
    expect(await findViolations(page, '.navbar')).toEqual([])
  })

  test('closes on a press, a touch or a focus elsewhere', async () => {
    const {page} = await open('/docs/', {hasTouch: true})
    const elsewhere = page.locator('main h1')
    for (const turnAway of [
      () => elsewhere.dispatchEvent('mousedown'),
      () => elsewhere.dispatchEvent('touchstart'),
      () => page.locator('main a').first().focus(),
    ]) {
      await trigger(page).evaluate((element: HTMLElement) => element.click())
      await expect.poll(() => isOpen(page)).toBe(true)
      await turnAway()
      await expect.poll(() => isOpen(page)).toBe(false)
    }
  })
})

describe('a dropdown under the mouse', () => {
  const trigger = (page: Page) => page.getByRole('button', {name: 'More'})
  const menu = (page: Page) => page.getByRole('menu', {includeHidden: true}).first()
  const hover = async (page: Page) => {
    await trigger(page).hover()
    await expect.poll(() => menu(page).isVisible()).toBe(true)
  }

  test('opens, says so, and closes when the mouse leaves, by Escape, and by a choice', async () => {
    const {page, problems} = await open('/docs/')
    const leave = () => page.mouse.move(600, 700)
    const before = await page.evaluate(() => document.activeElement?.tagName)
    for (const close of [leave, () => page.keyboard.press('Escape')]) {
      await hover(page)
      await expect.poll(() => trigger(page).getAttribute('aria-expanded')).toBe('true')
      await close()
      await expect.poll(() => menu(page).isVisible()).toBe(false)
      await expect.poll(() => trigger(page).getAttribute('aria-expanded')).toBe('false')
      await leave()
    }
    // Nobody had put the focus there.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(before)
    await hover(page)
    await menu(page).getByRole('menuitem', {name: 'B page'}).click()
    await page.waitForURL('**/docs/b')
    await expect.poll(() => menu(page).isVisible()).toBe(false)
    expect(problems).toEqual([])
  })

  test('stays after a click, until the next one, also when the mouse is over it', async () => {
    const {page} = await open('/docs/')
    await hover(page)
    await trigger(page).click()
    await page.mouse.move(600, 700)
    await expect.poll(() => menu(page).isVisible()).toBe(true)
    await trigger(page).click()
    await expect.poll(() => menu(page).isVisible()).toBe(false)
  })

  test('what is no choice leaves it open', async () => {
    const {page} = await open('/docs/')
    await hover(page)
    await menu(page).locator('hr').click({force: true})
    await expect.poll(() => menu(page).isVisible()).toBe(true)
  })
})

test('a dropdown opens by touch and closes by touch; one that leads somewhere opens first, and leads there then', async () => {
  const {page} = await open('/docs/', {hasTouch: true, viewport: {width: 1100, height: 800}})
  const more = page.getByRole('button', {name: 'More'})
  for (const expected of ['true', 'false', 'true']) {
    await more.tap()
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe(expected)
    await expect.poll(() => page.getByRole('menu').count()).toBe(expected === 'true' ? 1 : 0)
  }
  const both = page.getByRole('button', {name: 'Both'})
  await both.tap()
  await expect.poll(() => page.getByRole('menuitem', {name: 'D page'}).isVisible()).toBe(true)
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false')
  expect(new URL(page.url()).pathname).toBe('/docs/')
  await both.tap()
  await page.waitForURL('**/docs/b')
})

test('with a modifier, keys of a dropdown are the browser’s', async () => {
  const {page} = await open('/docs/')
  const both = page.getByRole('button', {name: 'Both'})
  await both.focus()
  expect(await openedBy(page, () => page.keyboard.press('Control+Enter'))).toBe('/docs/b')
  await expect.poll(() => both.getAttribute('aria-expanded')).toBe('false')
})

test('without a script a dropdown opens under the mouse', async () => {
  const {page} = await openPage({javaScriptEnabled: false})
  await page.goto(`${served.url}/docs/`)
  await page.getByRole('button', {name: 'More'}).hover()
  await expect.poll(() => page.getByRole('menuitem', {name: 'C page'}).isVisible()).toBe(true)
})

test('without a script dropdowns open by keyboard, and narrow windows show the bar’s items and the sidebar', async () => {
  const {page} = await openPage({javaScriptEnabled: false})
  await page.goto(`${served.url}/docs/`)
  const choice = page.getByRole('menuitem', {name: 'C page', includeHidden: true})
  await page.getByRole('button', {name: 'More'}).focus()
  await expect.poll(() => choice.isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedText(page)).toBe('B page')
  await page.setViewportSize({width: 400, height: 800})
  expect(await page.locator('.navbar').getByRole('link', {name: 'Guide'}).isVisible()).toBe(true)
  expect(await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'B page'}).isVisible()).toBe(true)
  expect(await page.locator('.navbar__toggle').isVisible()).toBe(false)
  // Nothing is shown that a press does nothing to.
  const dead = page.locator('.menu__caret, .tocCollapsible, .collapseSidebarButton, .announcementBar button')
  expect(await dead.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400)
  await page.emulateMedia({media: 'print'})
  expect(await page.locator('.theme-doc-sidebar-menu').isVisible()).toBe(false)
})

test('a dropdown that leads somewhere does so by click, and opens by keyboard', async () => {
  const {page} = await open('/docs/')
  const both = page.getByRole('button', {name: 'Both'})
  await both.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedText(page)).toBe('D page')
  await page.keyboard.press('Escape')
  await page.mouse.move(600, 700)
  await both.click()
  await page.waitForURL('**/docs/b')
})

test('a plain page loads at most 103.8 kB of script, and what is for others not at all', async () => {
  const plain = await serveSite({
    'site.config.mjs': configFile("favicon: 'icon.svg'"),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/b.md': '# B page\n\nText.',
  })
  const {page} = await openPage()
  const loaded: Promise<readonly [string, number]>[] = []
  page.on('response', (response) => {
    const name = /\/assets\/([\w-]+)\.\w+\.js$/.exec(response.url())?.[1]
    if (name) loaded.push(response.body().then((body) => [name, gzipSync(body, {level: 9}).length]))
  })
  await page.goto(`${plain.url}/docs/b`)
  await hydrated(page)
  // The last comes when the browser is idle.
  await expect.poll(() => loaded.length).toBe(2)
  const scripts = await Promise.all(loaded)
  expect(scripts.map(([name]) => name).sort()).toEqual(['main', 'progress'])
  expect(scripts.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(103_850)
})

test('languages keep path, query and fragment, there and back; a single version is a link to its beginning', async () => {
  const {page} = await open('/docs/b?x=1#y')
  const french = page.getByRole('menuitem', {name: 'Français', includeHidden: true})
  expect(await french.getAttribute('href')).toBe('/fr/docs/b?x=1#y')
  const address = () => page.evaluate(() => location.href.slice(location.origin.length))
  const htmlLang = () => page.locator('html').getAttribute('lang')
  await french.dispatchEvent('click')
  await expect.poll(address).toBe('/fr/docs/b?x=1#y')
  await hydrated(page)
  await expect.poll(htmlLang).toBe('fr')
  // Back to the default language, which has no prefix.
  await page.getByRole('menuitem', {name: 'English', includeHidden: true}).dispatchEvent('click')
  await expect.poll(address).toBe('/docs/b?x=1#y')
  await hydrated(page)
  await expect.poll(htmlLang).toBe('en')
  expect(await page.locator('.navbar').getByRole('link', {name: 'Next'}).getAttribute('href')).toBe('/docs/')
})

test('an item that crashes says which it is, and the way back', async () => {
  const {page} = await open('/docs/')
  await page.getByRole('button', {name: 'Well'}).click()
  await page.getByText('This page crashed.').waitFor()
  const text = await page.locator('main').textContent()
  expect(text).toContain('The navbar item "themeConfig.navbar.items[3]" failed to render. Its configuration is:')
  expect(text).toContain('"type": "custom-status"')
  expect(text).toContain('The status is gone.')
  expect(text).toContain('No wire.')
  await page.getByRole('button', {name: 'Try again'}).click()
  await page.getByRole('button', {name: 'Well'}).waitFor()
})

test('the brand leads to the root of the site', async () => {
  const {page, problems} = await openPage()
  const shell = await serveSite(shellSite())
  await page.goto(`${shell.url}/docs/parts`)
  await hydrated(page)
  await page.locator('.navbar__brand').first().click()
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/')
  await page.getByRole('heading', {level: 1, name: 'Book'}).waitFor()
  expect(problems).toEqual([])
})

test('the head is that of the page that the reader went to', async () => {
  const {page} = await open('/docs/')
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'B page'}).click()
  await page.waitForURL('**/docs/b')
  await expect.poll(() => page.title()).toBe('B page | Test')
  const read = (selector: string, name: string) =>
    page.locator(`head ${selector}`).evaluateAll((tags, key) => tags.map((tag) => tag.getAttribute(key)), name)
  await expect.poll(() => read('link[rel=canonical]', 'href')).toEqual(['https://test.example/docs/b'])
  await expect.poll(() => read('link[rel=alternate][hreflang]', 'hreflang')).toEqual(['en', 'fr', 'x-default'])
  await expect.poll(() => read('link[hreflang=fr]', 'href')).toEqual(['https://test.example/fr/docs/b'])
  await expect.poll(() => read('meta[property="og:url"]', 'content')).toEqual(['https://test.example/docs/b'])
  await expect.poll(() => read('meta[name="docusaurus_tag"]', 'content')).toEqual(['docs-default-current'])
  await expect.poll(() => read('meta[name="docsearch:version"]', 'content')).toEqual(['current'])
})

describe('the bar', () => {
  const isHidden = (page: Page) =>
    page
      .locator('.navbar')
      .evaluate((bar) => bar.classList.contains('navbarHidden') && bar.getBoundingClientRect().bottom <= 1)

  test('hides on the way down, and shows on the way up and at the end', async () => {
    const {page} = await open('/docs/')
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y)
    await scrollTo(40)
    await expect.poll(() => isHidden(page)).toBe(false)
    await scrollTo(900)
    await expect.poll(() => isHidden(page)).toBe(true)
    await scrollTo(700)
    await expect.poll(() => isHidden(page)).toBe(false)
    await scrollTo(1200)
    await expect.poll(() => isHidden(page)).toBe(true)
    await scrollTo(100_000)
    await expect.poll(() => isHidden(page)).toBe(false)
  })

  test('hides when the reader goes to a heading, and not for a fragment that names none', async () => {
    const {page} = await open('/docs/')
    await page.getByRole('link', {name: 'To part 20', exact: true}).click()
    await expect.poll(() => isHidden(page)).toBe(true)
    const {page: other} = await open('/docs/#nowhere')
    await expect.poll(() => isHidden(other)).toBe(false)
  })
})

describe('the menu of narrow windows', () => {
  const menu = (page: Page) => page.getByRole('dialog')
  const overflow = (page: Page) => page.evaluate(() => document.body.style.overflow)

  async function openMenu(path = '/docs/') {
    const opened = await open(path, {viewport: {width: 996, height: 800}, hasTouch: true})
    await opened.page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await menu(opened.page).waitFor()
    return opened
  }

  test('holds the page still and the focus inside, and gives it back', async () => {
    const {page, problems} = await openMenu()
    await expect.poll(() => overflow(page)).toBe('hidden')
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press(presses < 12 ? 'Tab' : 'Shift+Tab')
      expect(await menu(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => menu(page).count()).toBe(0)
    await expect.poll(() => overflow(page)).toBe('')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Toggle navigation bar')
    expect(problems).toEqual([])
  })

  test('shows the page’s own menu first, and the bar’s items behind it, with sections that open', async () => {
    const {page} = await openMenu()
    await menu(page).getByRole('link', {name: 'B page'}).waitFor()
    await menu(page).getByRole('button', {name: 'Back to main menu'}).click()
    await menu(page).getByRole('link', {name: 'Guide'}).waitFor()
    const more = menu(page).getByRole('button', {name: 'More'})
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false')
    for (const open of [() => more.press('Space'), () => more.press('Enter'), () => more.click()]) await open()
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => menu(page).getByRole('link', {name: 'C page'}).isVisible()).toBe(true)
    expect(await menu(page).getByRole('button', {name: 'Languages'}).count()).toBe(1)
    // As in Docusaurus 3.10: the label and the arrow are two buttons for the same section.
    const row = menu(page).locator('.menu__list-item > .menu__list-item-collapsible', {hasText: 'More'})
    expect(
      await row.evaluate(({children}) => [...children].map(({tagName, className}) => `${tagName} ${className}`)),
    ).toEqual(['A menu__link menu__link--sublist', 'BUTTON clean-btn menu__caret'])
    for (const [isOpen, use] of [
      ['false', (caret: Locator) => caret.press('Enter')],
      ['true', (caret: Locator) => caret.press('Space')],
      ['false', (caret: Locator) => caret.tap()],
      ['true', () => more.tap()],
    ] as const) {
      await use(row.locator('button'))
      await expect.poll(() => more.getAttribute('aria-expanded')).toBe(isOpen)
      expect(await row.locator('button').getAttribute('aria-expanded')).toBe(isOpen)
    }
    await menu(page).getByRole('link', {name: 'C page'}).click()
    await page.waitForURL('**/docs/deep/c')
    await expect.poll(() => menu(page).count()).toBe(0)
  })

  test('lets a section have a page of its own', async () => {
    const {page} = await openMenu()
    await menu(page).getByRole('button', {name: 'Back to main menu'}).click()
    expect(await menu(page).evaluate((element) => element.scrollLeft)).toBe(0)
    const row = menu(page).locator('.menu__list-item-collapsible', {hasText: 'Both'})
    await row.getByRole('button', {name: 'Expand the dropdown'}).click()
    await expect.poll(() => menu(page).getByRole('link', {name: 'D page'}).isVisible()).toBe(true)
    expect(await row.getByRole('button', {name: 'Collapse the dropdown'}).count()).toBe(1)
    await menu(page).getByRole('link', {name: 'Both'}).click()
    await page.waitForURL('**/docs/b')
    await expect.poll(() => menu(page).count()).toBe(0)
  })

  test('closes by going back or forward, which does no more than that; then the reader goes', async () => {
    const {page, problems} = await open('/docs/', {viewport: {width: 996, height: 800}})
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'})
    for (const name of ['B page', 'C page']) {
      await toggle.click()
      const deep = menu(page).getByRole('button', {name: 'deep'})
      if (name === 'C page') await deep.click()
      // The menu of the bar has it, too, in a section that opens on its page.
      await menu(page).locator('.theme-doc-sidebar-menu').getByRole('link', {name}).click()
      await expect.poll(() => page.locator('h1').textContent()).toBe(name)
    }
    await page.goBack()
    await expect.poll(() => page.locator('h1').textContent()).toBe('B page')
    for (const leave of [() => page.evaluate(() => history.back()), () => page.evaluate(() => history.forward())]) {
      await toggle.click()
      await menu(page).waitFor()
      await leave()
      await expect.poll(() => menu(page).count()).toBe(0)
      await page.waitForTimeout(100)
      expect(new URL(page.url()).pathname).toBe('/docs/b')
      expect(await page.locator('h1').textContent()).toBe('B page')
      await expect.poll(() => overflow(page)).toBe('')
    }
    await page.goForward()
    await expect.poll(() => page.locator('h1').textContent()).toBe('C page')
    expect(problems).toEqual([])
  })

  test('closes when the window becomes wide, or its own page is chosen', async () => {
    const {page} = await openMenu('/docs/b')
    await page.setViewportSize({width: 1100, height: 800})
    await expect.poll(() => menu(page).count()).toBe(0)
    await expect.poll(() => overflow(page)).toBe('')
    await page.setViewportSize({width: 996, height: 800})
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await menu(page).locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'B page'}).click()
    await expect.poll(() => menu(page).count()).toBe(0)
  })

  describe('that cannot be loaded', () => {
    const alert = (page: Page) => page.getByRole('alert')
    const retry = (page: Page) => alert(page).getByRole('button', {name: 'Retry'})
    const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'})
    const link = (page: Page) => menu(page).locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'B page'})

    async function openWithoutMenu() {
      const opened = await openPage({viewport: {width: 390, height: 800}})
      await opened.page.route(/mobile-menu/, (route) => route.abort())
      await opened.page.goto(`${served.url}/docs/b`)
      await hydrated(opened.page)
      expect(await alert(opened.page).count()).toBe(0)
      await toggle(opened.page).click()
      await retry(opened.page).waitFor()
      return opened
    }

    const unexpected = (problems: readonly string[]) =>
      problems.filter((problem) => !/ERR_FAILED|ERR_INTERNET/.test(problem))

    test('says so and leaves the page as it is', async () => {
      const {page, problems} = await openWithoutMenu()
      await alert(page).getByText('The menu could not be loaded. Check your connection, then try again.').waitFor()
      expect(await page.locator('h1').textContent()).toBe('B page')
      await expect.poll(() => overflow(page)).toBe('')
      await page.keyboard.press('Escape')
      await expect.poll(() => alert(page).count()).toBe(0)
      await page.getByRole('link', {name: /Next/}).click()
      await expect.poll(() => page.locator('h1').textContent()).not.toBe('B page')
      await toggle(page).click()
      await retry(page).waitFor()
      await page.context().setOffline(true)
      await retry(page).click()
      await retry(page).waitFor()
      expect(unexpected(problems)).toEqual([])
    })

    test('is there by another try when the server has it again, after a reload where the browser wants one', async () => {
      const {page, problems} = await openWithoutMenu()
      await page.unroute(/mobile-menu/)
      // A script that did not come is asked for again by some browsers, and given up by others until the next document.
      const isReloaded = Promise.race([
        page.waitForEvent('load').then(() => true),
        link(page)
          .waitFor()
          .then(() => false),
      ])
      await retry(page).click()
      if (await isReloaded) {
        await hydrated(page)
        await toggle(page).click()
      }
      await link(page).waitFor()
      expect(unexpected(problems)).toEqual([])
    })

    test('is asked for by a new document when another try fails and the server is there', async () => {
      const {page, problems} = await openWithoutMenu()
      // The script comes from the moment on when the new document is asked for, so that this one never gets it.
      await page.route('**/docs/b', async (route) => {
        if (route.request().isNavigationRequest()) await page.unroute(/mobile-menu/)
        await route.continue()
      })
      const reload = page.waitForEvent('load')
      await retry(page).click()
      await reload
      await hydrated(page)
      await toggle(page).click()
      await link(page).waitFor()
      expect(unexpected(problems)).toEqual([])
    })
  })
})

test('a category that the reader opened stays open while they go on', async () => {
  const {page} = await open('/docs/', {reducedMotion: 'reduce'})
  const sidebar = page.locator('.theme-doc-sidebar-menu')
  await sidebar.getByRole('button', {name: 'deep'}).click()
  await sidebar.getByRole('link', {name: 'D page'}).waitFor()
  await sidebar.getByRole('link', {name: 'B page'}).click()
  await page.waitForURL('**/docs/b')
  await expect.poll(() => sidebar.getByRole('link', {name: 'D page'}).isVisible()).toBe(true)
})

test('without storage the page works, with one warning, and nothing is remembered', async () => {
  const {page, problems} = await openPage()
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto(`${served.url}/docs/`)
  await hydrated(page)
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(problems).toEqual([expect.stringContaining('Browser storage is unavailable')])
})

test('the configured storage keeps the reader’s choices, its keys ending in the site’s name', async () => {
  const own = await serveSite({
    'site.config.mjs': configFile(
      "favicon: 'icon.svg', storage: {type: 'sessionStorage', namespace: 'book'}, themeConfig: {announcementBar: {id: 'a', content: 'News'}}",
    ),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/index.md': '# Start\n\nText.',
  })
  const {page, problems} = await openPage()
  await page.goto(`${own.url}/docs/`)
  await hydrated(page)
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click()
  await page.getByRole('button', {name: 'Close'}).click()
  const stored = () =>
    page.evaluate(() => [
      sessionStorage.getItem('theme-book'),
      localStorage.getItem('docusaurus.announcement.dismiss-book'),
    ])
  await expect.poll(() => stored()).toEqual(['dark', 'true'])
  await page.route(/\/assets\/main\..*\.js$/, (route) => route.abort())
  await page.reload()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  await expect.poll(() => page.locator('.theme-announcement-bar').isVisible()).toBe(false)
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})
