// The head of one page: title by the site's template, and the tags that search engines and link previews read.
import type {HeadTag, PageHead} from '../../shared/contract.ts'
import {applyTrailingSlash, stripBaseUrl} from '../../shared/permalink.ts'
import type {PlannedRoute, SiteConfig} from '../model.ts'

/** URLs in a page's head that only this stage knows. */
export interface HeadUrls {
  /** Social card: an absolute URL, or a path below the base URL. */
  readonly image: string | undefined
  /** The page as Markdown. */
  readonly alternatePath: string | undefined
}

export function toPageHead(route: PlannedRoute, config: SiteConfig, {image, alternatePath}: HeadUrls): PageHead {
  const {metadata} = route
  const title = formatTitle(metadata.title, config)
  const tags: HeadTag[] = [meta('property', 'og:title', title)]
  const {description, keywords, noIndex} = metadata
  if (description !== undefined && description !== '')
    tags.push(meta('name', 'description', description), meta('property', 'og:description', description))
  if (keywords !== undefined && keywords.length > 0) tags.push(meta('name', 'keywords', keywords.join(',')))
  if (noIndex === true || config.noIndex) tags.push(meta('name', 'robots', 'noindex, nofollow'))
  tags.push(
    ...socialImage(image, config),
    ...addresses(route, config),
    ...alternateLink(alternatePath),
    ...localeTags(config),
    ...searchTags(route, config),
    ...(route.head ?? []),
  )
  return {title, tags}
}

/** `Page | Site`; the site's name alone for an empty title or the site's own. */
export function formatTitle(
  title: string,
  {title: siteTitle, titleDelimiter}: Pick<SiteConfig, 'title' | 'titleDelimiter'>,
): string {
  const trimmed = title.trim()
  return trimmed === '' || trimmed === siteTitle ? siteTitle : `${trimmed} ${titleDelimiter} ${siteTitle}`
}

function meta(key: 'name' | 'property', name: string, content: string): HeadTag {
  return {tag: 'meta', attributes: {[key]: name, content}}
}

function socialImage(image: string | undefined, {url, baseUrl, themeConfig}: SiteConfig): HeadTag[] {
  const fallback = themeConfig.image
  const chosen = image ?? (typeof fallback === 'string' ? fallback : undefined)
  if (chosen === undefined) return [meta('name', 'twitter:card', 'summary_large_image')]
  const below = chosen.startsWith(baseUrl) ? chosen.slice(baseUrl.length) : chosen.replace(/^\//, '')
  const address = /^https?:/.test(chosen) ? chosen : `${url}${baseUrl}${below}`
  return [
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('property', 'og:image', address),
    meta('name', 'twitter:image', address),
  ]
}

function addresses({path, metadata}: PlannedRoute, config: SiteConfig): HeadTag[] {
  // The not-found page answers every URL, so it has none of its own.
  if (config.url === '' || (metadata.sourcePath === undefined && path.endsWith('/404.html'))) return []
  const address = config.url + applyTrailingSlash(metadata.canonical ?? path, config.trailingSlash, config.baseUrl)
  const below = stripBaseUrl(path, config.baseUrl) ?? ''
  // With one language there is nothing to choose from.
  const locales = config.i18n.locales.length > 1 ? config.i18n.locales : []
  const alternates = locales.map((locale): HeadTag => {
    const {url, baseUrl, htmlLang} = config.i18n.localeConfigs[locale] ?? {
      url: config.url,
      baseUrl: config.baseUrl,
      htmlLang: locale,
    }
    return {tag: 'link', attributes: {rel: 'alternate', href: url + baseUrl + below, hreflang: htmlLang}}
  })
  const first = alternates[locales.indexOf(config.i18n.defaultLocale)]
  const fallback: HeadTag[] =
    first === undefined ? [] : [{tag: 'link', attributes: {...first.attributes, hreflang: 'x-default'}}]
  return [
    meta('property', 'og:url', address),
    {tag: 'link', attributes: {rel: 'canonical', href: address}},
    ...alternates,
    ...fallback,
  ]
}

function alternateLink(href: string | undefined): HeadTag[] {
  return href === undefined ? [] : [{tag: 'link', attributes: {rel: 'alternate', type: 'text/markdown', href}}]
}

/** What the crawler of a search service filters by, under the names that it knows from Docusaurus; where there is one. */
function searchTags({metadata}: PlannedRoute, {i18n, themeConfig}: SiteConfig): HeadTag[] {
  if (!('algolia' in themeConfig)) return []
  const {searchTag = 'default', searchVersion} = metadata
  const facts: readonly (readonly [string, string, string | undefined])[] = [
    ['docusaurus_locale', 'docsearch:language', i18n.currentLocale],
    ['docusaurus_version', 'docsearch:version', searchVersion],
    ['docusaurus_tag', 'docsearch:docusaurus_tag', searchTag],
  ]
  return facts.flatMap(([name, otherName, value]) =>
    value === undefined ? [] : [meta('name', name, value), meta('name', otherName, value)],
  )
}

function localeTags({i18n}: SiteConfig): HeadTag[] {
  const toProperty = (locale: string): string => (i18n.localeConfigs[locale]?.htmlLang ?? locale).replace('-', '_')
  const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale)
  return [
    meta('property', 'og:locale', toProperty(i18n.currentLocale)),
    ...others.map((locale) => meta('property', 'og:locale:alternate', toProperty(locale))),
  ]
}
