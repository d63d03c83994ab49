// Deploys that go wrong, and networks that hang, as a reader meets them: within ten seconds there is a page that can be read
// or a word of what is wrong, and no page is loaded over and over.
import type {Page} from 'playwright-core'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {createDice} from '../../scripts/torture/dice.ts'
import {emptyCache, hydrated, openPage} from '../support/browser.ts'
import {oncePerRun} from '../support/once-per-run.ts'
import {TestSite} from '../support/site.ts'
import {type Answer, openSkewServer, type Rule, type SkewServer} from '../support/skew-server.ts'
import {skewSite} from '../support/skew-site.ts'

const NOTICE = 'Parts of this page could not be loaded.'
const LIMIT_MS = 10_000

let server: SkewServer
beforeAll(async () => {
  const folders = await Promise.all(
    ['first', 'second'].map((edition) =>
      oncePerRun(`skew ${edition}`, async (folder) => {
        const {report, errors} = await new TestSite(skewSite(edition), folder).build()
        if (!report.ok) throw new Error(errors.join('\n'))
        return report.outDir
      }),
    ),
  )
  server = await openSkewServer(folders)
})
afterAll(() => server.close())

let page: Page
let messages: string[]
beforeEach(async () => {
  page = (await openPage()).page
  // A rule says how requests are answered: none may be left out because an earlier test has had its answer.
  await emptyCache(page)
  messages = []
  page.on('console', (message) => messages.push(message.text()))
  server.documents.length = 0
  server.rule = () => 0
})

const isAsset = (path: string): boolean => path.startsWith('/assets/')

/** Opens a page and waits, ten seconds at most, for what it says to be seen. */
async function open(path: string, text: RegExp): Promise<void> {
  void page.goto(server.url + path, {waitUntil: 'commit'}).catch(() => undefined)
  await isSeen(text)
}

async function isSeen(text: RegExp): Promise<void> {
  const seen = async (): Promise<string> => {
    try {
      return await page.evaluate(() => {
        const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
        const isVisible = document.body !== null && getComputedStyle(document.body).visibility === 'visible'
        // Unlike `textContent` it leaves out what is hidden.
        const {innerText} = document.body
        return isPainted && isVisible ? innerText : ''
      })
    } catch {
      // The page is being left for another.
      return ''
    }
  }
  await expect.poll(seen, {timeout: LIMIT_MS}).toMatch(text)
}

/** Nothing goes on by itself any more: pages asked for, and messages, are as many as they were. */
async function isQuiet(maxDocuments: number): Promise<void> {
  await page.waitForTimeout(1_000)
  const count = server.documents.length
  await page.waitForTimeout(1_000)
  expect(server.documents.length).toBe(count)
  expect(count).toBeLessThanOrEqual(maxDocuments)
  expect(messages.length).toBeLessThan(60 + 20 * count)
}

const noticeCount = (): Promise<number> => page.getByText(NOTICE).count()

describe('a page whose build is gone', () => {
  const documents =
    (of: Answer, others: Answer): Rule =>
    (request) =>
      request.isDocument ? of : others

  test.each([
    ['an older page among newer files', 0, 1],
    ['a newer page among older files', 1, 0],
  ] as const)('%s is loaded once more, and then says what is wrong', async (_, ofPage, ofFiles) => {
    server.rule = documents(ofPage, ofFiles)
    await open('/acorn', ofPage === 0 ? /The first text of Acorn/ : /The second text of Acorn/)
    await expect.poll(noticeCount).toBe(1)
    await isQuiet(2)
    expect(server.documents).toHaveLength(2)
    // The reader can go on: links are links.
    await page.getByRole('link', {name: 'Birch'}).first().click()
    await isSeen(/text of Birch/)
    await isQuiet(3)
  })

  test('comes back to life when the server has its files by then', async () => {
    server.rule = ({isDocument}) => (isDocument && server.documents.length === 1 ? 0 : 1)
    await open('/birch', /The second text of Birch/)
    await hydrated(page)
    expect(server.documents).toEqual(['/birch', '/birch'])
    expect(await noticeCount()).toBe(0)
  })

  test('comes back to life when the reader reloads it later', async () => {
    server.rule = documents(0, 1)
    await open('/acorn', new RegExp(NOTICE))
    server.rule = () => 1
    await page.getByRole('button', {name: 'Reload'}).click()
    await isSeen(/The second text of Acorn/)
    await hydrated(page)
  })

  test.each([
    ['among newer files', 1],
    ['with nothing else', 'missing'],
  ] as const)('says so on a host that answers every missing file with a page, %s', async (_, others) => {
    server.rule = ({path, isDocument}) => {
      if (isDocument) return 0
      const isThere = others === 1 && (!isAsset(path) || server.files(1).includes(path.slice(1)))
      return isThere ? 1 : 'html'
    }
    await open('/acorn', /The first text of Acorn/)
    await isQuiet(2)
    // Where the script that would say so is a page as well, the text that the style sheet hides is there.
    await isSeen(others === 1 ? new RegExp(NOTICE) : /did not load properly/)
  })
})

test.each(Array.from({length: 6}, (_, seed) => seed))('a half-uploaded site can be read, %i', async (seed) => {
  const dice = createDice(seed, 0)
  const isUploaded = new Map<string, boolean>()
  const decide = (file: string): boolean => {
    const known = isUploaded.get(file) ?? dice.chance(50)
    isUploaded.set(file, known)
    return known
  }
  for (const file of [...server.files(0), ...server.files(1)].sort()) decide(file)
  server.rule = ({path}) => {
    const name = path.slice(1)
    if (isAsset(path)) return isUploaded.get(name) !== true ? 'missing' : server.files(1).includes(name) ? 1 : 0
    return decide(name) ? 1 : 0
  }
  for (const name of ['Acorn', 'Birch', 'Cedar', 'Dogwood']) {
    await open(`/${name.toLowerCase()}`, new RegExp(`text of ${name}`))
  }
  // A page of either build may be loaded once more.
  await isQuiet(6)
})

describe('requests that hang', () => {
  const whatHangs: readonly (readonly [string, RegExp])[] = [
    ['the style sheet', /^\/assets\/main\..*css$/],
    ['the start script', /^\/assets\/start\./],
    ['the runtime', /^\/assets\/main\..*js$/],
    ['the scripts of MDX', /^\/assets\/content\..*js$/],
    ['all assets', /^\/assets\//],
    ['all scripts', /\.js$/],
    ['the recovery script', /quire-recovery/],
    ['the data of the site', /^\/_routes\/shared\/site/],
    ['all that a click loads', /^\/_routes\//],
  ]
  test.each(whatHangs)('leave a page to read: %s', async (_, pattern) => {
    server.rule = ({path}) => (pattern.test(path) ? 'hang' : 0)
    for (const name of ['Acorn', 'Birch']) {
      await open(`/${name.toLowerCase()}`, new RegExp(`text of ${name}`))
      await isQuiet(name === 'Acorn' ? 1 : 2)
    }
  })

  test('after a click lead to the page from the server', async () => {
    await open('/acorn', /text of Acorn/)
    await hydrated(page)
    server.rule = ({path}) => (path.startsWith('/_routes/') && path.endsWith('.js') ? 'hang' : 0)
    await page.getByRole('link', {name: 'Elder'}).first().click()
    await isSeen(/text of Elder/)
    await isQuiet(2)
  })

  test.each(['hang', 'drop'] as const)(
    'after a click, pages included, leave the old page and say so (%s)',
    async (fault) => {
      await open('/acorn', /text of Acorn/)
      await hydrated(page)
      server.rule = () => fault
      await page.getByRole('link', {name: 'Elder'}).first().click()
      await page.getByRole('button', {name: 'Retry'}).waitFor({timeout: LIMIT_MS})
      await isSeen(/text of Acorn/)
      server.rule = () => 0
      await page.getByRole('button', {name: 'Retry'}).click()
      await isSeen(/text of Elder/)
    },
  )

  test.each([
    ['the manifest', /^\/search-index.meta\.json/],
    ['the index', /search-index/],
    ['the worker', /search-worker/],
  ])('in the search are told of: %s', async (_, pattern) => {
    await open('/acorn', /text of Acorn/)
    await hydrated(page)
    server.rule = ({path}) => (pattern.test(path) ? 'hang' : 0)
    const box = page.locator('input[name=q]').first()
    await box.click()
    await box.fill('birch')
    const list = page.locator('.searchPanel, [class*=search]')
    await expect
      .poll(async () => (await list.allInnerTexts()).join(' '), {timeout: LIMIT_MS})
      .toMatch(/Birch|could not|cannot|not be|failed|time/i)
  })
})

test('a search whose code hangs is a form that leads to the page of results', async () => {
  await open('/acorn', /text of Acorn/)
  await hydrated(page)
  server.rule = ({path}) => (/^\/(?:assets\/)?search[-.]/.test(path) ? 'hang' : 0)
  const box = page.locator('input[name=q]').first()
  await box.fill('birch')
  await box.press('Enter')
  await expect.poll(() => server.documents, {timeout: LIMIT_MS}).toEqual(['/acorn', '/search'])
  await isSeen(/Search/)
})

describe('a host that leaves out `_routes/`', () => {
  test('gives a page for every click, and loads none over and over', async () => {
    server.rule = ({path}) => (path.startsWith('/_routes/') ? 'missing' : 0)
    await open('/acorn', /text of Acorn/)
    await isQuiet(2)
    for (const [at, name] of ['Birch', 'Cedar', 'Dogwood', 'Elder'].entries()) {
      await page.getByRole('link', {name}).first().click()
      await isSeen(new RegExp(`text of ${name}`))
      await isQuiet(3 + at)
    }
  })

  test('and only its modules: every click is a page from the server', async () => {
    server.rule = ({path}) => (path.startsWith('/_routes/') && path.endsWith('.js') ? 'missing' : 0)
    await open('/acorn', /text of Acorn/)
    for (const name of ['Cedar', 'Elder', 'Birch', 'Acorn']) {
      await page.getByRole('link', {name}).first().click()
      await isSeen(new RegExp(`text of ${name}`))
    }
    await isQuiet(6)
  })
})

describe('a site that is published again while it is read', () => {
  test('shows the sidebar of today around a page of today', async () => {
    await open('/acorn', /The first text of Acorn/)
    await hydrated(page)
    await page
      .getByRole('link', {name: 'The first animals'})
      .or(page.getByRole('button', {name: /The first animals/}))
      .first()
      .waitFor()
    server.rule = sameAssets
    await page.getByRole('link', {name: 'Elder'}).first().click()
    await isSeen(/The second text of Elder/)
    await isSeen(/The second animals/)
    expect(await page.getByText('The first animals').count()).toBe(0)
  })

  test('says so where a part of the old sidebar is gone, and gets the new one', async () => {
    await open('/acorn', /The first text of Acorn/)
    await hydrated(page)
    server.rule = sameAssets
    await page.locator('.menu').getByText('The first animals').first().click()
    const again = page.locator('.menu').getByRole('button', {name: 'Try again'})
    await again.waitFor({timeout: LIMIT_MS})
    await again.click()
    await isSeen(/The second animals/)
  })
})

/** Pages and data of the second edition with the assets of the first, as when only texts have changed. */
const sameAssets: Rule = ({path}) => (isAsset(path) ? 0 : {folder: 1, version: 0})

/** Clicks of the long form: `npm run torture -- skew` sets another number and seed. */
const CLICKS = Number(process.env.QUIRE_SKEW_CLICKS ?? 25)
const SEED = Number(process.env.QUIRE_SKEW_SEED ?? 1)

test(
  `${CLICKS} random clicks, with every asset renamed in between, each lead to a page`,
  async () => {
    const dice = createDice(SEED, 0)
    await open('/acorn', /text of Acorn/)
    for (let click = 1; click <= CLICKS; click += 1) {
      if (dice.chance(50)) await hydrated(page)
      server.rule = () => click
      const before = server.documents.length
      const name = dice.pick(['Acorn', 'Birch', 'Cedar', 'Dogwood', 'Elder', 'Fir'])
      await page.locator('.menu').getByRole('link', {name, exact: true}).click()
      await isSeen(new RegExp(`text of ${name}`))
      // The page of the click, and one more where its files were renamed while it came.
      expect(server.documents.length - before, `click ${click}`).toBeLessThanOrEqual(2)
    }
    await isQuiet(2 * CLICKS + 1)
  },
  60_000 + CLICKS * 5_000,
)
