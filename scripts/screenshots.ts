// Photographs the kinds of page of a site, at three widths in both colour modes: npm run screenshots -- --help
import {existsSync, mkdirSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {Command} from 'commander'
import {type BrowserContext, chromium, type Page} from 'playwright-core'
import {findBrowser} from './browser.mjs'
import {makeContactSheets, type Picture} from './screenshots/contact-sheets.ts'
import {findKinds, type Kind} from './screenshots/kinds.ts'
import {type ServedSite, serveOutput} from './screenshots/serve-output.ts'
import {readPages} from './screenshots/site-pages.ts'
import {bringInto} from './screenshots/states.ts'

const WINDOWS = [
  {width: 1440, height: 900},
  {width: 1000, height: 800},
  {width: 390, height: 844},
] as const
const MODES = ['light', 'dark'] as const
/** Of an image of the whole page, in pixels. */
const MAX_HEIGHT = 4000

interface Options {
  readonly site: string
  readonly out: string
  readonly only?: string
  readonly full?: boolean
}

const options = new Command('screenshots')
  .description('Photographs the kinds of page of a site, at three widths in both colour modes.')
  .option('--site <address>', 'URL, folder of a site (built when it has no build), or folder of a built site', '.')
  .option('--out <folder>', 'where the images go', 'screenshots')
  .option('--only <kinds>', 'kinds of page, by comma: home,doc,search-open')
  .option('--full', `the whole page, up to ${MAX_HEIGHT} pixels, instead of what a window shows`)
  .parse()
  .opts<Options>()

await main()

async function main(): Promise<void> {
  const site = await openSite(options.site)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const only = options.only?.split(',')
    const kinds = findKinds(await readPages(site.url), site.url).filter(({name}) => only?.includes(name) ?? true)
    const outDir = resolve(options.out)
    mkdirSync(outDir, {recursive: true})
    const pictures: Picture[] = []
    for (const window of WINDOWS)
      for (const mode of MODES) {
        const context = await browser.newContext({viewport: window, colorScheme: mode, reducedMotion: 'reduce'})
        for (const kind of kinds) pictures.push(...(await photograph(context, kind, {...window, mode, outDir})))
        await context.close()
      }
    await makeContactSheets(pictures, outDir, browser)
    console.log(`${pictures.length} images of ${kinds.length} kinds of page: ${join(outDir, 'index.html')}`)
  } finally {
    await browser.close()
    await site.close()
  }
}

async function openSite(address: string): Promise<ServedSite> {
  if (/^https?:/.test(address)) return {url: address.replace(/\/?$/, '/'), close: async () => {}}
  const dir = resolve(address)
  if (existsSync(join(dir, 'index.html'))) return serveOutput(dir)
  const program: typeof import('../src/node/index.ts') = await import(
    pathToFileURL(join(import.meta.dirname, '../dist/index.js')).href
  )
  const server = await program.serve({siteDir: dir, port: 0, open: false, build: !existsSync(join(dir, 'build'))})
  return {url: server.url.replace(/\/?$/, '/'), close: server.close}
}

interface Shot {
  readonly width: number
  readonly mode: (typeof MODES)[number]
  readonly outDir: string
}

/** @returns The image; nothing where the window has no such state, as a menu button that only narrow ones have. */
async function photograph(context: BrowserContext, kind: Kind, shot: Shot): Promise<readonly Picture[]> {
  const {width, mode, outDir} = shot
  const page = await context.newPage()
  try {
    const url = new URL(kind.url)
    url.searchParams.set('docusaurus-theme', mode)
    await page.goto(url.href, {waitUntil: 'networkidle'})
    if (!(await bringInto(page, kind.state, url.searchParams.get('q') ?? ''))) return []
    if (options.full) await showWhole(page, width)
    const file = `${kind.name}-${width}-${mode}.png`
    await page.screenshot({path: join(outDir, file), animations: 'disabled', caret: 'initial'})
    return [{kind: kind.name, file, width, mode}]
  } finally {
    await page.close()
  }
}

async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({width, height: Math.min(height, MAX_HEIGHT)})
}
