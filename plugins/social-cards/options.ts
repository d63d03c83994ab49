// Options of the social cards plugin.
import {z} from 'zod'

const FONT_FILE = /\.(?:ttf|otf|woff2?)$/i

const font = z.string().regex(/^@?[\w-]+(?:\/[\w.-]+)?$|\.(?:ttf|otf|woff2?)$/i, {
  error: 'must be a file that ends with ".ttf", ".otf", ".woff" or ".woff2", or a package such as "@fontsource/inter".',
})

export const socialCardsOptions = z.strictObject({
  /**
   * Fonts: files, relative to the site folder, and packages of Fontsource, whose bold is taken. Each character is taken from the
   * first font that has it.
   * @example fonts: ['@fontsource/inter', '@fontsource/noto-sans-arabic', './fonts/brand.ttf']
   */
  fonts: z.array(font).min(1).default(['@fontsource/inter']),
  /** Colour of the bar and of the section, as `#rrggbb`: that of `themeConfig.look`, of the site's style sheets, or of the theme by default. */
  color: z
    .string()
    .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, {error: 'must be a colour as "#rgb" or "#rrggbb", such as "#216e4a".'})
    .optional(),
  /** Image before the site's title, a PNG, JPEG or SVG in a static folder: that of the navbar by default. `false` draws none. */
  logo: z.union([z.string().min(1), z.literal(false)]).optional(),
  /**
   * Globs of paths whose pages get no card, base URL included.
   * @example ignorePatterns: ['/docs/tags/**']
   */
  ignorePatterns: z.array(z.string()).default([]),
})

/** Options with defaults filled in. */
export type SocialCardsOptions = z.output<typeof socialCardsOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenSocialCardsOptions = z.input<typeof socialCardsOptions>

/** Whether a font is named by its file, and not by its package. */
export function isFontFile(name: string): boolean {
  return FONT_FILE.test(name)
}
