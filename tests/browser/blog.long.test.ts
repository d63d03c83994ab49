// The pages of a blog as a reader meets them.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {blogSite} from '../support/blog-site.ts'
import {closePage, hydrated, openPage, type RecordedPage} from '../support/browser.ts'
import {INLINE_SCRIPT, withFirstRules} from '../support/inline-script.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'

const PAGES = [
  '/notes',
  '/notes/page/2',
  '/notes/search-without-a-server',
  '/notes/caching-at-the-edge',
  '/notes/a-note-with-its-own-title',
  '/notes/not-for-everybody',
  '/notes/tags',
  '/notes/tags/mobile',
  '/notes/archive',
  '/notes/authors',
  '/notes/authors/grace',
  '/notes/authors/idle',
]

let served: ServedSite
let deferred: ServedSite

beforeAll(async () => {
  served = await serveSite(blogSite())
  deferred = await serveSite(blogSite({isDeferred: true}))
})

interface OpenOptions {
  readonly site?: ServedSite
  readonly width?: number
  readonly javaScript?: boolean
}

async function open(path: string, options: OpenOptions = {}): Promise<RecordedPage> {
  const {site = served, width = 1280, javaScript = true} = options
  const opened = await openPage({
    viewport: {width, height: 900},
    hasTouch: width < 997,
    javaScriptEnabled: javaScript,
  })
  await opened.page.goto(site.url + path)
  if (javaScript) await hydrated(opened.page)
  return opened
}

const title = async (page: Page): Promise<string> => (await page.locator('h1:visible').textContent()) ?? ''
const styleSheets = (page: Page): Promise<string[]> =>
  page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
const blogSheets = async (page: Page): Promise<string[]> =>
  (await styleSheets(page)).filter((href) => href.includes('/blog.'))

describe('a walk through the blog', () => {
  test('list, older entries, post, neighbour, tag, all tags, and back and forward, in one document', async () => {
    const {page, problems} = await open('/docs/start')
    await page.evaluate(() => {
      document.documentElement.dataset.walked = 'yes'
    })
    await page.getByRole('link', {name: 'Meeting notes'}).first().click()
    await expect.poll(() => title(page)).toBe('Meeting notes')
    await expect.poll(() => page.locator('article h2').allInnerTexts()).toHaveLength(4)
    await page.getByRole('link', {name: 'Older entries'}).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/notes/page/2')
    await page.getByRole('link', {name: 'Newer entries'}).click()
    await page.getByRole('link', {name: /^Read more about Search/}).click()
    await expect.poll(() => title(page)).toMatch(/^Search without/)
    await expect.poll(() => page.locator('aside [aria-current=page]').textContent()).toMatch(/^Search without/)
    await page.getByRole('link', {name: /Older post/}).click()
    await expect.poll(() => title(page)).toBe('Caching at the edge')
    await page.getByRole('tab', {name: 'After'}).click()
    await page.getByText('One in twelve does.').waitFor()
    await page.getByRole('link', {name: 'terraform', exact: true}).click()
    await expect.poll(() => title(page)).toBe('One post tagged with "terraform"')
    await expect.poll(() => page.title()).toBe('One post tagged with "terraform" | Test')
    await page.getByRole('link', {name: 'View All Tags'}).click()
    await expect.poll(() => title(page)).toBe('Tags')
    await page.goBack()
    await expect.poll(() => title(page)).toMatch(/^One post/)
    await page.goForward()
    await expect.poll(() => title(page)).toBe('Tags')
    expect(await page.evaluate(() => document.documentElement.dataset.walked)).toBe('yes')
    expect(problems).toEqual([])
  })

  test('the list of posts leads to the archive, the tags, the authors and the feed', async () => {
    const {page} = await open('/notes')
    const ways = page.locator('.blogListHeader a')
    expect(await ways.allInnerTexts()).toEqual(['Archive', 'Tags', 'Authors', 'RSS'])
    for (const href of await ways.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
      expect((await page.request.get(href)).status(), href).toBe(200)
  })

  test('links are as high as a thumb needs', async () => {
    const {page} = await open('/notes', {width: 390})
    const low = await page.locator('main a').evaluateAll((links) =>
      links.flatMap((link) => {
        const {height} = link.getBoundingClientRect()
        // Those in running text have the height of their line.
        const isInText = link.closest('.markdown') !== null
        return isInText || height === 0 || height >= 24 ? [] : [`${link.textContent}: ${height}`]
      }),
    )
    expect(low).toEqual([])
  })

  test('authors lead to their posts and back to all of them; the archive to every post', async () => {
    const {page, problems} = await open('/notes/authors')
    await page
      .getByRole('link')
      .filter({has: page.getByRole('heading', {name: 'Ada Byron'})})
      .click()
    await expect.poll(() => title(page)).toBe('Ada Byron')
    await expect.poll(() => page.title()).toBe('Ada Byron - 5 posts | Test')
    await page.getByRole('link', {name: 'View all authors'}).click()
    await expect.poll(() => title(page)).toBe('Authors')
    await page.goto(`${served.url}/notes/archive`)
    await hydrated(page)
    expect(await page.locator('main h2').evaluateAll((headings) => headings.map(({id}) => id))).toEqual([
      '2026',
      '2025',
      '2024',
      '2023',
    ])
    expect(await page.locator('.blogArchiveYear').first().locator('time').allInnerTexts()).toEqual([
      '2 Mar',
      '16 Feb',
      '2 Feb',
    ])
    await page.getByRole('link', {name: /Caching at the edge/}).click()
    await expect.poll(() => title(page)).toBe('Caching at the edge')
    expect(problems).toEqual([])
  })

  test('code in a list has its buttons', async () => {
    const {page} = await open('/notes')
    await page.getByRole('button', {name: /copy/i}).first().waitFor()
  })
})

describe('styles of the blog', () => {
  test('come with the page, once, and with no page of the docs', async () => {
    const {page} = await open('/notes')
    expect(await blogSheets(page)).toHaveLength(1)
    await page.getByRole('link', {name: 'Caching at the edge', exact: true}).first().click()
    await expect.poll(() => title(page)).toBe('Caching at the edge')
    expect(await blogSheets(page)).toHaveLength(1)
    expect(await blogSheets((await open('/docs/start')).page)).toEqual([])
  })

  test('are there before a page is shown that another kind of page led to', async () => {
    const {page, problems} = await open('/docs/start')
    await page.route(/\/blog\.[^/]+\.css$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.getByRole('link', {name: 'Meeting notes'}).first().click()
    await page.locator('.blogListHeader').waitFor()
    const border = await page
      .locator('.blogListHeader')
      .evaluate((element) => getComputedStyle(element).borderBottomWidth)
    expect(border).toBe('1px')
    expect(await blogSheets(page)).toHaveLength(1)
    expect(problems).toEqual([])
  })
})

describe('a strict content policy', () => {
  test('stops nothing', async () => {
    const {page, problems} = await openPage()
    await page.route(
      (url) => url.href.startsWith(served.url),
      async (route) => {
        const response = await route.fetch()
        const policy = `default-src 'none'; script-src 'self' ${INLINE_SCRIPT}; style-src 'self'; img-src 'self'; connect-src 'self'`
        const allowed = withFirstRules(policy, await response.text())
        await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': allowed}})
      },
    )
    await page.goto(`${served.url}/notes`)
    await hydrated(page)
    await page.getByRole('link', {name: /^Read more about Search/}).click()
    await expect.poll(() => title(page)).toMatch(/^Search without/)
    expect(problems).toEqual([])
  })
})

describe('without JavaScript', () => {
  test('a list has its posts, years, tags and links to more', async () => {
    const {page} = await open('/notes', {javaScript: false})
    expect(await page.locator('article').count()).toBe(4)
    expect(await page.locator('aside').textContent()).toMatch(/^All notes2026Search without/)
    await page.getByRole('link', {name: 'Older entries'}).click()
    await expect.poll(() => page.locator('article h2').first().textContent()).toBe('Round table: planning')
  })

  test('a deferred sidebar is a link to the archive', async () => {
    const {page} = await open('/notes', {javaScript: false, site: deferred})
    await page.locator('aside').getByRole('link', {name: 'Archive'}).click()
    await expect.poll(() => title(page)).toBe('Archive')
  })
})

describe('a deferred sidebar', () => {
  test('is loaded when seen, without moving the page, and opens the year of the post', async () => {
    const requests: string[] = []
    const {page, problems} = await openPage()
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`${deferred.url}/notes/round-table-2`)
    await hydrated(page)
    const place = await page.locator('h1').boundingBox()
    await page.locator('aside').getByText('Round table: mobile').waitFor()
    expect(await page.locator('h1').boundingBox()).toEqual(place)
    expect(requests.filter((path) => path.endsWith('/blog-sidebar.json'))).toHaveLength(1)
    expect(await page.locator('aside details[open] summary').allInnerTexts()).toEqual(['2024'])
    expect(await page.locator('aside li').count()).toBe(2)
    await page.locator('aside summary', {hasText: '2023'}).click()
    await page.locator('aside').getByRole('link', {name: 'Round table: backstage'}).click()
    await expect.poll(() => title(page)).toBe('Round table: backstage')
    await expect.poll(() => page.locator('aside [aria-current=page]').textContent()).toBe('Round table: backstage')
    expect(problems).toEqual([])
  })

  test('waits on a narrow screen until the menu opens', async () => {
    const requests: string[] = []
    const {page} = await openPage({viewport: {width: 390, height: 800}, hasTouch: true})
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`${deferred.url}/notes`)
    await hydrated(page)
    await page.waitForTimeout(300)
    expect(requests.filter((path) => path.endsWith('/blog-sidebar.json'))).toEqual([])
    await page.getByRole('button', {name: /toggle navigation/i}).click()
    await page.getByRole('dialog').getByRole('link', {name: 'Caching at the edge'}).waitFor()
  })
})

describe('on a narrow screen', () => {
  test('the menu holds the posts by year, marks the shown one, and closes on another', async () => {
    const {page, problems} = await open('/notes/search-without-a-server', {width: 390})
    await page.getByRole('button', {name: /toggle navigation/i}).click()
    const menu = page.getByRole('dialog')
    await expect.poll(() => menu.locator('[aria-current=page]').last().textContent()).toMatch(/^Search without/)
    await menu.getByRole('link', {name: 'Round table: planning'}).click()
    await expect.poll(() => title(page)).toBe('Round table: planning')
    expect(problems).toEqual([])
  })

  test('a post has its table of contents above it', async () => {
    const {page} = await open('/notes/search-without-a-server', {width: 390})
    await page.getByRole('button', {name: 'On this page'}).click()
    await page.getByRole('link', {name: 'Point 12', exact: true}).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  })
})

describe('by keyboard', () => {
  test('a list is walked in reading order: title, authors, text, tags, more', async () => {
    const {page} = await open('/notes')
    await page.locator('article h2 a').first().focus()
    const links: string[] = []
    for (let at = 0; at < 12; at += 1) {
      const href = await page.evaluate(() => document.activeElement?.getAttribute('href'))
      if (typeof href === 'string') links.push(href)
      await page.keyboard.press('Tab')
    }
    expect(links.slice(0, 7)).toEqual([
      '/notes/search-without-a-server',
      '/notes/authors/ada',
      '/notes/authors/grace',
      '/notes/caching-at-the-edge',
      '/notes/tags/documentation',
      '/notes/tags/planning',
      '/notes/search-without-a-server',
    ])
  })
})

test('unlisted posts show in the sidebar to those who are there, and the banner says what they are', async () => {
  const {page} = await open('/notes/not-for-everybody')
  await expect.poll(() => page.locator('aside [aria-current=page]').textContent()).toBe('Not for everybody')
  await page.getByText('Unlisted page').waitFor()
  expect(await (await open('/notes')).page.locator('aside').textContent()).not.toContain('Not for everybody')
})

test('a title that the text starts with shows once', async () => {
  for (const path of ['/notes/a-note-with-its-own-title', '/notes']) {
    const {page} = await open(path)
    expect(await page.getByRole('heading', {name: 'A note with its own title'}).count()).toBe(1)
  }
})

describe.each(PAGES)('%s', (path) => {
  test('has no accessibility violation, light and dark, wide and narrow, and hydrates quietly', async () => {
    const {page, problems} = await open(path)
    for (const width of [1440, 390])
      for (const mode of ['light', 'dark']) {
        await page.setViewportSize({width, height: 900})
        await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), mode)
        expect(await findViolations(page), `${width} ${mode}`).toEqual([])
      }
    expect(problems).toEqual([])
    await closePage(page)
  })

  test('overflows at no width', async () => {
    const {page} = await open(path)
    for (const width of [320, 390, 576, 996, 997, 1440, 2560]) {
      await page.setViewportSize({width, height: 900})
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
    }
    await closePage(page)
  })
})
