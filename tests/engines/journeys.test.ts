// The Handbook in the other two engines: reading, searching, menus, colour modes, back and forward.
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import type {SiteServer} from '../../src/node/api-types.ts'
import {serveHandbook} from '../support/handbook.ts'
import {type Engine, isInstalled, waitFor} from './engine.ts'
import {FIREFOX, openFirefox} from './firefox.ts'
import {DISPLAY_SERVER, openWebKit, WEBKIT_DRIVER} from './webkit.ts'

const WIDE = {width: 1280, height: 800}
const NARROW = {width: 500, height: 800}

/** One of each kind. */
const PAGES = [
  '/',
  '/docs/',
  '/docs/documentation/writing-pages',
  '/docs/documentation/diagrams-and-formulas',
  '/docs/architecture/request-path',
  '/docs/tags',
  '/meeting-notes',
  '/meeting-notes/archive',
  '/meeting-notes/tags',
  '/search?q=redirect',
  '/markdown-page',
  '/no-such-page',
]
const LONG = '/docs/documentation/writing-pages'
const DIAGRAM = '/docs/architecture/request-path'

const ENGINES = [
  {name: 'Firefox', open: openFirefox, programs: [FIREFOX]},
  {name: 'WebKit', open: openWebKit, programs: [WEBKIT_DRIVER, DISPLAY_SERVER]},
]

let server: SiteServer

beforeAll(async () => {
  server = await serveHandbook()
})

afterAll(async () => {
  await server?.close()
})

describe.each(ENGINES)('$name', ({open, programs}) => {
  const isMissing = !isInstalled(programs)
  let engine: Engine

  beforeAll(async () => {
    if (!isMissing) engine = await open(WIDE)
  })

  afterAll(async () => {
    await engine?.close()
  })

  /** The runtime has taken over the page, and all its style sheets have come. */
  const isReady = (): Promise<boolean> =>
    engine.evaluate(
      () =>
        document.readyState === 'complete' &&
        document.documentElement.dataset.hasHydrated === 'true' &&
        document.querySelector('[data-quire-late=""]') === null,
    )

  async function goTo(path: string): Promise<void> {
    await engine.goTo(server.url.replace(/\/$/, '') + path)
    await waitFor(`${path} to be ready`, isReady)
  }

  const path = (): Promise<string> => engine.evaluate(() => location.pathname)
  const waitForPath = (what: string, isThere: (now: string) => boolean): Promise<unknown> =>
    waitFor(what, async () => isThere(await path()))

  /** @returns how far the page is scrolled then. */
  async function click(selector: string): Promise<number> {
    const [x, y] = await waitFor(selector, () =>
      engine.evaluate((one) => {
        const element = document.querySelector(one)
        element?.scrollIntoView({block: 'center', behavior: 'instant'})
        const box = element?.getBoundingClientRect()
        return box && box.width > 0 ? ([box.x + box.width / 2, box.y + box.height / 2] as const) : undefined
      }, selector),
    )
    const scrolled = await engine.evaluate(() => scrollY)
    await engine.clickAt(x, y)
    return scrolled
  }

  const exists = (selector: string): Promise<boolean> =>
    engine.evaluate((one) => document.querySelector(one) !== null, selector)

  describe.skipIf(isMissing)(isMissing ? `${programs.join(' and ')} not installed: skipped` : 'reads', () => {
    test.each(PAGES)('%s: whole, styled and within the window', async (page) => {
      await goTo(page)
      const seen = await engine.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        lost: [...document.images].filter(({complete, naturalWidth}) => complete && naturalWidth === 0).length,
        hasHeading: (document.querySelector('h1')?.textContent ?? '').length > 0,
        hasStyles: getComputedStyle(document.querySelector('.navbar') ?? document.body).position === 'sticky',
      }))
      expect(seen).toEqual({overflow: 0, lost: 0, hasHeading: true, hasStyles: true})
    })

    test('the table of contents follows the text, and its links lead there', async () => {
      await goTo(LONG)
      await click('.table-of-contents li:nth-child(3) > a')
      const hash = await waitFor('the fragment', () => engine.evaluate(() => location.hash || undefined))
      await waitFor('its mark', () =>
        engine.evaluate(
          (id) => document.querySelector('.table-of-contents__link--active')?.getAttribute('href') === id,
          hash,
        ),
      )
    })

    test('goes on to the next page without loading it whole, and back to where it was', async () => {
      await goTo(LONG)
      await engine.evaluate(() => {
        document.documentElement.dataset.isSame = 'true'
      })
      // With the mouse: going back passes over pages that nobody asked for.
      const left = await click('.pagination-nav__link--next')
      await waitForPath('the next page', (now) => !now.startsWith(LONG))
      const next = await path()
      await waitFor('its beginning', () => engine.evaluate(() => scrollY === 0))
      await engine.travel(-1)
      await waitForPath('the page before', (now) => now.startsWith(LONG))
      await waitFor('its place', () => engine.evaluate((at) => Math.abs(scrollY - at) < 60, left))
      await engine.travel(1)
      await waitForPath('the next page again', (now) => now === next)
      expect(await exists('html[data-is-same]')).toBe(true)
    })

    test('finds by the search box, chooses by the keyboard, and goes back', async () => {
      await goTo(LONG)
      await click('.navbar__search-input')
      // A window without a display may be inactive: its `:focus` matches nothing then.
      await waitFor('the focus', () => engine.evaluate(() => document.activeElement?.localName === 'input'))
      await engine.type('redirect')
      await waitFor('hits', () => exists('[role=option]'))
      await engine.press('ArrowDown')
      await waitFor('a chosen one', () => exists('[role=option][aria-selected=true]'))
      await engine.press('Enter')
      await waitForPath('its page', (now) => !now.startsWith(LONG))
      await engine.travel(-1)
      await waitForPath('the page before', (now) => now.startsWith(LONG))
    })

    test('opens the search as a dialog by its key, and leads back where the reader was', async () => {
      await goTo(LONG)
      const isOnLink = (): Promise<boolean> =>
        engine.evaluate(() => document.activeElement?.matches('.pagination-nav__link--next') === true)
      await engine.evaluate(() => document.querySelector<HTMLElement>('.pagination-nav__link--next')?.focus())
      await waitFor('the link', isOnLink)
      await engine.press('/')
      // Nor does an inactive window tell the page of the focus.
      await engine.evaluate(() => {
        if (!document.hasFocus()) document.activeElement?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}))
      })
      await waitFor('the dialog', () => exists('form.navbar__search[popover]'))
      await engine.type('redirect')
      await waitFor('hits', () => exists('form[popover] [role=option]'))
      const place = await engine.evaluate(() => {
        const box = document.querySelector('form[popover]')?.getBoundingClientRect()
        return (
          box && {
            middle: Math.round(box.x + box.width / 2 - document.documentElement.clientWidth / 2),
            width: box.width,
          }
        )
      })
      expect(Math.abs(place?.middle ?? 99)).toBeLessThan(10)
      expect(place?.width).toBeGreaterThan(600)
      expect(await exists('.main-wrapper[inert]')).toBe(true)
      await engine.press('Escape')
      await waitFor('its end', async () => !(await exists('[popover], [inert]')))
      await waitFor('the link again', isOnLink)
    })

    test('switches the colour mode, which stays on the next page', async () => {
      await goTo('/docs/')
      const mode = (): Promise<string | undefined> => engine.evaluate(() => document.documentElement.dataset.theme)
      const colour = (): Promise<string> => engine.evaluate(() => getComputedStyle(document.body).color)
      const [before, light] = [await mode(), await colour()]
      await click('.colorModeToggle button')
      await waitFor('the other mode', async () => (await mode()) !== before)
      await waitFor('its colours', async () => (await colour()) !== light)
      const after = await mode()
      await goTo('/meeting-notes')
      expect(await mode()).toBe(after)
      await click('.colorModeToggle button')
      await waitFor('the first mode', async () => (await mode()) === before)
    })

    test('opens and closes a folder of the sidebar', async () => {
      await goTo('/docs/')
      await click('.menu__list-item--collapsed .menu__caret')
      const opened = '.menu__caret[aria-expanded=true]'
      await waitFor('the folder', () => exists(`li:has(> div > ${opened}) > .menu__list a`))
      await click(opened)
      await waitFor('its end', async () => !(await exists(opened)))
    })

    test('shows a diagram over the whole window', async () => {
      await goTo(DIAGRAM)
      await engine.evaluate(() => document.querySelector('.docusaurus-mermaid-container')?.scrollIntoView())
      await waitFor('the drawing', () => exists('.docusaurus-mermaid-container > svg'))
      await click('.full-view-bar button')
      await waitFor('the view', () => exists('dialog.full-view[open]'))
      const width = (): Promise<number> =>
        engine.evaluate(() => document.querySelector('dialog svg[viewBox][id]')?.getBoundingClientRect().width ?? 0)
      const before = await width()
      await engine.press('+')
      await waitFor('a larger drawing', async () => (await width()) > before * 1.1)
      await engine.press('Escape')
      await waitFor('the page', async () => !(await exists('dialog.full-view')))
    })

    test('has its menu in a narrow window', async () => {
      await engine.resize(NARROW)
      try {
        await goTo(LONG)
        expect(await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await click('.navbar__toggle')
        await waitFor('the menu', () => exists('.navbar-sidebar--show .navbar-sidebar .menu__link'))
        await engine.press('Escape')
        await waitFor('its end', async () => !(await exists('.navbar-sidebar--show')))
      } finally {
        await engine.resize(WIDE)
      }
    })
  })
})
