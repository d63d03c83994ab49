// How many requests in a row a reader of a large index waits for: everything is held until all that can be asked for is asked
// for, and then let go at once. What is not shown by then would need another round.
import type {Page, Route} from 'playwright-core'
import {beforeAll, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const FILES = {
  'site.config.ts': configFile('', "docs(), ['search', {hashed: true, shardAbove: 0}]"),
  'static/favicon.ico': '',
  'docs/caching.md': '# Caching\n\nKeep things close.\n\n## Rules of elephants\n\nEvery key is a hash.',
  'docs/deep.md': '# Deep\n\nDown here is the beginning.\n\n## More\n\nThe zebra and the walrus live in this text.',
}

let served: ServedSite
beforeAll(async () => {
  served = await serveSite(FILES)
})

/** Requests of a page that wait to be let go. */
async function holdRequests(page: Page) {
  const held: Route[] = []
  await page.context().route('**/*', (route) => void held.push(route))
  const paths = () => held.map((route) => new URL(route.request().url()).pathname)
  return {
    paths,
    /** Lets go what is held, once all of the patterns are among it. */
    letGo: async (...patterns: readonly RegExp[]): Promise<void> => {
      await expect.poll(() => patterns.filter((one) => !paths().some((path) => one.test(path)))).toEqual([])
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}

/** A page that has looked which index is current, as it does when it has nothing else to do. */
async function openReader() {
  const opened = await openPage()
  const looked = opened.page.waitForResponse(/search-index\.meta\.json/)
  await opened.page.goto(`${served.url}/docs/caching`)
  await hydrated(opened.page)
  await (await looked).finished()
  return opened
}

const box = (page: Page) => page.locator('.navbar__search-input')
const rows = (page: Page) => page.getByRole('option').allInnerTexts()
const DIRECTORY = /\/search-index\.json$/
const SCRIPTS = [/\/search\..*\.js$/, /\/search-worker\..*\.js$/]
const SHARD = /\/assets\/search\/[0-9a-f]{2}\/[0-9a-f]{10}\.json$/

test('a title is shown after one, and nothing is loaded before the reader comes near but the manifest', async () => {
  const {page, problems} = await openReader()
  const {letGo} = await holdRequests(page)
  await box(page).fill('caching')
  await letGo(DIRECTORY, ...SCRIPTS)
  await expect.poll(async () => (await rows(page))[0]).toBe('Caching')
  expect(problems).toEqual([])
})

test('a text is shown by its page after two, and then with its words; of the next query a section at once', async () => {
  const {page, problems} = await openReader()
  const {letGo, paths} = await holdRequests(page)
  await box(page).fill('zebra')
  await letGo(DIRECTORY, ...SCRIPTS)
  await letGo(SHARD)
  await expect.poll(async () => (await rows(page))[0]).toMatch(/^Deep/)
  await expect.poll(paths).toContainEqual(expect.stringMatching(SHARD))
  expect((await rows(page)).join()).not.toContain('walrus')
  // The row is that of the page until then, and leads there.
  expect(await page.getByRole('option').first().getAttribute('href')).toBe('/docs/deep')
  await letGo(SHARD)
  await expect.poll(async () => (await rows(page))[0]).toMatch(/zebra and the walrus/)
  expect(await page.getByRole('option').first().getAttribute('href')).toBe('/docs/deep#more')
  // The terms are there: the next one is shown with nothing let go.
  await box(page).fill('elephants')
  await expect.poll(async () => (await rows(page))[0]).toMatch(/^Caching/)
  await letGo(SHARD)
  await expect.poll(async () => (await rows(page))[0]).toMatch(/^Rules of elephants/)
  expect(problems).toEqual([])
})
