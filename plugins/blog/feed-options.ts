// The `feedOptions` of a blog: which feeds it has, and what they say.

import type {Item} from 'feed'
import type {SiteConfig} from 'quire-docs/plugin'
import {tested} from 'quire-docs/plugin/content'
import {z} from 'zod'
import type {BlogPost} from './model.ts'

export type FeedType = 'rss' | 'atom' | 'json'

/** An entry of a feed, in the form of the package `feed`. */
export type FeedItem = Item

/** What `createFeedItems` is given. */
export interface CreateFeedItemsInput {
  /** Posts of the feed, in the order of the lists. */
  readonly blogPosts: readonly BlogPost[]
  readonly siteConfig: SiteConfig
}

/** A site's own choice of entries. */
export type CreateFeedItems = (
  input: CreateFeedItemsInput & {
    readonly defaultCreateFeedItems: (input: CreateFeedItemsInput) => Promise<readonly FeedItem[]>
  },
) => readonly FeedItem[] | Promise<readonly FeedItem[]>

const ALL: readonly FeedType[] = ['rss', 'atom', 'json']

/** A style sheet for people who open a feed: a file of the content folder, the built-in one, or none. */
const styleSheet = z.union([
  z.string().regex(/\.xslt?$/, 'must be a file with the ending ".xsl".'),
  z.boolean(),
  z.null(),
])

export const feedOptions = z.strictObject({
  /** The feeds to write, RSS and Atom by default; `null` for none. */
  type: z
    .union([z.array(z.enum(ALL)), z.enum([...ALL, 'all']), z.null()], {
      error: 'must be "rss", "atom", "json", "all", a list of them, or null.',
    })
    .optional(),
  /** Title of the feeds: the site's title and the word Blog by default. */
  title: z.string().optional(),
  /** Description of the feeds: made from the title by default. */
  description: z.string().optional(),
  /** Line on who owns the texts. */
  copyright: z.string().optional(),
  /** Language of the texts: the site's by default. */
  language: z.string().min(1).optional(),
  /** Newest posts in a feed, 20 by default; `false` or `null` for all. */
  limit: z.union([z.number().int().min(1), z.literal(false), z.null()]).optional(),
  /** Whether entries carry the whole post, as they do by default, or its description alone. */
  content: z.enum(['full', 'excerpt']).optional(),
  /** A style sheet for people who open a feed: `true` for the built-in one, or one for each kind. */
  xslt: z
    .union([
      z.boolean(),
      z.null(),
      z.strictObject({
        /** For the RSS feed: `true`, or a file of the content folder that ends in `.xsl`. */
        rss: styleSheet.optional(),
        /** The same for the Atom feed. */
        atom: styleSheet.optional(),
      }),
    ])
    .optional(),
  /** Makes the entries. The built-in way is among its arguments. */
  createFeedItems: tested<CreateFeedItems>((value) => typeof value === 'function', 'must be a function.').optional(),
})

/** The option `feedOptions`, with defaults. */
export type FeedOptions = z.output<typeof feedOptions>

/** What the options come to. */
export interface FeedSettings {
  readonly types: readonly FeedType[]
  /** Number of posts; undefined for all. */
  readonly limit: number | undefined
  readonly isFull: boolean
  /** A file of the content folder, or whether to have the built-in one. */
  readonly styles: Readonly<Record<'rss' | 'atom', string | boolean>>
}

export function toFeedSettings({type = ['rss', 'atom'], limit = 20, content, xslt = null}: FeedOptions): FeedSettings {
  const styles = typeof xslt === 'object' ? {rss: xslt?.rss ?? false, atom: xslt?.atom ?? false} : undefined
  return {
    types: ALL.filter((one) => type === 'all' || type === one || (Array.isArray(type) && type.includes(one))),
    limit: typeof limit === 'number' ? limit : undefined,
    isFull: content !== 'excerpt',
    styles: styles ?? {rss: xslt === true, atom: xslt === true},
  }
}
