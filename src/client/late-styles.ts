// Style sheets that do not come. A browser paints nothing while one is on its way, for as long as the connection stays open.
import {LATE_STYLES} from '../shared/first-styles.ts'

/** Those that a page is not painted without: a sheet for print holds up nothing. */
const BLOCKING = 'link[rel=stylesheet]:not([media=print])'

/** Style sheets that have not come and are waited for. */
export function findLateStyles(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(BLOCKING)].filter(({sheet}) => !sheet)
}

/** Of a sheet of the page's own origin, after the document has been parsed: its rules are not there. */
export function hasFailed({sheet}: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length
  } catch {
    // A browser has a sheet for an answer that was none, and lets nobody look into it.
    return true
  }
}

/** Calls back, now or later, for a sheet that {@link hasFailed}. */
export function whenFailed(sheet: HTMLLinkElement, then: () => void): void {
  const look = () => {
    if (hasFailed(sheet)) then()
  }
  // With some of its rules in the page, that does not wait for it.
  if (sheet.getAttribute(LATE_STYLES) !== '') look()
  else for (const type of ['load', 'error']) sheet.addEventListener(type, look)
}

/** From here on the page is painted without these. Each applies when it comes, and `onCome` is called then. */
export function stopWaiting(onCome?: () => void): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(BLOCKING)) {
    if (link.sheet) continue
    const again = link.cloneNode() as HTMLLinkElement
    again.media = 'print'
    again.onload = () => {
      again.media = link.media || 'all'
      // A script may wait for the sheet, as the one of the search does for its own.
      link.dispatchEvent(new Event('load'))
      onCome?.()
    }
    again.onerror = () => link.dispatchEvent(new Event('error'))
    link.replaceWith(again)
  }
}
