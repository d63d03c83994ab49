// Navigation in the words of history: what components written for Docusaurus use.
import {useCallback, useEffect, useMemo, useRef} from 'react'
import {
  createPath,
  type Location,
  NavigationType,
  type Path,
  type To,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
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
  /** How the reader came to the page: `PUSH`, `REPLACE` or `POP`. */
  readonly action: NavigationType
  /** Entries of the tab's history. */
  readonly length: number
  readonly createHref: (to: Partial<Path>) => string
  /** Calls back after each change, while the component is there. Returns the function that ends it. */
  readonly listen: (listener: HistoryListener) => () => void
  /**
   * Holds the reader who goes back or forward where the answer is `false`, its default; a text is a question to them. Links go on
   * to work. Returns the function that ends it.
   */
  readonly block: (prompt?: boolean | string | HistoryPrompt) => () => void
}

/** Told of a new location and of what led there. */
export type HistoryListener = (location: Location, action: NavigationType) => void

/** Asked before the reader leaves: `false` keeps them, a text asks them. */
export type HistoryPrompt = (location: Location, action: NavigationType) => unknown

/** The page's location, and functions that change it. A change waits for the next page to be loaded. */
export function useHistory(): HistoryLike {
  const location = useLocation()
  const navigate = useNavigate()
  const action = useNavigationType()
  const listen = useListeners(location, action)
  return useMemo(
    () => ({
      location,
      action,
      listen,
      block,
      createHref: createPath,
      length: typeof window === 'undefined' ? 1 : window.history.length,
      push: (to, state) => void navigate(to, {state}),
      replace: (to, state) => void navigate(to, {state, replace: true}),
      go: (delta) => void navigate(delta),
      goBack: () => void navigate(-1),
      goForward: () => void navigate(1),
    }),
    [location, navigate, action, listen],
  )
}

function useListeners(location: Location, action: NavigationType): HistoryLike['listen'] {
  const listeners = useRef(new Set<HistoryListener>())
  const shown = useRef(location)
  useEffect(() => {
    if (shown.current === location) return
    shown.current = location
    for (const listener of listeners.current) listener(location, action)
  }, [location, action])
  return useCallback((listener) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  }, [])
}

function block(prompt: boolean | string | HistoryPrompt = false): () => void {
  return onPop((location) => {
    const answer = typeof prompt === 'function' ? prompt(location, NavigationType.Pop) : prompt
    return typeof answer === 'string' ? window.confirm(answer) : answer
  })
}

/** @returns Ends it. */
function onPop(handler: (location: Location) => unknown): () => void {
  const ask = (event: Event) => {
    if (event instanceof CustomEvent && handler(event.detail) === false) event.preventDefault()
  }
  window.addEventListener(POP_EVENT, ask)
  return () => window.removeEventListener(POP_EVENT, ask)
}

/** Calls back before the reader goes back or forward in this site. Where it gives `false` they stay on the shown page. */
export function useHistoryPopHandler(handler: (location: Location, action: NavigationType) => unknown): void {
  const answer = useEvent(handler)
  useEffect(() => onPop((location) => answer(location, NavigationType.Pop)), [answer])
}

/** Sends the reader to another page as soon as it is rendered in the browser. */
export function Redirect({to, push = false}: {readonly to: To; readonly push?: boolean}): null {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, {replace: !push})
  }, [navigate, to, push])
  return null
}
