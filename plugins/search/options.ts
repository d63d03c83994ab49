// Options of the search plugin: those of docusaurus-search-local.
import {encodePath, oneOrMany} from 'quire-docs/plugin'
import type {AnalysisSettings} from 'quire-docs/plugin/search'
import {z} from 'zod'

const NOT_EMPTY = [(list: readonly string[]) => list.length > 0, {error: 'must name at least one.'}] as const

/** Route base paths are compared without slashes at their ends. */
const basePaths = oneOrMany(z.string().transform((path) => encodePath(path.replace(/^\/|\/$/g, '')))).refine(
  ...NOT_EMPTY,
)

const ignored = z.union([z.string(), z.custom<RegExp>((value) => value instanceof RegExp)], {
  error: 'must be a path or a regular expression.',
})

const context = z.union([
  z.string(),
  z.strictObject({
    /** What the part is called: one text, or one for each language. */
    label: z.union([z.string(), z.record(z.string(), z.string())]),
    /** Where it begins, below the base URL. */
    path: z.string(),
  }),
])

/** Simple selectors: an element and its ancestors, without siblings or pseudo-classes. */
const selector = z.string().regex(/^[\w\s.#>,*[\]="'-]+$/, {
  error: 'must be made of tags, classes, ids and attributes, such as ".badge" or "div > pre".',
})

/** Languages that there is something for: lunr, lunr-languages, and the platform's word segmenter. */
const LANGUAGES =
  'ar da de du el en es fi fr he hi hu hy it ja jp ko kn nl no pl pt ro ru sa sv ta te th tr vi zh'.split(' ')

const language = z
  .string()
  // `en-US` and `zh-Hans` are spellings of a locale, of which the language is the first part.
  .transform((code) => (LANGUAGES.includes(code) ? code : (code.toLowerCase().split(/[-_]/)[0] ?? code)))
  .refine((code) => LANGUAGES.includes(code), {error: `must be one of ${LANGUAGES.join(', ')}.`})

const MODIFIERS = ['ctrl', 'cmd', 'meta', 'mod', 'alt', 'shift']
/** As browsers name keys, in lower case. */
const KEY =
  /^(\S|f([1-9]|1\d|2[0-4])|arrow(up|down|left|right)|page(up|down)|home|end|enter|tab|escape|insert|delete|backspace)$/u

/** Modifiers in any order with one key, which then comes last. */
const keymap = z
  .string()
  .transform((text) => {
    const parts = text
      .toLowerCase()
      .split('+')
      .map((part) => part.trim())
    const isModifier = (part: string): boolean => MODIFIERS.includes(part)
    return [...parts.filter(isModifier), ...parts.filter((part) => !isModifier(part))]
  })
  .refine((parts) => parts.filter((part) => !MODIFIERS.includes(part)).length === 1 && KEY.test(parts.at(-1) ?? ''), {
    error: `must be one key, with any of ${MODIFIERS.join(', ')} before it, joined by "+": "mod+k", "ctrl+shift+f" or "f2".`,
  })
  .transform((parts) => parts.join('+'))

/** Some 100 pages of 750 words: see the measurements under "Large sites" in docs/documentation/search.md. */
const SHARD_ABOVE = 2_000_000

export const searchOptions = z.strictObject({
  /** Whether docs can be found. */
  indexDocs: z.boolean().default(true),
  /** Whether blog posts can be found. */
  indexBlog: z.boolean().default(true),
  /** Whether other pages can be found. */
  indexPages: z.boolean().default(false),
  /** Where docs begin, below the base URL. */
  docsRouteBasePath: basePaths.default(['docs']),
  /** Where blogs begin, below the base URL. */
  blogRouteBasePath: basePaths.default(['blog']),
  /** Languages of the texts. */
  language: oneOrMany(language)
    .refine(...NOT_EMPTY)
    .default(['en']),
  /** Where the index's hash goes: in the query of its URL (`true`, `query`), or in the file's name (`filename`). */
  hashed: z.union([z.boolean(), z.literal('filename'), z.literal('query')]).default(false),
  /** Folders of docs: not needed, since the name of the index follows from what is in it. */
  docsDir: oneOrMany(z.string()).optional(),
  /** Folders of blogs: likewise. */
  blogDir: oneOrMany(z.string()).optional(),
  /** Whether words like "the" are searched: for English, or for a list of languages. */
  removeDefaultStopWordFilter: z
    .union([z.boolean(), z.array(z.string())])
    .transform((value) => (value === true ? ['en'] : value === false ? [] : value))
    .default([]),
  /** Whether English words are kept whole, and not reduced to their stems. */
  removeDefaultStemmer: z.boolean().default(false),
  /** Mark the words on the page that is opened. */
  highlightSearchTermsOnTargetPage: z.boolean().default(false),
  /** Hits in the list below the box. */
  searchResultLimits: z.number().int().min(1).default(8),
  /** Characters of text around a hit. */
  searchResultContextMaxLength: z.number().int().min(1).default(50),
  /** Show what is above a hit also below another hit of its page. */
  explicitSearchResultPath: z.boolean().default(false),
  /**
   * Routes to leave out: exact paths below the base URL, or regular expressions. Spaces and letters of any language need not be
   * encoded.
   * @example ignoreFiles: ['docs/old', /^tags/]
   */
  ignoreFiles: oneOrMany(ignored).default([]),
  /**
   * Elements whose text is left out.
   * @example ignoreCssSelectors: ['.badge', 'footer > p']
   */
  ignoreCssSelectors: oneOrMany(selector).default([]),
  /** Whether a key leads to the box. */
  searchBarShortcut: z.boolean().default(true),
  /** Whether the box names that key. */
  searchBarShortcutHint: z.boolean().default(true),
  /**
   * The key, with modifiers before it; `mod` is `Ctrl`, and Command on a Mac.
   * @example searchBarShortcutKeymap: 'ctrl+shift+f'
   */
  searchBarShortcutKeymap: keymap.default('mod+k'),
  /** Side of the box in the navbar. */
  searchBarPosition: z.enum(['auto', 'left', 'right']).default('auto'),
  /** The docs whose version counts on pages that are no docs. */
  docsPluginIdForPreferredVersion: z.string().optional(),
  /** Words of Chinese: without effect, since the platform itself cuts Chinese into words. */
  zhUserDict: z.string().optional(),
  /** File of such words: likewise. */
  zhUserDictPath: z.string().optional(),
  /**
   * Parts of the site that are searched for themselves, by path.
   * @example searchContextByPaths: ['docs/guide', {label: 'Runbooks', path: 'docs/runbooks'}]
   */
  searchContextByPaths: z.array(context).default([]),
  /** No box outside of those parts. */
  hideSearchBarWithNoSearchContext: z.boolean().default(false),
  /** Outside of those parts, search everything. */
  useAllContextsWithNoSearchContext: z.boolean().default(false),
  /** Also index pages that robots are asked not to index. */
  forceIgnoreNoIndex: z.boolean().default(false),
  /** Letters that may be wrong in a word. */
  fuzzyMatchingDistance: z
    .number()
    .int()
    .transform((distance) => Math.max(0, distance))
    .default(1),
  /** Find names of program text by their parts: `foo.barBaz` by `baz`. */
  identifiers: z.boolean().default(true),
  /** Put texts first that have words of a query side by side, and those of pages that have them in several sections. */
  phraseBonus: z.boolean().default(true),
  /** Show the nearest texts when nothing has all the words. */
  tolerant: z.boolean().default(true),
  /** Show hits of one page together, below its title, instead of in their order alone. */
  groupByPage: z.boolean().default(false),
  /** Show the section of the hit that is chosen next to the list, where the window has room for it. */
  sectionPreview: z.boolean().default(false),
  /** Offer the sections of the site that hits are from, to see those of one section alone. */
  sectionFilter: z.boolean().default(true),
  /** Remember what was searched last, on the reader's own device. */
  recentSearches: z.boolean().default(true),
  /**
   * Offered where nothing is typed: in the list below the box, and on the search page.
   * @example suggestedSearches: ['on-call', 'feature flags']
   */
  suggestedSearches: z.array(z.string().min(1)).default([]),
  /** Size of an index above which it is split into shards that load on demand: characters, nearly. */
  shardAbove: z.number().int().min(0).default(SHARD_ABOVE),
  /** Where the index is split, write it in one file too, for tools that read the list of groups. Browsers load the shards. */
  wholeFile: z.boolean().default(false),
  /** An assistant that answers questions: without effect, since there is none. */
  askAi: z.unknown().optional(),
})

/** Options with defaults filled in. */
export type SearchOptions = z.output<typeof searchOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenSearchOptions = z.input<typeof searchOptions>

/** A part of the site that is searched for itself. */
export interface SearchContext {
  readonly path: string
  readonly label: string | Readonly<Record<string, string>>
}

export function contextsOf({searchContextByPaths}: SearchOptions): readonly SearchContext[] {
  return searchContextByPaths.map((one) => (typeof one === 'string' ? {path: one, label: one} : one))
}

/** How texts are analysed, as the options say. */
export function analysisOf(options: SearchOptions): AnalysisSettings {
  const {language, removeDefaultStopWordFilter, removeDefaultStemmer} = options
  return {languages: language, keptStopWords: removeDefaultStopWordFilter, isUnstemmed: removeDefaultStemmer}
}
