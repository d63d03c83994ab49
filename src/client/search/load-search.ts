// The way to the search: its code is loaded by the first reader who comes near the box.
import {SEARCH_MANIFEST, type SearchManifest} from '../../shared/search/search-data.ts'
import type {ClientOptions, SearchClient} from './search-client.ts'

/** What is on its way before the code that needs it: each of these would else wait for the one before. */
interface Ahead {
  readonly worker: Worker
  readonly manifest: Promise<SearchManifest | undefined>
  /** The worker's script could not be loaded. */
  readonly hasFailed: boolean
}

/** Null once it is used. */
let ahead: Ahead | null | undefined

/** Starts the worker, and asks which index is current. To be called whenever a reader comes near the box. */
export function prepareSearch(baseUrl: string): void {
  if (ahead !== undefined) return
  const manifest = fetch(baseUrl + SEARCH_MANIFEST, {cache: 'no-cache'})
    .then((response) => response.json())
    // The worker tries by itself, and says what is wrong.
    .catch(() => undefined)
  const worker = startWorker()
  const own = {worker, manifest, hasFailed: false}
  ahead = own
  // Nobody would hear of it later, though the client may wait for the manifest before it speaks to the worker.
  worker.onerror = () => {
    own.hasFailed = true
  }
}

/** Creates a client for one index of the site. */
export async function createSearch(options: ClientOptions): Promise<SearchClient> {
  const {createSearchClient} = await import(/* webpackChunkName: "search" */ './search-client.ts')
  const given = ahead
  ahead = null
  const takeWorker = (): Worker => (given && !given.hasFailed ? given.worker : startWorker())
  return createSearchClient({startWorker: takeWorker, manifest: given?.manifest, ...options})
}

function startWorker(): Worker {
  return new Worker(new URL('./search-worker.ts', import.meta.url), {type: 'module', name: 'search-worker'})
}
