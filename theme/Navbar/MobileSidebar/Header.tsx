// Top of the mobile menu: logo, colour mode, and the button that closes it.
import IconClose from '@theme/Icon/Close'
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle'
import NavbarLogo from '@theme/Navbar/Logo'
import ReadingSettings from '@theme/ReadingSettings'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useNavbarState} from '../../state/navbar-state.tsx'

export default function NavbarMobileSidebarHeader(): ReactNode {
  const {close} = useNavbarState()
  const label = translate({id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel', message: 'Close navigation bar'})
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <ReadingSettings />
      <NavbarColorModeToggle className="margin-right--sm" />
      <button type="button" aria-label={label} className="clean-btn iconButton_ navbar-sidebar__close" onClick={close}>
        <IconClose />
      </button>
    </div>
  )
}
