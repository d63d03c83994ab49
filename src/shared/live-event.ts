// What `quire start` tells the open pages.

/** What open pages cannot exchange in place, of one language. */
export interface LiveFacts {
  readonly baseUrl: string
  /** Hash of the bundle. */
  readonly runtime: string
  /** Hash of its scripts alone. */
  readonly scripts: string
  /** Hash of what comes with a new document alone: languages, texts of the shell, what all documents have in common. */
  readonly document: string
  /** URLs of the style sheets of every page. */
  readonly styles: readonly string[]
  /** The bundler's hash of the scripts, where their modules can be exchanged. */
  readonly hot?: string
}

export interface LiveEvent {
  /** Of the server: another one has started when it differs. */
  readonly session: string
  /** Goes up by one with each change. */
  readonly version: number
  /** Permalinks of the pages that the last change concerns; `all` when that is not known. */
  readonly pages: readonly string[] | 'all'
  /** The site is shown as its files are; else as it was before they had a mistake that hides it. */
  readonly isCurrent: boolean
  readonly facts: readonly LiveFacts[]
  /** As the terminal shows them. */
  readonly errors: readonly string[]
  /** Permalink of a page that the reader wants to be led to. */
  readonly follow?: string
}

/** What a page knows of the server it came from. */
export interface LivePage extends Pick<LiveEvent, 'session' | 'version'> {
  readonly token: string
  readonly facts: LiveFacts | undefined
}
