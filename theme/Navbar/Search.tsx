// Place of the search box in the navbar.
import {clsx} from 'clsx'
import type {ReactNode} from 'react'

export interface NavbarSearchProps {
  readonly children: ReactNode
  readonly className?: string | undefined
}

export default function NavbarSearch({children, className}: NavbarSearchProps): ReactNode {
  return <div className={clsx(className, 'navbarSearchContainer')}>{children}</div>
}
