// One entry of the navbar, by its type.
import ComponentTypes from '@theme/NavbarItem/ComponentTypes'
import type {ComponentType, ReactNode} from 'react'
import type {NavbarItemConfig} from '../config/theme-config.ts'

export interface NavbarItemProps extends NavbarItemConfig {
  /** Stands in the mobile menu. */
  readonly mobile?: boolean
  /** Stands in a dropdown. */
  readonly isDropdownItem?: boolean
}

/** @throws Error naming the type when it is unknown, with the known ones. */
export default function NavbarItem({type, ...props}: NavbarItemProps): ReactNode {
  const name =
    (type === undefined || type === 'default') && props.items !== undefined ? 'dropdown' : (type ?? 'default')
  const Component = Object.hasOwn(ComponentTypes, name) ? ComponentTypes[name] : undefined
  if (!Component) {
    throw new Error(
      `The navbar item type "${name}" is unknown. Known types: ${Object.keys(ComponentTypes).join(', ')}. A site adds its own in src/theme/NavbarItem/ComponentTypes.`,
    )
  }
  // Each type's component reads the attributes of its type; the schema has checked that they are there.
  const Item = Component as ComponentType<Omit<NavbarItemProps, 'type'>>
  return <Item {...props} />
}
