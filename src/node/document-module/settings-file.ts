// Files for the loader of documents, among those that plugins generate: the compiler's settings, and where documents are published.

export const SETTINGS_FILE = 'quire-documents.json'
export const LINKS_FILE = 'quire-links.json'

export interface PublishedDocuments {
  /** Paths of pages below the base URL, with a slash before, by source path. */
  readonly paths: Readonly<Record<string, string>>
  /** As those of `LinkIndex`. */
  readonly contentDirs: readonly string[]
}
