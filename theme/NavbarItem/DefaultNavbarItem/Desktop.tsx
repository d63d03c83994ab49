// A link in the navbar, or in one of its dropdowns.
import NavbarNavLink, {type NavbarNavLinkProps} from '@theme/NavbarItem/NavbarNavLink'
import {clsx} from 'clsx'
import type {ReactNode} from 'react'

export interface DesktopItemProps extends NavbarNavLinkProps {
  readonly isDropdownItem: boolean
}

export default function DefaultNavbarItemDesktop({isDropdownItem, className, ...props}: DesktopItemProps): ReactNode {
  if (!isDropdownItem) {
    return (
      <NavbarNavLink
        {...props}
        className={clsx('navbar__item navbar__link', className)}
        activeClassName={props.activeClassName ?? 'navbar__link--active'}
      />
    )
  }
  return (
    <li role="none">
      <NavbarNavLink
        role="menuitem"
        {...props}
        className={clsx('dropdown__link', className)}
        activeClassName={props.activeClassName ?? 'dropdown__link--active'}
      />
    </li>
  )
}
