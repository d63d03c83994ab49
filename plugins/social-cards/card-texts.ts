// What the card of a page says, and whether it has one. Of what is known when pages are planned, so that the head of a page
// can name a card that is not drawn yet.
import picomatch from 'picomatch'
import type {BuiltPage, HeadTag, Json, PluginContext, SiteConfig} from 'quire-docs/plugin'
import {contentHash} from './content-hash.ts'
import {CARD_HEIGHT, CARD_WIDTH, type CardStyle, type CardTexts} from './model.ts'
import type {SocialCardsOptions} from './options.ts'

type CardPage = Pick<BuiltPage, 'path' | 'plugin' | 'metadata' | 'props'>

/**
 * Undefined for a page without a card: one that has an image of its own, or that the options leave out, and pages such as the
 * one for missing pages, which no one can link to.
 */
export function toCardTexts(
  {path, plugin, metadata, props = {}}: CardPage,
  {options, config}: Pick<PluginContext<SocialCardsOptions>, 'options' | 'config'>,
): CardTexts | undefined {
  const isOfProgram = metadata.noIndex === true && metadata.sourcePath === undefined
  if (metadata.image !== undefined || isOfProgram) return undefined
  if (picomatch.isMatch(path, [...options.ignorePatterns])) return undefined
  const site = toDrawable(config.title)
  const title = toDrawable(metadata.title) || site
  const {currentLocale, localeConfigs} = config.i18n
  const isSite = title === site
  const sections = plugin.name === 'blog' ? [labelOf(props.blog, 'title')] : docSections(props)
  // A page that begins a section is called as the section.
  const section = isSite ? config.tagline : sections.filter((one) => one !== '' && one !== title).join(' / ')
  return {
    title,
    section: toDrawable(section),
    site: isSite ? '' : site,
    direction: localeConfigs[currentLocale]?.direction ?? 'ltr',
  }
}

/** An older version of the docs, then the categories above the page. */
function docSections({version, breadcrumbs}: NonNullable<CardPage['props']>): readonly string[] {
  const isLast = typeof version !== 'object' || version === null || !('isLast' in version) || version.isLast === true
  const above = Array.isArray(breadcrumbs) ? breadcrumbs.slice(0, -1).map((one) => labelOf(one, 'label')) : []
  return [isLast ? '' : labelOf(version, 'label'), ...above]
}

function labelOf(value: Json | undefined, key: string): string {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const label = entries.find(([name]) => name === key)?.[1]
  return typeof label === 'string' ? label : ''
}

/** Fonts of text have no emoji. */
function toDrawable(text: string): string {
  return text.replace(EMOJI, '').replace(/\s+/g, ' ').trim()
}

const EMOJI =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{FE0F})(?:\u{FE0F}|\p{Emoji_Modifier}|\u{200D}\p{Extended_Pictographic}\u{FE0F}?)*/gu

/** Path in the output folder. Its name changes with all that the card shows: networks keep what they have seen. */
export function cardPath(texts: CardTexts, {fingerprint}: CardStyle): string {
  const {title, section, site, direction} = texts
  const hash = contentHash(JSON.stringify([fingerprint, title, section, site, direction]))
  // A card for each page: too many for one folder.
  return `assets/social-cards/${hash.slice(0, 2)}/${hash}.png`
}

/** What the head of a page says of its card. */
export function cardTags(
  texts: CardTexts,
  style: CardStyle,
  {url, baseUrl, titleDelimiter}: Pick<SiteConfig, 'url' | 'baseUrl' | 'titleDelimiter'>,
): readonly HeadTag[] {
  const image = url + baseUrl + cardPath(texts, style)
  const alt = [texts.title, texts.section, texts.site].filter((one) => one !== '').join(` ${titleDelimiter} `)
  return [
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(CARD_WIDTH)),
    meta('property', 'og:image:height', String(CARD_HEIGHT)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:image', image),
  ]
}

function meta(key: 'name' | 'property', name: string, content: string): HeadTag {
  return {tag: 'meta', attributes: {[key]: name, content}}
}
