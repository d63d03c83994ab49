// Base URL for components.
import {useCallback} from 'react'
import {useSite} from '../data/site-context.ts'
import {addBaseUrl} from './link-target.ts'

/** How `useBaseUrl` completes a URL. */
export interface BaseUrlOptions {
  /** Add the base URL even where the URL seems to have it. */
  readonly forcePrependBaseUrl?: boolean
  /** Give the complete URL, with the site's origin. */
  readonly absolute?: boolean
}

export interface BaseUrlUtils {
  readonly withBaseUrl: (url: string | undefined, options?: BaseUrlOptions) => string
}

/** The function behind `useBaseUrl`, for URLs that are known later than hooks may be called. */
export function useBaseUrlUtils(): BaseUrlUtils {
  const {baseUrl, url: origin} = useSite()
  const withBaseUrl = useCallback(
    (url: string | undefined, {forcePrependBaseUrl = false, absolute = false}: BaseUrlOptions = {}) => {
      // Nothing stays nothing, which the type of Docusaurus' hook hides as well.
      const path = addBaseUrl(url as string, baseUrl, forcePrependBaseUrl)
      return absolute && path?.startsWith('/') && !path.startsWith('//') ? origin + path : path
    },
    [baseUrl, origin],
  )
  return {withBaseUrl}
}

/** A URL of the site with its base URL: `/img/a.png` gives `/base/img/a.png`. */
export function useBaseUrl(url: string | undefined, options: BaseUrlOptions = {}): string {
  return useBaseUrlUtils().withBaseUrl(url, options)
}
