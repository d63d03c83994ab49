// A colour that can be read: the nearest one to a given one, in the same hue, that has enough contrast.
import type {Oklch} from 'culori'

/** What WCAG 2 AA asks of text. */
const ENOUGH = 4.5
/** Share of the primary colour in the backgrounds that it stands on, such as that of the active entry of a menu. */
const TINT = 0.1
/** Of lightness, from 0 to 1. */
const STEP = 0.005

/** Backgrounds of the theme, those of `variables.css`, from which the primary colour has to stand out. */
const BACKGROUNDS = {light: ['#ffffff'], dark: ['#17191c', '#1f2226']} as const

/**
 * The given colour, or one of its hue that is as much darker or lighter as it takes to be read in a mode: as text on the
 * backgrounds, also where these are tinted with it, and as a background below text.
 * @param hex As `#rgb` or `#rrggbb`.
 */
export async function toReadable(hex: string, mode: 'light' | 'dark'): Promise<string> {
  // Loaded by the sites that name a colour.
  const {converter, formatHex, interpolate, toGamut, wcagContrast} = await import('culori')
  const toOklch = converter('oklch')
  const intoScreen = toGamut('rgb', 'oklch')
  const given = toOklch(hex) ?? {mode: 'oklch', l: 0.5, c: 0}
  const isReadable = (colour: string): boolean =>
    BACKGROUNDS[mode].every((background) => {
      const tinted = formatHex(interpolate([background, colour], 'rgb')(TINT))
      return wcagContrast(colour, background) >= ENOUGH && wcagContrast(colour, tinted) >= ENOUGH
    })
  const at = (lightness: number): string => formatHex(intoScreen({...given, l: lightness} as Oklch))
  const direction = mode === 'light' ? -STEP : STEP
  let colour = formatHex(given)
  // White may have a little more than all of the lightness there is.
  for (let l = Math.min(given.l, 1); !isReadable(colour) && l >= 0 && l <= 1; l += direction) colour = at(l)
  return colour
}
