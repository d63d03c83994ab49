// A file of its own that `quire start` adds to each page, never part of a published site: shows each change of the site in the page,
// and the mistakes of the site. Its tag has `data-page`, what the page knows of the server it came from;
// `src/node/serve/live-reload.ts` writes the tag and sends the events.
import type {LiveEvent, LiveFacts, LivePage} from '../../shared/live-event.ts'
import type {Renewal} from '../browser-navigation.ts'
import {keepState} from './keep-state.ts'
import {showErrors} from './overlay.ts'
import {exchangeStyles} from './styles.ts'

const script = document.currentScript
const RETRY_MS = 1000

if (script instanceof HTMLScriptElement && script.dataset.page !== undefined) {
  // The server writes it in this shape.
  follow(script.src, JSON.parse(script.dataset.page) as LivePage)
}

function follow(src: string, page: LivePage): void {
  const eventsUrl = new URL('events', src)
  eventsUrl.searchParams.set('token', page.token)
  const show = createView(page)
  let source: EventSource | undefined
  // A browser keeps six connections to a host, so that hidden tabs must not hold one each.
  const connect = (): void => {
    if (document.visibilityState === 'hidden') {
      source?.close()
      source = undefined
    } else if (source === undefined) {
      const opened = new EventSource(eventsUrl)
      source = opened
      opened.onmessage = ({data}: MessageEvent<string>) => show(JSON.parse(data) as LiveEvent)
      opened.onerror = () => {
        // Another server does not know the page: it is loaded from that one as soon as it answers.
        if (opened.readyState === EventSource.CLOSED && source === opened) reloadWhenAnswered()
      }
    }
  }
  document.addEventListener('visibilitychange', connect)
  connect()
}

function reloadWhenAnswered(): void {
  fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
    () => window.location.reload(),
    () => setTimeout(reloadWhenAnswered, RETRY_MS),
  )
}

/** What is done with each event. */
function createView({session, version: first, facts: firstFacts}: LivePage): (event: LiveEvent) => void {
  let version = first
  let facts = firstFacts
  // The last change could not be shown.
  let isBehind = false
  let lastUpdate: Promise<void> = Promise.resolve()
  const update = async ({pages, facts: all}: LiveEvent, isMissed: boolean): Promise<void> => {
    const before = facts
    const now = all.find(({baseUrl}) => baseUrl === before?.baseUrl)
    if (before === undefined || now === undefined) return window.location.reload()
    if (!(await exchangeCode(before, now))) return window.location.reload()
    facts = now
    const isOfSite = isMissed || isBehind || pages === 'all'
    const reach = isOfSite ? 'site' : pages.some(isShown) ? 'page' : 'nothing'
    isBehind = !(await renew({version: String(version), runtime: now.runtime, reach}))
  }
  return (event) => {
    if (event.session !== session) return window.location.reload()
    showErrors(event)
    if (event.version === version) return undefined
    const isMissed = event.version !== version + 1
    version = event.version
    lastUpdate = lastUpdate.then(() => update(event, isMissed))
    if (event.follow !== undefined && !isShown(event.follow)) goTo(event.follow)
    return undefined
  }
}

/**
 * Shows what has changed.
 * @returns False when that cannot be shown now: the page stays as it was.
 */
async function renew(renewal: Renewal): Promise<boolean> {
  const client = window.docusaurus
  const stop = keepState()
  try {
    if (client !== undefined) await client.renew(renewal)
    // It is not of the client, such as one that says that there is none yet.
    else if (renewal.reach !== 'nothing') window.location.reload()
    return true
  } catch {
    // The page is no more, or needs what only a new document has. One with a mistake stays as it was until that is corrected.
    if (await isShowable()) window.location.reload()
    return false
  } finally {
    stop()
  }
}

/** Whether the server has another page to show at this URL, if only one that says that it is gone. */
async function isShowable(): Promise<boolean> {
  try {
    const {status} = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'})
    return status !== 500
  } catch {
    // It does not answer.
    return false
  }
}

/** @returns False when the page has to be loaded again. */
async function exchangeCode(before: LiveFacts, now: LiveFacts): Promise<boolean> {
  if (now.document !== before.document) return false
  exchangeStyles(before.styles, now.styles)
  const isExchanged = now.hot !== before.hot && (await exchangeScripts(now.hot))
  return isExchanged || now.scripts === before.scripts
}

/** @returns False when one of them can only be loaded with a new page. */
async function exchangeScripts(hash: string | undefined): Promise<boolean> {
  if (hash === undefined || window.quireRefresh === undefined) return false
  try {
    return await window.quireRefresh(hash)
  } catch {
    return false
  }
}

/** Whether the page at a permalink is the one that is shown. */
function isShown(path: string): boolean {
  return normalise(path) === normalise(window.location.pathname)
}

function normalise(path: string): string {
  const decoded = decode(path)
  return decoded.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** As a reader does, so that nothing is loaded that is there. */
function goTo(path: string): void {
  const link = document.createElement('a')
  link.href = encodeURI(decode(path))
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
