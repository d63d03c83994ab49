// What the plugin knows before any page: with what cards are drawn, and what all of them show.
import type {FontFile} from './find-fonts.ts'

/** Plain data: what it names is read when a card has to be drawn. */
export interface CardStyle {
  /** Absolute paths of what the two packages export. */
  readonly layoutPackage: string
  readonly imagePackage: string
  readonly fonts: readonly FontFile[]
  /** Absolute. */
  readonly logoFile: string | undefined
  /** As `#rrggbb`. */
  readonly colour: string
  /** Changes with all that decides how texts are drawn. */
  readonly fingerprint: string
}

/** What a card says. */
export interface CardTexts {
  readonly title: string
  /** What is above the page; `''` for nothing. */
  readonly section: string
  /** The site's title; `''` where the title says it. */
  readonly site: string
  readonly direction: 'ltr' | 'rtl'
}

/** Pixels, as social networks ask for. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630
