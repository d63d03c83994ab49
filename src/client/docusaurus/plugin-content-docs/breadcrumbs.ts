// The way to the shown doc for search engines, as https://schema.org/BreadcrumbList.
import type {JsonObject} from '../../../shared/contract.ts'
import type {Breadcrumb} from '../../../shared/views.ts'
import {useSite} from '../../data/site-context.ts'

/** Steps that lead nowhere are left out. */
export function useBreadcrumbsStructuredData({breadcrumbs}: {readonly breadcrumbs: readonly Breadcrumb[]}): JsonObject {
  const {url} = useSite()
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs
      .filter(({href}) => href !== undefined)
      .map(({label, href}, index) => ({'@type': 'ListItem', position: index + 1, name: label, item: `${url}${href}`})),
  }
}
