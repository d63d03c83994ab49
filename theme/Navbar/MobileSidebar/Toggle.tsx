// The button that opens the mobile menu.
import IconMenu from '@theme/Icon/Menu'
import {translate, useIsBrowser} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useNavbarState} from '../../state/navbar-state.tsx'

export default function NavbarMobileSidebarToggle(): ReactNode {
  const {isShown, toggle} = useNavbarState()
  const isBrowser = useIsBrowser()
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel', message: 'Toggle navigation bar'})}
      aria-expanded={isShown}
      disabled={!isBrowser}
      onClick={toggle}
    >
      <IconMenu width={26} height={26} />
    </button>
  )
}
