// What somebody who writes waits for: from the launch of the dev server to the first page in a browser, and from a save to the
// new text in the page that is open; and the memory of the server after many pages were visited.
import {type ChildProcess, spawn} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {relative} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {type Browser, chromium, type Page} from 'playwright-core'
import {findBrowser} from '../browser.mjs'
import {type Spread, spreadOf, treeBytes, treeCpuSeconds} from './process.ts'

/** A dev server to be measured. */
export interface DevSubject {
  /** A shell command that serves the site at {@link DEV_PORT}. */
  readonly command: string
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** Absolute folder of the documents. */
  readonly docsDir: string
  /** Absolute paths of the documents, sorted. */
  readonly documents: readonly string[]
  /** URLs of its pages end with a slash. */
  readonly hasSlash: boolean
}

export interface DevFigures {
  /** Milliseconds from the launch until the heading of a page is seen: nothing is kept, and all that a server keeps is. */
  readonly coldMs: number
  readonly warmMs: Spread
  /** Milliseconds from a save to the new text in the open page. */
  readonly saveMs: Spread
  /** Of the process and those that it has started, after the saves, and after `visits` more pages were asked for. */
  readonly savedMiB: number
  readonly visits: number
  readonly visitedMiB: number
}

export const DEV_PORT = 4400
const ORIGIN = `http://127.0.0.1:${DEV_PORT}`
const TIMEOUT_MS = 300_000
const SAVES = 7
const VISITS = 1000

/**
 * @param forget Removes what earlier runs have kept.
 * @param runs Launches with everything kept; the figure is their median.
 */
export async function measureDev(subject: DevSubject, forget: () => void, runs: number): Promise<DevFigures> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu']})
  try {
    forget()
    const cold = await launch(subject, browser)
    // What it keeps for the next launch may be made behind the first page.
    await untilIdle(cold.server)
    await cold.stop()
    const warm: number[] = []
    for (let run = 1; run < runs; run += 1) {
      const one = await launch(subject, browser)
      warm.push(one.ms)
      await one.stop()
    }
    const last = await launch(subject, browser)
    try {
      await untilIdle(last.server)
      const saves = await measureSaves(subject, last.page)
      const savedMiB = mebibytes(last.server)
      const visits = await visit(subject)
      return {
        coldMs: cold.ms,
        warmMs: spreadOf([...warm, last.ms]),
        saveMs: spreadOf(saves),
        savedMiB,
        visits,
        visitedMiB: mebibytes(last.server),
      }
    } finally {
      await last.stop()
    }
  } finally {
    await browser.close()
  }
}

const IDLE_SHARE = 0.05
const IDLE_SECONDS = 3

/** Waits until a server and what it has started need next to no processor time. */
async function untilIdle({pid = 0}: ChildProcess): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  let before = treeCpuSeconds(pid)
  for (let idle = 0; idle < IDLE_SECONDS && performance.now() < end; ) {
    await wait(1000)
    const now = treeCpuSeconds(pid)
    // A process that has ended takes its time along.
    idle = Math.abs(now - before) < IDLE_SHARE ? idle + 1 : 0
    before = now
  }
}

interface Launched {
  readonly ms: number
  readonly page: Page
  readonly server: ChildProcess
  readonly stop: () => Promise<void>
}

async function launch(subject: DevSubject, browser: Browser): Promise<Launched> {
  const page = await browser.newPage()
  const url = urlOf(documentOf(subject), subject)
  const start = performance.now()
  const server = spawn('sh', ['-c', `exec ${subject.command}`], {
    cwd: subject.cwd,
    env: {...process.env, NO_COLOR: '1', BROWSER: 'none', ...subject.env},
    detached: true,
    stdio: 'ignore',
  })
  while (!(await isShown(page, url))) {
    if (performance.now() - start > TIMEOUT_MS || server.exitCode !== null)
      throw new Error(`"${subject.command}" in ${subject.cwd} shows no page at ${url}.`)
    await wait(20)
  }
  return {ms: performance.now() - start, page, server, stop: () => stop(server, page)}
}

async function isShown(page: Page, url: string): Promise<boolean> {
  try {
    const response = await page.goto(url, {waitUntil: 'commit', timeout: TIMEOUT_MS})
    if (response?.ok() !== true) return false
    await page.locator('h1').first().waitFor({state: 'visible', timeout: TIMEOUT_MS})
    return true
  } catch {
    return false
  }
}

async function stop(server: ChildProcess, page: Page): Promise<void> {
  const ended = new Promise((settle) => server.once('close', settle))
  // The group: some servers start others.
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
  await Promise.race([ended, wait(5000)])
  try {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
  await page.close()
}

/** The browser watches its own page, so that asking it takes no time from what is measured. */
async function measureSaves(subject: DevSubject, page: Page): Promise<readonly number[]> {
  const file = documentOf(subject)
  const text = readFileSync(file, 'utf8')
  const times: number[] = []
  try {
    for (let save = 1; save <= SAVES; save += 1) {
      const word = `zeitgeist${save}x${Date.now() % 100_000}`
      const seen = page.waitForFunction((sought) => document.body.innerText.includes(sought), word, {
        timeout: TIMEOUT_MS,
        polling: 'raf',
      })
      const start = performance.now()
      writeFileSync(file, `${text}\nA paragraph with ${word} was added.\n`)
      await seen
      times.push(performance.now() - start)
      await wait(1500)
    }
  } finally {
    writeFileSync(file, text)
  }
  // The first has to wake what sleeps.
  return times.slice(1)
}

/** Asks for many different pages. Returns how many there were. */
async function visit(subject: DevSubject): Promise<number> {
  const documents = subject.documents.slice(0, VISITS)
  for (const document of documents)
    await fetch(urlOf(document, subject), {headers: {accept: 'text/html'}}).then((answer) => answer.text())
  return documents.length
}

function documentOf({documents}: DevSubject): string {
  return documents[Math.floor(documents.length / 3)] ?? ''
}

function urlOf(document: string, {docsDir, hasSlash}: DevSubject): string {
  const path = relative(docsDir, document).replace(/\.md$/, '')
  return `${ORIGIN}/${path}${hasSlash ? '/' : ''}`
}

function mebibytes({pid = 0}: ChildProcess): number {
  return treeBytes(pid) / 1024 / 1024
}

/** One line for the table. */
export function formatDev({coldMs, warmMs, saveMs, savedMiB, visits, visitedMiB}: DevFigures): string {
  const spread = ({min, median, max}: Spread): string => `${Math.round(median)} (${Math.round(min)}-${Math.round(max)})`
  return `first page cold ${Math.round(coldMs)} ms, warm ${spread(warmMs)} ms; save ${spread(saveMs)} ms; ${Math.round(savedMiB)} MiB, ${Math.round(visitedMiB)} after ${visits} pages`
}
