// The browser's history as a list of locations with keys. Unlike a router's own history it does not decide anything:
// navigation.ts pushes an entry when the page for it is there.
import type {RouteLocation} from '../runtime-types.ts'

export interface BrowserHistory {
  /** The entry that the address bar shows. */
  readonly current: () => RouteLocation
  readonly push: (url: URL, state: unknown) => RouteLocation
  readonly replace: (url: URL, state: unknown) => RouteLocation
  readonly go: (delta: number) => void
  /** Calls back when the reader goes back or forward, or follows a fragment (`isNewEntry`). */
  readonly listen: (onPop: (location: RouteLocation, isNewEntry: boolean) => void) => () => void
}

interface EntryState {
  readonly key: string
  /** Place among the entries of this tab, so that a step back can be undone. */
  readonly index: number
  /** What the caller wants to keep with the entry. */
  readonly usr: unknown
}

/**
 * Sent to the window when the reader goes back or forward, with the location they go to as its detail. When it is
 * cancelled they stay where they are.
 */
export const POP_EVENT = 'quire:pop'

/** History over the given window. Gives the current entry a key if it has none. */
export function createBrowserHistory(view: Window): BrowserHistory {
  const read = (): RouteLocation => {
    const {pathname, search, hash} = view.location
    const state = toEntryState(view.history.state)
    return {pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? ''}
  }
  let index = toEntryState(view.history.state)?.index ?? 0
  let isReturning = false
  const write = (method: 'pushState' | 'replaceState', url: string, usr: unknown) => {
    if (method === 'pushState') index += 1
    const state: EntryState = {key: createKey(), index, usr}
    view.history[method](state, '', url)
    return read()
  }
  /** True for an entry without a key, which now has one. */
  const adopt = (place: number): boolean => {
    if (read().key !== '') return false
    index = place
    write('replaceState', view.location.href, null)
    return true
  }
  /** True when somebody wants the reader to stay, and has been obeyed. */
  const isHeldBack = (): boolean => {
    const steps = (toEntryState(view.history.state)?.index ?? index) - index
    const event = new CustomEvent(POP_EVENT, {cancelable: true, detail: read()})
    if (steps === 0 || view.dispatchEvent(event)) return false
    isReturning = true
    view.history.go(-steps)
    return true
  }
  adopt(index)
  return {
    current: read,
    push: (url, state) => write('pushState', url.href, state),
    replace: (url, state) => write('replaceState', url.href, state),
    go: (delta) => view.history.go(delta),
    listen(onPop) {
      const handle = () => {
        const wasReturning = isReturning
        isReturning = false
        if (wasReturning) return
        // An entry without a key was made by the browser for a fragment that the reader followed.
        const isNewEntry = adopt(index + 1)
        if (!isNewEntry && isHeldBack()) return
        index = toEntryState(view.history.state)?.index ?? index
        onPop(read(), isNewEntry)
      }
      view.addEventListener('popstate', handle)
      return () => view.removeEventListener('popstate', handle)
    },
  }
}

function toEntryState(state: unknown): EntryState | undefined {
  const isOurs = typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
  // The key has just been tested, and `usr` may be anything.
  return isOurs ? (state as EntryState) : undefined
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
