// Desktop or mobile, as the style sheets see it.
import {useSyncExternalStore} from 'react'

/** Narrowest desktop width, in CSS pixels: 996 and below is mobile. */
export const DESKTOP_MIN_WIDTH_PX = 997

export type WindowSize = 'desktop' | 'mobile' | 'ssr'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** `'ssr'` on the server and during hydration, where a part should render what suits both and leave the choice to CSS. */
export function useWindowSize({desktopBreakpoint = DESKTOP_MIN_WIDTH_PX - 1} = {}): WindowSize {
  return useSyncExternalStore<WindowSize>(
    subscribe,
    () => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  )
}
