// A list of navbar items. One that fails to render says which it is.
import NavbarItem, {type NavbarItemProps} from '@theme/NavbarItem'
import {ErrorCauseBoundary} from 'quire/client'
import type {ReactNode} from 'react'
import type {NavbarItemConfig} from './config/theme-config.ts'

export interface NavbarItemsProps extends Pick<NavbarItemProps, 'mobile' | 'isDropdownItem'> {
  readonly items: readonly NavbarItemConfig[]
}

export function NavbarItems({items, ...place}: NavbarItemsProps): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary key={index} onError={(cause) => toItemError(item, cause)}>
      <NavbarItem {...place} {...item} />
    </ErrorCauseBoundary>
  ))
}

function toItemError(item: NavbarItemConfig, cause: Error): Error {
  return new Error(`A navbar item failed to render. Its configuration is:\n${JSON.stringify(item, null, 2)}`, {cause})
}
