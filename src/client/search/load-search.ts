// The way to the search: its code is loaded by the first reader who comes near the box.
import {SEARCH_MANIFEST, type SearchManifest} from '../../shared/search/search-data.ts'
import {inTime, LOAD_LIMIT_MS} from '../page/time-limit.ts'
import type {ClientOptions, SearchClient} from './search-client.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_OFFLINE?: string}}

/** Requests that start before the code that needs them: otherwise each would wait for the one before. */
interface Preloaded {
  readonly worker: Worker
  readonly manifest: Promise<SearchManifest | undefined>
  /** The worker's script could not be loaded. */
  readonly hasFailed: boolean
}

/** Null once it is used. */
let preloaded: Preloaded | null | undefined

/** Starts the worker, and asks which index is current. To be called whenever a reader comes near the box. */
export function prepareSearch(baseUrl: string): void {
  // From a disk the index comes as scripts do, which a worker cannot load: the search runs on the page.
  if (process.env.QUIRE_OFFLINE || preloaded !== undefined) return
  const fetched = fetch(baseUrl + SEARCH_MANIFEST, {cache: 'no-cache', signal: AbortSignal.timeout(LOAD_LIMIT_MS)})
  const manifest = fetched
    .then((response) => response.json())
    .catch((error: Error) => {
      // A silent network is not worth another try. Else the worker tries by itself, and says what is wrong.
      if (error.name === 'TimeoutError') throw error
    })
  // The rejection reaches whoever awaits it; a reader who leaves needs none.
  manifest.catch(() => undefined)
  const worker = startWorker()
  const own = {worker, manifest, hasFailed: false}
  preloaded = own
  // The event would be lost: the client may await the manifest before it listens to the worker.
  worker.onerror = () => {
    own.hasFailed = true
  }
}

/** Creates a client for one index of the site. */
export async function createSearch(options: ClientOptions): Promise<SearchClient> {
  const code = import(/* webpackChunkName: "search" */ './search-client.ts')
  const {createSearchClient} = await inTime(code, 'The search')
  if (process.env.QUIRE_OFFLINE) return createSearchClient(options)
  const given = preloaded
  preloaded = null
  const takeWorker = (): Worker => (given && !given.hasFailed ? given.worker : startWorker())
  return createSearchClient({startWorker: takeWorker, manifest: given?.manifest, ...options})
}

function startWorker(): Worker {
  return new Worker(new URL('./search-worker.ts', import.meta.url), {type: 'module', name: 'search-worker'})
}
