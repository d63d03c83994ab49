// An index that arrives slowly: titles answer while the texts are on their way, and a file that breaks off is told.
import {createServer, type Server, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import type {Page} from 'playwright-core'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {LOADING_RING, ringOf} from '../support/search-ring.ts'
import {serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const FILES = {
  'site.config.ts': configFile('', "docs(), ['search', {hashed: true}]"),
  'static/favicon.ico': '',
  'docs/caching.md': '# Caching\n\nKeep things close.\n\n## Keys\n\nEvery key is a hash.',
  'docs/deep.md': '---\ndescription: About it.\n---\n# Deep\n\nCaching, down here, with an elephant.',
}

/** What becomes of the texts of the index, the last of its lines: nobody gets them before it is said. */
interface Texts {
  /** Settled once the index was asked for and all but its texts is sent. */
  readonly asked: Promise<void>
  readonly send: () => void
  /** Ends the connection without them. */
  readonly lose: () => void
}

const servers: Server[] = []
let origin = ''
/** What the next request for the index waits for. */
let decision: Promise<'send' | 'lose'> = Promise.resolve('send')
let onAsked: () => void = () => undefined

beforeAll(async () => {
  const site = await serveSite(FILES)
  const server = createServer(async ({url = '/'}, response) => {
    const answer = await fetch(site.url + url, {redirect: 'manual'})
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    // A policy and the like are not looked at here; the length would have to be that of the whole.
    response.writeHead(answer.status, {'content-type': type, 'cache-control': 'no-store'})
    if (url.startsWith('/search-index.json')) await sendSlowly(response, body)
    else response.end(body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server of a network has an address of this kind.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

async function sendSlowly(response: ServerResponse, body: Buffer): Promise<void> {
  const texts = body.lastIndexOf('\n', body.length - 3) + 1
  // Out of this process: a connection that ends before has answered nothing, and the browser asks again once more.
  await new Promise((resolve) => response.write(body.subarray(0, texts + 20), resolve))
  onAsked()
  if ((await decision) === 'send') response.end(body.subarray(texts + 20))
  else response.destroy()
}

function holdTexts(): Texts {
  const held: {send: () => void; lose: () => void} = {send: () => undefined, lose: () => undefined}
  decision = new Promise((resolve) => {
    held.send = () => resolve('send')
    held.lose = () => resolve('lose')
  })
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve
  })
  return {...held, asked}
}

async function open(path: string) {
  const opened = await openPage()
  await opened.page.goto(origin + path)
  await hydrated(opened.page)
  return opened
}

const box = (page: Page) => page.locator('.navbar__search-input')
const options = (page: Page) => page.getByRole('option')
const isBusy = async (page: Page) => (await ringOf(page)) !== undefined
const status = (page: Page) => page.locator('.searchPanel [role=status]').textContent()
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('the list below the box', () => {
  test('titles and headings first; the count is told when the texts have come', async () => {
    const texts = holdTexts()
    const {page, problems} = await open('/docs/deep')
    await box(page).focus()
    await box(page).fill('caching')
    await options(page).first().waitFor()
    expect(await options(page).allInnerTexts()).toEqual(['Caching', 'See all results'])
    await expect.poll(() => ringOf(page)).toEqual(LOADING_RING)
    expect(await status(page)).toBe('')
    texts.send()
    await page.getByRole('option', {name: /down here/}).waitFor()
    await expect.poll(() => isBusy(page)).toBe(false)
    await expect.poll(() => status(page)).toBe('2 documents found')
    expect(problems).toEqual([])
  })

  test('that nothing is found is not said before all is there', async () => {
    const texts = holdTexts()
    const {page} = await open('/docs/deep')
    await box(page).focus()
    await box(page).fill('xyzzyqwert')
    await page.locator('.searchSkeleton').waitFor()
    await expect.poll(() => isBusy(page)).toBe(true)
    await later(300)
    expect(await page.locator('.searchNotice').count()).toBe(0)
    texts.send()
    await page.locator('.searchNotice').waitFor()
    await expect.poll(() => isBusy(page)).toBe(false)
  })

  test('the row that is chosen stays chosen when hits come before it', async () => {
    const texts = holdTexts()
    const {page} = await open('/docs/deep')
    await box(page).focus()
    await box(page).fill('caching')
    await options(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    const chosen = () => page.locator('[role=option][aria-selected=true]').allInnerTexts()
    await expect.poll(chosen).toEqual(['See all results'])
    texts.send()
    await page.getByRole('option', {name: /down here/}).waitFor()
    expect(await chosen()).toEqual(['See all results'])
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await chosen())[0]).toContain('down here')
    // Of two hits that lead to the same place, the one that was chosen.
    await box(page).fill('key')
    await page.getByRole('option', {name: /Every key/}).waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await chosen())[0]).toContain('Every key')
  })

  test('what is typed meanwhile is answered, the last of it with the texts', async () => {
    const texts = holdTexts()
    const {page} = await open('/docs/deep')
    await box(page).focus()
    await box(page).pressSequentially('key')
    await page.getByRole('option', {name: /^Keys/}).waitFor()
    await box(page).fill('elephant')
    await later(200)
    texts.send()
    await page.getByRole('option', {name: /elephant/}).waitFor()
    expect(await options(page).count()).toBe(2)
  })

  test('texts that are lost are told, and the next visit to the box fetches them', async () => {
    const texts = holdTexts()
    const {page} = await open('/docs/deep')
    await box(page).focus()
    await box(page).fill('caching')
    await options(page).first().waitFor()
    texts.lose()
    await page.getByText('The search could not be loaded.').waitFor()
    expect(await isBusy(page)).toBe(false)
    holdTexts().send()
    await page.locator('h1').first().click()
    await box(page).focus()
    await page.getByRole('option', {name: /down here/}).waitFor()
    await expect.poll(() => page.locator('.searchNotice').count()).toBe(0)
  })

  test('the button tries again as well', async () => {
    const texts = holdTexts()
    const {page} = await open('/docs/deep')
    await box(page).focus()
    await box(page).fill('elephant')
    await page.locator('.searchSkeleton').waitFor()
    texts.lose()
    const again = page.getByRole('button', {name: 'Try again'})
    await again.waitFor()
    holdTexts().send()
    await again.click()
    await page.getByRole('option', {name: /elephant/}).waitFor()
  })

  test('texts that are lost before anything is typed are fetched by the first letter, and nothing is told', async () => {
    const texts = holdTexts()
    const {page} = await open('/docs/deep')
    await box(page).focus()
    await texts.asked
    const lost = page.waitForEvent('requestfailed')
    texts.lose()
    await lost
    // The list is there, and the page has been told, too.
    await page.locator('.navbar__search-input[role=combobox]').waitFor()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({name}) => name.includes('/search-index.json')),
    )
    // The page hands what it reads to the worker.
    const rest = async (): Promise<void> => {
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
    }
    await page.evaluate(rest)
    await page.workers()[0]?.evaluate(rest)
    holdTexts().send()
    await box(page).fill('elephant')
    await page.getByRole('option', {name: /elephant/}).waitFor()
    expect(await page.locator('.searchNotice').count()).toBe(0)
  })
})

test('the list opens although its style sheet comes when nothing waits for style sheets any more', async () => {
  holdTexts().send()
  const {page} = await openPage()
  await page.clock.install()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const sheet = /\/assets\/search\.\w+\.css$/
  await page.route(sheet, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${origin}/docs/deep`)
  await hydrated(page)
  // What else is on its way has limits of its own, which time must not run over.
  const asked = ['/search-index.json', sheet].map((file) =>
    page.waitForRequest((one) => one.url().match(file) !== null),
  )
  await box(page).focus()
  await Promise.all(asked)
  // Eight seconds after its beginning a page is painted without what has not come.
  await page.clock.fastForward(10_000)
  // Asked for again, for another medium.
  await expect.poll(() => page.locator('link[media=print][href*="/assets/search."]').count()).toBe(1)
  release()
  await box(page).fill('elephant')
  await page.getByRole('option', {name: /elephant/}).waitFor()
})

test('the page of all results: hits as they come, their number at last', async () => {
  const texts = holdTexts()
  const {page, problems} = await open('/search?q=caching')
  await page.locator('.searchHit').first().waitFor()
  expect(await page.locator('.searchHit').count()).toBe(1)
  expect((await page.locator('.searchCount').textContent())?.trim()).toBe('')
  const top = (await page.locator('.searchHit').first().boundingBox())?.y
  texts.send()
  await expect.poll(() => page.locator('.searchHit').count()).toBe(2)
  await expect.poll(() => page.locator('.searchCount').textContent()).toBe('2 documents found')
  expect((await page.locator('.searchHit').first().boundingBox())?.y).toBe(top)
  expect(problems).toEqual([])
})
