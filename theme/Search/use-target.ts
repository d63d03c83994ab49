// Which index the reader of a page searches: that of the version of the docs and of the part of the site around the page.
import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client'
import {type SearchTarget, translate, useLocation, useSite} from 'quire-docs/client'
import {findContext, type SearchContext, type SearchData} from './search-data.ts'

export interface SearchPlace {
  readonly target: SearchTarget
  readonly context: SearchContext | undefined
}

export function useSearchPlace(data: SearchData): SearchPlace {
  const {baseUrl} = useSite()
  const {pathname} = useLocation()
  const context = findContext(data, pathname, baseUrl)
  return {target: {baseUrl, version: useVersion(data, baseUrl), context: context?.path ?? ''}, context}
}

/** Path of the version below the base URL, `''` for the last one. */
function useVersion({docsPluginId}: SearchData, baseUrl: string): string {
  const active = useActivePluginAndVersion()?.activeVersion
  const {preferredVersion} = useDocsPreferredVersion(docsPluginId ?? undefined)
  const isKnown = Object.hasOwn(useAllDocsData(), docsPluginId ?? '')
  const version = active ?? (isKnown ? preferredVersion : null)
  return version === null || version.isLast ? '' : version.path.slice(baseUrl.length)
}

/** What a context is called in the language of the site. */
export function useContextLabel(): (context: SearchContext) => string {
  const {currentLocale} = useSite().i18n
  return ({label, path}) => (typeof label === 'string' ? label : (label[currentLocale] ?? path))
}

/** What the way to all results is called. */
export function useAllLabel(context: SearchContext | undefined, isEmpty: boolean): string {
  const labelOf = useContextLabel()
  if (context === undefined) return translate({id: 'theme.SearchBar.seeAll', message: 'See all results'})
  const values = {context: labelOf(context)}
  return isEmpty
    ? translate({id: 'theme.SearchBar.seeAllOutsideContext', message: 'See all results outside "{context}"'}, values)
    : translate({id: 'theme.SearchBar.searchInContext', message: 'See all results within "{context}"'}, values)
}

/** Address of the search page for a query typed on a page. */
export function searchPageUrl(query: string, {baseUrl, context, version}: SearchTarget): string {
  const params = new URLSearchParams({q: query})
  if (context !== '') params.set('ctx', context)
  if (version !== '') params.set('version', version)
  return `${baseUrl}search?${params}`
}
