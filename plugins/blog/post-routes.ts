// The pages of posts.
import {type Route, withoutUndefined} from 'quire-docs/plugin'
import {type BlogPostPageProps, type NavLink, toJsonFrontMatter} from 'quire-docs/plugin/content'
import type {Post} from './model.ts'
import {blogRoute, type RouteContext} from './route-context.ts'
import {postHead} from './structured-data.ts'
import {toPostView} from './views.ts'

export function postRoutes(context: RouteContext): readonly Route[] {
  const {posts} = context.model
  const neighboursOf = createNeighbours(posts)
  return posts.map((post) => postRoute(post, neighboursOf(post), context))
}

/** Of the posts that lists show; others have none. */
export function createNeighbours(posts: readonly Post[]): (post: Post) => Neighbours {
  const listed = posts.filter(({isHidden}) => !isHidden)
  const places = new Map(listed.map((post, at) => [post, at]))
  return (post) => {
    const at = places.get(post)
    return at === undefined ? {} : {prevItem: toLink(listed[at - 1]), nextItem: toLink(listed[at + 1])}
  }
}

function toLink(post: Post | undefined): NavLink | undefined {
  return post === undefined ? undefined : {title: post.metadata.title, permalink: post.metadata.permalink}
}

type Neighbours = {readonly [Key in 'prevItem' | 'nextItem']?: NavLink | undefined}

function postRoute(post: Post, {prevItem, nextItem}: Neighbours, context: RouteContext): Route {
  const {sourcePath, frontMatter, dates, metadata, hasContentTitle} = post
  const {title, description, unlisted, lastUpdatedAt} = metadata
  const {keywords, image} = frontMatter
  const props: Omit<BlogPostPageProps, 'blog' | 'sidebar' | 'frontMatter'> = {
    post: toPostView(post),
    hasContentTitle,
    hideTableOfContents: frontMatter.hide_table_of_contents ?? false,
    ...withoutUndefined({
      prevItem,
      nextItem,
      tocMinHeadingLevel: frontMatter.toc_min_heading_level,
      tocMaxHeadingLevel: frontMatter.toc_max_heading_level,
    }),
  }
  const noIndex = unlisted ? true : undefined
  return blogRoute(
    {
      path: metadata.permalink,
      layout: context.options.blogPostComponent,
      className: 'blog-post-page',
      props,
      frontMatter: toJsonFrontMatter(metadata.frontMatter),
      ...withoutUndefined({dates}),
      content: {kind: 'document', sourcePath},
      metadata: {
        title: frontMatter.title_meta ?? title,
        description,
        sourcePath,
        ...withoutUndefined({keywords, image, noIndex, lastUpdatedAt}),
      },
      head: postHead(post, context),
    },
    context,
  )
}
