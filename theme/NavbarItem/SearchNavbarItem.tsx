// The search box as a navbar item, for a place of the site's choice. The mobile menu has none.
import NavbarSearch from '@theme/Navbar/Search'
import SearchBar from '@theme/SearchBar'
import type {ReactNode} from 'react'

export interface SearchNavbarItemProps {
  readonly mobile?: boolean
  readonly className?: string | undefined
}

export default function SearchNavbarItem({mobile = false, className}: SearchNavbarItemProps): ReactNode {
  if (mobile) return null
  return (
    <NavbarSearch className={className}>
      <SearchBar />
    </NavbarSearch>
  )
}
