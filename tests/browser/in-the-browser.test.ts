// What a reader's browser keeps and asks for, against the page of the manual that promises to name all of it.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Page} from 'playwright-core'
import {beforeAll, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {projectRoot} from '../support/program.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {shellSite} from '../support/shell-site.ts'

let served: ServedSite
beforeAll(async () => {
  served = await serveSite(shellSite())
})

/** Cells of the first columns of a table of the manual, which stands below a heading; code marks are left out. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const manual = readFileSync(join(projectRoot, 'docs/documentation/in-the-browser.md'), 'utf8')
  const section = manual.split(/^## /m).find((text) => text.startsWith(heading)) ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  return rows.map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''))
      .slice(1),
  )
}

const keysIn = (storage: string) =>
  rowsBelow('Keys in the storage').flatMap(([key = '', where]) => (where === storage ? [key] : []))

/** A reader who uses everything that is remembered. */
async function visit(page: Page): Promise<void> {
  await page.goto(`${served.url}/docs/parts`)
  await hydrated(page)
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click()
  await page.getByRole('button', {name: 'Close'}).click()
  await page.getByRole('tab', {name: 'Pears'}).click()
  await page.getByRole('button', {name: 'Collapse sidebar'}).first().click()
  const box = page.locator('.navbar__search-input')
  await box.fill('square')
  await page.getByRole('option', {name: 'See all results'}).click()
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/search')
  await page.goto(`${served.url}/docs/`)
  await hydrated(page)
}

test('the storage has the keys that the manual lists, and no others', async () => {
  const {page} = await openPage()
  await visit(page)
  const kept = () => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  // A site with one version has none to choose.
  const expected = keysIn('local').filter((key) => !key.startsWith('docs-preferred-version-'))
  expect(expected.length).toBeGreaterThan(5)
  await expect.poll(async () => new Set((await kept())[0])).toEqual(new Set(expected))
  const [, session = []] = await kept()
  expect(session).toContain('quire-scroll')
  expect(session.filter((key) => !keysIn('session').includes(key))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('requests are those that the manual lists: for files of the site, without a payload', async () => {
  const {page} = await openPage()
  const asked: {readonly method: string; readonly url: URL; readonly body: string | null}[] = []
  page.context().on('request', (request) => {
    asked.push({method: request.method(), url: new URL(request.url()), body: request.postData()})
  })
  await visit(page)
  expect(asked.filter(({url, body}) => url.origin !== served.url || body !== null)).toEqual([])
  expect([...new Set(asked.map(({method}) => method))]).toEqual(['GET'])
  const patterns = rowsBelow('Requests').map(
    ([pattern = '']) => new RegExp(`^/${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
  )
  expect(patterns.length).toBeGreaterThan(5)
  const isPage = ({pathname}: URL) => ['/docs/parts', '/search', '/docs/', '/favicon.ico'].includes(pathname)
  const unknown = asked.filter(({url}) => !isPage(url) && !patterns.some((pattern) => pattern.test(url.pathname)))
  expect(unknown.map(({url}) => url.pathname)).toEqual([])
})

test('the menu that could not be loaded asks whether the server answers for its own page', async () => {
  const {page} = await openPage({viewport: {width: 390, height: 800}})
  const asked: string[] = []
  await page.route(/mobile-menu/, (route) => route.abort())
  await page.goto(`${served.url}/docs/`)
  await hydrated(page)
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click()
  await expect.poll(() => asked).toContain('GET /docs/')
})
