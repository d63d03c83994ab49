// Text can be read in both colour modes: everything that the theme shows, and all colours of code.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {designSite} from '../support/design-site.ts'
import {findWeakText} from '../support/page-probes.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'

/** All that Prism's languages call a part of code and that a theme usually colours. */
const TOKENS =
  'atrule attr-name attr-value boolean builtin bold cdata char class-name comment constant coord deleted delimiter doctype entity ' +
  'function important inserted italic keyword maybe-class-name namespace number operator parameter plain prolog property ' +
  'punctuation regex script selector string symbol tag template-string title url variable'
const BADGES = ['primary', 'secondary', 'success', 'info', 'warning', 'danger']

let served: ServedSite

beforeAll(async () => {
  served = await serveSite(designSite())
})

describe.each(['light', 'dark'])('in the %s mode', (mode) => {
  async function open(path: string, width = 1280): Promise<Page> {
    const {page} = await openPage({viewport: {width, height: 900}, reducedMotion: 'reduce'})
    const response = await page.goto(`${served.url}${path}?docusaurus-theme=${mode}`)
    expect(response?.status()).toBe(path === '/no/such/page' ? 404 : 200)
    await hydrated(page)
    expect(await page.locator('html').getAttribute('data-theme')).toBe(mode)
    return page
  }

  test.each([
    '/docs/elements',
    '/docs/plain',
    '/docs/category/a-group-whose-label-is-long-enough-for-two-lines-of-the-sidebar',
    '/docs/tags',
    '/docs/tags/caching',
    '/blog',
    '/blog/first',
    '/blog/archive',
    '/blog/authors/ada',
    '/no/such/page',
  ])('all text of %s', async (path) => {
    const page = await open(path)
    expect(await page.evaluate(findWeakText, 'body')).toEqual([])
  })

  test('every kind of token in code', async () => {
    const page = await open('/docs/elements')
    await page
      .locator('.prism-code code')
      .first()
      .evaluate((code, names) => {
        code.innerHTML = names.map((name) => `<span class="token ${name}">${name}</span>`).join(' ')
        const tokens = code.innerHTML
        const kinds = ['theme-code-block-highlighted-line', 'code-block-inserted', 'code-block-deleted']
        for (const kind of kinds) code.innerHTML += `<span class="token-line ${kind}">${tokens}</span>`
      }, TOKENS.split(' '))
    expect(await page.evaluate(findWeakText, '.prism-code')).toEqual([])
  })

  test('badges and buttons of every kind', async () => {
    const page = await open('/docs/elements')
    await page.locator('.theme-doc-markdown').evaluate((content, kinds) => {
      content.innerHTML = kinds
        .map(
          (kind) => `<span class="badge badge--${kind}">${kind}</span> <a class="button button--${kind}">${kind}</a>`,
        )
        .join('')
    }, BADGES)
    expect(await page.evaluate(findWeakText, '.markdown')).toEqual([])
  })

  test('the search with a selected result, its page, and the menu of narrow windows', async () => {
    const page = await open('/docs/elements')
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().click()
    await page.keyboard.type('cached')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(findWeakText, '.navbar__search')).toEqual([])
    const results = await open('/search')
    await results.locator('.searchPageInput').fill('cached')
    await results.locator('.searchHit').first().waitFor()
    expect(await results.evaluate(findWeakText, 'main')).toEqual([])
    const narrow = await open('/docs/elements', 390)
    await narrow.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await narrow.getByRole('dialog').waitFor()
    expect(await narrow.evaluate(findWeakText, '.navbar-sidebar')).toEqual([])
  })
})
