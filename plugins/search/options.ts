// Options of the search plugin: those of docusaurus-search-local.
import {z} from 'zod'

const texts = z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(z.string()))
/** Route base paths are compared without slashes at their ends. */
const basePaths = z
  .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(z.string()).min(1))
  .transform((list) => list.map((path) => path.replace(/^\/|\/$/g, '')))

const ignored = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(
    z.union([z.string(), z.custom<RegExp>((value) => value instanceof RegExp)], {
      error: 'must be a path or a regular expression.',
    }),
  ),
)

const label = z.union([z.string(), z.record(z.string(), z.string())])
const context = z.union([z.string(), z.strictObject({label, path: z.string()})])

/** Simple selectors: what can be told of an element and what it stands in. */
const selector = z.string().regex(/^[\w\s.#>,*[\]="'-]+$/, {
  error: 'must be made of tags, classes, ids and attributes, such as ".badge" or "div > pre".',
})

/** Languages that there is something for: lunr, lunr-languages, and the platform's own way to cut words. */
const LANGUAGES =
  'ar da de du el en es fi fr he hi hu hy it ja jp ko kn nl no pl pt ro ru sa sv ta te th tr vi zh'.split(' ')

const language = z
  .string()
  // `en-US` and `zh-Hans` are spellings of a locale, of which the language is the first part.
  .transform((code) => (LANGUAGES.includes(code) ? code : (code.toLowerCase().split(/[-_]/)[0] ?? code)))
  .refine((code) => LANGUAGES.includes(code), {error: `must be one of ${LANGUAGES.join(', ')}.`})

export const searchOptions = z.strictObject({
  /** Whether docs, blog posts, and other pages can be found. */
  indexDocs: z.boolean().default(true),
  indexBlog: z.boolean().default(true),
  indexPages: z.boolean().default(false),
  /** Where docs and blog begin, below the base URL. */
  docsRouteBasePath: basePaths.default(['docs']),
  blogRouteBasePath: basePaths.default(['blog']),
  /** Languages of the texts. */
  language: z
    .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(language).min(1))
    .default(['en']),
  /** Where the index's hash stands: in the query of its address, or in the file's name. */
  hashed: z.union([z.boolean(), z.literal('filename'), z.literal('query')]).default(false),
  /** Folders of content; the index is named by its own bytes, so these are accepted and not needed. */
  docsDir: texts.optional(),
  blogDir: texts.optional(),
  /** Whether words like "the" are searched: for English, or for a list of languages. */
  removeDefaultStopWordFilter: z
    .union([z.boolean(), z.array(z.string())])
    .transform((value) => (value === true ? ['en'] : value === false ? [] : value))
    .default([]),
  removeDefaultStemmer: z.boolean().default(false),
  highlightSearchTermsOnTargetPage: z.boolean().default(false),
  /** Hits and characters of text in the list below the box. */
  searchResultLimits: z.number().int().min(1).default(8),
  searchResultContextMaxLength: z.number().int().min(1).default(50),
  explicitSearchResultPath: z.boolean().default(false),
  /** Routes to leave out: exact paths below the base URL, or regular expressions. */
  ignoreFiles: ignored.default([]),
  /** Elements whose text is left out. */
  ignoreCssSelectors: z
    .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(selector))
    .default([]),
  searchBarShortcut: z.boolean().default(true),
  searchBarShortcutHint: z.boolean().default(true),
  searchBarShortcutKeymap: z.string().default('mod+k'),
  searchBarPosition: z.enum(['auto', 'left', 'right']).default('auto'),
  docsPluginIdForPreferredVersion: z.string().optional(),
  zhUserDict: z.string().optional(),
  zhUserDictPath: z.string().optional(),
  /** Parts of the site that are searched for themselves, by path. */
  searchContextByPaths: z.array(context).default([]),
  hideSearchBarWithNoSearchContext: z.boolean().default(false),
  useAllContextsWithNoSearchContext: z.boolean().default(false),
  /** Also index pages that robots are asked not to index. */
  forceIgnoreNoIndex: z.boolean().default(false),
  /** Letters that may be wrong in a word. */
  fuzzyMatchingDistance: z
    .number()
    .int()
    .transform((distance) => Math.max(0, distance))
    .default(1),
  /** Beyond the reference: names of program text by their parts, and the nearest hits when there are none. */
  identifiers: z.boolean().default(true),
  tolerant: z.boolean().default(true),
  recentSearches: z.boolean().default(true),
  /** Size of an index above which its content is cut into shards: bytes. */
  shardAbove: z.number().int().min(0).default(4_000_000),
  askAi: z.custom<undefined>((value) => value === undefined, {error: 'is not supported: remove it.'}).optional(),
})

/** Options with defaults filled in. */
export type SearchOptions = z.output<typeof searchOptions>

/** A part of the site that is searched for itself. */
export interface SearchContext {
  readonly path: string
  readonly label: string | Readonly<Record<string, string>>
}

export function contextsOf({searchContextByPaths}: SearchOptions): readonly SearchContext[] {
  return searchContextByPaths.map((one) => (typeof one === 'string' ? {path: one, label: one} : one))
}
