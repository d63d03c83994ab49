// A navbar item that opens a list of others.
import DropdownNavbarItemDesktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop'
import DropdownNavbarItemMobile from '@theme/NavbarItem/DropdownNavbarItem/Mobile'
import type {NavbarNavLinkProps} from '@theme/NavbarItem/NavbarNavLink'
import type {ReactNode} from 'react'
import type {NavbarItemConfig} from '../../config/theme-config.ts'

export interface DropdownItemProps extends NavbarNavLinkProps {
  readonly items: readonly NavbarItemConfig[]
  readonly position?: 'left' | 'right' | undefined
}

export default function DropdownNavbarItem({
  mobile = false,
  ...props
}: DropdownItemProps & {readonly mobile?: boolean}): ReactNode {
  return mobile ? <DropdownNavbarItemMobile {...props} /> : <DropdownNavbarItemDesktop {...props} />
}
