// What all HTML documents of a site have in common: tags of the configuration and of plugins, colour mode, runtime files.
import {isObject} from '../../config/schema/building-blocks.ts'
import type {HtmlTags} from '../../plugin/types.ts'
import type {HeadTag, RawHtml} from '../../shared/contract.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import type {DocumentSettings, SiteConfig} from '../model.ts'
import {toStorageSettings} from '../text/storage-settings.ts'
import {toBuiltPath} from './resolve-reference.ts'
import {toAttributes} from './tag-attributes.ts'

export interface DocumentInput {
  readonly bundle: DocumentSettings['bundle']
  readonly version: string
  readonly inlineScript: string
  readonly hasInlineStart: boolean
  readonly firstStyles: DocumentSettings['firstStyles'] | undefined
  /** Tags of the plugins, in order. */
  readonly tags: readonly HtmlTags[]
  readonly styles: readonly string[]
  /** There is a `favicon.ico` where browsers look for one that no page names. */
  readonly hasIconFile: boolean
}

export function toDocumentSettings(
  config: SiteConfig,
  {bundle, version, inlineScript, hasInlineStart, firstStyles, tags, styles: addedStyles, hasIconFile}: DocumentInput,
): DocumentSettings {
  const locale = config.i18n.localeConfigs[config.i18n.currentLocale]
  const {hash, entry, styles, chunks, files} = bundle
  const added = [...configTags(config), ...tags.flatMap((one) => one.head ?? [])]
  return {
    baseUrl: config.baseUrl,
    lang: locale?.htmlLang ?? config.i18n.currentLocale,
    direction: locale?.direction ?? 'ltr',
    version,
    defaultMode: config.themeConfig.colorMode?.defaultMode ?? 'light',
    startSettings: startSettings(config),
    templateAttributes: config.templateAttributes,
    inlineScript,
    icons: faviconTags(config, hasIconFile || added.some(isIcon)),
    head: added,
    preBody: tags.flatMap((one) => one.preBody ?? []),
    postBody: tags.flatMap((one) => one.postBody ?? []),
    showsBaseUrlBanner: config.baseUrlIssueBanner,
    styles: addedStyles,
    hasInlineStart,
    ...withoutUndefined({firstStyles}),
    bundle: {hash, entry, styles, chunks, files},
  }
}

/** What the blocking script must know of the site; its own file says what it does with each. */
function startSettings(config: SiteConfig): Record<string, string | true> {
  const {colorMode, announcementBar, docs, readingSettings} = config.themeConfig
  const {type, suffix} = toStorageSettings(config)
  return toAttributes({
    'data-default-mode': colorMode?.defaultMode ?? 'light',
    'data-disable-switch': colorMode?.disableSwitch,
    'data-respect-system': colorMode?.respectPrefersColorScheme,
    'data-announcement-id': announcementBar?.isCloseable === false ? undefined : announcementBar?.id,
    'data-hideable-sidebar': isObject(docs) && isObject(docs.sidebar) && docs.sidebar.hideable,
    'data-reading-settings': readingSettings,
    'data-storage': type === 'localStorage' ? undefined : type,
    'data-storage-suffix': suffix === '' ? undefined : suffix,
  })
}

/** Browsers ask the root of a host for an icon that no page names; what answers there is the whole page "not found". */
const NO_ICON: HeadTag = {tag: 'link', attributes: {rel: 'icon', href: 'data:,'}}

function faviconTags({favicon, baseUrl}: SiteConfig, hasOther: boolean): HeadTag[] {
  // The root is not the site's with another base URL.
  if (favicon === undefined || favicon === '') return hasOther || baseUrl !== '/' ? [] : [NO_ICON]
  // Some name it as it is in the output.
  const isWhole = /^(?:https?:)?\/\/|^data:/.test(favicon) || favicon.startsWith(baseUrl)
  const href = isWhole ? favicon : baseUrl + favicon.replace(/^\//, '')
  return [{tag: 'link', attributes: {rel: 'icon', href}}]
}

function isIcon(one: HeadTag | RawHtml): boolean {
  if ('html' in one) return /<link\b[^<>]*\bicon\b/.test(one.html)
  return one.tag === 'link' && /\bicon\b/.test(String(one.attributes?.rel))
}

function configTags(config: SiteConfig): HeadTag[] {
  const {headTags, scripts, stylesheets} = config
  const own = headTags.map(({tagName, attributes, innerHTML}): HeadTag => {
    const text = typeof innerHTML === 'string' ? {text: innerHTML} : {}
    return {tag: tagName, attributes: toAttributes(attributes ?? {}), ...text}
  })
  const sheets = stylesheets.map(
    (sheet): HeadTag => ({tag: 'link', attributes: {rel: 'stylesheet', ...withBase(sheet, 'href', config)}}),
  )
  const code = scripts.map((script): HeadTag => ({tag: 'script', attributes: withBase(script, 'src', config)}))
  return [...own, ...sheets, ...code]
}

function withBase(
  item: string | Readonly<Record<string, unknown>>,
  key: 'href' | 'src',
  config: SiteConfig,
): Record<string, string | true> {
  const attributes = toAttributes(typeof item === 'string' ? {[key]: item} : item)
  const url = attributes[key]
  if (typeof url !== 'string' || !url.startsWith('/') || url.startsWith('//')) return attributes
  const built = toBuiltPath(url, config)
  return {...attributes, [key]: isOnHost(built, config) ? built : config.baseUrl + built.slice(1)}
}

/** Docusaurus takes each path as one on the host, where there may be more than the site. On a disk there is no more. */
function isOnHost(url: string, {baseUrl, siteBaseUrl, publishedBaseUrl, compatibility}: SiteConfig): boolean {
  const isWhole = url.startsWith(baseUrl) || (siteBaseUrl !== '/' && url.startsWith(siteBaseUrl))
  return isWhole || (compatibility === 'docusaurus' && publishedBaseUrl === undefined)
}
