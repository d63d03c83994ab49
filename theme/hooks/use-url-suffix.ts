// What a URL says beyond its path.
import {mergeSearchStrings, useIsBrowser, useLocation} from 'quire-docs/client'

/** Query and fragment of the shown page. The server knows neither, so they are added after hydration. */
export function useUrlSuffix(moreQuery?: string): string {
  const {search, hash} = useLocation()
  const isBrowser = useIsBrowser()
  return isBrowser ? mergeSearchStrings([search, moreQuery], 'append') + hash : ''
}
