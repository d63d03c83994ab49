// Frame of the navbar, with the mobile menu next to it.
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar'
import {clsx} from 'clsx'
import {ThemeClassNames, translate, useLocation} from 'quire-docs/client'
import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react'
import {useClassicThemeConfig} from '../config/theme-config.ts'
import {useScroll} from '../hooks/use-scroll.ts'
import {useNavbarState} from '../state/navbar-state.tsx'

export default function NavbarLayout({children}: {readonly children: ReactNode}): ReactNode {
  const {hideOnScroll = false, style} = useClassicThemeConfig().navbar
  const {isShown, close} = useNavbarState()
  const element = useRef<HTMLElement>(null)
  const isHidden = useHidingOnScroll(element, hideOnScroll)
  return (
    <nav
      ref={element}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        style && `navbar--${style}`,
        hideOnScroll && 'navbarHideable',
        isHidden && !isShown && 'navbarHidden',
        isShown && 'navbar-sidebar--show',
      )}
    >
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the keyboard has Escape and a button */}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={close} />
      <NavbarMobileSidebar />
    </nav>
  )
}

/**
 * True while the reader scrolls down past the bar's own height; false when scrolling up or near the end of the page. A
 * jump to a heading hides the bar, so that it does not lie over what was asked for.
 */
function useHidingOnScroll(element: RefObject<HTMLElement | null>, isActive: boolean): boolean {
  const [isHidden, setHidden] = useState(false)
  const {hash, key} = useLocation()
  useScroll((y, previousY) => {
    const height = element.current?.offsetHeight ?? 0
    const isNearEnd = y + window.innerHeight >= document.documentElement.scrollHeight - height
    if (y <= height || isNearEnd) setHidden(false)
    else if (y !== previousY) setHidden(y > previousY)
  }, isActive)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to the same heading again is a jump as well
  useEffect(() => {
    if (isActive && hasTarget(hash)) setHidden(true)
  }, [isActive, hash, key])
  return isActive && isHidden
}

/** A fragment with a broken escape names nothing. */
function hasTarget(hash: string): boolean {
  try {
    return hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1))) !== null
  } catch {
    return false
  }
}
