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
