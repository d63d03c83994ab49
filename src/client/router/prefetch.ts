// Loads ahead what the reader is likely to want: pages whose links are in sight, when the browser is idle; pages whose
// links are pointed at or touched, at once and with all that they need.
import {routeModuleOf} from '../../shared/permalink.ts'
import type {Prefetcher} from '../data/prefetch-context.ts'
import type {PageLoader} from '../page/page-loader.ts'
import type {FetchAhead} from './fetch-ahead.ts'
import {emptyBudget, hasRoom, mayGuess, mayPrefetch, spend} from './prefetch-policy.ts'
import {readConnection, whenIdle} from './spare-time.ts'

export interface PagePrefetcher extends Prefetcher {
  /** Into the browser's cache only. */
  readonly prefetch: (pathname: string) => void
  /** Ready to be shown. */
  readonly preload: (pathname: string) => void
  /** Another page is shown: the budget starts again. */
  readonly startPageView: () => void
}

export interface PrefetcherOptions {
  readonly baseUrl: string
  readonly loader: Pick<PageLoader, 'load'>
  readonly fetchAhead: FetchAhead
  /** The page that a link leads to on the client; undefined when the browser would follow it. */
  readonly findTarget: (link: HTMLAnchorElement) => URL | undefined
  readonly isShown: (pathname: string) => boolean
}

export function createPrefetcher(options: PrefetcherOptions): PagePrefetcher {
  const done = new Set<string>()
  const queue = createIdleQueue(options.fetchAhead)
  const moduleUrl = (pathname: string) => options.baseUrl + routeModuleOf(pathname, options.baseUrl)
  const isWanted = (pathname: string) => mayPrefetch(readConnection()) && !options.isShown(pathname)

  const whenVisible = createVisibilityWatcher((link) => {
    const target = options.findTarget(link)
    if (!target || !mayGuess(readConnection()) || options.isShown(target.pathname)) return
    const url = moduleUrl(target.pathname)
    if (!done.has(url)) queue.add(url, {isLikely: link.closest('main') !== null, onStart: () => done.add(url)})
  })

  return {
    observe: whenVisible,
    startPageView: queue.reset,
    prefetch(pathname) {
      const url = moduleUrl(pathname)
      if (!isWanted(pathname) || done.has(url)) return
      done.add(url)
      void options.fetchAhead(url)
    },
    preload(pathname) {
      if (!isWanted(pathname)) return
      done.add(moduleUrl(pathname))
      // A failure here is forgotten; the click tries again and knows what to do.
      options.loader.load(pathname).catch(() => {})
    },
  }
}

interface Waiting {
  /** In the text or below it, rather than in a menu. */
  readonly isLikely: boolean
  readonly onStart: () => void
}

interface IdleQueue {
  readonly add: (url: string, waiting: Waiting) => void
  readonly reset: () => void
}

/** Fetches one URL after the other, likely ones first, while the browser is idle and the page view's budget lasts. */
function createIdleQueue(fetchAhead: FetchAhead): IdleQueue {
  let waiting = new Map<string, Waiting>()
  let budget = emptyBudget
  let pageView = 0
  let isRunning = false

  const run = async () => {
    const all = [...waiting]
    const next = all.find(([, {isLikely}]) => isLikely) ?? all[0]
    if (!next || !hasRoom(budget)) {
      isRunning = false
      return
    }
    const [url, {onStart}] = next
    const startedIn = pageView
    waiting.delete(url)
    onStart()
    const bytes = await fetchAhead(url)
    if (startedIn === pageView) budget = spend(budget, bytes)
    whenIdle(run)
  }

  return {
    add(url, one) {
      waiting.set(url, one)
      if (isRunning) return
      isRunning = true
      whenIdle(run)
    },
    reset() {
      waiting = new Map()
      budget = emptyBudget
      pageView += 1
    },
  }
}

function createVisibilityWatcher(onVisible: (link: HTMLAnchorElement) => void): Prefetcher['observe'] {
  if (!('IntersectionObserver' in window)) {
    return (link) => {
      onVisible(link)
      return () => {}
    }
  }
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      onVisible(target)
    }
  })
  return (link) => {
    observer.observe(link)
    return () => observer.unobserve(link)
  }
}
