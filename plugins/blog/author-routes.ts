// The list of authors, and for each author who has a page the list of their posts.
import type {Route} from 'quire-docs/plugin'
import type {BlogAuthorsListPageProps, BlogAuthorsPostsPageProps} from 'quire-docs/plugin/content'
import type {KnownAuthor} from './authors-map.ts'
import {toListPages} from './lists.ts'
import type {Post} from './model.ts'
import {countPosts} from './page-titles.ts'
import {blogRoute, type RouteContext} from './route-context.ts'

/** None without a file of authors. Unlisted posts do not count; an author's page exists even without posts. */
export function authorRoutes(context: RouteContext): readonly Route[] {
  const {model, listed} = context
  if (model.authors.size === 0) return []
  const posts = groupByAuthor(listed)
  const counted = [...model.authors.values()].map((author) => ({author, posts: posts.get(author.key) ?? []}))
  return [authorsListRoute(counted, context), ...counted.flatMap((one) => authorPostsRoutes(one, context))]
}

interface AuthorPosts {
  readonly author: KnownAuthor
  readonly posts: readonly Post[]
}

function groupByAuthor(posts: readonly Post[]): ReadonlyMap<string, readonly Post[]> {
  const groups = new Map<string, Post[]>()
  for (const post of posts)
    for (const {key} of post.metadata.authors) {
      if (key === undefined) continue
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [post])
      else group.push(post)
    }
  return groups
}

function authorsListRoute(counted: readonly AuthorPosts[], context: RouteContext): Route {
  const {options, urls} = context
  const props: Omit<BlogAuthorsListPageProps, 'blog' | 'sidebar'> = {
    authors: counted.map(({author, posts}) => ({...author, count: posts.length})),
  }
  return blogRoute(
    {
      path: urls.below(options.authorsBasePath),
      layout: options.blogAuthorsListComponent,
      className: 'blog-authors-list-page',
      props,
      metadata: {title: 'Authors', searchTag: 'blog_authors_list'},
    },
    context,
  )
}

function authorPostsRoutes({author, posts}: AuthorPosts, context: RouteContext): readonly Route[] {
  const {options, urls} = context
  if (author.page === undefined) return []
  return toListPages(posts, {options, urls, path: author.page.permalink}).map(
    ({path, items, embedded, metadata: listMetadata}) => {
      const props: Omit<BlogAuthorsPostsPageProps, 'blog' | 'sidebar'> = {
        author: {...author, count: posts.length},
        items,
        listMetadata,
      }
      return blogRoute(
        {
          path,
          layout: options.blogAuthorsPostsComponent,
          className: 'blog-authors-posts-page',
          props,
          embedded,
          metadata: {
            searchTag: 'blog_authors_posts',
            title: `${author.name ?? author.key} - ${countPosts(posts.length)}`,
            ...(author.description === undefined ? {} : {description: author.description}),
          },
        },
        context,
      )
    },
  )
}
