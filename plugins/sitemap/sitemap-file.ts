// Items to the text of a sitemap, or of several with one that lists them: a sitemap may have so many URLs and bytes.
import {Readable} from 'node:stream'
import type {EmittedAsset} from 'quire-docs/plugin'
import type {SitemapItem, SitemapOptions} from './options.ts'

// Both by the protocol, https://www.sitemaps.org/protocol.html
const MAX_URLS = 50_000
const MAX_BYTES = 50 << 20

export interface SitemapPlace {
  /** Of the site, without its base URL. */
  readonly hostname: string
  readonly baseUrl: string
}

/** One file; where that would be too large, the parts of it, and under the file's own name a list of them. */
export async function* toSitemapFiles(
  items: readonly SitemapItem[],
  {filename, lastmod}: Pick<SitemapOptions, 'filename' | 'lastmod'>,
  {hostname, baseUrl}: SitemapPlace,
): AsyncGenerator<EmittedAsset> {
  const texts = toTexts(items, (own) => toXml(own, lastmod === 'date', hostname))
  const first = await texts.next()
  if (first.done === true) return
  const second = await texts.next()
  if (second.done === true) {
    yield {path: filename, content: first.value}
    return
  }
  const paths: string[] = []
  const toPart = (content: string): EmittedAsset => {
    const path = filename.replace(/(\.[^./]*)?$/, `-${paths.length + 1}$1`)
    paths.push(path)
    return {path, content}
  }
  yield toPart(first.value)
  yield toPart(second.value)
  for await (const text of texts) yield toPart(text)
  yield {path: filename, content: await toIndexXml(paths.map((path) => hostname + baseUrl + path))}
}

/** Texts of as many items as may be together. */
async function* toTexts(
  items: readonly SitemapItem[],
  toText: (items: readonly SitemapItem[]) => Promise<string>,
): AsyncGenerator<string, void> {
  for (let start = 0; start < items.length; start += MAX_URLS) {
    const own = items.slice(start, start + MAX_URLS)
    const text = await toText(own)
    if (own.length === 1 || Buffer.byteLength(text) <= MAX_BYTES) yield text
    else for (const half of halves(own)) yield* toTexts(half, toText)
  }
}

function halves<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}

// The library is loaded when it is needed: a configuration names this plugin at every start, a sitemap is written at the end.
async function toXml(items: readonly SitemapItem[], lastmodDateOnly: boolean, hostname: string): Promise<string> {
  const {SitemapStream, streamToPromise} = await import('sitemap')
  const xmlns = {news: false, xhtml: false, image: false, video: false}
  const stream = new SitemapStream({hostname, lastmodDateOnly, xmlns})
  const text = await streamToPromise(Readable.from(items).pipe(stream))
  return text.toString('utf8')
}

async function toIndexXml(urls: readonly string[]): Promise<string> {
  const {SitemapIndexStream, streamToPromise} = await import('sitemap')
  const text = await streamToPromise(Readable.from(urls.map((url) => ({url}))).pipe(new SitemapIndexStream()))
  return text.toString('utf8')
}
