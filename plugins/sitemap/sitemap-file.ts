// Items to the text of a sitemap.
import {Readable} from 'node:stream'
import type {SitemapItem, SitemapOptions} from './options.ts'

/** The XML of a sitemap. */
export async function toSitemapXml(
  items: readonly SitemapItem[],
  {lastmod}: Pick<SitemapOptions, 'lastmod'>,
  hostname: string,
): Promise<string> {
  // Loaded when it is needed: a configuration names this plugin at every start, a sitemap is written at the very end.
  const {SitemapStream, streamToPromise} = await import('sitemap')
  const xmlns = {news: false, xhtml: false, image: false, video: false}
  const stream = new SitemapStream({hostname, lastmodDateOnly: lastmod === 'date', xmlns})
  const text = await streamToPromise(Readable.from(items).pipe(stream))
  return text.toString('utf8')
}
