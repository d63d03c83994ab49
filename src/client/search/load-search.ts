// The way to the search: its code is loaded by the first reader who comes near the box.

import type {SearchManifest} from '../../shared/search/search-data.ts'
import {findIndex, type IndexFile, indexRequest, SEARCH_MANIFEST} from '../../shared/search/search-manifest.ts'
import {inTime, LOAD_LIMIT_MS} from '../page/time-limit.ts'
import {mayPrefetch} from '../router/prefetch-policy.ts'
import {readConnection} from '../router/spare-time.ts'
import type {ComingFile} from './relay.ts'
import type {ClientOptions, Preloaded, SearchClient} from './search-client.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_OFFLINE?: string}}

/** Which index is current, and when that was asked. */
interface Look {
  readonly manifest: Promise<SearchManifest | undefined>
  readonly at: number
}

let look: Look | undefined

/** Null once it is used. */
let preloaded: Preloaded | null | undefined

/**
 * Asks which index is current, some 200 bytes: a reader who comes to the box later has to wait for the index alone. To be
 * called when the page has nothing else to do. Not over connections on which nothing is fetched ahead.
 */
export function lookForSearch(baseUrl: string): void {
  if (process.env.QUIRE_OFFLINE || !mayPrefetch(readConnection())) return
  look ??= startLook(baseUrl)
}

function startLook(baseUrl: string): Look {
  const fetched = fetch(baseUrl + SEARCH_MANIFEST, {cache: 'no-cache', signal: AbortSignal.timeout(LOAD_LIMIT_MS)})
  const manifest: Look['manifest'] = fetched
    .then((response) => response.json())
    .catch((error: Error) => {
      if (look === own) look = undefined
      // A silent network is not worth another try. Else the worker tries by itself, and says what is wrong.
      if (error.name === 'TimeoutError') throw error
    })
  const own = {manifest, at: performance.now()}
  // The rejection reaches whoever awaits it; a reader who leaves needs none.
  manifest.catch(() => undefined)
  return own
}

/**
 * Starts the worker and fetches the index that the page's reader will most likely ask. To be called whenever a reader comes
 * near the box.
 * @param context Path of the part of the site that is searched for itself, `''` for none.
 */
export function prepareSearch(baseUrl: string, context = ''): void {
  // From a disk the index comes as scripts do, which a worker cannot load: the search runs on the page.
  if (process.env.QUIRE_OFFLINE || preloaded !== undefined) return
  look ??= startLook(baseUrl)
  const index = look.manifest.then((known) => known && fetchIndex(known.indexes, baseUrl, context))
  const own = {...look, index, worker: startWorker(), hasFailed: false}
  preloaded = own
  // The event would be lost: the client may await the manifest before it listens to the worker.
  own.worker.onerror = () => {
    own.hasFailed = true
  }
  index
    .then((found) => found?.response)
    .then((response) => {
      if (response?.ok === false) forget(own)
    })
    .catch(() => forget(own))
}

/** Requests that have failed before anything used them are made again by the next that comes near the box. */
function forget(own: Preloaded): void {
  if (preloaded !== own) return
  own.worker.terminate()
  preloaded = undefined
}

function fetchIndex(indexes: readonly IndexFile[], baseUrl: string, context: string): ComingFile | undefined {
  const isOfPage = ({version}: IndexFile): boolean => `${window.location.pathname}/`.startsWith(`${baseUrl}${version}/`)
  const {version = ''} = indexes.find((one) => one.version !== '' && isOfPage(one)) ?? {}
  const found = findIndex(indexes, {version, context})
  if (found === undefined) return undefined
  const {path, isKept} = indexRequest(found)
  const response = fetch(baseUrl + path, {cache: isKept ? 'default' : 'no-cache'})
  // Whoever reads it gets the failure.
  response.catch(() => undefined)
  return {url: baseUrl + path, response}
}

/** Creates a client for one index of the site. */
export async function createSearch(options: ClientOptions): Promise<SearchClient> {
  const code = import(/* webpackChunkName: "search" */ './search-client.ts')
  const {createSearchClient, createWorkerClient} = await inTime(code, 'The search')
  if (process.env.QUIRE_OFFLINE) return createSearchClient(options)
  return createWorkerClient(options, startWorker, takePreloaded)
}

function takePreloaded(): Preloaded | null | undefined {
  const given = preloaded
  preloaded = null
  return given
}

function startWorker(): Worker {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL('./search-worker.ts', import.meta.url), {
    type: 'module',
  })
}
