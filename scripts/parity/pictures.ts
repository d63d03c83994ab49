// Ten pages of a site as both have built them, photographed side by side, and where the main parts of each page are.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {type Browser, type BrowserContext, chromium} from 'playwright-core'
import {findBrowser} from '../browser.mjs'
import {findKinds, type SitePage} from '../screenshots/kinds.ts'
import {serveOutput} from '../screenshots/serve-output.ts'
import {readPages} from '../screenshots/site-pages.ts'

const PAGES = 10
/** Of a laptop and of a phone. */
const WINDOWS = [
  {name: '', width: 1280, height: 900},
  {name: '-phone', width: 390, height: 900},
] as const

/** Parts of the classic theme that both draw, by class names that sites style. The first that is shown counts. */
const PARTS = [
  '.navbar',
  '.theme-doc-sidebar-menu',
  '.breadcrumbs',
  'h1',
  '.avatar',
  '.markdown',
  '.table-of-contents',
  '.pagination-nav__link',
  '.footer',
]

/** Pixels by which a part may be elsewhere or of another size before it is told: a line of text is higher. */
const TOLERANCE = 8

export interface PictureInput {
  readonly docusaurusDir: string
  readonly quireDir: string
  /** Where the images and `index.html` go. */
  readonly outDir: string
}

export interface PageLook {
  readonly path: string
  /** A line for each part that is elsewhere, of another size, or on one side alone, and for each error that only Quire's page has. */
  readonly differences: readonly string[]
}

export async function photographBoth({docusaurusDir, quireDir, outDir}: PictureInput): Promise<readonly PageLook[]> {
  mkdirSync(outDir, {recursive: true})
  const baseUrl = baseUrlOf(docusaurusDir)
  const [theirs, ours] = [await serveOutput(docusaurusDir, baseUrl), await serveOutput(quireDir, baseUrl)]
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu']})
  try {
    const paths = pick(await readPages(theirs.url), theirs.url)
    const looks: PageLook[] = []
    for (const [at, path] of paths.entries()) {
      const differences: string[] = []
      for (const window of WINDOWS) {
        const their = await look(browser, window, theirs.url + path, join(outDir, `${at}-docusaurus${window.name}.png`))
        const our = await look(browser, window, ours.url + path, join(outDir, `${at}-quire${window.name}.png`))
        const errors = our.errors.filter((error) => !their.errors.includes(error)).map((error) => `error: ${error}`)
        for (const one of [...compareBoxes(their.boxes, our.boxes), ...errors])
          differences.push(`${window.width}px ${one}`)
      }
      looks.push({path: `/${path}`, differences})
    }
    await writeSheet(looks, outDir, browser)
    return looks
  } finally {
    await browser.close()
    await Promise.all([theirs.close(), ours.close()])
  }
}

/** From the canonical URL of the home page. */
function baseUrlOf(dir: string): string {
  const home = readFileSync(join(dir, 'index.html'), 'utf8')
  const url = /<link\b[^>]*\brel="?canonical"?[^>]*\bhref="?([^" >]+)/.exec(home)?.[1]
  return url === undefined ? '/' : new URL(url).pathname.replace(/\/?$/, '/')
}

/** One page of each kind, then others from all over the site. */
function pick(pages: readonly SitePage[], base: string): readonly string[] {
  const kinds = findKinds(pages, base)
    .filter(({name, state}) => state === 'plain' && name !== 'search' && name !== 'not-found')
    .map(({url}) => url)
  const step = Math.max(1, Math.floor(pages.length / PAGES))
  const spread = pages.filter((_, at) => at % step === 0).map(({url}) => url)
  return [...new Set([...kinds, ...spread])].slice(0, PAGES).map((url) => url.slice(base.length))
}

type Box = readonly [x: number, y: number, width: number, height: number] | null

type Window = (typeof WINDOWS)[number]

interface SeenPage {
  /** Where the parts are, in the order of {@link PARTS}. */
  readonly boxes: readonly Box[]
  /** Messages of what was thrown and not caught. */
  readonly errors: readonly string[]
}

async function look(browser: Browser, {width, height}: Window, url: string, file: string): Promise<SeenPage> {
  const context: BrowserContext = await browser.newContext({viewport: {width, height}, reducedMotion: 'reduce'})
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({message}) => errors.push(toKnown(message)))
    // Docusaurus says there what React does not throw: that markup of the server was not that of the browser.
    page.on('console', (said) => said.text().includes('onRecoverableError') && errors.push(toKnown(said.text())))
    // What comes from other hosts is the same for both, and may not come at all.
    await context.route('**', (route) =>
      new URL(route.request().url()).hostname === 'localhost' ? route.continue() : route.abort(),
    )
    await page.goto(url, {waitUntil: 'load'})
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'false')
    await page.waitForLoadState('networkidle')
    await page.screenshot({path: file, animations: 'disabled'})
    const boxes = await page.evaluate(
      (parts) =>
        parts.map((part) => {
          const shown = [...document.querySelectorAll(part)].find((one) => one.getClientRects().length > 0)
          if (shown === undefined) return null
          const {x, y, width, height} = shown.getBoundingClientRect()
          return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)] as const
        }),
      PARTS,
    )
    return {boxes, errors}
  } finally {
    await context.close()
  }
}

/** Messages of React have other addresses and details in each of its versions. */
function toKnown(message: string): string {
  return /React error #\d+/.exec(message)?.[0] ?? message
}

function compareBoxes(theirs: readonly Box[], ours: readonly Box[]): readonly string[] {
  return PARTS.flatMap((part, at) => {
    const [their = null, our = null] = [theirs[at], ours[at]]
    const isSame =
      their === null || our === null
        ? their === our
        : their.every((value, index) => Math.abs(value - (our[index] ?? 0)) <= TOLERANCE)
    return isSame ? [] : [`${part}: ${their?.join(' ') ?? 'none'} | ${our?.join(' ') ?? 'none'}`]
  })
}

const STYLE = 'body { margin: 0; font: 14px system-ui } div { display: flex; gap: 8px; padding: 8px }'

async function writeSheet(looks: readonly PageLook[], outDir: string, browser: Browser): Promise<void> {
  const rows = looks.map(({path, differences}, at) => {
    const images = WINDOWS.flatMap(({name, width}) =>
      ['docusaurus', 'quire'].map(
        (generator) => `<img src="${at}-${generator}${name}.png" alt="${generator}" width="${width / 3}">`,
      ),
    )
    const facts = differences.map((one) => `<li>${one}</li>`)
    return `<h2>${path}</h2><div>${images.join('')}</div><ul>${facts.join('')}</ul>`
  })
  const file = join(outDir, 'index.html')
  writeFileSync(file, `<!doctype html><title>Docusaurus and Quire</title><style>${STYLE}</style>${rows.join('\n')}`)
  const page = await browser.newPage({viewport: {width: 1180, height: 900}})
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({path: join(outDir, 'sheet.png'), fullPage: true})
  await page.close()
}
