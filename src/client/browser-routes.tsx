// The shown page in the browser: follows the navigation, and does what a document does when its page has changed.
import {type ReactNode, useEffect, useLayoutEffect, useState} from 'react'
import {ShownRoute} from './app.tsx'
import type {Navigation, NavigationState} from './router/navigation.ts'
import type {ThemeMap} from './runtime-types.ts'

export interface BrowserRoutesProps {
  readonly navigation: Navigation
  readonly theme: Pick<ThemeMap, 'parts'>
  /** Called once per state, when it is in the document and before it is painted. */
  readonly onShown: (state: NavigationState) => void
}

export function BrowserRoutes({navigation, theme, onShown}: BrowserRoutesProps): ReactNode {
  const [state, setState] = useState(navigation.getState)
  useEffect(() => {
    // No transition: all that the page needs is there, and rendering it in slices would only show it later.
    const follow = (next: NavigationState) => setState(next)
    const stop = navigation.subscribe(follow)
    // Hydration is over: say so, and catch up with what happened meanwhile.
    document.documentElement.dataset.hasHydrated = 'true'
    follow(navigation.getState())
    return stop
  }, [navigation])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done depends on which states have been in the document.
  useEffect(() => navigation.adoptUrl(), [navigation, state])
  useLayoutEffect(() => onShown(state), [state, onShown])
  const {site, loaded, location, action, failure} = state
  return <ShownRoute {...{site, loaded, location, action, failure, theme}} navigator={navigation.navigator} />
}
