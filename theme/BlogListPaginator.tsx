// Links between the pages of a list of posts.
import PaginatorNavLink from '@theme/PaginatorNavLink'
import {type BlogListMetadata, Translate, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function BlogListPaginator({metadata}: {readonly metadata: BlogListMetadata}): ReactNode {
  const {previousPage, nextPage} = metadata
  if (previousPage === undefined && nextPage === undefined) return null
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({id: 'theme.blog.paginator.navAriaLabel', message: 'Blog list page navigation'})}
    >
      {previousPage !== undefined && (
        <PaginatorNavLink
          permalink={previousPage}
          title={<Translate id="theme.blog.paginator.newerEntries">Newer entries</Translate>}
        />
      )}
      {nextPage !== undefined && (
        <PaginatorNavLink
          permalink={nextPage}
          title={<Translate id="theme.blog.paginator.olderEntries">Older entries</Translate>}
          isNext
        />
      )}
    </nav>
  )
}
