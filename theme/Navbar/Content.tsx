// What stands in the navbar: menu button, logo and left items; right items, colour mode and search.
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle'
import NavbarLogo from '@theme/Navbar/Logo'
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle'
import NavbarSearch from '@theme/Navbar/Search'
import NavbarItem from '@theme/NavbarItem'
import SearchBar from '@theme/SearchBar'
import {clsx} from 'clsx'
import {ErrorCauseBoundary, ThemeClassNames} from 'quire/client'
import type {ReactNode} from 'react'
import {type NavbarItemConfig, useClassicThemeConfig} from '../config/theme-config.ts'
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
        <Items items={items.filter((item) => !isRight(item))} />
      </div>
      <div className={clsx(containerRight, 'navbar__items navbar__items--right')}>
        <Items items={items.filter(isRight)} />
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

function Items({items}: {readonly items: readonly NavbarItemConfig[]}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary key={index} onError={(cause) => toItemError(item, cause)}>
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ))
}

function toItemError(item: NavbarItemConfig, cause: Error): Error {
  return new Error(`A navbar item failed to render. Its configuration is:\n${JSON.stringify(item, null, 2)}`, {cause})
}
