// A walk over 50 pages of each corpus in the browser: no console error, no hydration error, no shift from images.
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {builtCorpus, CORPORA, hasCorpora} from '../support/corpora.ts'
import {serveBuilt} from '../support/served-site.ts'

const PAGES = 50

describe.skipIf(!hasCorpora).each(CORPORA)('the corpus $name', (corpus) => {
  let url = ''
  let paths: string[] = []

  beforeAll(async () => {
    const {siteDir, cold} = await builtCorpus(corpus)
    url = await serveBuilt(siteDir, cold)
    const pages = cold.files().filter((file) => file.endsWith('/index.html'))
    const step = Math.max(1, Math.floor(pages.length / PAGES))
    paths = pages
      .filter((_file, at) => at % step === 0)
      .slice(0, PAGES)
      .map((file) => `/${file.slice(0, -'/index.html'.length)}`)
  })

  test('every page of the walk is alive, quiet and stable', async () => {
    const {page, problems} = await openPage()
    await page.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        // Layout shifts are not in the DOM library's types yet.
        for (const entry of list.getEntries() as unknown as {value: number; sources: {node?: Node}[]}[])
          if (
            entry.sources.some(
              ({node}) => node instanceof Element && (node.matches('img') || node.closest('.markdown') !== null),
            )
          )
            shifts.push(entry.value)
      }).observe({type: 'layout-shift', buffered: true})
      Object.assign(window, {shifts})
    })
    const found: string[] = []
    for (const path of paths) {
      problems.length = 0
      await page.goto(url + path)
      await hydrated(page)
      const shift = await page.evaluate(() =>
        (window as unknown as {shifts: number[]}).shifts.reduce((sum, one) => sum + one, 0),
      )
      const own = problems.filter((problem) => !isOfContent(problem))
      if (own.length > 0 || shift > 0.01) found.push(`${path}: shift ${shift.toFixed(3)} ${own.join('; ')}`)
    }
    expect(paths.length).toBeGreaterThanOrEqual(Math.min(PAGES, corpus.pageCount))
    expect(found).toEqual([])
  })
})

/** The corpora lack the images of their sites' static folders, and embed pages with permissions that no browser knows. */
function isOfContent(problem: string): boolean {
  return /Failed to load resource.*(?:404|ERR_)|Unrecognized feature/.test(problem)
}
