// The URL of a search page, and what is searched for in it.
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client'
import {uniq, useBaseUrlUtils, useQueryString, useSite, useThemeConfig} from 'quire-docs/client'
import {useCallback} from 'react'

const QUERY_NAME = 'q'

/** What is searched for, and a function to change it. */
export function useSearchQueryString(): readonly [string, (value: string) => void] {
  const [value, set] = useQueryString(QUERY_NAME)
  return [value, useCallback((next: string) => set(next === '' ? null : next), [set])]
}

/** Gives the URL of the search page for a text. */
export function useSearchLinkCreator(): (text: string) => string {
  const {withBaseUrl} = useBaseUrlUtils()
  const {algolia} = useThemeConfig() as {readonly algolia?: {readonly searchPagePath?: unknown}}
  const path = typeof algolia?.searchPagePath === 'string' ? algolia.searchPagePath : 'search'
  return useCallback(
    (text: string) => withBaseUrl(`${path}?${QUERY_NAME}=${encodeURIComponent(text)}`),
    [withBaseUrl, path],
  )
}

/** The tag of pages that belong to no docs. */
export const DEFAULT_SEARCH_TAG = 'default'

/** What a search service is asked for on the shown page: its language, and the versions that suit the reader best. */
export function useContextualSearchFilters(): {readonly locale: string; readonly tags: readonly string[]} {
  const tags = useDocsContextualSearchTags()
  return {locale: useSite().i18n.currentLocale, tags: uniq([DEFAULT_SEARCH_TAG, ...tags])}
}
