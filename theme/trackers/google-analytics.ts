// Client module of the google-analytics plugin.
import {loadLate} from './load-late.ts'
import {findNewPage, type PageChange} from './page-changes.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_GOOGLE_ANALYTICS?: string}}

type Analytics = ((...command: unknown[]) => void) & {q?: unknown[]; l?: number}

declare global {
  interface Window {
    ga?: Analytics
  }
}

interface AnalyticsOptions {
  readonly trackingID: string
  readonly anonymizeIP: boolean
}

const {trackingID, anonymizeIP} = JSON.parse(process.env.QUIRE_GOOGLE_ANALYTICS ?? '') as AnalyticsOptions

const queue: Analytics = (...command) => {
  queue.q = [...(queue.q ?? []), command]
}
window.ga ??= queue
window.ga.l = Date.now()
window.ga('create', trackingID, 'auto')
if (anonymizeIP) window.ga('set', 'anonymizeIp', true)
window.ga('send', 'pageview')

const isLoaded = loadLate('https://www.google-analytics.com/analytics.js')

export function onRouteDidUpdate(change: PageChange): void {
  const page = findNewPage(change)
  // Until the script has come, the page that it finds open is counted by the first view.
  if (page === undefined || !isLoaded()) return
  window.ga?.('set', 'page', page)
  window.ga?.('send', 'pageview')
}
