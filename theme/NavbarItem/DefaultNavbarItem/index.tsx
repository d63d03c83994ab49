// A navbar item that is a link.
import DefaultNavbarItemDesktop from '@theme/NavbarItem/DefaultNavbarItem/Desktop'
import DefaultNavbarItemMobile from '@theme/NavbarItem/DefaultNavbarItem/Mobile'
import type {NavbarNavLinkProps} from '@theme/NavbarItem/NavbarNavLink'
import type {ReactNode} from 'react'

export interface LinkItemProps extends NavbarNavLinkProps {
  readonly mobile?: boolean
  readonly isDropdownItem?: boolean
  readonly position?: string | undefined
}

export default function DefaultNavbarItem({mobile = false, position: _, ...props}: LinkItemProps): ReactNode {
  const {isDropdownItem = false, ...link} = props
  return mobile ? (
    <DefaultNavbarItemMobile {...link} />
  ) : (
    <DefaultNavbarItemDesktop {...link} isDropdownItem={isDropdownItem} />
  )
}
