// From one page to the next. The old page stays until everything that the new one needs is there; then the URL and the
// view switch together. The newest request wins over those still loading.
import {NavigationType, type Navigator} from 'react-router-dom'
import type {SiteData} from '../../shared/contract.ts'
import {toError} from '../failure/error-chain.ts'
import type {LoadedPage} from '../page/loaded-page.ts'
import {OtherBuildError, type PageLoader} from '../page/page-loader.ts'
import type {RouteLocation} from '../runtime-types.ts'
import type {BrowserHistory} from './history.ts'
import type {Lifecycle} from './lifecycle.ts'
import {isSamePage} from './link-target.ts'
import {createNavigator, type NavigateOptions} from './navigator.ts'
import type {ProgressBar} from './progress.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_OFFLINE?: string}}

/** What is shown. */
export interface NavigationState {
  readonly site: SiteData
  readonly loaded: LoadedPage
  readonly location: RouteLocation
  /** Null on the first page. */
  readonly previousLocation: RouteLocation | null
  readonly action: NavigationType
  /**
   * Who scrolls: `first` and `native` leave it to the browser; `push` goes to the fragment or to the top; `pop` returns to
   * where the reader was.
   */
  readonly scroll: 'first' | 'native' | 'push' | 'pop'
  /** A navigation that failed while the server did not answer either. The page before it is still shown. */
  readonly failure?: {readonly error: Error; readonly retry: () => void}
}

export interface Navigation {
  readonly getState: () => NavigationState
  /** Calls back with each new state. */
  readonly subscribe: (onChange: (state: NavigationState) => void) => () => void
  /** Goes to a URL. One outside of the site is left to the browser. */
  readonly navigate: (url: URL, options?: NavigateOptions) => Promise<void>
  /**
   * Corrects the first location to that of the address bar, once hydration, which must equal the server's, is over. To be called after
   * each state that is in the document: where it is corrected, what components wanted in its place meanwhile is done.
   */
  readonly adoptUrl: () => void
  /** Loads the shown page once more, and shows it where the reader is, with what is known of the site by then. */
  readonly showAgain: (site: SiteData) => Promise<void>
  /** For React Router. */
  readonly navigator: Navigator
}

export interface NavigationOptions {
  readonly site: SiteData
  readonly first: LoadedPage
  readonly baseUrl: string
  readonly history: BrowserHistory
  readonly loader: Pick<PageLoader, 'load'>
  readonly lifecycle: Lifecycle
  readonly progress: ProgressBar
  /**
   * Tells whether the server has anything to say at a URL, be it that there is no such page: a document that is left
   * for a server that is silent is lost.
   */
  readonly isAnswered: (href: string) => Promise<boolean>
  /** Called before the shown location is left for another page or another history entry. */
  readonly onLeave: (location: RouteLocation) => void
  /** Told which page the reader is on the way to; undefined when it is there, or cannot be had. */
  readonly rememberStep: (href: string | undefined) => void
  /** Loads a URL from the server. */
  readonly loadWindow: (href: string, how: 'assign' | 'replace' | 'reload') => void
}

/** Where to go, and how. */
interface NavigationRequest {
  readonly url: URL
  readonly action: NavigationType
  readonly state: unknown
  readonly scroll: 'native' | 'push' | 'pop'
}

/** Starts following the history. */
export function createNavigation(options: NavigationOptions): Navigation {
  const {history} = options
  const store = createStateStore(options, history.current().key)
  const follow = createFollower(options, store)

  // From a disk no other page can take the place of the document's.
  const isOfClient = (url: URL): boolean =>
    process.env.QUIRE_OFFLINE
      ? isSamePage(url.pathname, window.location.pathname)
      : url.origin === window.location.origin && url.pathname.startsWith(options.baseUrl)

  let isAdopted = false
  let onAdopted: () => void
  const adopted = new Promise<void>((resolve) => {
    onAdopted = resolve
  })

  const navigate: Navigation['navigate'] = async (url, {replace = false, state = null} = {}) => {
    // A component that keeps a state in the address writes the empty one over what it has not been told yet.
    if (replace && !isAdopted) await adopted
    if (!isOfClient(url)) {
      options.loadWindow(url.href, replace ? 'replace' : 'assign')
      return
    }
    // Asking for the URL that is shown makes no second entry, as with the browser's own links.
    const isReplacing = replace || url.href === window.location.href
    await follow({url, state, scroll: 'push', action: isReplacing ? NavigationType.Replace : NavigationType.Push})
  }

  history.listen(({state}, isNewEntry) => {
    const url = new URL(window.location.href)
    void follow({url, state, action: NavigationType.Pop, scroll: isNewEntry ? 'native' : 'pop'})
  })

  return {
    getState: store.get,
    subscribe: store.subscribe,
    navigate,
    adoptUrl() {
      const shown = store.get()
      const location = toShownLocation(history.current(), shown.loaded)
      if (shown.scroll === 'first' && toHref(location) !== toHref(shown.location)) store.set({...shown, location})
      else {
        isAdopted = true
        onAdopted()
      }
    },
    async showAgain(site) {
      const {pathname} = store.get().location
      const loaded = await options.loader.load(pathname)
      const shown = store.get()
      // Another page may have been opened meanwhile.
      store.set({...shown, site, ...(shown.location.pathname === pathname ? {loaded, scroll: 'native'} : {})})
    },
    navigator: createNavigator(navigate, history),
  }
}

interface StateStore extends Pick<Navigation, 'subscribe'> {
  readonly get: () => NavigationState
  readonly set: (state: NavigationState) => void
}

function createStateStore({site, first}: NavigationOptions, key: string): StateStore {
  const listeners = new Set<(state: NavigationState) => void>()
  let current: NavigationState = {
    site,
    loaded: first,
    location: {pathname: first.page.path, search: '', hash: '', state: null, key},
    previousLocation: null,
    action: NavigationType.Pop,
    scroll: 'first',
  }
  return {
    get: () => current,
    set(state) {
      current = state
      for (const listener of listeners) listener(state)
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** Gives the function that fulfils a request, unless a newer one comes before it is loaded. */
function createFollower(options: NavigationOptions, store: StateStore): (request: NavigationRequest) => Promise<void> {
  const {loader, lifecycle, progress} = options
  let newest: NavigationRequest | undefined

  // The page comes from the server then. Only a reader's step leads here, so nothing is loaded over and over.
  const fail = async (request: NavigationRequest, error: Error) => {
    const {href} = request.url
    const isReachable = error instanceof OtherBuildError || (await options.isAnswered(href))
    if (newest !== request) return
    if (isReachable) {
      console.warn(`Loading "${href}" from the server: ${error.message}`)
      options.loadWindow(href, toLoadKind(request.action))
      return
    }
    options.rememberStep(undefined)
    store.set({...store.get(), scroll: 'native', failure: {error, retry: () => void follow(request)}})
  }

  async function follow(request: NavigationRequest): Promise<void> {
    newest = request
    const {loaded: shownPage, location: previousLocation} = store.get()
    const {pathname, search, hash} = request.url
    const location = {pathname, search, hash, state: request.state, key: ''}
    const cleanUp = lifecycle.startUpdate({location, previousLocation})
    const isOtherPage = !isSamePage(pathname, previousLocation.pathname)
    if (isOtherPage) progress.start()
    options.rememberStep(isOtherPage ? request.url.href : undefined)
    try {
      const loaded = isOtherPage ? await loader.load(pathname) : shownPage
      if (newest !== request) return
      store.set(commit(request, loaded, {options, shown: store.get()}))
      options.rememberStep(undefined)
    } catch (thrown) {
      if (newest === request) await fail(request, toError(thrown))
    } finally {
      cleanUp()
      if (newest === request) progress.finish()
    }
  }
  return follow
}

interface CommitContext {
  readonly options: NavigationOptions
  readonly shown: NavigationState
}

/** Writes the history entry and gives the state that shows the page. */
function commit(
  request: NavigationRequest,
  loaded: LoadedPage,
  {options, shown: {site, location: previousLocation}}: CommitContext,
): NavigationState {
  const {history} = options
  // A fragment that the browser followed has moved the view already; what was there was saved at the click.
  if (request.scroll !== 'native') options.onLeave(previousLocation)
  const url = new URL(request.url)
  // From a disk a document may not change its path.
  url.pathname = process.env.QUIRE_OFFLINE ? window.location.pathname : toShownPathname(url.pathname, loaded)
  const write = request.action === NavigationType.Push ? history.push : history.replace
  const entry = request.action === NavigationType.Pop ? history.current() : write(url, request.state)
  const location = toShownLocation(entry, loaded)
  return {site, loaded, location, previousLocation, action: request.action, scroll: request.scroll}
}

/** The page's own spelling of its path. Only the not-found page is shown at other paths. */
function toShownPathname(pathname: string, {page}: LoadedPage): string {
  return isSamePage(pathname, page.path) ? page.path : pathname
}

function toShownLocation(entry: RouteLocation, loaded: LoadedPage): RouteLocation {
  return {...entry, pathname: toShownPathname(entry.pathname, loaded)}
}

function toHref({pathname, search, hash}: RouteLocation): string {
  return pathname + search + hash
}

function toLoadKind(action: NavigationType): 'assign' | 'replace' | 'reload' {
  if (action === NavigationType.Pop) return 'reload'
  return action === NavigationType.Push ? 'assign' : 'replace'
}
