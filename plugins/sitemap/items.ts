// Which pages a sitemap lists, and what it says about each.
import picomatch from 'picomatch'
import type {BuiltPage} from 'quire-docs/plugin'
import type {CreateItemsInput, SitemapItem, SitemapOptions} from './options.ts'

/** Items in the order of the pages: those that robots may index and that neither an option nor another page leaves out. */
export function toItems({routes, siteConfig}: CreateItemsInput, options: SitemapOptions): readonly SitemapItem[] {
  const isIgnored = options.ignorePatterns.length === 0 ? () => false : picomatch(options.ignorePatterns)
  const notFound = `${siteConfig.baseUrl}404.html`
  const isListed = (page: BuiltPage): boolean => {
    const {path, noIndex, metadata} = page
    if (noIndex || metadata.noIndex === true || path === notFound || isIgnored(path)) return false
    // A sitemap lists canonical pages.
    return metadata.canonical === undefined && !(options.onlyLastVersion && isOfOtherVersion(page))
  }
  return routes.filter(isListed).map((page) => toItem(page, siteConfig.url, options))
}

function isOfOtherVersion({plugin, props}: BuiltPage): boolean {
  const version = props?.version
  return (
    plugin.name === 'docs' && typeof version === 'object' && version !== null && 'isLast' in version && !version.isLast
  )
}

function toItem(
  {path, metadata}: BuiltPage,
  siteUrl: string,
  {changefreq, priority, lastmod}: SitemapOptions,
): SitemapItem {
  const date = lastmod === null ? undefined : formatDate(metadata.lastUpdatedAt, lastmod)
  return {
    url: new URL(path, siteUrl).href,
    ...(date === undefined ? {} : {lastmod: date}),
    ...(changefreq === null ? {} : {changefreq}),
    ...(priority === null ? {} : {priority}),
  }
}

function formatDate(time: number | undefined, precision: 'date' | 'datetime'): string | undefined {
  if (time === undefined) return undefined
  const text = new Date(time).toISOString()
  return precision === 'date' ? text.slice(0, 10) : text
}
