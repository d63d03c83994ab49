// Options of the sitemap plugin.
import type {BuiltPage, SiteConfig} from 'quire-docs/plugin'
import {z} from 'zod'

/** How often a page is said to change, as the protocol of sitemaps has it. */
export type ChangeFrequency = 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never'

/** One URL in the sitemap. */
export interface SitemapItem {
  /** Complete URL. */
  readonly url: string
  /** `2024-05-31`, or with a time. */
  readonly lastmod?: string | undefined
  readonly changefreq?: ChangeFrequency | undefined
  /** 0 to 1. */
  readonly priority?: number | undefined
}

export interface CreateItemsInput {
  /** Pages as they were built, before any are left out. */
  readonly routes: readonly BuiltPage[]
  readonly siteConfig: SiteConfig
}

/** A site's own choice of items. */
export type CreateSitemapItems = (
  input: CreateItemsInput & {
    readonly defaultCreateSitemapItems: (input: CreateItemsInput) => Promise<readonly SitemapItem[]>
  },
) => readonly SitemapItem[] | Promise<readonly SitemapItem[]>

const gone = (hint: string) =>
  z.custom<undefined>((value) => value === undefined, {error: `is no longer an option: ${hint}`}).optional()

export const sitemapOptions = z.strictObject({
  /** File in the output folder. */
  filename: z.string().min(1).default('sitemap.xml'),
  /** How often pages are said to change; `null` says nothing. */
  changefreq: z
    .enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'])
    .nullable()
    .default('weekly'),
  /** Weight of pages from 0 to 1; `null` says nothing. */
  priority: z.number().min(0).max(1).nullable().default(0.5),
  /** Whether to say when pages last changed: the day, the time of day too, or (`null`) nothing. */
  lastmod: z.enum(['date', 'datetime']).nullable().default(null),
  /**
   * Globs of paths to leave out, base URL included: `/docs/internal/**`.
   * @example ignorePatterns: ['/docs/internal/**']
   */
  ignorePatterns: z.array(z.string()).default([]),
  /** Leave out docs of all versions but the last. */
  onlyLastVersion: z.boolean().default(false),
  /** Makes the items. The built-in way is among its arguments. */
  createSitemapItems: z
    .custom<CreateSitemapItems>((value) => typeof value === 'function', {error: 'must be a function.'})
    .optional(),
  cacheTime: gone('remove it.'),
  trailingSlash: gone('set "trailingSlash" of the site instead.'),
})

/** Options with defaults filled in. */
export type SitemapOptions = z.output<typeof sitemapOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenSitemapOptions = z.input<typeof sitemapOptions>
