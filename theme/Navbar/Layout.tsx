// Frame of the navbar, with the mobile menu next to it.
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar'
import {clsx} from 'clsx'
import {ThemeClassNames, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useClassicThemeConfig} from '../config/theme-config.ts'
import {useHideableNavbar} from '../hooks/use-hideable-navbar.ts'
import {useNavbarState} from '../state/navbar-state.tsx'

export default function NavbarLayout({children}: {readonly children: ReactNode}): ReactNode {
  const {hideOnScroll = false, style} = useClassicThemeConfig().navbar
  const {isShown, close} = useNavbarState()
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll)
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        style && `navbar--${style}`,
        hideOnScroll && 'navbarHideable',
        !isNavbarVisible && !isShown && 'navbarHidden',
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
