// The colour mode, with the names of earlier versions.
import {type ColorModeValue, useColorMode as useMode} from 'quire-docs/client'

export interface ColorModeWithOldNames extends ColorModeValue {
  readonly isDarkTheme: boolean
  readonly setLightTheme: () => void
  readonly setDarkTheme: () => void
}

/** @throws ReactContextError outside of `ColorModeProvider`. */
export function useColorMode(): ColorModeWithOldNames {
  const mode = useMode()
  return {
    ...mode,
    isDarkTheme: mode.colorMode === 'dark',
    setLightTheme: () => mode.setColorMode('light'),
    setDarkTheme: () => mode.setColorMode('dark'),
  }
}
