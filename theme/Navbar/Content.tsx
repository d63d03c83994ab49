// What stands in the navbar: menu button, logo and left items; right items, colour mode and search.
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle'
import NavbarLogo from '@theme/Navbar/Logo'
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle'
import NavbarSearch from '@theme/Navbar/Search'
import ReadingSettings from '@theme/ReadingSettings'
import SearchBar from '@theme/SearchBar'
import {clsx} from 'clsx'
import {ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {type NavbarItemConfig, useClassicThemeConfig} from '../config/theme-config.ts'
import {NavbarItems} from '../navbar-items.tsx'
import {useNavbarState} from '../state/navbar-state.tsx'

export default function NavbarContent(): ReactNode {
  const {items} = useClassicThemeConfig().navbar
  const {hasMenu} = useNavbarState()
  const {containerLeft, containerRight} = ThemeClassNames.layout.navbar
  const isRight = ({position}: NavbarItemConfig) => position === 'right'
  return (
    <div className="navbar__inner">
      <div className={clsx(containerLeft, 'navbar__items')}>
        {hasMenu && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <NavbarItems items={items.filter((item) => !isRight(item))} />
      </div>
      <div className={clsx(containerRight, 'navbar__items navbar__items--right')}>
        <NavbarItems items={items.filter(isRight)} />
        <ReadingSettings className="navbar__item" />
        <NavbarColorModeToggle className="navbarToggle" />
        {!items.some(({type}) => type === 'search') && (
          <NavbarSearch>
            <SearchBar />
          </NavbarSearch>
        )}
      </div>
    </div>
  )
}
