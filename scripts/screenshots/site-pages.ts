// Reads the pages of a served site: those of its sitemap and what they link to.
import type {SitePage} from './kinds.ts'

/** Enough to find the best page of each kind, few enough to read in seconds. */
const MAX_PAGES = 800

/** @returns Pages of the site below `base`, the home page first. */
export async function readPages(base: string): Promise<readonly SitePage[]> {
  const queue = [base, ...(await sitemapUrls(base))]
  const seen = new Set(queue)
  const pages: SitePage[] = []
  for (const url of queue) {
    if (pages.length === MAX_PAGES) break
    const html = await readHtml(url)
    if (html === undefined) continue
    pages.push({url, html})
    for (const found of linksIn(html, url, base)) {
      if (seen.has(found)) continue
      seen.add(found)
      queue.push(found)
    }
  }
  if (pages.length === 0) throw new Error(`No page at ${base}, and no sitemap that names others.`)
  return pages
}

async function readHtml(url: string): Promise<string | undefined> {
  const response = await fetch(url)
  const isPage = response.ok && (response.headers.get('content-type') ?? '').includes('text/html')
  const text = await response.text()
  return isPage ? text : undefined
}

/** URLs of the sitemap as this server has them; none when there is no sitemap. */
async function sitemapUrls(base: string): Promise<readonly string[]> {
  const response = await fetch(`${base}sitemap.xml`)
  if (!response.ok) return []
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)]
  const {origin, pathname} = new URL(base)
  return addresses
    .map(([, address = '']) => new URL(address).pathname)
    .flatMap((path) => (path.startsWith(pathname) && path !== pathname ? [origin + path] : []))
}

function linksIn(html: string, from: string, base: string): readonly string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"#?]+)[^"]*"/g)].flatMap(([, href = '']) => {
    const url = URL.canParse(href, from) ? new URL(href, from).href : ''
    return url.startsWith(base) && !/\.(?!html?$)[a-z0-9]+$/i.test(url) ? [url] : []
  })
}
