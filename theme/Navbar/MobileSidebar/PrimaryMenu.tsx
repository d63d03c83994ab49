// The navbar's items in the mobile menu.
import NavbarItem from '@theme/NavbarItem'
import type {ReactNode} from 'react'
import {useClassicThemeConfig} from '../../config/theme-config.ts'

export default function NavbarMobileSidebarPrimaryMenu(): ReactNode {
  const {items} = useClassicThemeConfig().navbar
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <NavbarItem key={index} mobile {...item} />
      ))}
    </ul>
  )
}
