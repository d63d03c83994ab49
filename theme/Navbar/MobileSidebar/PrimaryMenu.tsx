// The navbar's items in the mobile menu.
import type {ReactNode} from 'react'
import {useClassicThemeConfig} from '../../config/theme-config.ts'
import {NavbarItems} from '../../navbar-items.tsx'

export default function NavbarMobileSidebarPrimaryMenu(): ReactNode {
  const {items} = useClassicThemeConfig().navbar
  return (
    <ul className="menu__list">
      <NavbarItems mobile items={items} />
    </ul>
  )
}
