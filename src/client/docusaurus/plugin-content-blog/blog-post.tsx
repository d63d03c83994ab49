// The post that the parts inside of a `BlogPostProvider` belong to.
import {createContext, type ReactNode, useCallback, useContext} from 'react'
import {
  type BlogListItem,
  type BlogPostView,
  type JsonObject,
  type NavLink,
  type PageData,
  ReactContextError,
  type TocItem,
  usePage,
} from '../../index.ts'
import {datedFrontMatter} from '../../page/dated-front-matter.ts'

export interface BlogPostMetadata extends BlogPostView {
  readonly frontMatter: JsonObject
  /** The newer post. */
  readonly prevItem?: NavLink | undefined
  /** The older post. */
  readonly nextItem?: NavLink | undefined
}

export interface BlogPostContent {
  readonly metadata: BlogPostMetadata
  readonly frontMatter: JsonObject
  readonly assets: {
    readonly image?: string | undefined
    /** By position of the author. */
    readonly authorsImageUrls: readonly (string | undefined)[]
  }
  /** Empty in lists. */
  readonly toc: readonly TocItem[]
}

export interface BlogPostContextValue extends BlogPostContent {
  /** The post is the page, rather than one of a list. */
  readonly isBlogPostPage: boolean
}

const BlogPostContext = createContext<BlogPostContextValue | null>(null)

export interface BlogPostProviderProps {
  readonly content: BlogPostContent
  readonly isBlogPostPage?: boolean
  readonly children: ReactNode
}

export function BlogPostProvider({content, isBlogPostPage = false, children}: BlogPostProviderProps): ReactNode {
  return <BlogPostContext.Provider value={{...content, isBlogPostPage}}>{children}</BlogPostContext.Provider>
}

/** @throws ReactContextError outside of a post. */
export function useBlogPost(): BlogPostContextValue {
  const post = useContext(BlogPostContext)
  if (!post) throw new ReactContextError('BlogPostProvider', '', 'useBlogPost')
  return post
}

/** A post in the shape that `BlogPostProvider` wants. */
export function toBlogPostContent(
  post: BlogPostView,
  more: Partial<Pick<BlogPostMetadata, 'frontMatter' | 'prevItem' | 'nextItem'>> & {
    readonly toc?: readonly TocItem[]
    readonly dates?: PageData['dates']
  } = {},
): BlogPostContent {
  const {toc = [], frontMatter = {}, dates, ...neighbours} = more
  return {
    metadata: {...post, ...neighbours, frontMatter},
    frontMatter: datedFrontMatter({frontMatter, dates}),
    assets: {image: post.image, authorsImageUrls: post.authors.map(({imageURL}) => imageURL)},
    toc,
  }
}

/** Gives posts of a list as `BlogPostProvider` wants them: the page says of each that it shows what code reads of its front matter. */
export function useListedPosts(): (item: Pick<BlogListItem, 'post' | 'content'>) => BlogPostContent {
  const {embedded} = usePage()
  return useCallback(
    ({post, content}) => {
      const {frontMatter, dates} = embedded?.find(({id}) => id === content) ?? {}
      return toBlogPostContent(post, {dates, ...(frontMatter !== undefined && {frontMatter})})
    },
    [embedded],
  )
}
