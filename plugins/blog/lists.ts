// Lists of posts, cut into pages.
import type {EmbeddedDocument} from 'quire-docs/plugin'
import {type BlogListItem, type BlogListMetadata, toJsonFrontMatter} from 'quire-docs/plugin/content'
import type {Post} from './model.ts'
import type {BlogOptions} from './options.ts'
import type {BlogUrls} from './urls.ts'
import {toPostView} from './views.ts'

/** One page of a list: what its layout gets, and the posts that it shows. */
export interface ListPage {
  readonly path: string
  readonly items: readonly BlogListItem[]
  readonly embedded: readonly EmbeddedDocument[]
  readonly metadata: BlogListMetadata
}

export interface ListInput {
  readonly options: BlogOptions
  readonly urls: BlogUrls
  /** URL of the first page. */
  readonly path: string
}

/** The pages of a list, at least one. */
export function toListPages(posts: readonly Post[], input: ListInput): readonly ListPage[] {
  const {options} = input
  const perPage = options.postsPerPage === 'ALL' ? Math.max(1, posts.length) : options.postsPerPage
  const totalPages = Math.max(1, Math.ceil(posts.length / perPage))
  return Array.from({length: totalPages}, (_, at) => {
    const page = at + 1
    const shown = posts.slice(at * perPage, page * perPage)
    const path = urlOf(page, input)
    return {
      path,
      items: shown.map((post, index) => ({post: toPostView(post), content: contentId(index)})),
      embedded: shown.map(({sourcePath, metadata: {frontMatter, hasTruncateMarker}}, index) => ({
        id: contentId(index),
        sourcePath,
        frontMatter: toJsonFrontMatter(frontMatter),
        ...(hasTruncateMarker ? {until: options.truncateMarker.source} : {}),
      })),
      metadata: {
        permalink: path,
        page,
        postsPerPage: perPage,
        totalPages,
        totalCount: posts.length,
        ...(page > 1 ? {previousPage: urlOf(page - 1, input)} : {}),
        ...(page < totalPages ? {nextPage: urlOf(page + 1, input)} : {}),
        blogTitle: options.blogTitle,
        blogDescription: options.blogDescription,
      },
    }
  })
}

function urlOf(page: number, {options, urls, path}: ListInput): string {
  return page === 1 ? path : urls.under(path, options.pageBasePath, String(page))
}

function contentId(index: number): string {
  return `post-${index + 1}`
}
