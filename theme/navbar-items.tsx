// A list of navbar items. One that fails to render says which it is.
import NavbarItem, {type NavbarItemProps} from '@theme/NavbarItem'
import {ErrorCauseBoundary} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {type NavbarItemConfig, useClassicThemeConfig} from './config/theme-config.ts'

export interface NavbarItemsProps extends Pick<NavbarItemProps, 'mobile' | 'isDropdownItem'> {
  readonly items: readonly NavbarItemConfig[]
}

export function NavbarItems({items, ...place}: NavbarItemsProps): ReactNode {
  const {navbar} = useClassicThemeConfig()
  return items.map((item, index) => (
    <ErrorCauseBoundary key={index} onError={(cause) => toItemError(item, findKey(item, {navbar}), cause)}>
      <NavbarItem {...place} {...item} />
    </ErrorCauseBoundary>
  ))
}

/** Names the item itself, and not the dropdowns around it as well. */
function toItemError(item: NavbarItemConfig, key: string | undefined, cause: Error): Error {
  if (cause instanceof NavbarItemError) return cause
  const name = key === undefined ? 'A navbar item' : `The navbar item "themeConfig${key}"`
  return new NavbarItemError(`${name} failed to render. Its configuration is:\n${JSON.stringify(item, null, 2)}`, {
    cause,
  })
}

class NavbarItemError extends Error {}

/** Where an item stands in the configuration, as code writes it; undefined for one that a dropdown has made itself. */
function findKey(item: NavbarItemConfig, within: unknown): string | undefined {
  if (within === item) return ''
  if (typeof within !== 'object' || within === null) return undefined
  for (const [key, value] of Object.entries(within)) {
    const rest = findKey(item, value)
    if (rest !== undefined) return (Array.isArray(within) ? `[${key}]` : `.${key}`) + rest
  }
  return undefined
}
