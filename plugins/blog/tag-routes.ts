// The list of tags, and for each tag the list of its posts.
import {type Route, withoutUndefined} from 'quire-docs/plugin'
import {
  type BlogTagCount,
  type BlogTagsListPageProps,
  type BlogTagsPostsPageProps,
  groupByTag,
} from 'quire-docs/plugin/content'
import {toListPages} from './lists.ts'
import type {Post} from './model.ts'
import {countPosts} from './page-titles.ts'
import {blogRoute, type RouteContext} from './route-context.ts'

/** A tag with its posts. */
export interface TagPosts {
  readonly tag: BlogTagCount
  readonly posts: readonly Post[]
  /** All its posts are unlisted. */
  readonly isHidden: boolean
}

export function tagRoutes(context: RouteContext): readonly Route[] {
  const groups = groupPosts(context.model.posts)
  if (groups.length === 0) return []
  const allTagsPath = context.urls.below(context.options.tagsBasePath)
  return [
    tagsListRoute(groups, allTagsPath, context),
    ...groups.flatMap((one) => tagPostsRoutes(one, allTagsPath, context)),
  ]
}

export function groupPosts(posts: readonly Post[]): readonly TagPosts[] {
  const tagged = posts.map((post) => ({
    post,
    isHidden: post.isHidden,
    // A function of the site's own may have changed the tags: of a tag, the URL is what counts.
    tags: post.metadata.tags.map((tag) => ({...tag, slug: tag.permalink, isInline: false})),
  }))
  return groupByTag(tagged).map(({tag: {label, slug, description}, items, isHidden}) => ({
    tag: {label, permalink: slug, count: items.length, ...withoutUndefined({description})},
    posts: items.map(({post}) => post),
    isHidden,
  }))
}

function tagsListRoute(groups: readonly TagPosts[], path: string, context: RouteContext): Route {
  const props: Omit<BlogTagsListPageProps, 'blog' | 'sidebar'> = {
    tags: groups.filter(({isHidden}) => !isHidden).map(({tag}) => tag),
  }
  const layout = context.options.blogTagsListComponent
  return blogRoute(
    {path, layout, className: 'blog-tags-list-page', props, metadata: {title: 'Tags', searchTag: 'blog_tags_list'}},
    context,
  )
}

function tagPostsRoutes(
  {tag, posts, isHidden}: TagPosts,
  allTagsPath: string,
  context: RouteContext,
): readonly Route[] {
  const {options, urls} = context
  return toListPages(posts, {options, urls, path: tag.permalink}).map(({path, items, embedded, metadata}) => {
    const props: Omit<BlogTagsPostsPageProps, 'blog' | 'sidebar'> = {
      tag: {...tag, allTagsPath, unlisted: isHidden},
      items,
      listMetadata: metadata,
    }
    return blogRoute(
      {
        path,
        layout: options.blogTagsPostsComponent,
        className: 'blog-tags-post-list-page',
        props,
        embedded,
        metadata: {
          searchTag: 'blog_tags_posts',
          title: `${countPosts(tag.count)} tagged with “${tag.label}”`,
          ...withoutUndefined({description: tag.description, noIndex: isHidden ? true : undefined}),
        },
      },
      context,
    )
  })
}
