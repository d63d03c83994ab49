// `llms.json`: the pages of a site for programs, in the order of reading. The plugin llms writes it, `quire mcp` reads it.

/** Name of the list in the output folder. */
export const SITE_LIST = 'llms.json'

/** The whole list. */
export interface SiteList {
  /** Of the form of this list. */
  readonly version: 1
  readonly title: string
  readonly description: string
  /** Without the base URL, and without a slash at its end. */
  readonly url: string
  readonly baseUrl: string
  readonly language: string
  /** How the site's own search box ranks; absent where the site has no search. */
  readonly search?: SearchSettings
  readonly pages: readonly ListedPage[]
}

/** Settings of the search engine, as the site's search box has them. */
export interface SearchSettings {
  readonly fuzzyDistance: number
  readonly isTolerant: boolean
  readonly hasIdentifiers: boolean
  readonly hasPhraseBonus: boolean
}

/** A page of the list. */
export interface ListedPage {
  /** Permalink. */
  readonly path: string
  readonly title: string
  readonly description?: string
  /** Title of the section of the outline. */
  readonly section: string
  /** Permalink of the Markdown alternate. */
  readonly alternate?: string
  /** Name of the version of the docs, where there are several. */
  readonly docsVersion?: string
  readonly tags?: readonly string[]
}
