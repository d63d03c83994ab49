// The way to the search index: what a page has to know before it loads the code of the search.

/** Name of the manifest in the output folder. */
export const SEARCH_MANIFEST = 'search-index.meta.json'

/** An index: of one version of the docs, and of the whole site or a part of it. */
export interface IndexFile {
  /** Path of the version below the base URL; `''` for the last one. */
  readonly version: string
  /** Path of the context; `''` for the whole site. */
  readonly context: string
  /** Relative to the base URL. */
  readonly file: string
  /** Hash of the bytes. */
  readonly hash: string
  /** The hash is the query of the file's URL. */
  readonly isHashedByQuery: boolean
  /** The directory of its shards, where the file is the list of groups all the same; named by its bytes, relative to the base URL. */
  readonly directory?: string
  /** Of an index of one file that is large: its titles alone, in the same form; named by its bytes, relative to the base URL. */
  readonly titles?: string
}

/** Of a version and a context. A context without pages has no index: what is left is that of the rest of the site. */
export function findIndex<Index extends IndexFile>(
  indexes: readonly Index[],
  {version, context}: Pick<IndexFile, 'version' | 'context'>,
): Index | undefined {
  const all = [context, ''].flatMap((wanted) => indexes.filter((one) => one.context === wanted))
  return all.find((one) => one.version === version) ?? all.find((one) => one.version === '')
}

/** What the browser loads first. */
export interface IndexRequest {
  /** Relative to the base URL. */
  readonly path: string
  /** Another index has another path. */
  readonly isKept: boolean
}

/** The directory of the shards where there is one, else the file. */
export function indexRequest({file, hash, isHashedByQuery, directory}: IndexFile): IndexRequest {
  if (directory !== undefined) return {path: directory, isKept: true}
  return {path: isHashedByQuery ? `${file}?_=${hash}` : file, isKept: isHashedByQuery || file.includes(hash)}
}
