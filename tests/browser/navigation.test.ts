// Navigation as a reader meets it: the old page stays until the next is ready, then the view switches at once.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {INLINE_SCRIPT, withFirstRules} from '../support/inline-script.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const LONG = Array.from({length: 80}, (_, at) => `Paragraph ${at} of a long page.`).join('\n\n')

let served: ServedSite

beforeAll(async () => {
  served = await serveSite(
    {
      'site.config.mjs': configFile(
        `favicon: 'icon.svg', themeConfig: {navbar: {title: 'Test', items: [{to: '/docs/a', label: 'Docs'}]}}`,
        'docs(), pages()',
      ),
      'docs/a.md': `# A page\n\n[To B](./b.md) and [to its end](./b.md#the-end)\n\n${LONG}\n\n## Bottom of A\n\n[B again](./b.md)`,
      'docs/b.md': `# B page\n\n[To C](./c.mdx)\n\n${LONG}\n\n## The end\n\nLast words.`,
      'docs/c.mdx':
        "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n# C page\n\n<Tabs><TabItem value='one'>First tab</TabItem><TabItem value='two'>Second tab</TabItem></Tabs>\n",
      'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'docs/folder/_category_.json': '{"label": "A folder"}',
      'docs/folder/d.md': '# D page\n\nDeep.',
      'src/pages/index.tsx':
        "import Layout from '@theme/Layout'\nimport Link from '@docusaurus/Link'\nimport {useState} from 'react'\nexport default function Home() { const [n, setN] = useState(0); return <Layout title='Home'><main><h1>Home page</h1><button type='button' onClick={() => setN(n + 1)}>count {n}</button><Link to='/docs/a'>Read A</Link></main></Layout> }",
    },
    // webpack's own chunks; making them small would take three times as long.
    {minify: false},
  )
})

async function open(
  path: string,
  options: Parameters<typeof openPage>[0] = {},
): Promise<{page: Page; problems: string[]}> {
  const opened = await openPage(options)
  await opened.page.goto(served.url + path)
  await hydrated(opened.page)
  return opened
}

const heading = async (page: Page): Promise<string> => (await page.locator('h1').first().textContent()) ?? ''

describe('first load', () => {
  test('hydrates without an error or a warning, and fetches no content twice', async () => {
    const requests: string[] = []
    const {page, problems} = await openPage()
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`${served.url}/docs/a`)
    await hydrated(page)
    expect(problems).toEqual([])
    await expect.poll(() => heading(page)).toBe('A page')
    // What is prefetched later are other pages: this page's own module is not needed.
    expect(requests).not.toContain('/_routes/docs/a.js')
  })

  test('a React page is alive', async () => {
    const {page, problems} = await open('/')
    await page.getByRole('button', {name: 'count 0'}).click()
    await page.getByRole('button', {name: 'count 1'}).waitFor()
    expect(problems).toEqual([])
  })

  test('an MDX page is alive: its tabs switch', async () => {
    const {page, problems} = await open('/docs/c')
    await page.getByRole('tab', {name: 'two'}).click()
    await page.getByText('Second tab').waitFor()
    expect(problems).toEqual([])
  })

  test.each(['/docs/a.html', '/docs/a/index.html'])('%s is the page without the suffix', async (path) => {
    const {page} = await open(path)
    await expect.poll(() => heading(page)).toBe('A page')
  })

  test('any other path shows the not-found page, alive and with the shell', async () => {
    const {page, problems} = await openPage()
    const response = await page.goto(`${served.url}/no/such/page`)
    await hydrated(page)
    expect(response?.status()).toBe(404)
    await expect.poll(() => heading(page)).toContain('Not Found')
    expect(await page.getByRole('link', {name: /^Search results for/}).count()).toBe(0)
    await page.getByRole('link', {name: 'Docs'}).first().click()
    await page.getByRole('heading', {name: 'A page'}).waitFor()
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })
})

describe('a click', () => {
  test('switches without loading the document, moves title and top, keeps the shell', async () => {
    const {page, problems} = await open('/docs/a')
    await page.evaluate(() => {
      ;(window as unknown as {stayed: boolean}).stayed = true
    })
    await page.getByRole('link', {name: 'B again'}).scrollIntoViewIfNeeded()
    await page.getByRole('link', {name: 'B again'}).click()
    await page.getByRole('heading', {name: 'B page'}).waitFor()
    expect(await page.evaluate(() => (window as unknown as {stayed?: boolean}).stayed)).toBe(true)
    await expect.poll(() => page.title()).toBe('B page | Test')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/docs/b')
    expect(problems).toEqual([])
  })

  test('with a hash scrolls to its target', async () => {
    const {page} = await open('/docs/a')
    await page.getByRole('link', {name: 'to its end'}).click()
    await page.getByRole('heading', {name: 'B page'}).waitFor()
    await expect
      .poll(() => page.locator('#the-end').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(700)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  })

  test('back and forward restore the position', async () => {
    const {page} = await open('/docs/a')
    await page.evaluate(() => window.scrollTo(0, 900))
    await page
      .locator('nav a[href="/docs/folder/d"], nav a[href="/docs/b"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect.poll(() => heading(page)).not.toBe('A page')
    await page.goBack()
    await page.getByRole('heading', {name: 'A page', exact: true}).waitFor()
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900)
  })

  test('moves the focus to the content and announces the page', async () => {
    const {page} = await open('/docs/a')
    await page.getByRole('link', {name: 'To B', exact: true}).click()
    await page.getByRole('heading', {name: 'B page'}).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('A')
    await expect
      .poll(() => page.locator('[aria-live]').allInnerTexts())
      .toContainEqual(expect.stringContaining('B page'))
  })

  test('of a second link while the first loads wins', async () => {
    const {page} = await open('/docs/a')
    let release: () => void = () => undefined
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/_routes/docs/b.js', async (route) => {
      await isReleased
      await route.continue()
    })
    const follow = (path: string) =>
      page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path)
    const [first] = await Promise.all([page.waitForRequest('**/_routes/docs/b.js'), follow('/docs/b')])
    await follow('/docs/c')
    await page.getByRole('heading', {name: 'C page'}).waitFor()
    release()
    // The page that came too late has been read, and two more frames are painted.
    await (await first.response())?.finished()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await heading(page)).toBe('C page')
  })
})

describe('a slow or failing network', () => {
  test('shows the progress bar after 200 ms, and not before', async () => {
    const {page} = await open('/docs/c')
    let release: () => void = () => undefined
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/_routes/docs/a.js', async (route) => {
      await isReleased
      await route.continue()
    })
    const shownAfterMs = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = performance.now()
          const observer = new MutationObserver(() => {
            if (document.getElementById('nprogress') === null) return
            observer.disconnect()
            resolve(performance.now() - start)
          })
          observer.observe(document.documentElement, {childList: true, subtree: true})
          document.querySelector<HTMLAnchorElement>('a[href="/docs/a"]')?.click()
        }),
    )
    expect(shownAfterMs).toBeGreaterThanOrEqual(190)
    expect(await heading(page)).toBe('C page')
    release()
    await page.getByRole('heading', {name: 'A page', exact: true}).waitFor()
  })

  test('loads the page from the server when its module fails', async () => {
    const {page} = await open('/docs/c')
    await page.route('**/_routes/docs/a.js', (route) => route.abort())
    const loaded = page.waitForNavigation({waitUntil: 'load'})
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/a"]')?.click())
    await loaded
    await expect.poll(() => heading(page)).toBe('A page')
  })

  test('loads the page from the server when it belongs to another build', async () => {
    const {page} = await open('/docs/c')
    await page.route('**/_routes/docs/a.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replace(/export const runtime="[^"]+"/, 'export const runtime="other"'),
      })
    })
    const loaded = page.waitForNavigation({waitUntil: 'load'})
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/a"]')?.click())
    await loaded
    await expect.poll(() => heading(page)).toBe('A page')
  })
})

describe('without JavaScript', () => {
  test('content, links, sidebar and navbar are there', async () => {
    const {page} = await openPage({javaScriptEnabled: false})
    await page.goto(`${served.url}/docs/a`)
    await expect.poll(() => heading(page)).toBe('A page')
    await page.getByRole('link', {name: 'To B', exact: true}).click()
    await expect.poll(() => heading(page)).toBe('B page')
    expect(await page.locator('nav a[href="/docs/c"]').count()).toBeGreaterThan(0)
  })
})

describe('a wrong base URL', () => {
  test('shows the banner with a suggestion when styles did not load, and only then', async () => {
    const fine = await open('/docs/a')
    expect(await fine.page.getByText('Your Docusaurus site did not load properly').count()).toBe(0)
    expect(await (await fine.page.request.get(fine.page.url())).text()).not.toMatch(/<body[^>]*>.*did not load/s)
    const {page} = await openPage()
    // What lies at the base URL: the script that comes from there tells of another cause.
    await page.route(/\.css$|\/quire-recovery\.js$/, (route) => route.abort())
    await page.goto(`${served.url}/docs/a`)
    await page.getByText('Your Docusaurus site did not load properly').waitFor()
    expect(await page.getByText('We suggest trying baseUrl = /').count()).toBe(1)
  })

  // Hosts redirect to one of them, or give the same page at both.
  test.each(['/repo/docs/a', '/repo/docs/a/'])(
    'is told at %s, by a host that has a page for everything',
    async (path) => {
      const {page} = await openPage()
      await page.route('**/*', async (route) => {
        const {pathname} = new URL(route.request().url())
        if (!pathname.startsWith('/repo/'))
          return route.fulfill({contentType: 'text/html', body: '<p>Nothing here.</p>'})
        const response = await route.fetch({url: served.url + pathname.slice('/repo'.length).replace(/\/$/, '')})
        return route.fulfill({response})
      })
      await page.goto(served.url + path)
      await page.getByText('We suggest trying baseUrl = /repo/', {exact: true}).waitFor()
      expect(await page.getByText('Your Docusaurus site did not load properly').count()).toBe(1)
    },
  )

  test('costs no request where there is none', async () => {
    const requests: string[] = []
    const {page} = await openPage()
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(`${served.url}/docs/a`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url) => url.includes('base-url'))).toEqual([])
  })
})

describe('a strict content policy', () => {
  test('holds: nothing inline is needed but what hashes allow', async () => {
    const {page, problems} = await openPage()
    await page.route('**/*', async (route) => {
      const response = await route.fetch()
      const policy = `default-src 'none'; script-src 'self' ${INLINE_SCRIPT}; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'`
      const allowed = withFirstRules(policy, await response.text())
      await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': allowed}})
    })
    await page.goto(`${served.url}/docs/c`)
    await hydrated(page)
    await page.getByRole('tab', {name: 'two'}).click()
    await page.locator('a[href="/docs/a"]').first().click()
    await page.getByRole('heading', {name: 'A page', exact: true}).waitFor()
    // Requests that are still open must not fail after the test.
    await page.unrouteAll({behavior: 'ignoreErrors'})
    expect(problems).toEqual([])
  })
})
