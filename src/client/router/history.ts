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
  /** What the caller wants to keep with the entry. */
  readonly usr: unknown
}

/** History over the given window. Gives the current entry a key if it has none. */
export function createBrowserHistory(view: Window): BrowserHistory {
  const read = (): RouteLocation => {
    const {pathname, search, hash} = view.location
    const state = toEntryState(view.history.state)
    return {pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? ''}
  }
  const write = (method: 'pushState' | 'replaceState', url: string, usr: unknown) => {
    const state: EntryState = {key: createKey(), usr}
    view.history[method](state, '', url)
    return read()
  }
  const ensureKey = (): boolean => {
    if (read().key !== '') return false
    write('replaceState', view.location.href, null)
    return true
  }
  ensureKey()
  return {
    current: read,
    push: (url, state) => write('pushState', url.href, state),
    replace: (url, state) => write('replaceState', url.href, state),
    go: (delta) => view.history.go(delta),
    listen(onPop) {
      const handle = () => {
        // An entry without a key was made by the browser for a fragment that the reader followed.
        const isNewEntry = ensureKey()
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
