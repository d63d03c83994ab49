// The system's Chromium, one for a test file, pages with their console and errors recorded.
import {type Browser, type BrowserContextOptions, chromium, type Page} from 'playwright-core'
import {afterAll} from 'vitest'

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
  browser ??= await chromium.launch({executablePath: process.env.QUIRE_CHROMIUM ?? '/usr/bin/chromium', args: FLAGS})
  return browser
}

export interface RecordedPage {
  readonly page: Page
  /** Console errors and warnings, uncaught errors, failed requests; hydration errors are among the first. */
  readonly problems: string[]
}

export async function openPage(options: BrowserContextOptions = {}): Promise<RecordedPage> {
  const context = await (await openBrowser()).newContext({viewport: {width: 1280, height: 800}, ...options})
  // Browsers ask for it where a site names no icon, and a test's site need not have one.
  await context.route('**/favicon.ico', (route) => route.fulfill({status: 204}))
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  return {page, problems}
}

/** Waits until the runtime has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {
    timeout: 15_000,
  })
}

afterAll(async () => {
  await browser?.close()
  browser = undefined
})
