// Search in the browser: the box and its list by mouse, key and finger, the page of all results, and what is said when the
// network fails.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {hydrated, openedBy, openPage} from '../support/browser.ts'
import {searchBox as box, searchFor} from '../support/search-box.ts'
import {LOADING_RING, ringOf} from '../support/search-ring.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile, type FileMap} from '../support/site.ts'

const NAVBAR = `themeConfig: {navbar: {title: 'Test', items: [{to: '/docs/caching', label: 'Docs', position: 'left'}]}}`

/** Browsers ask for it by themselves. */
const FAVICON: FileMap = {'static/favicon.ico': ''}

const DOCS: FileMap = {
  ...FAVICON,
  'docs/caching.md': `# Caching

Keep things close. \`<img src=x onerror=alert(1)>\` is text.

## Keys

Every key is a hash.

<details>
<summary>More</summary>

### Evicted

The elephant is hidden here.

</details>
`,
  'docs/long.md': `---\ntitle: Long\n---\n\n${'abcd '.repeat(40)}zephyr ${'efgh '.repeat(40)}`,
  'docs/guide/_category_.json': '{"label": "Guides"}',
  'docs/guide/deep.md': '---\ntitle: Deep\n---\n\nDown here.\n\n## Keys of the deep\n\nAnother text.',
  'docs/guide/tabs.mdx': `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

# Tabs

<Tabs>
<TabItem value="a" label="First">

one

</TabItem>
<TabItem value="b" label="Second">

### Concealed place

two

</TabItem>
</Tabs>
`,
  'docs/guide/details.mdx': `# Details

<details>
<summary>{'More'}</summary>

### Inside

A component hides this.

</details>
`,
}

/** With more pages than one list of results holds. */
const MANY_DOCS: FileMap = {
  ...DOCS,
  ...Object.fromEntries(
    Array.from({length: 130}, (_, at) => [`docs/many/m${at}.md`, `---\ntitle: Number ${at}\n---\n\nrepeated word.`]),
  ),
}

let served: ServedSite
beforeAll(async () => {
  served = await serveSite({'site.config.ts': configFile(NAVBAR, "docs(), ['search', {hashed: true}]"), ...MANY_DOCS})
})

interface OpenOptions {
  readonly width?: number
  readonly site?: ServedSite
  readonly javaScript?: boolean
}

async function open(path: string, {width = 1280, site = served, javaScript = true}: OpenOptions = {}) {
  const opened = await openPage({
    viewport: {width, height: 800},
    hasTouch: width < 700,
    javaScriptEnabled: javaScript,
  })
  await opened.page.goto(site.url + path)
  if (javaScript) await hydrated(opened.page)
  return opened
}

const options = (page: Page) => page.getByRole('option')
const activeText = async (page: Page) => (await page.locator('[role=option][aria-selected=true]').allInnerTexts())[0]
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash)

/** A search whose files cannot be fetched says so; when they can be, the button leads to the hits. */
async function failOnce(page: Page, isFailing: (url: URL) => boolean): Promise<void> {
  let isDown = true
  await page.context().route(isFailing, (route) => (isDown ? route.fulfill({status: 503}) : route.continue()))
  await box(page).focus()
  await box(page).fill('key')
  await page.getByText('The search could not be loaded.').waitFor()
  isDown = false
  await page.getByRole('button', {name: 'Try again'}).click()
  // Before its text has come, a hit leads to its page.
  await expect.poll(() => activeText(page)).toMatch(/^Keys/)
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/docs/caching#keys')
}

async function isOnScreen(page: Page, text: string): Promise<boolean> {
  return page.getByText(text, {exact: true}).last().isVisible()
}

describe('the box', () => {
  test('nothing but which index is current is fetched before the reader comes near; then a worker answers', async () => {
    const {page, problems} = await openPage()
    const asked: string[] = []
    page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${served.url}/docs/caching`)
    await hydrated(page)
    await expect.poll(() => asked.filter((url) => url.includes('search'))).toEqual(['/search-index.meta.json'])
    // Near is enough: the pointer over the box, before anything is pressed.
    await box(page).hover()
    await expect.poll(() => asked.some((url) => url.endsWith('/search-index.json'))).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await searchFor(page, 'key')
    expect(page.workers()).toHaveLength(1)
    await expect
      .poll(() => options(page).allInnerTexts())
      .toEqual(expect.arrayContaining(['Keys\nDocs › Caching', 'Keys of the deep\nGuides › Deep', 'See all results']))
    expect(await page.locator('.searchPanel mark').first().textContent()).toBe('Key')
    await expect.poll(() => page.locator('.searchPanel [role=status]').textContent()).toMatch(/^\d+ documents found$/)
    expect(problems).toEqual([])
  })

  test('the keyboard: shortcut, arrows, Escape, Enter', async () => {
    const {page, problems} = await open('/docs/caching')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('key')
    await options(page).first().waitFor()
    await expect.poll(() => activeText(page)).toMatch(/^Keys\n/)
    const id = await box(page).getAttribute('aria-activedescendant')
    expect(await page.locator(`#${id}`).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => activeText(page)).toBe('See all results')
    await page.keyboard.press('Escape')
    await expect.poll(() => options(page).count()).toBe(0)
    await expect.poll(() => box(page).getAttribute('aria-expanded')).toBe('false')
    expect(await box(page).inputValue()).toBe('key')
    await page.keyboard.press('/')
    await options(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => activeText(page)).toMatch(/^Keys of the deep\n/)
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/docs/guide/deep#keys-of-the-deep')
    await expect.poll(() => options(page).count()).toBe(0)
    await page.keyboard.press('/')
    await expect.poll(() => box(page).evaluate((input) => document.activeElement === input)).toBe(true)
    expect(problems).toEqual([])
  })

  test('the focus is near as well', async () => {
    const {page} = await open('/docs/caching')
    const index = page.context().waitForEvent('request', (request) => request.url().includes('/search-index.json'))
    await page.keyboard.press('Control+k')
    await index
  })

  test('Control opens a new tab: a hit and all results, by key and by press; Tab leaves without choosing', async () => {
    const {page} = await open('/docs/caching')
    await box(page).focus()
    await searchFor(page, 'deep')
    expect(await openedBy(page, () => page.keyboard.press('Control+Enter'))).toBe('/docs/guide/deep')
    await page.bringToFront()
    await box(page).focus()
    await options(page).first().waitFor()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => activeText(page)).toBe('See all results')
    expect(await openedBy(page, () => page.keyboard.press('Control+Enter'))).toBe('/search?q=deep')
    await page.bringToFront()
    await box(page).focus()
    const all = page.getByRole('option', {name: 'See all results'})
    await all.waitFor()
    expect(await openedBy(page, () => all.click({modifiers: ['Control']}))).toBe('/search?q=deep')
    expect(await pathOf(page)).toBe('/docs/caching')
    await page.bringToFront()
    await box(page).focus()
    await options(page).first().waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => options(page).count()).toBe(0)
    expect(await pathOf(page)).toBe('/docs/caching')
  })

  test('the list has eight hits at most, each with 50 characters of its text', async () => {
    const {page} = await open('/docs/caching')
    await box(page).focus()
    await searchFor(page, 'repeated')
    expect(await page.locator('.searchOption--hit').count()).toBe(8)
    await searchFor(page, 'zephyr')
    const hit = page.locator('.searchOption--hit', {hasText: 'zephyr'}).locator('.searchTitle')
    const shown = ((await hit.textContent()) ?? '').replaceAll('…', '')
    expect(shown.length).toBeLessThanOrEqual(50)
    // A word that does not fit is left out as a whole.
    expect(shown.length).toBeGreaterThan(45)
  })

  test('Enter before there is an answer goes to the page of all results', async () => {
    const {page} = await open('/docs/caching')
    await page.context().route(/search-index\.json/, () => undefined)
    await box(page).focus()
    await box(page).fill('key')
    await page.locator('.searchSkeleton').waitFor()
    await expect.poll(() => ringOf(page)).toEqual(LOADING_RING)
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/search?q=key')
  })

  describe('Enter before the list has followed', () => {
    /** Types, presses Enter, and types on, in one task, while the list is that of an earlier text. */
    async function enterAtOnce(page: Page, text: string, later?: string): Promise<void> {
      await box(page).evaluate(
        (input: HTMLInputElement, [value, after]) => {
          const write = (next: string): void => {
            input.value = next
            input.dispatchEvent(new Event('input', {bubbles: true}))
          }
          write(value)
          input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}))
          if (after !== undefined) write(after)
        },
        [text, later] as const,
      )
    }

    test('opens the first hit of what the box says', async () => {
      const {page, problems} = await open('/docs/caching')
      await box(page).focus()
      await searchFor(page, 'key')
      await enterAtOnce(page, 'deep')
      await expect.poll(() => pathOf(page)).toBe('/docs/guide/deep')
      expect(problems).toEqual([])
    })

    test('leads to all results when there is none', async () => {
      const {page} = await open('/docs/caching')
      await box(page).focus()
      await searchFor(page, 'key')
      await enterAtOnce(page, 'zzqqxx')
      await expect.poll(() => pathOf(page)).toBe('/search?q=zzqqxx')
    })

    test('leads to all results when the list does not come', async () => {
      const {page} = await open('/docs/caching')
      await box(page).focus()
      await searchFor(page, 'key')
      // A worker that never answers.
      await page.evaluate(() => {
        Worker.prototype.postMessage = () => undefined
      })
      await enterAtOnce(page, 'deep')
      await expect.poll(() => pathOf(page)).toBe('/search?q=deep')
    })

    test('is forgotten when another letter follows', async () => {
      const {page} = await open('/docs/caching')
      await box(page).focus()
      await searchFor(page, 'key')
      await enterAtOnce(page, 'deep', 'deep s')
      await expect.poll(() => page.locator('.searchPanel').getAttribute('data-answered')).toBe('deep s')
      await page.waitForTimeout(600)
      expect(await pathOf(page)).toBe('/docs/caching')
    })
  })

  test('the answer to the last letter stays, however fast letters come and go', async () => {
    const {page, problems} = await open('/docs/caching')
    await box(page).focus()
    await box(page).evaluate((input: HTMLInputElement) => {
      for (const text of ['e', 'el', 'eleph', 'k', '', 'de', 'deep']) {
        input.value = text
        input.dispatchEvent(new Event('input', {bubbles: true}))
      }
    })
    await expect.poll(() => page.locator('.searchPanel').getAttribute('data-answered')).toBe('deep')
    expect(await activeText(page)).toMatch(/^Deep\n/)
    await box(page).evaluate((input: HTMLInputElement) => {
      input.value = ''
      input.dispatchEvent(new Event('input', {bubbles: true}))
    })
    await expect.poll(() => options(page).allInnerTexts()).toEqual(['Docs'])
    expect(problems).toEqual([])
  })

  test('a press chooses, and what hides the place opens', async () => {
    const {page, problems} = await open('/docs/guide/deep')
    await box(page).focus()
    await searchFor(page, 'evicted')
    await options(page).first().click()
    await expect.poll(() => pathOf(page)).toBe('/docs/caching#evicted')
    await expect.poll(() => isOnScreen(page, 'The elephant is hidden here.')).toBe(true)
    await box(page).focus()
    await searchFor(page, 'concealed')
    await options(page).first().click()
    await expect.poll(() => pathOf(page)).toBe('/docs/guide/tabs#concealed-place')
    await expect.poll(() => isOnScreen(page, 'two')).toBe(true)
    expect(problems).toEqual([])
  })

  test('nothing found', async () => {
    const {page} = await open('/docs/caching')
    await box(page).focus()
    await box(page).fill('xyzzyqwert')
    await page.locator('.searchNotice').waitFor()
    await expect.poll(() => page.locator('.searchNotice').textContent()).toBe('No results.')
    await expect.poll(() => options(page).count()).toBe(0)
  })

  test('recent searches come back, and go', async () => {
    const {page} = await open('/docs/caching')
    await box(page).focus()
    await searchFor(page, 'deep')
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/docs/guide/deep')
    await page.reload()
    await hydrated(page)
    await box(page).focus()
    await options(page).first().waitFor()
    await expect.poll(() => options(page).allInnerTexts()).toEqual(['deep', 'Clear recent searches', 'Docs'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('option', {name: /^Deep/}).first().waitFor()
    await box(page).fill('')
    await page.getByRole('option', {name: 'Clear recent searches'}).click()
    await expect.poll(() => options(page).allInnerTexts()).toEqual(['Docs'])
  })
})

test('an address that names a hidden place opens what hides it', async () => {
  for (const [address, text] of [
    ['/docs/guide/tabs#concealed-place', 'two'],
    ['/docs/caching#evicted', 'The elephant is hidden here.'],
    ['/docs/guide/details#inside', 'A component hides this.'],
  ] as const) {
    const {page, problems} = await open(address)
    await expect.poll(() => isOnScreen(page, text)).toBe(true)
    expect(problems).toEqual([])
  }
})

describe('a site that marks words and has parts of its own', () => {
  let parted: ServedSite
  beforeAll(async () => {
    const options = "{hashed: true, highlightSearchTermsOnTargetPage: true, searchContextByPaths: ['docs/guide']}"
    parted = await serveSite({
      'site.config.ts': configFile(NAVBAR, `docs(), ['search', ${options}]`),
      ...DOCS,
      'docs/letters.md': '# Letters\n\nİİİİ stand before the (key',
      'docs/api-reference/untitled.md': "---\ntitle: ''\n---\n\nThe zebra has no title.",
    })
  })

  test('words are marked as they stand in the text', async () => {
    const {page, problems} = await open('/docs/letters?_highlight=key&_highlight=%28&_highlight=', {site: parted})
    const marked = () =>
      page.evaluate(() => [...((CSS.highlights.get('search') ?? []) as Iterable<Range>)].map((range) => `${range}`))
    await expect.poll(marked).toEqual(['(', 'key'])
    expect(problems).toEqual([])
  })

  test('the page of all results tells the rest of the site from its parts', async () => {
    const {page} = await open('/search?q=keys', {site: parted})
    await page.locator('.searchHit').first().waitFor()
    expect(await page.locator('select option').allInnerTexts()).toEqual(['Elsewhere', 'docs/guide'])
    const parts = async () =>
      new Set(
        await page
          .locator('.searchHit a')
          .evaluateAll((all) => all.map((a) => /^\/docs\/\w+/.exec((a as HTMLAnchorElement).pathname)?.[0])),
      )
    expect(await parts()).toEqual(new Set(['/docs/caching', '/docs/letters']))
    await page.locator('select').selectOption('docs/guide')
    await expect.poll(parts).toEqual(new Set(['/docs/guide']))
    expect(await pathOf(page)).toBe('/search?q=keys&ctx=docs%2Fguide')
  })

  test('a page of the API reference without a title has a name', async () => {
    const {page} = await open('/search?q=zebra', {site: parted})
    await expect.poll(() => page.locator('.searchPath').first().textContent()).toBe('api-reference › API Reference')
  })
})

test('the shortcut / is not Control and /', async () => {
  const {page} = await open('/search')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.focus()
  await page.keyboard.press('Control+/')
  await expect.poll(() => field.evaluate((input) => document.activeElement === input)).toBe(true)
  await field.blur()
  await page.keyboard.press('/')
  await expect.poll(() => box(page).evaluate((input) => document.activeElement === input)).toBe(true)
})

describe('the network', () => {
  test('a worker whose script is lost before anyone speaks to it', async () => {
    const {page} = await open('/docs/caching')
    const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    await page.context().route(/search-worker/, async (route) => {
      await later(500)
      await route.abort()
    })
    await page.context().route(/search-index\.meta/, async (route) => {
      await later(1500)
      await route.continue()
    })
    await box(page).focus()
    await searchFor(page, 'key')
    await expect.poll(() => activeText(page)).toMatch(/^Keys\n/)
  })

  test('a failure is told, and the next try succeeds', async () => {
    const {page} = await open('/docs/caching')
    await failOnce(page, (url) => url.pathname.endsWith('/search-index.json'))
  })

  test('the next focus tries again as well', async () => {
    const {page} = await openPage()
    let isDown = true
    // A page that has nothing else to do asks for it as well.
    await page.context().route(/search-index\.meta\.json/, (route) => (isDown ? route.abort() : route.continue()))
    await page.goto(`${served.url}/docs/caching`)
    await hydrated(page)
    await box(page).focus()
    await box(page).fill('key')
    await page.getByText('The search could not be loaded.').waitFor()
    isDown = false
    await page.locator('h1').first().click()
    await box(page).focus()
    await options(page).first().waitFor()
  })

  test('what is typed while the index is on its way is answered when it is there', async () => {
    const {page} = await open('/docs/caching')
    let release = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.context().route(/search-index\.json/, async (route) => {
      await gate
      await route.continue()
    })
    await box(page).focus()
    await page.keyboard.type('deep')
    await page.locator('.searchSkeleton').waitFor()
    release()
    await options(page).first().waitFor()
  })
})

describe('the page of all results', () => {
  test('typing keeps the address as typed; the text is data', async () => {
    const {page, problems} = await open('/search')
    const heading = () => page.locator('h1').textContent()
    await expect.poll(heading).toBe('Search the documentation')
    const field = page.getByRole('main').getByRole('searchbox')
    await expect.poll(() => field.evaluate((input) => document.activeElement === input)).toBe(true)
    await field.pressSequentially('deep  Key')
    await page.locator('.searchHit').first().waitFor()
    await expect.poll(() => pathOf(page)).toBe('/search?q=deep++Key')
    await expect.poll(heading).toBe('Search results for "deep  Key"')
    await page.goto(`${served.url}/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    await page.locator('.searchHit').first().waitFor()
    await expect.poll(heading).toBe('Search results for "<img src=x onerror=alert(1)>"')
    expect(await page.locator('main img').count()).toBe(0)
    await field.fill('')
    await expect.poll(() => pathOf(page)).toBe('/search')
    expect(problems).toEqual([])
  })

  test('more than a hundred hits come a hundred at a time', async () => {
    const {page} = await open('/search?q=repeated')
    await page.locator('.searchHit').first().waitFor()
    expect(await page.locator('.searchHit').count()).toBe(100)
    await expect.poll(() => page.locator('.searchCount').textContent()).toBe('100+ documents found')
    await page.getByRole('button', {name: 'Show more results'}).click()
    await expect.poll(() => page.locator('.searchHit').count()).toBeGreaterThan(129)
  })

  test('one hit, none, and the way to a hit', async () => {
    const {page, problems} = await open('/search?q=elephant')
    await page.locator('.searchHit').first().waitFor()
    await expect.poll(() => page.locator('.searchCount').textContent()).toBe('1 document found')
    await page.goto(`${served.url}/search?q=xyzzyqwert`)
    await page.locator('.searchNotice').waitFor()
    await expect.poll(() => page.locator('.searchNotice').textContent()).toBe('No documents were found')
    await page.goto(`${served.url}/search?q=evicted`)
    await page.locator('.searchHit a').first().click()
    await expect.poll(() => pathOf(page)).toBe('/docs/caching#evicted')
    await expect.poll(() => isOnScreen(page, 'The elephant is hidden here.')).toBe(true)
    expect(problems).toEqual([])
  })

  test('without JavaScript the box leads here, and the page says what it needs', async () => {
    const {page} = await open('/docs/caching', {javaScript: false})
    await box(page).fill('key')
    await box(page).press('Enter')
    await page.waitForURL(/\/search\?q=key$/)
    expect(await page.getByText('with JavaScript').isVisible()).toBe(true)
  })

  test('robots are asked not to index it', async () => {
    const {page} = await open('/search', {javaScript: false})
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow')
  })
})

describe('a large index', () => {
  let large: ServedSite
  beforeAll(async () => {
    const options = '{hashed: true, shardAbove: 0}'
    large = await serveSite({'site.config.ts': configFile(NAVBAR, `docs(), ['search', ${options}]`), ...MANY_DOCS})
  })

  const isPiece = (url: string) => /\/assets\/search\/[0-9a-f]{2}\/[0-9a-f]{10}\.json$/.test(url)

  test('shards are fetched when a query needs them, in the worker, and once', async () => {
    const {page, problems} = await open('/docs/caching', {site: large})
    const asked: string[] = []
    page.context().on('request', (request) => asked.push(request.url()))
    await box(page).focus()
    await expect.poll(() => asked.some((url) => url.includes('search-index.json'))).toBe(true)
    expect(asked.filter(isPiece)).toEqual([])
    await searchFor(page, 'key')
    await expect
      .poll(() => options(page).allInnerTexts())
      .toEqual(expect.arrayContaining(['Keys\nDocs › Caching', 'Keys of the deep\nGuides › Deep', 'See all results']))
    const shards = asked.filter(isPiece)
    expect(shards.length).toBeGreaterThan(0)
    expect(new Set(shards).size).toBe(shards.length)
    await box(page).fill('elephent')
    await page.getByRole('option', {name: /elephant/}).waitFor()
    await box(page).fill('xyzzyqwert')
    await page.locator('.searchNotice').waitFor()
    expect(page.workers()).toHaveLength(1)
    expect(problems).toEqual([])
  })

  test('a shard that cannot be fetched is told, and asked for again', async () => {
    const {page} = await open('/docs/caching', {site: large})
    await failOnce(page, ({href}) => isPiece(href))
  })

  test('the page of all results has as many as of one file', async () => {
    const {page} = await open('/search?q=repeated', {site: large})
    await expect.poll(() => page.locator('.searchHit').count()).toBe(100)
    await page.getByRole('button', {name: 'Show more results'}).click()
    await expect.poll(() => page.locator('.searchHit').count()).toBeGreaterThan(129)
  })
})

test('the way back leads to the hit that was followed, though the hits are looked for again', async () => {
  const {page} = await open('/search?q=repeated')
  await expect.poll(() => page.locator('.searchCount').textContent()).toBe('100+ documents found')
  await page.locator('.searchHit a').nth(60).click()
  await page.waitForURL('**/docs/**')
  await page.goBack()
  await expect.poll(() => page.locator('.searchHit').count()).toBe(100)
  // Hits that are off the screen have a height that browsers guess, so the place is right to about a screen.
  const top = (): Promise<number> =>
    page
      .locator('.searchHit a')
      .nth(60)
      .evaluate((hit) => Math.abs(hit.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThan(1600)
})

test('on a small screen the search takes all of it, and Cancel gives it back', async () => {
  const {page, problems} = await open('/docs/caching', {width: 390})
  await box(page).tap()
  await searchFor(page, 'key')
  await expect
    .poll(() => page.locator('.navbar__search').boundingBox())
    .toMatchObject({x: 0, y: 0, width: 390, height: 800})
  await page.getByRole('button', {name: 'Cancel'}).tap()
  await expect.poll(() => options(page).count()).toBe(0)
  await expect.poll(async () => (await page.locator('.navbar__search').boundingBox())?.height).toBeLessThan(60)
  expect(problems).toEqual([])
})

test.each(['webpack', 'rspack'])('it works below a base URL: %s', async (bundler) => {
  const site = await serveSite({
    'site.config.ts': configFile(`baseUrl: '/base/', bundler: '${bundler}'`, "docs(), ['search', {hashed: true}]"),
    'docs/a.md': '# Alpha',
  })
  const url = site.url.replace(/\/base$/, '')
  const {page} = await open('/base/docs/a', {site: {...site, url}})
  await box(page).focus()
  await searchFor(page, 'alp')
  expect(page.workers()).toHaveLength(1)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/base/search?q=alp')
  await page.locator('.searchHit').first().waitFor()
})

test('a site without the plugin has neither box nor page', async () => {
  const site = await serveSite({'site.config.ts': configFile(), 'docs/a.md': '# A'})
  const {page} = await open('/docs/a', {site})
  expect(await page.locator('.navbar__search').count()).toBe(0)
  expect((await page.goto(`${site.url}/search`))?.status()).toBe(404)
})

describe('languages', () => {
  test.each([
    ['ja', '東京都の図書館', '図書館'],
    ['th', 'การค้นหาเอกสาร', 'เอกสาร'],
    ['zh', '缓存配置说明', '配置'],
    ['de', 'Die Häuser der Stadt', 'Haus'],
  ])('%s', async (language, title, query) => {
    const site = await serveSite({
      'site.config.ts': configFile('', `docs(), ['search', {language: ['${language}']}]`),
      ...FAVICON,
      'docs/a.md': `---\ntitle: ${title}\n---\n\n${title}`,
    })
    const {page, problems} = await open('/docs/a', {site})
    await box(page).focus()
    await searchFor(page, query)
    await expect.poll(async () => (await options(page).allInnerTexts())[0]).toBe(title)
    expect(problems).toEqual([])
  })
})

test('the words are marked on the page, when the site wants it, and not in its text', async () => {
  const site = await serveSite({
    'site.config.ts': configFile('', "docs(), ['search', {highlightSearchTermsOnTargetPage: true}]"),
    ...DOCS,
  })
  const {page} = await open('/docs/guide/deep', {site})
  await box(page).focus()
  await searchFor(page, 'hash')
  await options(page).first().click()
  await expect.poll(() => pathOf(page)).toBe('/docs/caching?_highlight=hash#keys')
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map((range) => (range as Range).toString()))
  await expect.poll(marked).toEqual(['hash'])
  await page.reload()
  await hydrated(page)
  await expect.poll(marked).toEqual(['hash'])
  await expect.poll(() => box(page).inputValue()).toBe('hash')
  await box(page).fill('')
  await expect.poll(() => pathOf(page)).toBe('/docs/caching#keys')
  await searchFor(page, 'key hash')
  await options(page).first().click()
  await expect.poll(() => pathOf(page)).toBe('/docs/caching?_highlight=key&_highlight=hash#keys')
  await expect
    .poll(async () => new Set((await marked()).map((word) => word.toLowerCase())))
    .toEqual(new Set(['key', 'hash']))
})

describe('words of many languages are marked on the page', () => {
  const TEXT = '先安装缓存再继续。設定ファイルの書き方。การตั้งค่าเซิร์ฟเวอร์ Настройки, un cafe\u0301 noir.'
  let site: ServedSite
  beforeAll(async () => {
    const options = "{language: ['en', 'zh', 'ja', 'th', 'ru'], highlightSearchTermsOnTargetPage: true}"
    site = await serveSite({
      'site.config.ts': configFile('', `docs(), ['search', ${options}]`),
      ...FAVICON,
      'docs/a.md': '# A',
      'docs/b.md': `---\ndescription: No words.\n---\n# B\n\n${TEXT}`,
    })
  })

  test.each([
    ['缓存', ['缓存']],
    ['安装缓存', ['安装', '缓存']],
    ['設定ファイル', ['設定', 'ファイル']],
    ['เซิร์ฟเวอร์', ['เซิร์ฟเวอร์']],
    ['настройки', ['Настройки']],
    ['café', ['cafe\u0301']],
  ])('%s', async (query, expected) => {
    const {page, problems} = await open('/docs/a', {site})
    await box(page).focus()
    await searchFor(page, query)
    await options(page).first().click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/docs\/b\?_highlight=/)
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map((range) => (range as Range).toString()))
    await expect.poll(marked).toEqual(expected)
    expect(problems).toEqual([])
  })
})

test.each(['light', 'dark'])('axe finds nothing in the open list and on the page of results: %s', async (mode) => {
  const {page} = await open(`/docs/caching?docusaurus-theme=${mode}`)
  await box(page).focus()
  await searchFor(page, 'key')
  expect(await findViolations(page)).toEqual([])
  await page.goto(`${served.url}/search?q=key&docusaurus-theme=${mode}`)
  await page.locator('.searchHit').first().waitFor()
  expect(await findViolations(page)).toEqual([])
})

test.each([320, 390, 576, 577, 996, 1440])('nothing overflows at %i px', async (width) => {
  const {page} = await open('/docs/caching', {width})
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await box(page).focus()
  await searchFor(page, 'key')
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.goto(`${served.url}/search?q=key`)
  await page.locator('.searchHit').first().waitFor()
  expect(await overflow()).toBeLessThanOrEqual(0)
})
