// A link in the mobile menu.
import NavbarNavLink, {type NavbarNavLinkProps} from '@theme/NavbarItem/NavbarNavLink'
import {clsx} from 'clsx'
import type {ReactNode} from 'react'

export default function DefaultNavbarItemMobile({className, ...props}: NavbarNavLinkProps): ReactNode {
  return (
    <li className="menu__list-item">
      <NavbarNavLink
        {...props}
        className={clsx('menu__link', className)}
        activeClassName={props.activeClassName ?? 'menu__link--active'}
      />
    </li>
  )
}
