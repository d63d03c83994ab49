// Deploys that go wrong, and networks that hang, as a reader meets them: within ten seconds there is a page that can be read
// or a word of what is wrong, and no page is loaded over and over.
import {setTimeout} from 'node:timers/promises'
import type {Page} from 'playwright-core'
import {test as base, beforeAll, describe, expect, vi} from 'vitest'
import {createDice} from '../../scripts/torture/dice.ts'
import {hydrated, openBrowser} from '../support/browser.ts'
import {oncePerRun} from '../support/once-per-run.ts'
import {TestSite} from '../support/site.ts'
import {type Answer, openSkewServer, type Rule, type SkewServer} from '../support/skew-server.ts'
import {skewSite} from '../support/skew-site.ts'

const NOTICE = 'Parts of this page could not be loaded.'
/** What readers are promised, and as much again for a machine that is busy with other tests. */
const LIMIT_MS = 20_000

let folders: readonly string[]
beforeAll(async () => {
  folders = await Promise.all(
    ['first', 'second'].map((edition) =>
      oncePerRun(`skew ${edition}`, async (folder) => {
        const {report, errors} = await new TestSite(skewSite(edition), folder).build()
        if (!report.ok) throw new Error(errors.join('\n'))
        return report.outDir
      }),
    ),
  )
})

/** A reader with a window that has no file of the site yet, before a host of its own. */
class Reader {
  readonly page: Page
  readonly server: SkewServer
  readonly #messages: string[] = []

  constructor(page: Page, server: SkewServer) {
    this.page = page
    this.server = server
    page.on('console', (message) => this.#messages.push(message.text()))
  }

  /** Opens a page and waits for what it says to be seen. */
  async open(path: string, text: RegExp): Promise<void> {
    void this.page.goto(this.server.url + path, {waitUntil: 'commit'}).catch(() => undefined)
    await this.isSeen(text)
  }

  async isSeen(text: RegExp): Promise<void> {
    await soon(async () => expect(await seenText(this.page)).toMatch(text))
  }

  /** Nothing goes on by itself any more: the page has nothing to do, and asks for nothing. */
  async isQuiet(maxDocuments: number): Promise<void> {
    const look = async () => {
      const before = this.server.requestCount()
      // On a busy machine the page may take that long for what it does next.
      await becomeIdle(this.page)
      await this.page.waitForTimeout(2_000)
      await becomeIdle(this.page)
      expect(this.server.requestCount()).toBe(before)
    }
    // No reader waits for this.
    await vi.waitFor(look, {timeout: 6 * LIMIT_MS})
    const count = this.server.documents.length
    expect(count).toBeLessThanOrEqual(maxDocuments)
    expect(this.#messages.length).toBeLessThan(60 + 20 * count)
  }

  noticeCount(): Promise<number> {
    return this.page.getByText(NOTICE).count()
  }
}

/** Unlike `expect.poll`, for tests that run at once, too. */
const soon = (look: () => void | Promise<void>): Promise<void> => vi.waitFor(look, {timeout: LIMIT_MS})

/** A page that is not painted, as it waits for something, may have no idle moment. */
const becomeIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, {timeout: 2_000})))

async function seenText(page: Page): Promise<string> {
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

/** The tests wait most of the time, and have nothing in common: all at once they take a fifth of the time. */
const test = base.extend<{reader: Reader}>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  reader: async ({}, use) => {
    const context = await (await openBrowser()).newContext({viewport: {width: 1280, height: 800}})
    const server = await openSkewServer(folders)
    await use(new Reader(await context.newPage(), server))
    await context.close()
    await server.close()
  },
}).concurrent

const isAsset = (path: string): boolean => path.startsWith('/assets/')

describe.concurrent('a page whose build is gone', () => {
  const documents =
    (of: Answer, others: Answer): Rule =>
    (request) =>
      request.isDocument ? of : others

  test.for([
    ['an older page among newer files', 0, 1],
    ['a newer page among older files', 1, 0],
  ] as const)('%s is loaded once more, and then says what is wrong', async ([, ofPage, ofFiles], {reader}) => {
    reader.server.rule = documents(ofPage, ofFiles)
    await reader.open('/acorn', ofPage === 0 ? /The first text of Acorn/ : /The second text of Acorn/)
    await soon(async () => expect(await reader.noticeCount()).toBe(1))
    await reader.isQuiet(2)
    expect(reader.server.documents).toHaveLength(2)
    // The reader can go on: links are links.
    await reader.page.getByRole('link', {name: 'Birch'}).first().click()
    await reader.isSeen(/text of Birch/)
    await reader.isQuiet(3)
  })

  test('comes back to life when the server has its files by then', async ({reader}) => {
    reader.server.rule = ({isDocument}) => (isDocument && reader.server.documents.length === 1 ? 0 : 1)
    await reader.open('/birch', /The second text of Birch/)
    await hydrated(reader.page)
    expect(reader.server.documents).toEqual(['/birch', '/birch'])
    expect(await reader.noticeCount()).toBe(0)
  })

  test('is loaded once more where a style sheet fails before the page has come to its end', async ({reader}) => {
    reader.server.rule = ({isDocument}) => (isDocument ? {folder: 0, version: 0, bodyAfterMs: 1_500} : 0)
    await reader.page.route(/\/assets\/main\..*css$/, async (route) => {
      // By then the script that looks after the page has come.
      await reader.page.waitForTimeout(500)
      await route.fulfill({status: 404})
    })
    await reader.open('/acorn', new RegExp(NOTICE))
    await reader.isQuiet(2)
  })

  test('does not call back a reader who is on the way to another page', async ({reader}) => {
    const {page, server} = reader
    let tell = (): void => undefined
    const clicked = new Promise<void>((resolve) => {
      tell = resolve
    })
    server.rule = async ({path}) => {
      // By then the page that is left knows that its style sheet is gone.
      if (path.startsWith('/_routes/elder')) await clicked.then(() => setTimeout(2_000))
      const isLost = path.endsWith('.css') && !server.documents.includes('/elder')
      if (isLost) await clicked
      return isLost ? 'missing' : 0
    }
    await reader.open('/acorn', /text of Acorn/)
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
    await page.locator('.menu').getByRole('link', {name: 'Elder'}).click()
    tell()
    await reader.isSeen(/text of Elder/)
    await reader.isQuiet(2)
    expect(server.documents).toEqual(['/acorn', '/elder'])
  })

  test('comes back to life when the reader reloads it later', async ({reader}) => {
    reader.server.rule = documents(0, 1)
    await reader.open('/acorn', new RegExp(NOTICE))
    reader.server.rule = () => 1
    await reader.page.getByRole('button', {name: 'Reload'}).click()
    await reader.isSeen(/The second text of Acorn/)
    await hydrated(reader.page)
  })

  test.for([
    ['among newer files', 1],
    ['with nothing else', 'missing'],
  ] as const)('says so on a host that answers every missing file with a page, %s', async ([, others], {reader}) => {
    reader.server.rule = ({path, isDocument}) => {
      if (isDocument) return 0
      const isThere = others === 1 && (!isAsset(path) || reader.server.files(1).includes(path.slice(1)))
      return isThere ? 1 : 'html'
    }
    await reader.open('/acorn', /The first text of Acorn/)
    await reader.isQuiet(2)
    // Where the scripts that would say more are pages as well, the one in the page says it.
    await reader.isSeen(others === 1 ? new RegExp(NOTICE) : /did not load properly/)
  })
})

test.for(Array.from({length: 6}, (_, seed) => seed))('a half-uploaded site can be read, %i', async (seed, {reader}) => {
  const dice = createDice(seed, 0)
  const isUploaded = new Map<string, boolean>()
  const decide = (file: string): boolean => {
    const known = isUploaded.get(file) ?? dice.chance(50)
    isUploaded.set(file, known)
    return known
  }
  for (const file of [...reader.server.files(0), ...reader.server.files(1)].sort()) decide(file)
  reader.server.rule = ({path}) => {
    const name = path.slice(1)
    if (isAsset(path)) return isUploaded.get(name) !== true ? 'missing' : reader.server.files(1).includes(name) ? 1 : 0
    return decide(name) ? 1 : 0
  }
  let documents = 0
  for (const name of ['Acorn', 'Birch', 'Cedar', 'Dogwood']) {
    await reader.open(`/${name.toLowerCase()}`, new RegExp(`text of ${name}`))
    // A page of either build may be loaded once more, which must not get in the way of the next.
    documents += 2
    await reader.isQuiet(documents)
  }
  await reader.isQuiet(6)
})

describe.concurrent('requests that hang', () => {
  const whatHangs: readonly (readonly [string, RegExp])[] = [
    ['the style sheet', /^\/assets\/main\..*css$/],
    ['the start script', /^\/assets\/start\./],
    ['the runtime', /^\/assets\/main\..*js$/],
    ['the scripts of MDX', /^\/assets\/content\..*js$/],
    ['all assets', /^\/assets\//],
    ['all scripts', /\.js$/],
    ['the recovery script', /quire-recovery/],
    // Not the data as well: six hanging requests are all that a browser has at a time, and the next page has to wait.
    ['all styles and scripts', /^\/(?:assets\/|quire-recovery)/],
    ['the data of the site', /^\/_routes\/shared\/site/],
    ['all that a click loads', /^\/_routes\//],
  ]
  test.for(whatHangs)('leave a page to read: %s', async ([, pattern], {reader}) => {
    reader.server.rule = ({path}) => (pattern.test(path) ? 'hang' : 0)
    for (const name of ['Acorn', 'Birch']) {
      await reader.open(`/${name.toLowerCase()}`, new RegExp(`text of ${name}`))
      await reader.isQuiet(name === 'Acorn' ? 1 : 2)
    }
  })

  test('after a click lead to the page from the server', async ({reader}) => {
    await reader.open('/acorn', /text of Acorn/)
    await hydrated(reader.page)
    reader.server.rule = ({path}) => (path.startsWith('/_routes/') && path.endsWith('.js') ? 'hang' : 0)
    await reader.page.getByRole('link', {name: 'Elder'}).first().click()
    await reader.isSeen(/text of Elder/)
    await reader.isQuiet(2)
  })

  test.for(['hang', 'drop'] as const)(
    'after a click, pages included, leave the old page and say so (%s)',
    async (fault, {reader}) => {
      await reader.open('/acorn', /text of Acorn/)
      await hydrated(reader.page)
      reader.server.rule = () => fault
      await reader.page.getByRole('link', {name: 'Elder'}).first().click()
      await reader.page.getByRole('button', {name: 'Retry'}).waitFor({timeout: LIMIT_MS})
      await reader.isSeen(/text of Acorn/)
      reader.server.rule = () => 0
      await reader.page.getByRole('button', {name: 'Retry'}).click()
      await reader.isSeen(/text of Elder/)
    },
  )

  test.for([
    ['the manifest', /^\/search-index.meta\.json/],
    ['the index', /search-index/],
    ['the worker', /search-worker/],
  ] as const)('in the search are told of: %s', async ([, pattern], {reader}) => {
    await reader.open('/acorn', /text of Acorn/)
    await hydrated(reader.page)
    reader.server.rule = ({path}) => (pattern.test(path) ? 'hang' : 0)
    const box = reader.page.locator('input[name=q]').first()
    await box.click()
    await box.fill('birch')
    const list = reader.page.locator('.searchPanel, [class*=search]')
    const told = /Birch|could not|cannot|not be|failed|time/i
    await soon(async () => expect((await list.allInnerTexts()).join(' ')).toMatch(told))
  })
})

test('a search whose code hangs is a form that leads to the page of results', async ({reader}) => {
  await reader.open('/acorn', /text of Acorn/)
  await hydrated(reader.page)
  reader.server.rule = ({path}) => (/^\/(?:assets\/)?search[-.]/.test(path) ? 'hang' : 0)
  const box = reader.page.locator('input[name=q]').first()
  await box.fill('birch')
  await box.press('Enter')
  await soon(() => expect(reader.server.documents).toEqual(['/acorn', '/search']))
  await reader.isSeen(/Search/)
})

describe.concurrent('a host that leaves out `_routes/`', () => {
  test('gives a page for every click, and loads none over and over', async ({reader}) => {
    reader.server.rule = ({path}) => (path.startsWith('/_routes/') ? 'missing' : 0)
    await reader.open('/acorn', /text of Acorn/)
    await reader.isQuiet(2)
    for (const [at, name] of ['Birch', 'Cedar', 'Dogwood', 'Elder'].entries()) {
      await reader.page.getByRole('link', {name}).first().click()
      await reader.isSeen(new RegExp(`text of ${name}`))
      await reader.isQuiet(3 + at)
    }
  })

  test('and only its modules: every click is a page from the server', async ({reader}) => {
    reader.server.rule = ({path}) => (path.startsWith('/_routes/') && path.endsWith('.js') ? 'missing' : 0)
    await reader.open('/acorn', /text of Acorn/)
    for (const name of ['Cedar', 'Elder', 'Birch', 'Acorn']) {
      await reader.page.getByRole('link', {name}).first().click()
      await reader.isSeen(new RegExp(`text of ${name}`))
    }
    await reader.isQuiet(6)
  })
})

describe.concurrent('a site that is published again while it is read', () => {
  test('shows the sidebar of today around a page of today', async ({reader}) => {
    await reader.open('/acorn', /The first text of Acorn/)
    await hydrated(reader.page)
    await reader.page
      .getByRole('link', {name: 'The first animals'})
      .or(reader.page.getByRole('button', {name: /The first animals/}))
      .first()
      .waitFor()
    reader.server.rule = sameAssets
    await reader.page.getByRole('link', {name: 'Elder'}).first().click()
    await reader.isSeen(/The second text of Elder/)
    await reader.isSeen(/The second animals/)
    expect(await reader.page.getByText('The first animals').count()).toBe(0)
  })

  test('says so where a part of the old sidebar is gone, and gets the new one', async ({reader}) => {
    await reader.open('/acorn', /The first text of Acorn/)
    await hydrated(reader.page)
    reader.server.rule = sameAssets
    await reader.page.locator('.menu').getByText('The first animals').first().click()
    const again = reader.page.locator('.menu').getByRole('button', {name: 'Try again'})
    await again.waitFor({timeout: LIMIT_MS})
    await again.click()
    await reader.isSeen(/The second animals/)
  })
})

/** Pages and data of the second edition with the assets of the first, as when only texts have changed. */
const sameAssets: Rule = ({path}) => (isAsset(path) ? 0 : {folder: 1, version: 0})

/** Clicks of the long form: `npm run torture -- skew` sets another number and seed. */
const CLICKS = Number(process.env.QUIRE_SKEW_CLICKS ?? 25)
const SEED = Number(process.env.QUIRE_SKEW_SEED ?? 1)

test(
  `${CLICKS} random clicks, with every asset renamed in between, each lead to a page`,
  async ({reader}) => {
    const dice = createDice(SEED, 0)
    await reader.open('/acorn', /text of Acorn/)
    for (let click = 1; click <= CLICKS; click += 1) {
      if (dice.chance(50)) await hydrated(reader.page)
      reader.server.rule = () => click
      const before = reader.server.documents.length
      const name = dice.pick(['Acorn', 'Birch', 'Cedar', 'Dogwood', 'Elder', 'Fir'])
      await reader.page.locator('.menu').getByRole('link', {name, exact: true}).click()
      await reader.isSeen(new RegExp(`text of ${name}`))
      // The page of the click, and one more where its files were renamed while it came.
      expect(reader.server.documents.length - before, `click ${click}`).toBeLessThanOrEqual(2)
    }
    await reader.isQuiet(2 * CLICKS + 1)
  },
  60_000 + CLICKS * 5_000,
)
