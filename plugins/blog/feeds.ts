// The feeds of a blog: which posts stand in them, where they are written, and how pages announce them.
import {
  type BuiltSite,
  type EmittedAsset,
  type HeadTag,
  joinPath,
  type PluginContext,
  type SiteConfig,
  withoutUndefined,
} from 'quire-docs/plugin'
import {loadAbsoluteHtml} from './absolute-html.ts'
import {type FeedMetadata, toFeedText} from './feed-files.ts'
import {type CreateFeedItemsInput, type FeedItem, type FeedType, toFeedSettings} from './feed-options.ts'
import {emitFeedStyles, feedStyle} from './feed-styles.ts'
import type {BlogModel, BlogPost} from './model.ts'
import type {BlogOptions} from './options.ts'
import {absoluteUrl, pageUrl, routePathOf, toUrls} from './urls.ts'

type BlogContext = PluginContext<BlogOptions>

const FILES: Readonly<Record<FeedType, string>> = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'}
const KINDS: Readonly<Record<FeedType, {readonly mime: string; readonly name: string}>> = {
  rss: {mime: 'application/rss+xml', name: 'RSS'},
  atom: {mime: 'application/atom+xml', name: 'Atom'},
  json: {mime: 'application/json', name: 'JSON'},
}

/** A feed and where it is found. */
export interface FeedLink {
  readonly type: FeedType
  /** Such as `RSS`. */
  readonly name: string
  readonly href: string
}

/** The feeds of a blog, where there is something to read in them. */
export function listFeeds(
  {posts}: BlogModel,
  {options, config}: Pick<BlogContext, 'options' | 'config'>,
): readonly FeedLink[] {
  if (posts.length === 0 || config.url === '') return []
  return toFeedSettings(options.feedOptions).types.map((type) => ({
    type,
    name: KINDS[type].name,
    href: joinPath(config.baseUrl, feedDir(options), FILES[type]),
  }))
}

/** Feeds are announced on every page. */
export function feedTags(model: BlogModel, context: BlogContext): readonly HeadTag[] {
  const {title = context.config.title} = context.options.feedOptions
  return listFeeds(model, context).map(({type, name, href}) => ({
    tag: 'link',
    attributes: {rel: 'alternate', type: KINDS[type].mime, href, title: `${title} ${name} Feed`},
  }))
}

export async function emitFeeds(
  {posts, feedStyles}: BlogModel,
  context: BlogContext & {readonly site: BuiltSite},
): Promise<readonly EmittedAsset[]> {
  const {options, config, report} = context
  const settings = toFeedSettings(options.feedOptions)
  const readable = posts.filter(({draft, metadata}) => !draft && !metadata.unlisted)
  if (settings.types.length === 0 || readable.length === 0) return []
  if (config.url === '') {
    report({
      level: 'warning',
      code: 'blog/no-url',
      message: 'No feeds are written: they need complete URLs, and the site has no "url".',
      hint: 'Set "url" in the configuration, or "feedOptions: {type: null}" in the options of the blog plugin.',
    })
    return []
  }
  const items = await createItems(readable, context)
  const metadata = toMetadata(readable, context)
  const texts = await Promise.all(
    settings.types.map(async (type): Promise<EmittedAsset> => {
      const style = type === 'json' ? undefined : feedStyle(type, settings)
      const self = metadata.home.replace(/\/?$/, `/${FILES[type]}`)
      return {
        path: FILES[type],
        content: await toFeedText(type, items, {...metadata, self, ...withoutUndefined({style})}),
      }
    }),
  )
  const dir = feedDir(options)
  return [...texts, ...emitFeedStyles(settings, feedStyles)].map(({path, content}) => ({
    path: dir === '' ? path : `${dir}/${path}`,
    content,
  }))
}

function feedDir({routeBasePath}: BlogOptions): string {
  return routeBasePath.split('/').filter(Boolean).join('/')
}

function toMetadata(posts: readonly BlogPost[], context: BlogContext): Omit<FeedMetadata, 'self'> {
  const {options, config} = context
  const {feedOptions, routeBasePath} = options
  const {title = `${config.title} Blog`, description = title, copyright = '', language} = feedOptions
  const updated = new Date(
    posts.reduce((last, {metadata}) => Math.max(last, metadata.date.getTime()), Number.NEGATIVE_INFINITY),
  )
  return {
    title,
    description,
    home: pageUrl(toUrls({options: {routeBasePath}, config}).home, config),
    language: language ?? config.i18n.currentLocale,
    updated,
    copyright,
    ...(config.favicon ? {favicon: absoluteUrl(config.favicon, config)} : {}),
  }
}

async function createItems(
  posts: readonly BlogPost[],
  {options, config, site}: BlogContext & {readonly site: BuiltSite},
): Promise<readonly FeedItem[]> {
  const {createFeedItems} = options.feedOptions
  const {limit, isFull} = toFeedSettings(options.feedOptions)
  const blogPosts = limit === undefined ? posts : newest(posts, limit)
  const toAbsoluteHtml = isFull ? await loadAbsoluteHtml() : undefined
  const defaultCreateFeedItems = async (input: CreateFeedItemsInput): Promise<readonly FeedItem[]> =>
    input.blogPosts.map((post) => {
      const path = routePathOf(post.metadata.permalink, config)
      const html = toAbsoluteHtml && site.contentOf(path)
      return toItem(post, config, html === undefined ? undefined : toAbsoluteHtml?.(html, config.url + path))
    })
  const input = {blogPosts, siteConfig: config}
  return createFeedItems === undefined
    ? defaultCreateFeedItems(input)
    : createFeedItems({...input, defaultCreateFeedItems})
}

/** The newest posts, in the order of the lists. */
function newest(posts: readonly BlogPost[], limit: number): readonly BlogPost[] {
  if (posts.length <= limit) return posts
  const byDate = posts.toSorted((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime())
  const kept = new Set(byDate.slice(0, limit))
  return posts.filter((post) => kept.has(post))
}

function toItem({metadata}: BlogPost, config: SiteConfig, content: string | undefined): FeedItem {
  const {title, description, date, tags, authors} = metadata
  const url = pageUrl(metadata.permalink, config)
  return {
    title,
    id: url,
    link: url,
    date,
    published: date,
    description,
    ...withoutUndefined({content}),
    category: tags.map(({label}) => ({name: label, term: label})),
    author: authors.map(({name, url: page, email}) => {
      const link = page === undefined ? undefined : absoluteUrl(page, config)
      return withoutUndefined({name, link: link !== undefined && URL.canParse(link) ? link : undefined, email})
    }),
  }
}
