// A site that `build({offline: true})` made, opened from a folder, without a server, as from a stick.
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import type {BuildReport} from '../../src/node/api-types.ts'
import {hydrated, openPage} from '../support/browser.ts'
import {program} from '../support/program.ts'
import {TestSite} from '../support/site.ts'
import {TRANSLATED_SITE} from '../support/translated-site.ts'

const site = new TestSite({
  ...TRANSLATED_SITE,
  'docs/all.mdx': `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

# All

<Tabs queryString="os"><TabItem value="mac" label="Mac">For a Mac.</TabItem><TabItem value="pc" label="PC">For a PC.</TabItem></Tabs>

<img src="/base/img/dot.svg" alt="By hand" /> ![Leaf](./leaf.svg) <a href="/base/docs/start">By hand</a> [A file](pathname:///files/v1.2.zip)

<iframe src="https://video.example/1"></iframe>

See [zebras](./node.js.md).
`,
  'docs/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9v9z"/></svg>',
  'docs/node.js.md': '---\nslug: /node.js\n---\n\n# Node\n\nA zebra crosses.\n',
  'static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>',
  'static/files/v1.2.zip': 'zip',
  'static/plain.html': '<!doctype html><title>Plain</title><a href="/base/docs/start">Start</a>',
})
const config = 'site.config.mjs'
site.write(
  config,
  readFileSync(join(site.dir, config), 'utf8')
    .replace("favicon: 'icon.svg',", "favicon: 'icon.svg', baseUrl: '/base/',")
    .replace(' search()', " search({language: ['en', 'ja']})"),
)

let report: BuildReport
let stick = ''
beforeAll(async () => {
  const {build} = await program()
  report = await build({siteDir: site.dir, offline: true})
  expect(report.diagnostics.filter(({level}) => level === 'error')).toEqual([])
  // Somewhere else, below names that URLs have to encode, and that scripts may not take for the end of a string.
  stick = join(mkdtempSync(join(tmpdir(), "quire stick é's ")), 'copy')
  cpSync(report.outDir, stick, {recursive: true})
})

const url = (file: string): string => `${pathToFileURL(`${stick}/`).href}${file}`
const place = (page: Page): string => decodeURI(page.url()).replace(decodeURI(url('')), '')

async function open(file: string, options = {}): Promise<{page: Page; problems: readonly string[]}> {
  const opened = await openPage(options)
  await opened.page.goto(url(file))
  await hydrated(opened.page)
  return opened
}

describe('the folder', () => {
  test('is next to the output for a server, which is not written', () => {
    expect(report).toMatchObject({ok: true, isWritten: true, outDir: join(site.dir, 'build-offline')})
    expect(existsSync(join(site.dir, 'build'))).toBe(false)
  })

  test('a warning names hosts whose files are missing without a network; the others are those of any build', async () => {
    const {build} = await program()
    const {diagnostics} = await build({siteDir: site.dir})
    const said = report.diagnostics.map(({code, message}) => [code, message])
    expect(said).toEqual([
      ...diagnostics.map(({code, message}) => [code, message]),
      ['offline/needs-network', expect.stringContaining('video.example (ar/docs/next/all/index.html and 2 more)')],
    ])
  })

  test('URLs for machines are those of the published site', () => {
    const sitemap = readFileSync(join(stick, 'sitemap.xml'), 'utf8')
    expect(sitemap).toContain('/base/docs/start</loc>')
    const html = readFileSync(join(stick, 'ar/docs/start/index.html'), 'utf8')
    expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(/^https:\/\/[^/]+\/base\/ar\/docs\/start$/)
  })

  test('nothing of a server, and nothing of what stands for the folder outside of what the client reads', () => {
    expect(existsSync(join(stick, '_headers'))).toBe(false)
    const texts = readdirSync(stick, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.(?:css|xml|txt|md)$/.test(file),
    )
    for (const file of texts) expect(readFileSync(join(stick, file), 'utf8')).not.toContain('__quire_offline__')
  })

  test('a build that fails leaves it as it was', async () => {
    const {build} = await program()
    const before = readFileSync(join(report.outDir, 'index.html'), 'utf8')
    site.write('docs/broken.mdx', '# Broken\n\n<b>\n')
    const failed = await build({siteDir: site.dir, offline: true})
    site.remove('docs/broken.mdx')
    expect(failed).toMatchObject({ok: false, isWritten: false, lastOutput: 'unchanged', outDir: report.outDir})
    expect(readFileSync(join(report.outDir, 'index.html'), 'utf8')).toBe(before)
  })
})

describe('in a browser', () => {
  test('links lead to files, back and forth, in every part of the page', async () => {
    const {page, problems} = await open('blog/index.html')
    await page.locator('.navbar').getByText('Guide', {exact: true}).click()
    await expect.poll(() => place(page)).toBe('docs/start/index.html')
    await hydrated(page)
    await page.locator('.menu').getByText('Tools').click()
    await page.locator('.menu').getByText('Install').click()
    await expect.poll(() => place(page)).toBe('docs/guide/install/index.html')
    await page.goBack()
    await expect.poll(() => place(page)).toBe('docs/start/index.html')
    await page.locator('.pagination-nav__link--next').click()
    await expect.poll(() => place(page)).toBe('docs/guide/install/index.html')
    await hydrated(page)
    expect(problems).toEqual([])
  })

  test('components, tabs, images, and paths written by hand work', async () => {
    const {page, problems} = await open('docs/next/all/index.html', {javaScriptEnabled: true})
    await page.getByRole('tab', {name: 'PC'}).click()
    await expect.poll(() => place(page)).toBe('docs/next/all/index.html?os=pc')
    await page.reload()
    await hydrated(page)
    await expect.poll(() => page.getByText('For a PC.').isVisible()).toBe(true)
    const widths = await page
      .locator('.markdown img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))
    expect(widths).toEqual([7, 10])
    expect(await page.locator('a[href$=".zip"]').getAttribute('href')).toBe('../../../files/v1.2.zip')
    await page.locator('.markdown').getByText('zebras').click()
    await expect.poll(() => place(page)).toBe('docs/next/node.js/index.html')
    // The frame's host.
    expect(problems.filter((problem) => !problem.includes('video.example') && !problem.includes('ERR_'))).toEqual([])
  })

  test('the search finds, and leads to the file of a page', async () => {
    const {page, problems} = await open('docs/next/all/index.html')
    await page.locator('input[type=search]').first().fill('crosses')
    await page.getByRole('option', {name: 'zebra'}).first().click()
    await expect.poll(() => place(page)).toMatch(/^docs\/next\/node\.js\/index\.html/)
    expect(problems.filter((problem) => !problem.includes('video.example') && !problem.includes('ERR_'))).toEqual([])
  })

  test('each language is searched in its own index', async () => {
    const {page} = await open('ja/docs/next/start/index.html')
    await page.locator('input[type=search]').first().fill('段落')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => place(page)).toMatch(/^ja\/docs\/next\/start\/index\.html/)
  })

  test('the menus of versions and languages lead to the same page', async () => {
    const {page, problems} = await open('docs/start/index.html')
    const menus = page.locator('.navbar__items--right .navbar__item.dropdown')
    await menus.nth(0).hover()
    await page.locator('.dropdown--show, .dropdown:hover').getByText('1.0', {exact: true}).last().click()
    await expect.poll(() => place(page)).toBe('docs/1.0/start/index.html')
    await hydrated(page)
    await menus.nth(1).hover()
    await page.locator('.dropdown--show, .dropdown:hover').getByText('العربية', {exact: true}).last().click()
    await expect.poll(() => place(page)).toBe('ar/docs/1.0/start/index.html')
    await hydrated(page)
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    expect(problems).toEqual([])
  })

  test('the colour mode is kept', async () => {
    const {page} = await open('docs/start/index.html')
    const mode = () => page.locator('html').getAttribute('data-theme-choice')
    const before = await mode()
    await page.locator('.navbar button[class*="colorMode"], .navbar button[class*="iconButton"]').first().click()
    const chosen = await mode()
    expect(chosen).not.toBe(before)
    await page.goto(url('blog/index.html'))
    await hydrated(page)
    expect(await mode()).toBe(chosen)
  })

  test('without JavaScript links lead to files too', async () => {
    const {page} = await openPage({javaScriptEnabled: false})
    await page.goto(url('plain.html'))
    await page.getByText('Start').click()
    expect(place(page)).toBe('docs/start/index.html')
    await page.locator('main').getByText('Install').first().click()
    expect(place(page)).toBe('docs/guide/install/index.html')
  })

  test('on a narrow window the menu opens, and its links lead to files', async () => {
    const {page} = await open('docs/start/index.html', {viewport: {width: 390, height: 800}})
    await page.locator('.navbar__toggle').click()
    await page.locator('.navbar-sidebar').getByText('Tools').click()
    await page.locator('.navbar-sidebar').getByText('Install').click()
    await expect.poll(() => place(page)).toBe('docs/guide/install/index.html')
  })
})
