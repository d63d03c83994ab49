// First breadcrumb: the start of the site, where the site has a page there.
import IconHome from '@theme/Icon/Home'
import {Link, translate, useSite} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function DocBreadcrumbsHome(): ReactNode {
  if (!useSite().hasHome) return null
  return (
    <li className="breadcrumbs__item">
      <Link
        className="breadcrumbs__link"
        href="/"
        data-noBrokenLinkCheck
        aria-label={translate({id: 'theme.docs.breadcrumbs.home', message: 'Home page'})}
      >
        <IconHome className="breadcrumbHomeIcon" width={16} height={16} />
      </Link>
    </li>
  )
}
