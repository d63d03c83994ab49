// Asks the search of a built site as a reader's browser does, from the files of the output.

import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {SearchAnswer} from '../../src/client/search/engine/engine.ts'
import {createSearchSession} from '../../src/client/search/search-session.ts'
import type {LanguageModule} from '../../src/shared/search/languages.ts'
import type {BuiltSite} from './site.ts'

const SETTINGS = {fuzzyDistance: 1, isTolerant: true, hasIdentifiers: true, hasPhraseBonus: true}

export interface AskOptions {
  /** Base URL of the locale. */
  readonly baseUrl?: string
  readonly limit?: number
}

/** The answer to a query, with all files that it needed read from the site. */
export async function askSite(
  site: BuiltSite,
  query: string,
  {baseUrl = '/', limit = 8}: AskOptions = {},
): Promise<SearchAnswer> {
  const tools = {
    fetchJson: async (url: string) => JSON.parse(site.read(url.replace(/\?.*$/, ''))),
    fetchText: async function* (url: string) {
      yield site.read(url.replace(/\?.*$/, ''))
    },
    importLanguage: async (url: string): Promise<LanguageModule> =>
      // The build writes such modules.
      (await import(/* @vite-ignore */ pathToFileURL(join(site.report.outDir, url)).href)).default,
    now: () => 0,
    wait: async () => undefined,
  }
  const session = createSearchSession({target: {baseUrl, version: '', context: ''}, settings: SETTINGS}, tools)
  return session.search(query, {limit, contextLength: 50}, () => undefined)
}

/** Of each hit its group, address and the text that is shown of it, with marks as `[…]`. */
export function rowsOf({hits}: SearchAnswer): readonly string[] {
  return hits.map(({type, document, snippet}) => {
    const shown = snippet.map(({text, mark}) => (mark ? `[${text}]` : text)).join('')
    return `${type} ${document.u}${document.h ?? ''} ${shown}`
  })
}
