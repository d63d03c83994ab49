// The primary colour of the site, and what of it can be read.
import {existsSync, readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import type {Oklch} from 'culori'
import {LOOK_COLOURS, type PluginContext} from 'quire-docs/plugin'
import type {SocialCardsOptions} from './options.ts'

/** That of `theme/styles/variables.css`. */
const THEME_COLOUR = '#216e4a'

/** As `#rrggbb`. */
export async function findColour({options, config, siteDir}: PluginContext<SocialCardsOptions>): Promise<string> {
  const {look} = config.themeConfig
  const named = look?.preset === undefined ? undefined : LOOK_COLOURS[look.preset]
  const given = options.color ?? look?.colors.primary ?? named
  const {formatHex, parse} = await import('culori')
  const candidates = given === undefined ? coloursOfStyles(config.clientModules, siteDir) : [given]
  // A variable, or a function of Sass, is no colour yet.
  return candidates.map((one) => formatHex(parse(one))).find((one) => one !== undefined) ?? THEME_COLOUR
}

/** What the site's style sheets set for the light mode, which they begin with. */
function coloursOfStyles(modules: readonly string[], siteDir: string): readonly string[] {
  return modules
    .filter((one) => /\.(?:css|s[ac]ss)$/i.test(one))
    .map((one) => resolve(siteDir, one))
    .filter((file) => existsSync(file))
    .flatMap((file) => /--ifm-color-primary\s*:\s*([^;}]+)/.exec(readFileSync(file, 'utf8'))?.[1]?.trim() ?? [])
}

/** What WCAG 2 AA asks of text. */
const ENOUGH = 4.5
/** Of lightness, from 0 to 1. */
const STEP = 0.01
/** Share of the colour in the tint. */
const TINT = 0.1

/** Colours of a card besides the primary one. */
export interface Shades {
  /** A little of the colour in white. */
  readonly tint: string
  /** The colour, or one of its hue that is as much darker as it takes to be read on the tint. */
  readonly readableColour: string
}

export async function toShades(colour: string): Promise<Shades> {
  const {converter, formatHex, interpolate, toGamut, wcagContrast} = await import('culori')
  const tint = formatHex(interpolate(['#ffffff', colour], 'rgb')(TINT))
  const given = converter('oklch')(colour)
  const intoScreen = toGamut('rgb', 'oklch')
  let readableColour = colour
  for (let l = given?.l ?? 0; l > 0 && wcagContrast(readableColour, tint) < ENOUGH; l -= STEP)
    readableColour = formatHex(intoScreen({...given, l} as Oklch))
  return {tint, readableColour}
}
