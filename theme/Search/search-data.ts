// The search plugin's global data, and what box, list and page of the search share.
import {translate} from 'quire-docs/client'

export interface SearchContext {
  /** Below the base URL. */
  readonly path: string
  readonly label: string | Readonly<Record<string, string>>
}

/** Options of the search plugin that matter to the interface. */
export interface SearchData {
  readonly limit: number
  readonly contextLength: number
  readonly fuzzyDistance: number
  readonly isTolerant: boolean
  readonly hasPhraseBonus: boolean
  readonly hasIdentifiers: boolean
  readonly hasRecentSearches: boolean
  /** Offered in an empty box. */
  readonly suggested: readonly string[]
  readonly hasSectionFilter: boolean
  /** The section of the chosen hit is shown next to the list. */
  readonly hasSectionPreview: boolean
  readonly highlightsTarget: boolean
  /** Breadcrumbs also on hits that are shown below another hit of their page. */
  readonly showsPath: boolean
  /** Hits of a page are shown together, below its title. */
  readonly groupsByPage: boolean
  readonly shortcut: string | null
  readonly showsShortcutHint: boolean
  readonly position: 'auto' | 'left' | 'right'
  readonly docsPluginId: string | null
  readonly contexts: readonly SearchContext[]
  readonly hidesWithoutContext: boolean
  readonly usesAllWithoutContext: boolean
}

export const SEARCH_LABEL = (): string => translate({id: 'theme.SearchBar.label', message: 'Search'})

/** The part of the site that a page belongs to, when parts are searched for themselves. */
export function findContext({contexts}: SearchData, pathname: string, baseUrl: string): SearchContext | undefined {
  return contexts.find(({path}) => `${pathname}/`.startsWith(`${baseUrl}${path.replace(/^\/|\/$/g, '')}/`))
}
