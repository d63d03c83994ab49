// One link of a paginator.
import {clsx} from 'clsx'
import {Link} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface PaginatorNavLinkProps {
  readonly permalink: string
  readonly title: ReactNode
  readonly subLabel?: ReactNode
  readonly isNext?: boolean
}

export default function PaginatorNavLink({permalink, title, subLabel, isNext}: PaginatorNavLinkProps): ReactNode {
  return (
    <Link
      className={clsx('pagination-nav__link', isNext ? 'pagination-nav__link--next' : 'pagination-nav__link--prev')}
      rel={isNext ? 'next' : 'prev'}
      to={permalink}
    >
      {subLabel && <div className="pagination-nav__sublabel">{subLabel}</div>}
      <div className="pagination-nav__label">{title}</div>
    </Link>
  )
}
