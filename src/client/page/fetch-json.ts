// JSON of the site, as the browser gets it.
import type {Json} from '../../shared/contract.ts'
import {offlineSite} from '../offline/offline-site.ts'
import {LOAD_LIMIT_MS, TimeLimitError} from './time-limit.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_OFFLINE?: string}}

/**
 * Gets JSON from below the base URL. The request must look like the document's own preload, which is anonymous CORS, or
 * the browser would fetch twice.
 * @throws Error naming the file when it is not there; TimeLimitError when it does not come in time.
 */
export async function fetchJson(url: string): Promise<Json> {
  if (process.env.QUIRE_OFFLINE) return JSON.parse(await offlineSite().load(url)) as Json
  try {
    const response = await fetch(url, {credentials: 'same-origin', signal: AbortSignal.timeout(LOAD_LIMIT_MS)})
    if (!response.ok)
      throw new Error(`"${url}" could not be loaded: ${response.status} ${response.statusText}`.trimEnd())
    // JSON is what `json()` gives; its type says nothing.
    return (await response.json()) as Json
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new TimeLimitError(`"${url}" did not load in time.`)
    throw error
  }
}
