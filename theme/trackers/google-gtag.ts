// Client module of the google-gtag plugin.
import {loadLate} from './load-late.ts'
import {findNewPage, type PageChange} from './page-changes.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_GOOGLE_GTAG?: string}}

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: unknown[]) => void
  }
}

interface GtagOptions {
  readonly trackingID: string | readonly string[]
  readonly anonymizeIP: boolean
}

const {trackingID, anonymizeIP} = JSON.parse(process.env.QUIRE_GOOGLE_GTAG ?? '') as GtagOptions
const ids = typeof trackingID === 'string' ? [trackingID] : trackingID

window.dataLayer ??= []
// What Google's script takes is the object `arguments`, no list. A page may have set its own with its consent.
window.gtag ??= function gtag() {
  // biome-ignore lint/complexity/noArguments: the script tells commands from data by this
  window.dataLayer?.push(arguments)
}
window.gtag('js', new Date())
for (const id of ids) window.gtag('config', id, anonymizeIP ? {anonymize_ip: true} : {})

const isLoaded = loadLate(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(ids[0] ?? '')}`)

export function onRouteDidUpdate(change: PageChange): void {
  const page = findNewPage(change)
  // Until the script has come, the page that it finds open is counted by `config`.
  if (page === undefined || !isLoaded()) return
  // The title of the new page is set in the next task.
  setTimeout(() => {
    window.gtag?.('set', 'page_path', page)
    window.gtag?.('event', 'page_view')
  })
}
