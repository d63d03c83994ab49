// Client module of the google-tag-manager plugin. Page views are the container's own matter: its trigger "History Change" sees
// navigations.
import {loadLate} from './load-late.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_GOOGLE_TAG_MANAGER?: string}}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const {containerId} = JSON.parse(process.env.QUIRE_GOOGLE_TAG_MANAGER ?? '') as {readonly containerId: string}

window.dataLayer ??= []
window.dataLayer.push({'gtm.start': Date.now(), event: 'gtm.js'})
loadLate(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`)
