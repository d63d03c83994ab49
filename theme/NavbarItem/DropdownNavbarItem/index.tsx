// A navbar item that opens a list of others.
import DropdownNavbarItemDesktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop'
import type {NavbarNavLinkProps} from '@theme/NavbarItem/NavbarNavLink'
import {lazy, type ReactNode, Suspense} from 'react'
import type {NavbarItemConfig} from '../../config/theme-config.ts'

// With the menu that shows it, so it is there at once.
const DropdownNavbarItemMobile = lazy(
  () => import(/* webpackChunkName: "mobile-menu" */ '@theme/NavbarItem/DropdownNavbarItem/Mobile'),
)

export interface DropdownItemProps extends NavbarNavLinkProps {
  readonly items: readonly NavbarItemConfig[]
  readonly position?: 'left' | 'right' | undefined
}

export default function DropdownNavbarItem({
  mobile = false,
  ...props
}: DropdownItemProps & {readonly mobile?: boolean}): ReactNode {
  if (!mobile) return <DropdownNavbarItemDesktop {...props} />
  return (
    <Suspense>
      <DropdownNavbarItemMobile {...props} />
    </Suspense>
  )
}
