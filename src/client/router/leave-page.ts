// A page that the reader is leaving: until the next one has come, this one is still there, and a reload of it would call the
// reader back.
import {findLink, isPlainClick} from './clicked-link.ts'

/** Remembers, in an attribute of the document, which page the reader is on the way to by a link that the browser follows. */
export function rememberClicks(): void {
  // The last that hears of a click: by then the client or a component has prevented those that are its own.
  window.addEventListener('click', (event) => {
    const link = findLink(event)
    if (link && !event.defaultPrevented && isPlainClick(event) && isNextPage(link)) rememberStep(link.href)
  })
}

/** @param href Left out when the page is there, or cannot be had. */
export function rememberStep(href = ''): void {
  document.documentElement.dataset.leavingFor = href
}

/** Asks the server for the page once more; if the reader is leaving it, for the one that the reader is on the way to. */
export function askAgain(): void {
  const {leavingFor} = document.documentElement.dataset
  if (leavingFor) window.location.assign(leavingFor)
  else window.location.reload()
}

function isNextPage({href, target, protocol, download}: HTMLAnchorElement): boolean {
  const [page] = window.location.href.split('#')
  return /^https?:$/.test(protocol) && !download && (target === '' || target === '_self') && href.split('#')[0] !== page
}
