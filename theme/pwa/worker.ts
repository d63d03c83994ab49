// The service worker of a site. What can change is asked of the network first, so that no reader gets a page of an earlier
// build; what was read is kept for when there is no network.
import {findFile, isHashed, namesFor} from './file-list.ts'
import {createKeptFiles, type KeptFiles, removeCaches} from './kept-files.ts'
import type {CustomCode, FetchEventLike, PageMessage, WorkerScope, WorkerSettings} from './worker-types.ts'

// The worker's own scope: see `WorkerScope`.
const worker = self as unknown as WorkerScope

/** @param custom Listeners of its own come before these. */
export function startWorker(settings: WorkerSettings, custom?: CustomCode): void {
  const {scope} = worker.registration
  const kept = createKeptFiles(settings, scope)
  const log = (...words: unknown[]): void => {
    if (settings.debug) console.log('[offline]', ...words)
  }
  // What readers have seen is kept in any case.
  custom?.({offlineMode: true, debug: settings.debug})
  worker.addEventListener('install', (event) => {
    log('installing', settings.build)
    // No page has to wait for it: what it serves is of the network, or of one build.
    event.waitUntil(kept.takeOver().then(() => worker.skipWaiting()))
  })
  worker.addEventListener('activate', (event) => {
    log('active', settings.build)
    event.waitUntil(kept.removeOthers().then(() => worker.clients.claim()))
  })
  worker.addEventListener('message', (event) => {
    // Sent by the site's own pages alone.
    const message = isLeaving ? null : (event.data as PageMessage | null)
    log('asked', message)
    if (message?.kind === 'take-over') event.waitUntil(worker.skipWaiting())
    if (message?.kind === 'keep-all') event.waitUntil(kept.keepAll())
    if (message?.kind === 'visited') event.waitUntil(keepVisited(message.urls, kept))
  })
  worker.addEventListener('fetch', (event) => {
    const {method, url, headers} = event.request
    const isOwn = !isLeaving && method === 'GET' && url.startsWith(scope) && !headers.has('range')
    if (isOwn) answerOnce(event, () => answer(event, {kept, settings, log}))
  })
}

/** Removes itself, and all that was kept. */
export function leave(): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event) => event.waitUntil(removeAll()))
}

/** From then on nothing is kept: pages that are open are still seen to by this worker. */
let isLeaving = false

async function removeAll(): Promise<void> {
  isLeaving = true
  await removeCaches(worker.registration.scope)
  await worker.registration.unregister()
}

/** Code of the site may have answered before. */
function answerOnce(event: FetchEventLike, work: () => Promise<Response>): void {
  try {
    event.respondWith(work())
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

async function keepVisited(urls: readonly string[], kept: KeptFiles): Promise<void> {
  const files = await kept.files()
  const {scope} = worker.registration
  const found = await Promise.all(urls.map((url) => findFile(url, scope, files)))
  await kept.keep(found.filter((file) => file !== undefined))
}

interface AnswerContext {
  readonly kept: KeptFiles
  readonly settings: WorkerSettings
  readonly log: (...words: unknown[]) => void
}

/** No answer waits longer for the list of files, whose part may have to be loaded: it is only not kept then. */
const LIST_MS = 500

/** A new worker waits for what the old one has begun, and readers for the new one: nothing may hold them for long. */
const KEEPING_MS = 10_000

function atMost<Result>(time: number, work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => void setTimeout(resolve, time))])
}

async function answer(event: FetchEventLike, {kept, settings, log}: AnswerContext): Promise<Response> {
  const {request} = event
  const {scope} = worker.registration
  const names = namesFor(request.url, scope)
  const findKept = async (): Promise<Response | undefined> => {
    for (const name of names) {
      const found = await kept.find(name)
      if (found !== undefined) return found
    }
    return undefined
  }
  const hashed = names.some(isHashed) ? await findKept() : undefined
  if (hashed !== undefined) return hashed
  // The list was kept when the worker was installed; storage may have been cleared since.
  const listed = kept.files().then((files) => findFile(request.url, scope, files))
  listed.catch(() => undefined)
  try {
    const response = await fetch(request)
    const mayKeep = names.length > 0 && !isLeaving && response.ok && !response.redirected && response.type === 'basic'
    const file = mayKeep ? await atMost(LIST_MS, listed).catch(() => undefined) : undefined
    if (file !== undefined) event.waitUntil(atMost(KEEPING_MS, kept.put(file, response.clone())).catch(() => undefined))
    if (request.mode === 'navigate') event.waitUntil(leaveIfGone(kept))
    return response
  } catch (error) {
    const found = await findKept()
    log(found === undefined ? 'not kept' : 'from what is kept', request.url)
    if (found !== undefined) return found
    const {offlinePage} = settings
    const page = request.mode === 'navigate' && offlinePage !== undefined ? await kept.find(offlinePage) : undefined
    if (page === undefined) throw error
    return new Response(page.body, {status: 503, headers: page.headers})
  }
}

/** A site that no longer has a worker: its server does not know this script any more, or answers every URL with a page. */
async function leaveIfGone(kept: KeptFiles): Promise<void> {
  const own = await fetch(worker.location.href, {cache: 'no-cache'}).catch(() => undefined)
  if (own === undefined) return
  const isPage = own.headers.get('content-type')?.includes('text/html') === true
  if (own.status !== 404 && own.status !== 410 && !(own.ok && isPage)) return
  kept.stop()
  await removeAll()
}
