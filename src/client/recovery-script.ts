// Looks after a document whose own files are gone, are answered by something else, or do not come: a copy of a page that is
// older or newer than the files on the server, a site that is half uploaded, a network that hangs. All other scripts are
// named by their content and gone with their build; this one has the same name in every build, is asked for again each time,
// and must therefore understand the documents of all of them. It holds up nothing.

import {LATE_STYLES, START_FILE} from '../shared/first-styles.ts'
import {BANNER_ID} from './base-url/base-url-banner.ts'
import {hasFailedLate, lateSheets} from './exchange-first-styles.ts'
import {findLateStyles, stopWaiting} from './late-styles.ts'
import {askAgain} from './router/leave-page.ts'
import {createReloadGuard, readBuildId} from './router/reload-guard.ts'

/** Milliseconds after which a style sheet that has not come is not waited for any more. */
const STYLE_LIMIT_MS = 7_000

{
  const root = document.documentElement
  const own = new URL('assets/', document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '')
  const isOwn = ({href}: HTMLLinkElement) => href.startsWith(own.href)
  const hasRuntime = () => root.dataset.runtime !== undefined
  const storage = () => {
    try {
      return window.sessionStorage
    } catch {
      return null
    }
  }

  // The build writes the texts of the language in the place of these two: see recovery-texts.ts.
  const tell = () => {
    const notice = document.createElement('div')
    notice.className = 'alert alert--warning'
    notice.setAttribute('role', 'alert')
    const button = document.createElement('button')
    button.textContent = 'Reload'
    button.className = 'button button--primary'
    button.onclick = () => window.location.reload()
    notice.append('Parts of this page could not be loaded. Its text is complete.', ' ', button)
    // It would blame the base URL, from which this script has just been loaded.
    const banner = document.getElementById(BANNER_ID)
    if (banner) banner.hidden = true
    document.body?.prepend(notice)
    return notice
  }

  let isJudged = false
  /** All has come or failed: the server may have another build of this page, which is asked for once. */
  const judge = () => {
    // The build is named at the end of the document, and a page is asked for once for each build.
    if (document.readyState === 'loading') return
    const failed = [...findLateStyles(), ...lateSheets().filter(hasFailedLate)]
    if (isJudged || (hasRuntime() && !failed.some(isOwn))) return
    isJudged = true
    if (createReloadGuard(storage()).mayReload(readBuildId())) askAgain()
    else tell()
  }

  const tellOfStyles = () => {
    let left = findLateStyles().length
    if (left === 0) return
    const notice = tell()
    stopWaiting(() => {
      left -= 1
      if (left === 0) notice.remove()
    })
  }

  /** A policy that does not allow the page's inline script and styles: what they would have done is done by the files. */
  const doWithoutInline = () => {
    const inline = document.querySelector<HTMLScriptElement>(`script[${START_FILE}]`)
    if (!inline || root.dataset.themeChoice !== undefined) return
    for (const link of lateSheets()) {
      const again = link.cloneNode() as HTMLLinkElement
      again.removeAttribute('media')
      again.removeAttribute(LATE_STYLES)
      again.onerror = judge
      link.replaceWith(again)
    }
    const start = document.createElement('script')
    for (const {name, value} of inline.attributes) start.setAttribute(name, value)
    start.src = inline.getAttribute(START_FILE) ?? ''
    document.head.append(start)
  }

  if (document.readyState === 'loading') document.addEventListener('readystatechange', doWithoutInline, {once: true})
  else doWithoutInline()
  setTimeout(tellOfStyles, STYLE_LIMIT_MS)
  // Of a sheet that the page does not wait for.
  document.addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLLinkElement && hasFailedLate(target)) judge()
    },
    true,
  )
  // The client's own code throws.
  document.addEventListener('quire:failed', judge)
  // By then style sheets and the runtime have come or failed; images, which may take as long as they like, have not.
  const [navigation] = performance.getEntriesByType('navigation')
  const isReady = navigation instanceof PerformanceNavigationTiming && navigation.domContentLoadedEventStart > 0
  if (isReady) judge()
  else document.addEventListener('DOMContentLoaded', judge)
}
