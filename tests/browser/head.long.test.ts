// The head of a page is the one that the server sends: once the page is alive, and after a click from every other kind of
// page.
import type {Page} from 'playwright-core'
import {beforeAll, expect, test} from 'vitest'
import {closePage, hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {KINDS_OF_PAGE, shellSite} from '../support/shell-site.ts'

/** What a robot or a browser reads of a page, in a fixed order. */
type Head = readonly string[]

let served: ServedSite
const heads = new Map<string, Head>()
const SEARCH = KINDS_OF_PAGE['the search page']
const NOWHERE = KINDS_OF_PAGE['the not-found page']
const paths = Object.values(KINDS_OF_PAGE).filter((path) => path !== NOWHERE)

beforeAll(async () => {
  served = await serveSite(shellSite("metadata: [{name: 'author', content: 'All of us'}],"))
  const {page} = await openPage({javaScriptEnabled: false})
  for (const path of paths) {
    await page.goto(served.url + path)
    heads.set(path, await readHead(page))
  }
  await closePage(page)
  // Its title tells what is searched for, which the server cannot know.
  const {page: search} = await openPage()
  await search.goto(served.url + SEARCH)
  await search.waitForFunction(() => document.title.includes('square'))
  heads.set(SEARCH, await readHead(search))
})

function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const {documentElement: root, head, title, body} = document
    const tags = head.querySelectorAll(
      'meta, script[type="application/ld+json"], link:not([rel~="stylesheet"]):not([rel~="preload"]):not([rel~="modulepreload"]):not([rel~="prefetch"])',
    )
    return [
      `html lang=${root.lang} dir=${root.dir} class=${[...root.classList].sort().join(' ')}`,
      `body class=${body.className}`,
      title,
      ...[...tags].map((tag) => tag.outerHTML.replace(' data-quire-head=""', '')).sort(),
    ]
  })
}

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), {href})
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

test('a head tells one page from the others, once each', () => {
  const addresses = [...heads.values()].map((head) => head.find((tag) => tag.includes('rel="canonical"')))
  expect(new Set(addresses).size).toBe(paths.length)
  for (const head of heads.values()) {
    expect(head[0]).toMatch(/lang=en-GB dir=ltr class=/)
    for (const part of ['rel="canonical"', 'og:title', 'og:url', 'twitter:card', 'name="author"', 'rel="icon"'])
      expect(head.filter((tag) => tag.includes(part))).toHaveLength(1)
  }
  const of = (path: string) => heads.get(path)?.join('\n')
  expect(of('/docs/parts')).toContain('BreadcrumbList')
  expect(of('/notes/first')).toContain('BlogPosting')
})

async function expectHead(page: Page, path: string, step: string): Promise<void> {
  await expect.poll(() => readHead(page), {message: step, interval: 10}).toEqual(heads.get(path))
}

async function openQuietly(from: string) {
  const {page, problems} = await openPage()
  await page.goto(served.url + from)
  await hydrated(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  return {page, problems, documents}
}

// Each pair in both directions: the way back belongs to the later page of the two.
test.each(paths.slice(0, -1).map((from, at) => [from, paths.slice(at + 1)] as const))(
  'from %s to every page after it, and back',
  async (from, others) => {
    const {page, problems, documents} = await openQuietly(from)
    await expectHead(page, from, `on ${from}`)
    for (const to of others) {
      await follow(page, to)
      await expectHead(page, to, `from ${from} to ${to}`)
      await follow(page, from)
      await expectHead(page, from, `from ${to} to ${from}`)
    }
    expect(documents).toEqual([])
    expect(problems).toEqual([])
  },
)

test(`from ${NOWHERE} to every page`, async () => {
  const {page, problems, documents} = await openQuietly(NOWHERE)
  for (const to of paths) {
    await follow(page, to)
    await expectHead(page, to, `from ${NOWHERE} to ${to}`)
    expect(documents).toEqual([])
    await page.goto(served.url + NOWHERE)
    await hydrated(page)
    documents.length = 0
  }
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})
