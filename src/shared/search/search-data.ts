// What a search index consists of: the shapes that the build writes and the browser reads.
import type {Json} from '../contract.ts'

/** Groups of documents, in the order of the file; each is an index of its own. */
export const SEARCH_GROUPS = {title: 0, heading: 1, description: 2, keywords: 3, content: 4} as const

export type SearchType = (typeof SEARCH_GROUPS)[keyof typeof SEARCH_GROUPS]

/** One thing that can be found. Which fields there are depends on the group. */
export interface SearchDocument {
  /** Id; a page's title, description and keywords share one. */
  readonly i: number
  /** The text that is searched. */
  readonly t: string
  /** Address of the page, base URL included. */
  readonly u: string
  /** Anchor with its `#`, or `''`. */
  readonly h?: string
  /** Id of the page's title. */
  readonly p?: number
  /** Labels of what is above the page: titles only. */
  readonly b?: readonly string[]
  /** Title of the section, or of the page, that the text belongs to. */
  readonly s?: string
}

/** A serialized lunr index without token positions, which are found again for the few hits that are shown. */
export interface SerializedIndex {
  readonly version: string
  readonly fields: readonly string[]
  /** `['t/7', [term, weight, term, weight, …]]`. */
  readonly fieldVectors: readonly (readonly [string, readonly number[]])[]
  readonly invertedIndex: readonly (readonly [string, Posting])[]
  readonly pipeline: readonly string[]
  /** Names of program text as written, such as `foo.barBaz`, for searches that name a part of one. */
  readonly identifiers?: readonly string[]
}

export interface Posting {
  readonly _index: number
  readonly t: Readonly<Record<string, Json>>
}

export interface SearchGroup {
  readonly documents: readonly SearchDocument[]
  readonly index: SerializedIndex
}

/** How texts are read: the same while the index is made and while it is asked. */
export interface AnalysisSettings {
  /** `en`, `zh`, `ja`, `th`, or what lunr-languages has. */
  readonly languages: readonly string[]
  /** Languages whose stop words are searched like any word. */
  readonly keptStopWords: readonly string[]
  /** English words are not reduced to their stems in the index. */
  readonly isUnstemmed: boolean
}

/** The small file that says which index is current; it is asked for again on every visit, the index is not. */
export interface SearchManifest {
  readonly indexes: readonly IndexFile[]
  readonly analysis: AnalysisSettings
  /** Modules of languages other than English, relative to the base URL, in the order of loading. */
  readonly languageModules: readonly string[]
}

/** An index: of one version of the docs, and of the whole site or a part of it. */
export interface IndexFile {
  /** Path of the version below the base URL; `''` for the last one. */
  readonly version: string
  /** Path of the context; `''` for the whole site. */
  readonly context: string
  /** Relative to the base URL. */
  readonly file: string
  /** Hash of the bytes, for the query of the address; `''` where none is wanted. */
  readonly hash: string
  /** Further parts of a large index, relative to the base URL, in the order of use. */
  readonly shards: readonly string[]
}

/** Name of the manifest in the output folder. */
export const SEARCH_MANIFEST = 'search-index.meta.json'
