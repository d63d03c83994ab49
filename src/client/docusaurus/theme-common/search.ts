// The URL of a search page, and what is searched for in it.
import {useCallback} from 'react'
import {useBaseUrlUtils} from '../../router/use-base-url.ts'
import {useQueryString} from '../../router/use-query-string.ts'

const QUERY_NAME = 'q'

/** What is searched for, and a function to change it. */
export function useSearchQueryString(): readonly [string, (value: string) => void] {
  const [value, set] = useQueryString(QUERY_NAME)
  return [value, useCallback((next: string) => set(next === '' ? null : next), [set])]
}

/** Gives the URL of the search page for a text. */
export function useSearchLinkCreator(): (text: string) => string {
  const {withBaseUrl} = useBaseUrlUtils()
  return useCallback((text: string) => withBaseUrl(`/search?${QUERY_NAME}=${encodeURIComponent(text)}`), [withBaseUrl])
}
