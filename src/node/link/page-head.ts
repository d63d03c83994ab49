// The head of one page: title by the site's template, and the tags that search engines and link previews read.
import type {HeadTag, PageData, PageHead} from '../../shared/contract.ts'
import {kindOf} from '../../shared/merge-head.ts'
import {stripBaseUrl} from '../../shared/permalink.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import type {DocumentFile, PlannedRoute, SiteConfig} from '../model.ts'
import {toAttributes} from './tag-attributes.ts'

/** What of a page's head only this stage knows. */
export interface HeadInput {
  /** Social card: an absolute URL, or a path below the base URL. */
  readonly image: string | undefined
  /** The page as Markdown. */
  readonly alternatePath: string | undefined
  /** Locales that have a translation of the page's document, where that counts. */
  readonly translatedIn: readonly string[] | undefined
  /** A part of the site's writes what search services read. */
  readonly hasOwnSearchMetadata?: boolean | undefined
}

/** The default locale on a page that shows its text for want of a translation; undefined where that is not to be seen. */
export function originalLocaleOf(
  translatedIn: HeadInput['translatedIn'],
  {i18n: {currentLocale, defaultLocale}}: Pick<SiteConfig, 'i18n'>,
): string | undefined {
  if (translatedIn === undefined || currentLocale === defaultLocale) return undefined
  return translatedIn.includes(currentLocale) ? undefined : defaultLocale
}

/** What the browser is told of the language of the page's own document. */
export function toContentLanguage(
  document: DocumentFile | undefined,
  config: Pick<SiteConfig, 'i18n'>,
): Pick<PageData, 'originalLocale' | 'contentLocale'> {
  return withoutUndefined({
    originalLocale: originalLocaleOf(document?.translatedIn, config),
    contentLocale: document === undefined ? undefined : contentLocaleOf(document, config),
  })
}

/**
 * The default locale, where a document is shown in it for want of a translation. A locale that takes no translations may
 * have documents of its own, from folders that the configuration names for it: nothing is known of their language.
 */
export function contentLocaleOf(
  {translates, translatedIn}: DocumentFile,
  {i18n: {currentLocale, defaultLocale, localeConfigs}}: Pick<SiteConfig, 'i18n'>,
): string | undefined {
  if (currentLocale === defaultLocale || translates !== undefined) return undefined
  return localeConfigs[currentLocale]?.translate === true || translatedIn !== undefined ? defaultLocale : undefined
}

/**
 * What a page says wins over `themeConfig.metadata`, and that over what is said of every page, as in Docusaurus. A page
 * without a title says none.
 */
export function toPageHead(route: PlannedRoute, config: SiteConfig, urls: HeadInput): PageHead {
  const title = formatTitle(route.metadata.title, config)
  const own = [...pageTags(route, title), ...(urls.image === undefined ? [] : imageTags(urls.image, config))]
  const added = route.head ?? []
  const metadata = without(metadataTags(config), [...own, ...added])
  const common = without(
    [meta('property', 'og:title', title), ...siteTags(route, config, urls)],
    [...own, ...metadata, ...added],
  )
  return {title, tags: [...own, ...common, ...metadata, ...added]}
}

function pageTags({metadata}: PlannedRoute, title: string): HeadTag[] {
  const {description = '', keywords = [], noIndex} = metadata
  return [
    ...(metadata.title.trim() === '' ? [] : [meta('property', 'og:title', title)]),
    ...(description === ''
      ? []
      : [meta('name', 'description', description), meta('property', 'og:description', description)]),
    ...(keywords.length === 0 ? [] : [meta('name', 'keywords', keywords.join(','))]),
    ...(noIndex === true ? [NO_INDEX] : []),
  ]
}

function siteTags(route: PlannedRoute, config: SiteConfig, urls: HeadInput): HeadTag[] {
  const {alternatePath, translatedIn, hasOwnSearchMetadata} = urls
  const {image} = config.themeConfig
  return [
    ...(config.noIndex ? [NO_INDEX] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(typeof image === 'string' ? imageTags(image, config) : []),
    ...addresses(route, config, translatedIn),
    ...alternateLink(alternatePath),
    ...localeTags(config),
    ...(hasOwnSearchMetadata ? [] : searchTags(route, config)),
  ]
}

function metadataTags({themeConfig}: SiteConfig): HeadTag[] {
  return (themeConfig.metadata ?? []).map((attributes) => ({tag: 'meta', attributes: toAttributes(attributes)}))
}

/** The tags about which no other says something. */
function without(tags: readonly HeadTag[], others: readonly HeadTag[]): readonly HeadTag[] {
  const kinds = new Set(others.map(kindOf))
  return tags.filter((tag) => !kinds.has(kindOf(tag)))
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

const NO_INDEX = meta('name', 'robots', 'noindex, nofollow')

function imageTags(image: string, {url, baseUrl}: SiteConfig): HeadTag[] {
  const below = image.startsWith(baseUrl) ? image.slice(baseUrl.length) : image.replace(/^\//, '')
  const address = /^https?:/.test(image) ? image : `${url}${baseUrl}${below}`
  return [meta('property', 'og:image', address), meta('name', 'twitter:image', address)]
}

function addresses(
  {path, metadata}: PlannedRoute,
  config: SiteConfig,
  translatedIn: HeadInput['translatedIn'],
): HeadTag[] {
  // The not-found page answers every URL, so it has none of its own.
  if (config.url === '' || path === `${config.baseUrl}404.html`) return []
  const below = stripBaseUrl(path, config.baseUrl) ?? ''
  // With one language there is nothing to choose from.
  const all = config.i18n.locales.length > 1 ? config.i18n.locales : []
  const isThere = (locale: string): boolean =>
    translatedIn === undefined || locale === config.i18n.defaultLocale || translatedIn.includes(locale)
  const locales = all.filter(isThere)
  const alternates = locales.map((locale): HeadTag => {
    const {url, baseUrl, htmlLang} = config.i18n.localeConfigs[locale] ?? {
      url: config.url,
      baseUrl: config.baseUrl,
      htmlLang: locale,
    }
    return {tag: 'link', attributes: {rel: 'alternate', href: url + baseUrl + below, hreflang: htmlLang}}
  })
  const first = alternates[locales.indexOf(config.i18n.defaultLocale)]
  const own = config.url + (metadata.canonical ?? path)
  const isOriginal = originalLocaleOf(translatedIn, config) === undefined
  const address = isOriginal ? own : String(first?.attributes?.href ?? own)
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
  if (!themeConfig.algolia) return []
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
