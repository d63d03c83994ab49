// Whether rendering happens in a hydrated browser, as opposed to the server's render and the one that must equal it.
import {useSyncExternalStore} from 'react'

const subscribeToNothing = () => () => {}

/** False on the server and during hydration, true from then on. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
