// The menu of narrow windows. Not in the HTML: it opens with a script only.
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header'
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout'
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu'
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu'
import {useWindowSize} from 'quire/client'
import type {ReactNode} from 'react'
import {useLockBodyScroll} from '../../hooks/use-lock-body-scroll.ts'
import {useNavbarState} from '../../state/navbar-state.tsx'

export default function NavbarMobileSidebar(): ReactNode {
  const {hasMenu, isShown} = useNavbarState()
  const windowSize = useWindowSize()
  useLockBodyScroll(isShown)
  if (!hasMenu || windowSize !== 'mobile') return null
  return (
    <NavbarMobileSidebarLayout
      header={<NavbarMobileSidebarHeader />}
      primaryMenu={<NavbarMobileSidebarPrimaryMenu />}
      secondaryMenu={<NavbarMobileSidebarSecondaryMenu />}
    />
  )
}
