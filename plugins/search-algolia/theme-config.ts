// What themeConfig says of the search by Algolia.
import {oneOrMany} from 'quire-docs/plugin'
import {z} from 'zod'

const facetFilters = z.array(oneOrMany(z.string())).optional()
const escapePattern = (text: string): string => text.replace(/[|\\{}()[\]^$+*?.-]/g, '\\$&')

const askAi = z.union([
  z.string().min(1),
  z.looseObject({
    /** Id of the assistant. */
    assistantId: z.string().min(1),
  }),
])

const algolia = z.looseObject({
  /** Id of the application. Without it there is no search. */
  appId: z.string().min(1).optional(),
  /** The public key for searching. */
  apiKey: z.string().min(1),
  /** Name of the index. */
  indexName: z.string().min(1),
  /** Search only what is in the language of the page, and in the versions that suit it. */
  contextualSearch: z.boolean().default(true),
  /** Pattern of URLs that are opened as other sites are. */
  externalUrlRegex: z.string().optional(),
  /** Parameters of each request. */
  searchParameters: z
    .looseObject({
      /** Filters by facets, as Algolia writes them: those in one list are alternatives. */
      facetFilters,
    })
    .default({}),
  /** Path of the page with all results, below the base URL; `false` for none. */
  searchPagePath: z.union([z.string().min(1), z.literal(false), z.null()]).default('search'),
  /** A part of each result's path, and what takes its place: for an index of the site at another base URL. */
  replaceSearchResultPathname: z
    .strictObject({
      /** A text, or a pattern. */
      from: z
        .union([z.string(), z.instanceof(RegExp)])
        .transform((from) => (typeof from === 'string' ? escapePattern(from) : from.source)),
      /** What takes its place. */
      to: z.string(),
    })
    .optional(),
  /** Assistant that answers questions: its id, or its settings. For version 4 of the package. */
  askAi: askAi.optional(),
})

declare module 'quire-docs/plugin' {
  interface PluginThemeConfig {
    algolia?: z.input<typeof algolia>
  }
}

/** Settings with defaults filled in. */
export type AlgoliaConfig = z.output<typeof algolia>

/** The key of `themeConfig` that the search-algolia plugin adds. */
export const algoliaThemeConfig = {
  /**
   * The search by Algolia, for the plugin `search-algolia`. Further keys are handed to DocSearch.
   * @example algolia: {appId: 'APP', apiKey: 'public key', indexName: 'handbook'}
   */
  algolia: algolia.optional(),
}
