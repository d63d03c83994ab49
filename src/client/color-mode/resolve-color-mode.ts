// Which colour mode applies: pure, from the site's settings, what is stored, and the system.
import type {JsonObject} from '../../shared/contract.ts'

/** The two modes that the theme draws. */
export type ColorMode = 'light' | 'dark'

/**
 * What a reader has chosen. Null has chosen nothing: the system decides, or where the site ignores that, the default mode.
 * `system` follows the system on every site.
 */
export type ColorModeChoice = ColorMode | 'system' | null

export interface ColorModeConfig {
  readonly defaultMode: ColorMode
  readonly disableSwitch: boolean
  readonly respectPrefersColorScheme: boolean
}

/** Key in the storage. */
export const COLOR_MODE_STORAGE_KEY = 'theme'

/** Reads `themeConfig.colorMode`, which the theme's schema has checked; what is left out has a default. */
export function readColorModeConfig(themeConfig: JsonObject): ColorModeConfig {
  // An object by the theme's schema; its fields are tested one by one below.
  const raw = (themeConfig.colorMode ?? {}) as JsonObject
  return {
    defaultMode: raw.defaultMode === 'dark' ? 'dark' : 'light',
    disableSwitch: raw.disableSwitch === true,
    respectPrefersColorScheme: raw.respectPrefersColorScheme === true,
  }
}

/** A stored or given word as a choice; anything else is none. */
export function toColorModeChoice(value: string | null | undefined): ColorModeChoice {
  return value === 'light' || value === 'dark' || value === 'system' ? value : null
}

/** The mode to show. */
export function resolveColorMode(choice: ColorModeChoice, config: ColorModeConfig, isSystemDark: boolean): ColorMode {
  const described = describeChoice(choice, config)
  if (described === 'system') return isSystemDark ? 'dark' : 'light'
  return described
}

/** Value of `data-theme-choice`. */
export function describeChoice(choice: ColorModeChoice, config: ColorModeConfig): ColorMode | 'system' {
  return choice ?? (config.respectPrefersColorScheme ? 'system' : config.defaultMode)
}

/** What the toggle turns to: light and dark, with the system as a third where the site respects it. */
export function nextChoice(choice: ColorModeChoice, mode: ColorMode, config: ColorModeConfig): ColorModeChoice {
  if (!config.respectPrefersColorScheme) return mode === 'dark' ? 'light' : 'dark'
  if (choice === null || choice === 'system') return 'light'
  return choice === 'light' ? 'dark' : null
}
