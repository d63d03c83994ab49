// The sitemap plugin: which pages are listed, and what is said about them.
import type {BuiltPage} from 'quire-docs/plugin'
import {expect, test} from 'vitest'
import {sitemap} from '../../../plugins/sitemap/index.ts'
import {sitemapOptions} from '../../../plugins/sitemap/options.ts'
import {contextOf, listAssets, pageOf, type SiteInput} from './support/site.ts'

async function emit(pages: readonly BuiltPage[], site: SiteInput = {}) {
  const {context, diagnostics} = contextOf(sitemap.definition, site)
  const files = await listAssets(
    sitemap.definition.emitAssets?.(null, {...context, site: {pages, contentOf: () => undefined}}),
  )
  return {files, diagnostics, xml: String(files[0]?.content ?? '')}
}

const urlsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

test('every page is listed with frequency and priority', async () => {
  const {files, xml} = await emit([pageOf('/'), pageOf('/docs/a%20b')])
  expect(files.map(({path}) => path)).toEqual(['sitemap.xml'])
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://example.com/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>' +
      '<url><loc>https://example.com/docs/a%20b</loc><changefreq>weekly</changefreq><priority>0.5</priority></url></urlset>',
  )
})

test('pages that robots may not index, the not-found page and ignored paths are left out', async () => {
  const pages = [
    pageOf('/base/a'),
    pageOf('/base/hidden', {noIndex: true}),
    pageOf('/base/unlisted', {metadata: {title: '', noIndex: true}}),
    pageOf('/base/404.html'),
    pageOf('/base/internal/x/y'),
    pageOf('/base/tags'),
  ]
  const {xml} = await emit(pages, {
    config: {baseUrl: '/base/'},
    options: {ignorePatterns: ['/base/internal/**', '/base/tags']},
  })
  expect(urlsIn(xml)).toEqual(['https://example.com/base/a'])
})

test.each([
  ['date', '<lastmod>2024-05-31</lastmod>'],
  ['datetime', '<lastmod>2024-05-31T12:00:00.000Z</lastmod>'],
])('says when a page changed, as a %s', async (lastmod, expected) => {
  const metadata = {title: 'A', lastUpdatedAt: Date.UTC(2024, 4, 31, 12)}
  const {xml} = await emit([pageOf('/a', {metadata}), pageOf('/b')], {
    options: {lastmod, changefreq: null, priority: null},
  })
  expect(xml).toContain(
    `<url><loc>https://example.com/a</loc>${expected}</url><url><loc>https://example.com/b</loc></url>`,
  )
})

test('the history is asked for when dates are wanted', () => {
  const asks = (lastmod: unknown) =>
    sitemap.definition.wantsGitHistory?.(contextOf(sitemap.definition, {options: {lastmod}}).context, [])
  expect([asks(null), asks('date')]).toEqual([false, true])
})

test('a site can make the items itself', async () => {
  const {xml} = await emit([pageOf('/a'), pageOf('/b')], {
    options: {
      filename: 'map.xml',
      createSitemapItems: async ({defaultCreateSitemapItems, ...input}: Parameters<Create>[0]) =>
        (await defaultCreateSitemapItems(input)).filter(({url}) => url.endsWith('b')),
    },
  })
  expect(urlsIn(xml)).toEqual(['https://example.com/b'])
})

type Create = import('../../../plugins/sitemap/index.ts').CreateSitemapItems

test('nothing is written for a site that robots may not index, or that has no pages', async () => {
  expect((await emit([pageOf('/')], {config: {noIndex: true}})).files).toEqual([])
  expect((await emit([])).files).toEqual([])
})

test('a site without a URL has no sitemap, and is told so', async () => {
  const {files, diagnostics} = await emit([pageOf('/')], {config: {url: ''}})
  expect(files).toEqual([])
  expect(diagnostics).toMatchObject([{level: 'warning', code: 'sitemap/no-url'}])
})

test.each([[{cacheTime: 600}], [{trailingSlash: true}], [{changefreq: 'often'}], [{priority: 2}]])(
  '%o is refused',
  (options) => {
    expect(sitemapOptions.safeParse(options).success).toBe(false)
  },
)

test('more than 50,000 pages are in several files, and the file of the option lists them', async () => {
  const pages = Array.from({length: 100_001}, (_, at) => pageOf(`/base/p${at}`))
  const {files} = await emit(pages, {config: {baseUrl: '/base/'}, options: {filename: 'maps/site.xml'}})
  expect(files.map(({path}) => path)).toEqual([
    'maps/site-1.xml',
    'maps/site-2.xml',
    'maps/site-3.xml',
    'maps/site.xml',
  ])
  const [first = [], second = [], third = [], index] = files.map(({content}) => urlsIn(String(content)))
  expect([first.length, second.length, third.length]).toEqual([50_000, 50_000, 1])
  expect(new Set([...first, ...second, ...third]).size).toBe(100_001)
  expect(index).toEqual([1, 2, 3].map((at) => `https://example.com/base/maps/site-${at}.xml`))
  expect(String(files[3]?.content)).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><sitemapindex xmlns=/)
})

test('50,000 pages are in one file', async () => {
  const {files} = await emit(Array.from({length: 50_000}, (_, at) => pageOf(`/p${at}`)))
  expect(files.map(({path}) => path)).toEqual(['sitemap.xml'])
})

test('no file of a sitemap is larger than 50 MB', async () => {
  const long = 'x'.repeat(1 << 20)
  const {files} = await emit(Array.from({length: 60}, (_, at) => pageOf(`/${at}-${long}`)))
  expect(files.map(({path}) => path)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml'])
  const sizes = files.map(({content}) => Buffer.byteLength(String(content)))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(50 << 20)
  expect(files.slice(0, 2).flatMap(({content}) => urlsIn(String(content)))).toHaveLength(60)
})
