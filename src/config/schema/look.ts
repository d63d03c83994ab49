// Schema of themeConfig.look: the theme's colours, letters, corners and distances, without a style sheet.
import {z} from 'zod'

const hexColour = z
  .string()
  .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, {error: 'must be a colour as "#rgb" or "#rrggbb", such as "#216e4a".'})

/** What would end a rule of a style sheet, or load something, is no name of a font. */
const fontFamily = z
  .string()
  .min(1)
  .regex(/^[^;{}()<>\\]+$/, {error: 'must be names of fonts by comma, such as "Inter, system-ui, sans-serif".'})

/** Primary colours of the looks with a name. */
export const LOOK_COLOURS = {ocean: '#0969da', ember: '#c2410c', slate: '#4f46e5'} as const

const colors = z.strictObject({
  /**
   * The colour of links, of buttons and of what is active. From it come its shades, and a colour for each mode that can be
   * read on the theme's backgrounds: lighter or darker where the given one cannot.
   */
  primary: hexColour.optional(),
  /** The same for the dark mode alone. */
  primaryDark: hexColour.optional(),
})

const fonts = z.strictObject({
  /** Of the text. */
  base: fontFamily.optional(),
  /** Of headings: those of the text by default. */
  heading: fontFamily.optional(),
  /** Of code. */
  code: fontFamily.optional(),
})

export const look = z.strictObject({
  /** A look with a name, of which the other keys change a part. */
  preset: z.enum(['ocean', 'ember', 'slate']).optional(),
  /** Colours of both modes. */
  colors: colors.prefault({}),
  /** Names of fonts, which the site brings along or readers have. */
  fonts: fonts.prefault({}),
  /** How round corners are. */
  radius: z.enum(['none', 'small', 'medium', 'large']).optional(),
  /** How close lines and entries stand. */
  density: z.enum(['compact', 'normal', 'spacious']).optional(),
})

export type Look = z.output<typeof look>
