// The landing page of the Handbook: its search, its notes and its decisions.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import type {SiteServer} from '../../src/node/api-types.ts'
import {changes, queries} from '../../src/pages/_landing-content.ts'
import {hydrated, openPage} from '../support/browser.ts'
import {serveHandbook} from '../support/handbook.ts'
import {projectRoot} from '../support/program.ts'

let server: SiteServer

beforeAll(async () => {
  server = await serveHandbook()
})

afterAll(async () => {
  await server?.close()
})

async function open({width = 1440, javaScript = true} = {}) {
  const opened = await openPage({
    viewport: {width, height: 900},
    hasTouch: width < 700,
    javaScriptEnabled: javaScript,
  })
  await opened.page.goto(server.url)
  if (javaScript) await hydrated(opened.page)
  const box = opened.page.getByRole('search', {name: 'Search the handbook'}).locator('input')
  return {...opened, box}
}

describe('the search of the page', () => {
  test.each([1440, 390])('at %i px lists hits below its box, and Enter opens the first', async (width) => {
    const {page, problems, box} = await open({width})
    await box.click()
    await page.keyboard.type('silent bank')
    await page
      .getByRole('option', {name: /silent bank/i})
      .first()
      .waitFor()
    const panel = await page.locator('.searchPanel').boundingBox()
    expect(panel?.x).toBeGreaterThanOrEqual(0)
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width)
    await page.keyboard.press('Enter')
    await page.waitForURL(/chk-006/)
    expect(problems).toEqual([])
  })

  test('leads to the page of all results without JavaScript', async () => {
    const {page, box} = await open({javaScript: false})
    await box.fill('roll back')
    await box.press('Enter')
    await page.waitForURL(/\/search\/?\?q=roll\+back$/)
  })

  test('leaves the shortcut to the box of the navbar', async () => {
    const {page, problems, box} = await open()
    await box.fill('refunds')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Control+k')
    await expect
      .poll(() => page.locator('.navbar__search-input').evaluate((one) => one === document.activeElement))
      .toBe(true)
    await page.keyboard.type('caching')
    await page
      .getByRole('option', {name: /caching/i})
      .first()
      .waitFor()
    await expect.poll(() => page.getByRole('listbox').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('offers queries that find something', async () => {
    const {page, problems} = await open()
    for (const query of queries) {
      await page.getByRole('navigation', {name: 'Often searched'}).getByRole('link', {name: query, exact: true}).click()
      await page.locator('.searchHit').first().waitFor()
      await expect.poll(() => page.getByRole('main').getByRole('searchbox').inputValue()).toBe(query)
      await page.goBack()
    }
    expect(problems).toEqual([])
  })
})

test('the notes are the newest three, newest first', async () => {
  const days = readdirSync(join(projectRoot, 'meeting-notes')).flatMap(
    (name) => /^\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? [],
  )
  const {page} = await open()
  const list = page.getByRole('region', {name: 'Latest notes'})
  await expect
    .poll(() => list.locator('time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime'))))
    .toEqual(
      days
        .toSorted()
        .toReversed()
        .slice(0, 3)
        .map((day) => `${day}T00:00:00.000Z`),
    )
  await list.getByRole('link').first().click()
  await page.waitForURL(/\/meeting-notes\/\d{4}\//)
})

test('the decisions are the newest of the timeline', () => {
  const map = readFileSync(join(projectRoot, 'docs/ways-of-working/company-map.md'), 'utf8')
  const rows = [...map.matchAll(/^\| (\d{4}-\d\d-\d\d) \| \[[^\]]+\]\(\.\.\/(\S+)\.md\) \|.*\| (\w.*) \|$/gm)]
  const accepted = rows
    .filter(([, , , status]) => status === 'accepted')
    .map(([, date, path]) => [date, `/docs/${path}`])
  expect(changes.map(({date, to}) => [date, to])).toEqual(accepted.toReversed().slice(0, changes.length))
})
