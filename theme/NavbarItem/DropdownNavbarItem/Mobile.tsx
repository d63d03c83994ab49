// A dropdown in the mobile menu: a section that opens below its label.
import type {DropdownItemProps} from '@theme/NavbarItem/DropdownNavbarItem'
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink'
import {clsx} from 'clsx'
import {Collapsible, isSamePath, useBaseUrlUtils, useCollapsible, useLocation} from 'quire/client'
import type {MouseEvent, ReactNode} from 'react'
import {NavbarItems} from '../../navbar-items.tsx'

export default function DropdownNavbarItemMobile({
  items,
  position: _,
  className,
  ...props
}: DropdownItemProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils()
  const {pathname} = useLocation()
  const holdsPage = items.some(({to}) => typeof to === 'string' && isSamePath(withBaseUrl(to), pathname))
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: !holdsPage})
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    toggleCollapsed()
  }
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <NavbarNavLink
        role="button"
        {...props}
        to={undefined}
        href="#"
        aria-expanded={!collapsed}
        className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', className)}
        onClick={onClick}
      />
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <NavbarItems mobile isDropdownItem items={items} />
      </Collapsible>
    </li>
  )
}
