// The way to the search index.

/** Name of the manifest in the output folder. */
export const SEARCH_MANIFEST = 'search-index.meta.json'
