// What a search in a browser reads its index with.
import type {LanguageModule} from '../../shared/search/languages.ts'
import {importOffline, offlineSite} from '../offline/offline-site.ts'
import {inTime} from '../page/time-limit.ts'
import type {FetchMode, SessionTools} from './search-session.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_OFFLINE?: string}}

/** A file that is on its way already. */
export interface GivenFile {
  readonly url: string
  readonly texts: AsyncIterable<string>
}

/** @param given The first file that is read, when it is that one. */
export function browserTools(given?: GivenFile): SessionTools {
  let coming = given
  return {
    fetchJson: async (url, mode) => {
      let text = ''
      for await (const chunk of readFile(url, mode)) text += chunk
      return JSON.parse(text)
    },
    fetchText: (url, mode) => {
      const own = coming?.url === url ? coming : undefined
      coming = undefined
      return own?.texts ?? readFile(url, mode)
    },
    importLanguage: async (url) => {
      const module: {default?: unknown} = await inTime(importModule(url), url)
      if (typeof module.default !== 'function') throw new Error(`${url} is not a language of the search.`)
      // The build writes such files from functions of this kind.
      return module.default as LanguageModule
    },
    now: () => performance.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
}

function importModule(url: string): Promise<{default?: unknown}> {
  if (process.env.QUIRE_OFFLINE) return importOffline(url)
  return import(/* webpackIgnore: true */ url)
}

async function* readFile(url: string, mode: FetchMode): AsyncGenerator<string, void> {
  if (process.env.QUIRE_OFFLINE) {
    yield await inTime(offlineSite().load(url), url)
    return
  }
  const controller = new AbortController()
  const cache = mode === 'current' ? 'no-cache' : 'default'
  try {
    yield* readResponse(fetch(url, {credentials: 'same-origin', cache, signal: controller.signal}), url)
  } catch (error) {
    controller.abort()
    throw error
  }
}

/** Without an answer browsers throw words of their own, in English. */
function withoutWords(error: Error): never {
  throw error.name === 'TypeError' ? new Error('', {cause: error}) : error
}

/** However long a large file takes: only a network that is silent for too long is given up. */
export async function* readResponse(coming: Promise<Response>, url: string): AsyncGenerator<string, void> {
  const soon = <T>(step: Promise<T>): Promise<T> => inTime(step, url)
  const response = await soon(coming).catch(withoutWords)
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} could not be fetched: ${response.status}.`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) return
  for (let chunk = await soon(reader.read()); !chunk.done; chunk = await soon(reader.read())) yield chunk.value
}
