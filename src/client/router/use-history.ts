// Navigation in the words of history: what components written for Docusaurus use.
import {useEffect, useMemo} from 'react'
import {type Location, NavigationType, type To, useLocation, useNavigate} from 'react-router-dom'
import {useEvent} from '../hooks/small-hooks.ts'
import {POP_EVENT} from './history.ts'

/** The history of the tab, as components written for Docusaurus use it. */
export interface HistoryLike {
  readonly location: Location
  readonly push: (to: To, state?: unknown) => void
  readonly replace: (to: To, state?: unknown) => void
  readonly go: (delta: number) => void
  readonly goBack: () => void
  readonly goForward: () => void
}

/** The page's location, and functions that change it. A change waits for the next page to be loaded. */
export function useHistory(): HistoryLike {
  const location = useLocation()
  const navigate = useNavigate()
  return useMemo(
    () => ({
      location,
      push: (to, state) => void navigate(to, {state}),
      replace: (to, state) => void navigate(to, {state, replace: true}),
      go: (delta) => void navigate(delta),
      goBack: () => void navigate(-1),
      goForward: () => void navigate(1),
    }),
    [location, navigate],
  )
}

/** Calls back before the reader goes back or forward in this site. Where it gives `false` they stay on the shown page. */
export function useHistoryPopHandler(handler: (location: Location, action: NavigationType) => unknown): void {
  const answer = useEvent(handler)
  useEffect(() => {
    const ask = (event: Event) => {
      if (event instanceof CustomEvent && answer(event.detail, NavigationType.Pop) === false) event.preventDefault()
    }
    window.addEventListener(POP_EVENT, ask)
    return () => window.removeEventListener(POP_EVENT, ask)
  }, [answer])
}

/** Sends the reader to another page as soon as it is rendered in the browser. */
export function Redirect({to, push = false}: {readonly to: To; readonly push?: boolean}): null {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, {replace: !push})
  }, [navigate, to, push])
  return null
}
