// A browser of the system's packages, one for a test file, pages with their console and errors recorded.
import {type Browser, type BrowserContextOptions, chromium, type Page} from 'playwright-core'
import {afterAll, inject, onTestFinished, TestRunner} from 'vitest'
import {findBrowser} from '../../scripts/browser.mjs'
import {forgetContexts, returnPage, takePage} from './contexts.ts'
import {fontEnvironment} from './fonts.ts'

let browser: Browser | undefined

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: findBrowser(),
    args: FLAGS,
    env: {...process.env, ...fontEnvironment(inject('runFolder'))},
  })
  return browser
}

export interface RecordedPage {
  readonly page: Page
  /** Console errors and warnings, uncaught errors, failed requests; hydration errors are among the first. */
  readonly problems: string[]
}

/** A page that is closed with the test that opened it: pages that live on take time from those that are looked at. */
export async function openPage(options: BrowserContextOptions = {}): Promise<RecordedPage> {
  const page = await takePage(await openBrowser(), {viewport: {width: 1280, height: 800}, ...options})
  if (TestRunner.getCurrentTest() !== undefined)
    onTestFinished(({task}) => returnPage(page, {isClean: task.result?.state === 'pass'}))
  const problems: string[] = []
  page.on('console', (message) => {
    // Browsers ask for an icon where a site names none, and a test's site need not have one.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  return {page, problems}
}

/** Ends a page before its test ends, for a test that opens many. */
export const closePage = (page: Page): Promise<void> => returnPage(page, {isClean: true})

/** Waits until the runtime has taken over the page, and its style sheets have come or failed. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true' && !document.querySelector('[data-quire-late=""]'),
    undefined,
    {timeout: 60_000},
  )
}

/** The computed value of a property of the first element that the selector names, or of what is before or after its text. */
export function styleOf(page: Page, selector: string, property: string, pseudo?: string): Promise<string> {
  const asked = {property, pseudo}
  return page
    .locator(selector)
    .first()
    .evaluate((element, {property, pseudo}) => getComputedStyle(element, pseudo).getPropertyValue(property), asked)
}

/**
 * Path, query and hash of the tab that an action opens. A new tab is announced before it has gone anywhere: until then its
 * URL is "about:blank".
 */
export async function openedBy(page: Page, act: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()])
  await tab.waitForURL(/^https?:/)
  const {pathname, search, hash} = new URL(tab.url())
  return pathname + search + hash
}

/**
 * Does what enlarges an image, and waits until the image has come to rest: what closes it counts from then on. The page
 * listens before anything is done: a browser brings keys to a page before it runs a script that it was sent earlier.
 */
export async function enlarge(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.testEnlarged
    document.addEventListener(
      'medium-zoom:opened',
      () => {
        document.documentElement.dataset.testEnlarged = 'true'
      },
      {capture: true, once: true},
    )
  })
  await act()
  await page.waitForFunction(() => document.documentElement.dataset.testEnlarged === 'true', undefined, {
    timeout: 60_000,
  })
}

afterAll(async () => {
  forgetContexts()
  await browser?.close()
  browser = undefined
})
