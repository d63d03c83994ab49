// Windows of the browser that a reader might have open: each test gets one without a trace of another reader in it, but
// those of a file keep the cache of files and compiled scripts, as that is what opening a page costs most time for.
import type {Browser, BrowserContext, BrowserContextOptions, Page} from 'playwright-core'

interface Kept {
  readonly key: string
  readonly context: BrowserContext
  /** Of the pages that were shown in it. */
  readonly origins: Set<string>
  /** Something was done to the context that cannot be undone. */
  isSpent: boolean
}

/** Clean contexts that nobody uses. */
const idle: Kept[] = []
const inUse = new Map<BrowserContext, Kept>()

/** A page in a context of its own: nothing stored, no cookies, no routes. Other pages of the same test do not share it. */
export async function takePage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const key = JSON.stringify(options)
  const at = idle.findIndex((one) => one.key === key)
  const kept = idle.splice(at, at < 0 ? 0 : 1)[0] ?? createKept(key, await browser.newContext(options))
  const {context, origins} = kept
  inUse.set(context, kept)
  const page = await context.newPage()
  await clearStorage(page, origins)
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame() === null) addOrigin(origins, frame.url())
  })
  return page
}

/** Ends all pages of the context, and keeps it for the next test unless that one failed: then nobody knows what it did. */
export async function returnPage(page: Page, {isClean}: {readonly isClean: boolean}): Promise<void> {
  const context = page.context()
  const kept = inUse.get(context)
  if (kept === undefined) return
  inUse.delete(context)
  for (const one of context.pages()) {
    addOrigin(kept.origins, one.url())
    // What is still asked for by then, such as pages fetched ahead, ends with the page and is nobody's failure.
    await one.unrouteAll({behavior: 'ignoreErrors'})
  }
  if (!isClean || kept.isSpent || !(await closePages(context))) return context.close()
  await context.unrouteAll({behavior: 'ignoreErrors'})
  for (const event of ['request', 'page'] as const) context.removeAllListeners(event)
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  idle.push(kept)
}

/** Longest that a page may take to close, in milliseconds. */
const CLOSE_MS = 5000

/**
 * False when a page does not close: in the headless shell, one that is being reloaded sometimes never does (14 of 150 tries
 * in version 1.65 of Playwright). Its context closes all the same.
 */
async function closePages(context: BrowserContext): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CLOSE_MS)
  })
  const closed = Promise.all(context.pages().map((page) => page.close())).then(
    () => true,
    () => false,
  )
  const isClosed = await Promise.race([closed, late])
  clearTimeout(timer)
  return isClosed
}

function createKept(key: string, context: BrowserContext): Kept {
  const kept: Kept = {key, context, origins: new Set(), isSpent: false}
  const {clock} = context
  // A clock that a test has taken over stays so in all pages of the context, also when it was asked for through a page.
  for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) {
    const original = clock[name].bind(clock) as (...args: unknown[]) => Promise<void>
    clock[name] = (...args: unknown[]) => {
      kept.isSpent = true
      return original(...args)
    }
  }
  return kept
}

/** To be called when the browser has ended. */
export function forgetContexts(): void {
  idle.length = 0
  inUse.clear()
}

function addOrigin(origins: Set<string>, url: string): void {
  if (url.startsWith('http')) origins.add(new URL(url).origin)
}

async function clearStorage(page: Page, origins: Set<string>): Promise<void> {
  if (origins.size === 0) return
  const session = await page.context().newCDPSession(page)
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', {origin, storageTypes: 'all'})
  await session.detach()
  origins.clear()
}
