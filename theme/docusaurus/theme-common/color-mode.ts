// The colour mode as Docusaurus has it, with the names of earlier versions.
import {type ColorModeValue, useColorMode as useMode} from 'quire-docs/client'

export interface ColorModeWithOldNames extends Omit<ColorModeValue, 'colorModeChoice'> {
  /** Null where the reader has chosen neither. */
  readonly colorModeChoice: ColorModeValue['colorMode'] | null
  readonly isDarkTheme: boolean
  readonly setLightTheme: () => void
  readonly setDarkTheme: () => void
}

/** @throws ReactContextError outside of `ColorModeProvider`. */
export function useColorMode(): ColorModeWithOldNames {
  const mode = useMode()
  return {
    ...mode,
    colorModeChoice: mode.colorModeChoice === 'system' ? null : mode.colorModeChoice,
    isDarkTheme: mode.colorMode === 'dark',
    setLightTheme: () => mode.setColorMode('light'),
    setDarkTheme: () => mode.setColorMode('dark'),
  }
}
