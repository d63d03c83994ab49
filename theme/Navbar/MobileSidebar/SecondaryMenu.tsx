// The page's own menu in the mobile menu, with the way back to the navbar's items.
import {Translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useClassicThemeConfig} from '../../config/theme-config.ts'
import {useNavbarState} from '../../state/navbar-state.tsx'

export default function NavbarMobileSidebarSecondaryMenu(): ReactNode {
  const {items} = useClassicThemeConfig().navbar
  const {secondaryMenu, showPrimary} = useNavbarState()
  return (
    <>
      {items.length > 0 && (
        <button type="button" className="clean-btn navbar-sidebar__back" onClick={showPrimary}>
          <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">← Back to main menu</Translate>
        </button>
      )}
      {secondaryMenu}
    </>
  )
}
