// The colour mode as React sees it. Before React runs, start-script.ts has set the attributes on `<html>` already.
import {createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState} from 'react'
import {useSite} from '../data/site-context.ts'
import {ReactContextError} from '../failure/context-error.ts'
import {useIsBrowser} from '../hooks/use-is-browser.ts'
import {createStorageSlot} from '../storage/storage-slot.ts'
import {
  COLOR_MODE_STORAGE_KEY,
  type ColorMode,
  type ColorModeChoice,
  type ColorModeConfig,
  describeChoice,
  nextChoice,
  readColorModeConfig,
  resolveColorMode,
  toColorModeChoice,
} from './resolve-color-mode.ts'

/** The colour mode, and how to change it. */
export interface ColorModeValue {
  /** The shown mode; the default one until hydrated, as the server cannot know. */
  readonly colorMode: ColorMode
  /** The reader's choice, or the site's default where it ignores the system; null follows the system. Null before hydration. */
  readonly colorModeChoice: ColorModeChoice
  /** Null takes the choice back. `persist: false` changes this page view only. */
  readonly setColorMode: (choice: ColorModeChoice, options?: {readonly persist?: boolean}) => void
  /** What the toggle does: light and dark in turn, and the system's mode where the site respects it. */
  readonly toggleColorMode: () => void
  /** False when the site has switched the toggle off. */
  readonly hasSwitch: boolean
}

const ColorModeContext = createContext<ColorModeValue | null>(null)

/**
 * The colour mode, and how to change it. A component that asks is rendered again when the mode changes, also by another tab
 * or by the system.
 * @throws ReactContextError outside of `ColorModeProvider`.
 */
export function useColorMode(): ColorModeValue {
  const value = useContext(ColorModeContext)
  if (!value) throw new ReactContextError('ColorModeProvider', '', 'useColorMode')
  return value
}

/**
 * Keeps the colour mode for everything below: the stored choice, that of other tabs, and the system. Once, near the
 * root.
 */
export function ColorModeProvider({children}: {readonly children: ReactNode}): ReactNode {
  const {themeConfig} = useSite()
  const config = useMemo(() => readColorModeConfig(themeConfig), [themeConfig])
  const value = useColorModeState(config)
  return <ColorModeContext.Provider value={value}>{children}</ColorModeContext.Provider>
}

const SYSTEM_DARK = '(prefers-color-scheme: dark)'

function useColorModeState(config: ColorModeConfig): ColorModeValue {
  const isBrowser = useIsBrowser()
  const [choice, setChoice] = useState<ColorModeChoice>(readInitialChoice)
  const [isSystemDark, setSystemDark] = useState(isSystemDarkNow)
  const mode = resolveColorMode(choice, config, isSystemDark)

  useFollowing(config, setChoice, setSystemDark)
  useEffect(() => {
    document.documentElement.dataset.theme = mode
    document.documentElement.dataset.themeChoice = describeChoice(choice, config)
  }, [mode, choice, config])

  const setColorMode = useCallback((next: ColorModeChoice, {persist = true}: {readonly persist?: boolean} = {}) => {
    setChoice(next)
    if (persist) storeChoice(next)
  }, [])
  return useMemo(
    () => ({
      colorMode: isBrowser ? mode : config.defaultMode,
      // Where the site follows the system by itself, that is no choice.
      colorModeChoice: isBrowser && !(choice === 'system' && config.respectPrefersColorScheme) ? choice : null,
      setColorMode,
      toggleColorMode: () => setColorMode(nextChoice(choice, mode, config)),
      hasSwitch: !config.disableSwitch,
    }),
    [isBrowser, mode, choice, config, setColorMode],
  )
}

/** Other tabs and the system change the mode too. A site without a switch forgets what was chosen before. */
function useFollowing(
  config: ColorModeConfig,
  setChoice: (choice: ColorModeChoice) => void,
  setSystemDark: (isDark: boolean) => void,
): void {
  useEffect(() => {
    const slot = createStorageSlot(COLOR_MODE_STORAGE_KEY)
    if (config.disableSwitch) {
      slot.del()
      return undefined
    }
    return slot.listen((event) => setChoice(toColorModeChoice(event.newValue)))
  }, [config, setChoice])
  useEffect(() => {
    const query = window.matchMedia(SYSTEM_DARK)
    const follow = () => setSystemDark(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [setSystemDark])
}

function storeChoice(choice: ColorModeChoice): void {
  const slot = createStorageSlot(COLOR_MODE_STORAGE_KEY)
  if (choice === null) slot.del()
  else slot.set(choice)
}

/** The start script has worked the choice out, the query's override included, unless it is late or did not come. */
function readInitialChoice(): ColorModeChoice {
  if (typeof document === 'undefined') return null
  const {themeChoice} = document.documentElement.dataset
  return toColorModeChoice(themeChoice ?? createStorageSlot(COLOR_MODE_STORAGE_KEY).get())
}

function isSystemDarkNow(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(SYSTEM_DARK).matches
}
