// Posts, authors and the blog itself as the theme's layouts get them.
import {type PluginContext, withoutUndefined} from 'quire-docs/plugin'
import type {BlogPostView, BlogSidebarData, BlogSidebarItem, BlogSidebarRef, BlogView} from 'quire-docs/plugin/content'
import type {BlogModel, Post} from './model.ts'
import type {BlogOptions} from './options.ts'
import type {BlogUrls} from './urls.ts'

/** About the number of posts at which their list outweighs the rest of a page. */
const MAX_SIDEBAR_IN_PAGE = 100

export function toBlogView(
  {authors}: BlogModel,
  {options, id}: PluginContext<BlogOptions>,
  {home, below}: BlogUrls,
): BlogView {
  return {
    pluginId: id,
    title: options.blogTitle,
    description: options.blogDescription,
    permalink: home,
    ...(authors.size === 0 ? {} : {authorsPath: below(options.authorsBasePath)}),
    ...(options.classicLists ? {classicLists: true} : {}),
  }
}

export function toPostView({id, draft, frontMatter, metadata, shownSource}: Post): BlogPostView {
  const {permalink, title, description, date, tags, authors, hasTruncateMarker, unlisted} = metadata
  const {readingTime, editUrl, lastUpdatedAt, lastUpdatedBy} = metadata
  return {
    id,
    permalink,
    title,
    description,
    date: date.toISOString(),
    tags: tags.map(({inline: _, ...tag}) => tag),
    authors,
    hasTruncateMarker,
    unlisted,
    draft,
    ...shownSource,
    ...withoutUndefined({readingTime, image: frontMatter.image, editUrl, lastUpdatedAt, lastUpdatedBy}),
  }
}

/** The list of posts beside pages; undefined when the site wants none. */
export interface BlogSidebar {
  readonly ref: BlogSidebarRef
  readonly data: BlogSidebarData
  /** Shared data of pages that carry the list. */
  readonly shared: readonly string[]
}

export function toSidebar(
  {posts}: BlogModel,
  {options, id: pluginId}: PluginContext<BlogOptions>,
  archivePath: string | undefined,
): BlogSidebar | undefined {
  const {blogSidebarCount: count, blogSidebarTitle: title} = options
  if (count === 0 || posts.length === 0) return undefined
  const items = posts.slice(0, count === 'ALL' ? posts.length : count).map(toSidebarItem)
  const id = pluginId === 'default' ? 'blog-sidebar' : `blog-sidebar-${toIdPart(pluginId)}`
  const isDeferred = items.length > MAX_SIDEBAR_IN_PAGE
  return {
    ref: {id, title, isDeferred, ...withoutUndefined({archivePath})},
    data: {title, items},
    shared: isDeferred ? [] : [id],
  }
}

function toSidebarItem({frontMatter, metadata: {title, permalink, date}, isHidden}: Post): BlogSidebarItem {
  return {title: frontMatter.sidebar_label ?? title, permalink, unlisted: isHidden, date: date.toISOString()}
}

/** The letters and digits of an instance's id, as ids of shared data may have them. */
function toIdPart(id: string): string {
  return id.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
