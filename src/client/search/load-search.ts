// The way to the search: its code is loaded by the first reader who comes near the box.
import type {ClientOptions, SearchClient} from './search-client.ts'

/** Creates a client for one index of the site. */
export async function createSearch(options: ClientOptions): Promise<SearchClient> {
  const {createSearchClient} = await import(/* webpackChunkName: "search" */ './search-client.ts')
  return createSearchClient(options)
}
