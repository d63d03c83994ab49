// Types queries into the search box of a page letter by letter, then each in one burst, and gathers what the page's probe
// has noted and what the browser's trace says.
import {setTimeout as sleep} from 'node:timers/promises'
import type {Browser, CDPSession, Page} from 'playwright-core'
import {CLOCK_MARK, type PageTask, readTrace, type Task, TRACE_CATEGORIES, type Trace} from './read-trace.ts'
import {type Heard, hearTyping, LIST_BINDING, probeSource} from './typing-probe.ts'
import {measureHeap} from './worker-heap.ts'

export interface TypingOptions {
  readonly url: string
  readonly queries: readonly string[]
  /** How many times slower the page is made; 1 leaves it as it is. */
  readonly slowdown: number
  readonly paceMs: number
}

/** From a key to the first list for its text, or for what was typed after it. */
export interface KeyTimes {
  readonly ms: number
  /** Of it, what the threads of page and worker had a processor. */
  readonly pageMs: number
  readonly workerMs: number
}

export interface Typed {
  readonly keys: readonly KeyTimes[]
  /** From questions to their last answers. */
  readonly answerMs: readonly number[]
  readonly replyBytes: readonly number[]
  readonly tasks: readonly PageTask[]
}

export interface Figures {
  readonly opening: Typed & {
    /** From the first word with the worker to its word that the index is there. */
    readonly loadMs: number
    /** What the worker had of a processor until then and for the first answer. */
    readonly workerMs: number
    /** Fetched by page and worker until the first list, without compression. */
    readonly bytes: number
  }
  readonly paced: Typed
  readonly burst: Typed
  readonly heap: {readonly pageBytes: number; readonly workerBytes: number}
}

interface Typist {
  readonly browser: Browser
  readonly page: Page
  readonly session: CDPSession
}

const BOX = '.navbar__search-input'
/** After it nothing more comes of a key. */
const QUIET_MS = 1500
/** No keyboard sends letters faster than when it repeats one. */
const BURST_PACE_MS = 30
const PATIENCE_MS = 60_000

export async function typeQueries(browser: Browser, options: TypingOptions): Promise<Figures> {
  const {url, queries, slowdown, paceMs} = options
  const context = await browser.newContext({viewport: {width: 1280, height: 800}})
  const page = await context.newPage()
  await page.addInitScript(probeSource())
  const session = await context.newCDPSession(page)
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', {name: LIST_BINDING})
  await page.goto(url, {waitUntil: 'networkidle'})
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'})
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown})
  const typist = {browser, page, session}
  const opening = await open(typist, queries[0]?.slice(0, 1) ?? 'a')
  const paced = await typeAll(typist, queries, paceMs)
  const burst = await typeAll(typist, queries, BURST_PACE_MS)
  return {opening, paced, burst, heap: await measureHeap(session)}
}

/** A reader clicks into the box, and types a letter at once. */
async function open(typist: Typist, letter: string): Promise<Figures['opening']> {
  const {page} = typist
  const box = await page.locator(BOX).boundingBox()
  if (box === null) throw new Error(`The page shows no ${BOX}.`)
  const {heard, trace} = await record(typist, async () => {
    await click(typist, box.x + box.width / 2, box.y + box.height / 2)
    await type(typist, letter, 0)
    await sleep(QUIET_MS)
  })
  const until = (await page.evaluate(() => performance.timeOrigin)) + (heard.paints[0]?.at ?? 0)
  const sizes = await Promise.all([
    page.evaluate(countBytes, until),
    ...page.workers().map((worker) => worker.evaluate(countBytes, until)),
  ])
  return {
    ...toTyped(heard, trace),
    loadMs: sum(heard.asked.filter(({kind}) => kind !== 'search').map(({ms}) => ms)),
    workerMs: sum(trace.worker.map(({ownMs}) => ownMs)),
    bytes: sum(sizes),
  }
}

/** What the search has fetched until a moment, by the clock of the day: the page itself was there before. */
function countBytes(until: number): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries
    .filter(({name, responseEnd}) => name.includes('search') && performance.timeOrigin + responseEnd <= until)
    .reduce((all, {decodedBodySize}) => all + decodedBodySize, 0)
}

async function typeAll(typist: Typist, queries: readonly string[], paceMs: number): Promise<Typed> {
  const parts: Typed[] = []
  for (const query of queries) {
    await typist.page.locator(BOX).fill('')
    await sleep(QUIET_MS / 3)
    await typist.page.evaluate(hearTyping)
    const {heard, trace} = await record(typist, () => type(typist, query, paceMs))
    const typed = toTyped(heard, trace)
    parts.push(paceMs > BURST_PACE_MS ? typed : {...typed, keys: typed.keys.slice(-1)})
  }
  return {
    keys: parts.flatMap(({keys}) => keys),
    answerMs: parts.flatMap(({answerMs}) => answerMs),
    replyBytes: parts.flatMap(({replyBytes}) => replyBytes),
    tasks: parts.flatMap(({tasks}) => tasks),
  }
}

async function record({browser, page}: Typist, work: () => Promise<void>): Promise<{heard: Heard; trace: Trace}> {
  await browser.startTracing(page, {categories: TRACE_CATEGORIES})
  const markedAt = await page.evaluate((name) => performance.mark(name).startTime, CLOCK_MARK)
  await work()
  const trace = readTrace(await browser.stopTracing(), markedAt)
  return {heard: await page.evaluate(hearTyping), trace}
}

/** Keys do not wait for the page, as those of a reader do not. */
async function type(typist: Typist, text: string, paceMs: number): Promise<void> {
  const list = listFor(typist, text.trim())
  const start = performance.now()
  const pressed: Promise<void>[] = []
  for (const [at, letter] of [...text].entries()) {
    await sleep(Math.max(0, start + at * paceMs - performance.now()))
    pressed.push(press(typist, letter))
  }
  await Promise.all([...pressed, list])
  await sleep(QUIET_MS / 3)
}

/** The probe says it by itself: to look for it would hold up the page. */
function listFor({session}: Typist, wanted: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No list for "${wanted}" in ${PATIENCE_MS} ms.`)), PATIENCE_MS)
    session.on('Runtime.bindingCalled', ({name, payload}) => {
      if (name !== LIST_BINDING || payload !== wanted) return
      clearTimeout(timer)
      resolve()
    })
  })
}

/** By the protocol, as keys are: the helper for tests runs scripts of its own in the page. */
async function click({session}: Typist, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchMouseEvent', {type: 'mouseMoved', x, y})
  await session.send('Input.dispatchMouseEvent', {type: 'mousePressed', x, y, button: 'left', clickCount: 1})
  await session.send('Input.dispatchMouseEvent', {type: 'mouseReleased', x, y, button: 'left', clickCount: 1})
}

async function press({session}: Typist, letter: string): Promise<void> {
  const down = session.send('Input.dispatchKeyEvent', {type: 'keyDown', text: letter, key: letter})
  await Promise.all([down, session.send('Input.dispatchKeyEvent', {type: 'keyUp', key: letter})])
}

function toTyped({keys, paints, asked}: Heard, trace: Trace): Typed {
  const questions = asked.filter(({kind}) => kind === 'search')
  return {
    keys: keys.flatMap(({text, at}, place) => {
      // Another space asks nothing new.
      if (text === keys[place - 1]?.text) return []
      // A list for a later text tells the reader more than one for the text of the key.
      const good = new Set(keys.slice(place).map((later) => later.text))
      const paint = paints.find((one) => one.at >= at && good.has(one.text))
      if (paint === undefined) return []
      const ownMs = (tasks: readonly Task[]): number => ownBetween(tasks, at, paint.at)
      return [{ms: paint.at - at, pageMs: ownMs(trace.page), workerMs: ownMs(trace.worker)}]
    }),
    answerMs: questions.map(({ms}) => ms),
    replyBytes: questions.map(({replyBytes}) => replyBytes),
    tasks: trace.page,
  }
}

function ownBetween(tasks: readonly Task[], from: number, to: number): number {
  return sum(tasks.filter(({at, ms}) => at < to && at + ms > from).map(({ownMs}) => ownMs))
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0)
}
