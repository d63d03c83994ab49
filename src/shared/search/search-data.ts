// What a search index consists of: the shapes that the build writes and the browser reads.
import type {Json} from '../contract.ts'
import type {IndexFile} from './search-manifest.ts'

// Apart from the rest: of all this, the first script needs nothing else.
export {findIndex, type IndexFile, indexRequest, SEARCH_MANIFEST} from './search-manifest.ts'

/** Groups of documents, in the order of the file; each is an index of its own. */
export const SEARCH_GROUPS = {title: 0, heading: 1, description: 2, keywords: 3, content: 4} as const

/** Number of a group, as the index files have it. */
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

/** A serialised lunr index without token positions, which are found again for the few hits that are shown. */
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

/** A document that has a term, and how often. */
export interface Posting {
  readonly _index: number
  readonly t: Readonly<Record<string, Json>>
}

/** The documents of one group, and their index. */
export interface SearchGroup {
  readonly documents: readonly SearchDocument[]
  readonly index: SerializedIndex
}

/**
 * A large index, in place of the list of groups: a directory of shards, of which a query needs few. Terms and documents
 * lie in their order, so that what begins each shard says where to look.
 */
export interface ShardedIndex {
  readonly pipeline: readonly string[]
  /** Texts have names of program text. */
  readonly hasNames: boolean
  /** By group: the number of its documents, and of the terms of all of them. */
  readonly counts: readonly number[]
  readonly lengths: readonly number[]
  /** By group: the shard with all its terms, for words that are near others. */
  readonly vocabularies: readonly string[]
  /** Ids of the pages' titles, delta encoded. */
  readonly pages: readonly number[]
  /** Shards of terms alone that begin with an ideograph: a run of those is segmented before it is looked up. */
  readonly dictionary: readonly TermShardRef[]
  /**
   * Of a very large site: the places below are those of lists, shards of their own, which have the places of the shards of terms
   * and documents.
   */
  readonly isListed?: true
  /** Shards of terms with their postings, for each of the families of groups. */
  readonly terms: readonly (readonly TermShardRef[])[]
  /** Titles and headings. */
  readonly outlines: readonly DocumentShardRef[]
  /** Descriptions, keywords and contents. */
  readonly texts: readonly DocumentShardRef[]
  /** What hits in titles need, where it is small: they are shown as soon as the directory has come. */
  readonly titles?: EnclosedTitles
}

/** Titles that a document lies under. */
export interface EnclosedTitles {
  /** The shards of the first family, in their order. */
  readonly terms: readonly TermShardFile[]
  /** All pages, without what they hold. */
  readonly pages: readonly PageRecord[]
}

/** Groups whose postings share shards: groups that are searched together, and small ones. */
export const TERM_FAMILIES: readonly (readonly SearchType[])[] = [[0], [1, 2, 3], [4]]

/** First term, name, and kilobytes before compression. */
export type TermShardRef = readonly [first: string, name: string, size: number]

/** First id and name. */
export type DocumentShardRef = readonly [first: number, name: string]

/**
 * Terms in their order, each with three lists for each group of the family: ids of documents, each less the one before; how
 * often each has the term; and how many terms it has. Weights depend on all documents, and would make each shard another with
 * every edit.
 */
export type TermShardFile = readonly (readonly [term: string, ...lists: readonly (readonly number[])[]])[]

/** By group: its terms in their order, but those that an earlier group has. */
export type DictionaryFile = readonly (readonly string[])[]

/** Terms of a group in their order, and names of program text that have them. */
export interface VocabularyFile {
  readonly terms: readonly string[]
  readonly identifiers: readonly string[]
}

/** A page in a shard of documents: its title, and what the shard holds of it in the order of ids. */
export interface PageRecord {
  readonly i: number
  readonly t: string
  readonly u: string
  readonly b: readonly string[]
  /** Description and keywords. */
  readonly d?: string
  readonly k?: string
  /** Headings or texts: id, text, anchor, and the section's title where it is another than the page's. */
  readonly s?: readonly (readonly [id: number, text: string, hash: string, section?: string])[]
}

/** Where a shard is, below the base URL. A large site has tens of thousands of them, in 256 folders. */
export function shardFile(name: string): string {
  return `assets/search/${name.slice(0, 2)}/${name}.json`
}

/** How texts are analysed: the same at build time and for queries. */
export interface AnalysisSettings {
  /** `en`, `zh`, `ja`, `th`, or what lunr-languages has. */
  readonly languages: readonly string[]
  /** Languages whose stop words are searched like any word. */
  readonly keptStopWords: readonly string[]
  /** English words are not reduced to their stems in the index. */
  readonly isUnstemmed: boolean
}

/** The small file that says which index is current; it is revalidated on every visit, the index is not. */
export interface SearchManifest {
  readonly indexes: readonly IndexFile[]
  readonly analysis: AnalysisSettings
  /** Modules of languages other than English, relative to the base URL, in the order of loading. */
  readonly languageModules: readonly string[]
}
