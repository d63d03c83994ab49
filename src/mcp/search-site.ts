// The site's own search, over its own index: what a reader's browser does, without one.
import {createRequire} from 'node:module'
import {createSearchSession, type SearchSession} from '../client/search/search-session.ts'
import {type LanguageModule, neededModules} from '../shared/search/languages.ts'
import {SEARCH_MANIFEST, type SearchDocument, type SearchManifest} from '../shared/search/search-data.ts'
import type {OpenSite} from './open-site.ts'

export interface FoundPlace {
  /** Path of the page with the anchor of the section. */
  readonly path: string
  readonly title: string
  /** Title of the section, where it is another than the page's. */
  readonly section: string
  readonly snippet: string
}

export interface SiteSearch {
  /** Names of versions of the docs that have an index of their own, besides the newest. */
  readonly versions: readonly string[]
  readonly search: (
    query: string,
    options: {readonly limit: number; readonly version?: string},
  ) => Promise<readonly FoundPlace[]>
}

/** Characters of the text around a hit. */
const CONTEXT_LENGTH = 200

/** Undefined when the site has no search. */
export async function openSearch({files, list}: OpenSite): Promise<SiteSearch | undefined> {
  const settings = list.search
  const text = settings && (await files.read(SEARCH_MANIFEST))
  if (settings === undefined || text === undefined) return undefined
  // Written by the build in this shape.
  const manifest = JSON.parse(text) as SearchManifest
  const sessions = new Map<string, SearchSession>()
  const tools = createTools({files, baseUrl: list.baseUrl, manifest})
  const sessionOf = (version: string): SearchSession => {
    const known = sessions.get(version)
    const target = {baseUrl: list.baseUrl, version, context: ''}
    const session = known ?? createSearchSession({target, settings, manifest}, tools)
    sessions.set(version, session)
    return session
  }
  const versions = [...new Set(manifest.indexes.map(({version}) => version))].filter((version) => version !== '')
  return {
    versions: versions.map(nameOf),
    search: async (query, {limit, version = ''}) => {
      const folder = versions.find((one) => one === version || nameOf(one) === version) ?? ''
      const {hits} = await sessionOf(folder).search(query, {limit, contextLength: CONTEXT_LENGTH}, () => undefined)
      return hits.map(({document, page, snippet}) => toPlace(document, page, snippet))
    },
  }
}

function toPlace(
  document: SearchDocument,
  page: SearchDocument | undefined,
  snippet: readonly {readonly text: string}[],
): FoundPlace {
  const title = page?.t ?? document.t
  const section = document.s ?? document.t
  return {
    path: document.u + (document.h ?? ''),
    title,
    section: section === title ? '' : section,
    snippet: snippet.map(({text}) => text).join(''),
  }
}

/** Of the folder of a version: `1.0` of `docs/1.0`. */
function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('/') + 1)
}

interface ToolsInput extends Pick<OpenSite, 'files'> {
  readonly baseUrl: string
  readonly manifest: SearchManifest
}

function createTools({files, baseUrl, manifest}: ToolsInput) {
  const readText = async (url: string): Promise<string> => {
    const path = url.slice(baseUrl.length).replace(/\?.*$/, '')
    const text = await files.read(path)
    if (text === undefined) throw new Error(`The search index lacks ${path}: build and publish the site again.`)
    return text
  }
  const names = neededModules(manifest.analysis.languages)
  return {
    fetchJson: async (url: string): Promise<unknown> => JSON.parse(await readText(url)),
    fetchText: async function* (url: string): AsyncGenerator<string, void> {
      yield await readText(url)
    },
    importLanguage: async (url: string): Promise<LanguageModule> => {
      const at = manifest.languageModules.indexOf(url.slice(baseUrl.length))
      return loadLanguage(names[at] ?? '')
    },
    now: () => performance.now(),
    wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  }
}

const require = createRequire(import.meta.url)

/** From the package that the site's own modules were made of: code of a site is never run here. */
function loadLanguage(name: string): LanguageModule {
  // Each module of lunr-languages exports one function that adds the language to lunr.
  return require(name === 'tinyseg' ? 'lunr-languages/tinyseg.js' : `lunr-languages/lunr.${name}.js`) as LanguageModule
}
