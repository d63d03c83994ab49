// Dropdowns of the navbar that a site has taken from Docusaurus: there the configuration has lists for what is above and below their items.
import type {ComponentType, ReactNode} from 'react'

type Lists = Readonly<Record<'dropdownItemsBefore' | 'dropdownItemsAfter', readonly unknown[]>>

const NO_ITEMS: Lists = {dropdownItemsBefore: [], dropdownItemsAfter: []}

/** @param given The part of the site. */
export function withMenuItems(given: unknown): ComponentType<Partial<Lists>> {
  const Given = given as ComponentType<Lists>
  return (props: Partial<Lists>): ReactNode => <Given {...NO_ITEMS} {...props} />
}
