// Desktop or mobile, as the style sheets see it.
import {useSyncExternalStore} from 'react'

/** Narrowest desktop width, in CSS pixels where text has its usual size: 996 and below is mobile. */
export const DESKTOP_MIN_WIDTH_PX = 997

/** What the browser takes for the size of text when nobody has chosen one. */
const USUAL_FONT_SIZE_PX = 16

/** `desktop` from 997 px on; `ssr` until the page is hydrated, as the server cannot know. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/**
 * `'ssr'` on the server and during hydration, where a part should render what suits both and leave the choice to CSS. For
 * readers who have chosen larger text a window is mobile sooner, as the style sheets measure windows by their text.
 */
export function useWindowSize({desktopBreakpoint = DESKTOP_MIN_WIDTH_PX - 1} = {}): WindowSize {
  return useSyncExternalStore<WindowSize>(
    subscribe,
    () => (isAtMost(desktopBreakpoint) ? 'mobile' : 'desktop'),
    () => 'ssr',
  )
}

function isAtMost(widthPx: number): boolean {
  return window.matchMedia(`(max-width: ${widthPx / USUAL_FONT_SIZE_PX}em)`).matches
}
