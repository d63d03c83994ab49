// The social cards plugin: an image of each page's title, which networks and messengers show with a link to the page.
import {definePlugin} from 'quire-docs/plugin'
import {cardTags, toCardTexts} from './card-texts.ts'
import {socialCardsDiagnostics} from './diagnostics.ts'
import {emitCards} from './emit-cards.ts'
import {loadStyle} from './load-style.ts'
import type {CardStyle} from './model.ts'
import {type GivenSocialCardsOptions, type SocialCardsOptions, socialCardsOptions} from './options.ts'

export type {SocialCardsOptions} from './options.ts'

/** Images for previews of links, drawn by the build for all pages that have none of their own. */
export const socialCards = definePlugin<SocialCardsOptions, CardStyle | null, GivenSocialCardsOptions>({
  name: 'social-cards',
  options: socialCardsOptions,
  diagnostics: socialCardsDiagnostics,
  loadContent: (_sources, context) => loadStyle(context),
  pageTags: (style, context, page) => {
    const hasImage = page.head?.some(({attributes}) => attributes?.property === 'og:image') === true
    const texts = style === null || hasImage ? undefined : toCardTexts(page, context)
    return style === null || texts === undefined ? [] : cardTags(texts, style, context.config)
  },
  emitAssets: async (style, context) => {
    if (style !== null) await emitCards(style, context)
    return []
  },
})

export default socialCards
