// The pages that list all posts.
import {type Route, withoutUndefined} from 'quire-docs/plugin'
import type {BlogListPageProps, BlogWaysIn} from 'quire-docs/plugin/content'
import {listFeeds} from './feeds.ts'
import {toListPages} from './lists.ts'
import {blogRoute, type RouteContext} from './route-context.ts'
import {listHead} from './structured-data.ts'

/** The list of posts; there is one page of it even without posts. */
export function listRoutes(context: RouteContext): readonly Route[] {
  const {options, urls, listed, config} = context
  const waysIn = toWaysIn(context)
  const isWholeSite = urls.home === config.baseUrl
  return toListPages(listed, {options, urls, path: urls.home}).map(({path, items, embedded, metadata}, at) => {
    const props: Omit<BlogListPageProps, 'blog' | 'sidebar'> = {items, metadata, waysIn}
    return blogRoute(
      {
        path,
        layout: options.blogListComponent,
        className: 'blog-list-page',
        props,
        embedded,
        metadata: {
          searchTag: 'blog_posts_list',
          title: isWholeSite ? '' : options.blogTitle,
          description: isWholeSite ? config.tagline || options.blogDescription : options.blogDescription,
        },
        head: at === 0 ? listHead(listed.slice(0, items.length), context) : [],
      },
      context,
    )
  })
}

/** Those that lead somewhere. */
function toWaysIn({model, urls, options, config, blog, archivePath}: RouteContext): BlogWaysIn {
  const hasTags = model.posts.some(({metadata}) => metadata.tags.length > 0)
  const [feed] = listFeeds(model, {options, config})
  return withoutUndefined({
    archivePath,
    tagsPath: hasTags ? urls.below(options.tagsBasePath) : undefined,
    authorsPath: blog.authorsPath,
    feed: feed && {href: feed.href, label: feed.name},
  })
}
