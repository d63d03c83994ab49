// Links to the posts before and after.
import PaginatorNavLink from '@theme/PaginatorNavLink'
import {type NavLink, Translate, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface BlogPostPaginatorProps {
  /** The older post. */
  readonly nextItem?: NavLink | undefined
  /** The newer post. */
  readonly prevItem?: NavLink | undefined
}

export default function BlogPostPaginator({nextItem, prevItem}: BlogPostPaginatorProps): ReactNode {
  if (!nextItem && !prevItem) return null
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={translate({id: 'theme.blog.post.paginator.navAriaLabel', message: 'Blog post page navigation'})}
    >
      {prevItem && (
        <PaginatorNavLink
          {...prevItem}
          subLabel={<Translate id="theme.blog.post.paginator.newerPost">Newer post</Translate>}
        />
      )}
      {nextItem && (
        <PaginatorNavLink
          {...nextItem}
          subLabel={<Translate id="theme.blog.post.paginator.olderPost">Older post</Translate>}
          isNext
        />
      )}
    </nav>
  )
}
