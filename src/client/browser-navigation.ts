// Puts the pieces of navigation together for a document: history, prefetching, scrolling, the head, client modules.
import {SITE_DATA_ID, type SiteData} from '../shared/contract.ts'
import type {SharedDataStore} from './data/shared-data-store.ts'
import {createDocumentHead} from './head/apply-head.ts'
import type {HeadRegistry} from './head/head-registry.ts'
import {offlineSite} from './offline/offline-site.ts'
import type {LoadedPage} from './page/loaded-page.ts'
import type {PageLoader} from './page/page-loader.ts'
import {createAnnouncer, moveFocus, revealPlace, scrollInstantly, scrollToPlace} from './router/after-navigation.ts'
import {createFetchAhead} from './router/fetch-ahead.ts'
import {createTargetFinder, followLinks} from './router/follow-links.ts'
import {createBrowserHistory} from './router/history.ts'
import {isAnswered} from './router/is-answered.ts'
import {rememberStep} from './router/leave-page.ts'
import type {Lifecycle} from './router/lifecycle.ts'
import {isSamePage} from './router/link-target.ts'
import {createNavigation, type Navigation, type NavigationState} from './router/navigation.ts'
import {createPrefetcher, type PagePrefetcher} from './router/prefetch.ts'
import {createProgressBar} from './router/progress.ts'
import {createScrollMemory, type ScrollMemory} from './router/scroll-memory.ts'
import {findSessionStorage} from './storage/storage-slot.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_OFFLINE?: string}}

export interface BrowserNavigationOptions {
  readonly site: SiteData
  readonly first: LoadedPage
  readonly loader: PageLoader
  readonly shared: SharedDataStore
  readonly head: HeadRegistry
  readonly lifecycle: Lifecycle
}

export interface BrowserNavigation {
  readonly navigation: Navigation
  readonly prefetcher: PagePrefetcher
  readonly onShown: (state: NavigationState) => void
}

declare global {
  interface Window {
    /** For other scripts of the page: bring a page into the browser's cache, or have it ready to be shown. */
    docusaurus?: Pick<PagePrefetcher, 'prefetch' | 'preload'> & {
      /** For a server on which the site is written: what has been loaded is out of date. */
      readonly renew: (renewal: Renewal) => Promise<void>
    }
  }
}

export interface Renewal {
  /** As for the page loader. */
  readonly version: string
  readonly runtime: string
  /** What the open page may show otherwise: nothing, its own text, or anything that it knows of the site. */
  readonly reach: 'nothing' | 'page' | 'site'
}

/** Starts listening to the document; to be called once. */
export function createBrowserNavigation(options: BrowserNavigationOptions): BrowserNavigation {
  const {site, first, loader, shared, lifecycle} = options
  const storage = findSessionStorage()
  const memory = createScrollMemory(storage)
  const history = createBrowserHistory(window)
  // From a disk each page is a document of its own: the browser follows the links.
  const findTarget = process.env.QUIRE_OFFLINE ? () => undefined : createTargetFinder(site)
  const navigation = createNavigation({
    ...{site, first, baseUrl: site.baseUrl, history, loader, lifecycle, isAnswered},
    progress: createProgressBar(),
    onLeave: ({key}) => memory.save(key, {x: window.scrollX, y: window.scrollY}),
    rememberStep,
    loadWindow,
  })
  const prefetcher = createPrefetcher({
    ...{baseUrl: site.baseUrl, loader, findTarget},
    fetchAhead: createFetchAhead(),
    isShown: (pathname) => isSamePage(pathname, navigation.getState().location.pathname),
  })
  const saveScroll = () => memory.save(navigation.getState().location.key, {x: window.scrollX, y: window.scrollY})
  followLinks({
    navigate: (url) => void navigation.navigate(url),
    preload: prefetcher.preload,
    onClick: saveScroll,
    findTarget,
  })
  takeOverScrolling({memory, saveScroll, firstKey: history.current().key})
  const {prefetch, preload} = prefetcher
  window.docusaurus = {
    prefetch,
    preload,
    async renew({version, runtime, reach}) {
      loader.renew(version, runtime)
      if (reach === 'nothing') return
      if (reach === 'site') await shared.renew()
      // The build writes this value from a SiteData.
      await navigation.showAgain(shared.find(SITE_DATA_ID) as unknown as SiteData)
    },
  }
  lifecycle.startUpdate({location: navigation.getState().location, previousLocation: null})()
  return {navigation, prefetcher, onShown: createShownHandler(options, memory, prefetcher)}
}

function createShownHandler(
  {head, lifecycle}: BrowserNavigationOptions,
  memory: ScrollMemory,
  prefetcher: PagePrefetcher,
): (state: NavigationState) => void {
  const documentHead = createDocumentHead()
  const announce = createAnnouncer()
  let shown: NavigationState | undefined
  let isHeadStale = false
  const applyHead = () => {
    isHeadStale = false
    if (shown) documentHead.apply(shown.loaded.page, head.collect())
  }
  head.subscribe(() => {
    // Many `<Head>`s change at once when a page does.
    if (!isHeadStale) queueMicrotask(applyHead)
    isHeadStale = true
  })
  return (state) => {
    const previous = shown
    shown = state
    applyHead()
    // The reader stays on the page, and at the place.
    if (state.failure) return undefined
    if (previous && previous.location.pathname !== state.location.pathname && state.scroll !== 'first') {
      prefetcher.startPageView()
      announce(document.title)
    }
    scrollToPlace(state, memory)
    revealPlace(state, memory)
    moveFocus(state)
    // The correction of the first URL is no navigation.
    if (previous && state.scroll === 'first') return undefined
    lifecycle.finishUpdate({location: state.location, previousLocation: state.previousLocation})
  }
}

interface ScrollTakeover {
  readonly memory: ScrollMemory
  readonly saveScroll: () => void
  readonly firstKey: string
}

/** While the client runs it restores positions itself; a page that is left or reloaded is the browser's again. */
function takeOverScrolling({memory, saveScroll, firstKey}: ScrollTakeover): void {
  // The browser has not restored an entry whose page was left without telling it that it may.
  const saved = window.history.scrollRestoration === 'manual' ? memory.find(firstKey) : undefined
  if (saved) scrollInstantly(saved.x, saved.y)
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    saveScroll()
    memory.persist()
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) window.history.scrollRestoration = 'manual'
  })
}

function loadWindow(href: string, how: 'assign' | 'replace' | 'reload'): void {
  if (how === 'reload') window.location.reload()
  else window.location[how](process.env.QUIRE_OFFLINE ? offlineSite().toFile(href) : href)
}
