// Links to the docs before and after.
import PaginatorNavLink from '@theme/PaginatorNavLink'
import {clsx} from 'clsx'
import {type NavLink, Translate, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface DocPaginatorProps {
  readonly previous?: NavLink | undefined
  readonly next?: NavLink | undefined
  readonly className?: string
}

export default function DocPaginator({previous, next, className}: DocPaginatorProps): ReactNode {
  if (!previous && !next) return null
  return (
    <nav
      className={clsx(className, 'pagination-nav')}
      aria-label={translate({id: 'theme.docs.paginator.navAriaLabel', message: 'Docs pages'})}
    >
      {previous && (
        <PaginatorNavLink {...previous} subLabel={<Translate id="theme.docs.paginator.previous">Previous</Translate>} />
      )}
      {next && (
        <PaginatorNavLink {...next} isNext subLabel={<Translate id="theme.docs.paginator.next">Next</Translate>} />
      )}
    </nav>
  )
}
