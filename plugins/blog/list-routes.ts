// The pages that list all posts: page by page, and in the archive.
import type {Route} from 'quire-docs/plugin'
import type {BlogArchivePageProps, BlogListPageProps} from 'quire-docs/plugin/content'
import {toListPages} from './lists.ts'
import {blogRoute, plainRoute, type RouteContext} from './route-context.ts'
import {listHead} from './structured-data.ts'

/** The list of posts; there is one page of it even without posts. */
export function listRoutes(context: RouteContext): readonly Route[] {
  const {options, urls, listed, config} = context
  const isWholeSite = urls.home === config.baseUrl
  return toListPages(listed, {options, urls, path: urls.home}).map(({path, items, embedded, metadata}, at) => {
    const props: Omit<BlogListPageProps, 'blog' | 'sidebar'> = {items, metadata}
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

export function archiveRoutes(path: string, context: RouteContext): readonly Route[] {
  const {options, listed} = context
  const posts: BlogArchivePageProps['posts'] = listed.map(({metadata: {title, permalink, date}}) => ({
    title,
    permalink,
    date: date.toISOString(),
  }))
  const metadata = {title: 'Archive', description: 'Archive'}
  const input = {path, layout: options.blogArchiveComponent, className: 'blog-archive-page', props: {posts}, metadata}
  return [plainRoute(input, context)]
}
