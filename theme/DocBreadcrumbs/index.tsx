// The way from the start of the site to the shown doc.
import DocBreadcrumbsHome from '@theme/DocBreadcrumbs/Items/Home'
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData'
import {clsx} from 'clsx'
import {type Breadcrumb, Link, ThemeClassNames, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useDocItem} from '../hooks/use-doc-item.ts'

export interface DocBreadcrumbsProps {
  /** Null when the doc shows no sidebar, or the site wants no breadcrumbs; empty when its sidebar does not list it. */
  readonly breadcrumbs?: readonly Breadcrumb[] | null
}

export default function DocBreadcrumbs(given: DocBreadcrumbsProps): ReactNode {
  const {breadcrumbs} = useDocItem(given)
  if (!breadcrumbs) return null
  return (
    <>
      {breadcrumbs.length > 0 && <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />}
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, 'breadcrumbsContainer')}
        aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
      >
        <ul className="breadcrumbs">
          <DocBreadcrumbsHome />
          {breadcrumbs.map((step, index) => (
            <Step key={index} step={step} isLast={index === breadcrumbs.length - 1} />
          ))}
        </ul>
      </nav>
    </>
  )
}

function Step({step, isLast}: {readonly step: Breadcrumb; readonly isLast: boolean}): ReactNode {
  const {label, href} = step
  return (
    <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
      {href === undefined || isLast ? (
        <span className="breadcrumbs__link" aria-current={isLast ? 'page' : undefined}>
          {label}
        </span>
      ) : (
        <Link className="breadcrumbs__link" href={href}>
          {label}
        </Link>
      )}
    </li>
  )
}
