// State of the mobile menu: whether it is open, and the second menu that a page may put into it.
import {ReactContextError, useHistoryPopHandler, useLocation, usePage, useWindowSize} from 'quire-docs/client'
import {createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState} from 'react'
import {useClassicThemeConfig} from '../config/theme-config.ts'
import {useEscape} from '../hooks/use-escape.ts'

export interface NavbarState {
  /** There is something to show in the mobile menu. */
  readonly hasMenu: boolean
  readonly isShown: boolean
  readonly toggle: () => void
  readonly close: () => void
  /** Menu of the page, for instance the docs sidebar; null when it has none. */
  readonly secondaryMenu: ReactNode
  readonly setSecondaryMenu: (menu: ReactNode) => void
  readonly isSecondaryShown: boolean
  readonly showPrimary: () => void
}

const NavbarContext = createContext<NavbarState | null>(null)

/** @throws ReactContextError outside of a `Layout`. */
export function useNavbarState(): NavbarState {
  const state = useContext(NavbarContext)
  if (!state) throw new ReactContextError('NavbarStateProvider', 'Is it inside a <Layout>?', 'useNavbarState')
  return state
}

export function NavbarStateProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isShown, setShown] = useState(false)
  const [secondaryMenu, setSecondaryMenu] = useState<ReactNode>(null)
  const [isPrimaryChosen, setPrimaryChosen] = useState(false)
  const hasItems = useClassicThemeConfig().navbar.items.length > 0
  const hasMenu = usePage().props.sidebar !== undefined || secondaryMenu !== null || hasItems
  const close = useCallback(() => setShown(false), [])
  const toggle = useCallback(() => {
    setPrimaryChosen(false)
    setShown((now) => !now)
  }, [])
  const showPrimary = useCallback(() => setPrimaryChosen(true), [])
  useClosing(isShown, close)
  const state = useMemo(
    () => ({
      hasMenu,
      isShown,
      toggle,
      close,
      secondaryMenu,
      setSecondaryMenu,
      isSecondaryShown: secondaryMenu !== null && (!isPrimaryChosen || !hasItems),
      showPrimary,
    }),
    [hasMenu, isShown, toggle, close, secondaryMenu, isPrimaryChosen, hasItems, showPrimary],
  )
  return <NavbarContext.Provider value={state}>{children}</NavbarContext.Provider>
}

/** The menu closes by Escape, when the page changes, and when the window becomes wide. Going back closes it and no more. */
function useClosing(isShown: boolean, close: () => void): void {
  const {key} = useLocation()
  const windowSize = useWindowSize()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or width is the reason to close, not an input
  useEffect(close, [close, key, windowSize])
  useEscape(isShown, close)
  useHistoryPopHandler(() => {
    close()
    return !isShown
  })
}
