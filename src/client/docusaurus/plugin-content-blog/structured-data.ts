// What search engines are told of posts, as https://schema.org/BlogPosting, for parts that write it themselves.
import {toBlogOfPosts, toBlogPosting} from '../../../shared/blog-posting.ts'
import {type BlogListPageProps, type BlogPostView, type JsonObject, useBaseUrlUtils, useSite} from '../../index.ts'
import {useBlogPost} from './blog-post.tsx'
import {useBlogMetadata} from './use-blog-metadata.ts'

const CONTEXT = {'@context': 'https://schema.org'}

/** The post around. @throws ReactContextError outside of a post. */
export function useBlogPostStructuredData(): JsonObject {
  const {metadata, frontMatter, assets} = useBlogPost()
  const describe = useDescribePost()
  const {keywords} = frontMatter
  const post = {...metadata, image: assets.image ?? metadata.image}
  return {...CONTEXT, ...describe(post), ...(keywords !== undefined && {keywords}), isPartOf: useBlogThing()}
}

/** A list of posts. */
export function useBlogListPageStructuredData({
  items,
  metadata,
}: Pick<BlogListPageProps, 'items' | 'metadata'>): JsonObject {
  const describe = useDescribePost()
  return {
    ...CONTEXT,
    ...useBlogThing(),
    headline: metadata.blogTitle,
    description: metadata.blogDescription,
    blogPost: items.map(({post}) => describe(post)),
  }
}

function useBlogThing(): JsonObject {
  const {blogBasePath, blogTitle} = useBlogMetadata()
  return toBlogOfPosts(useSite().url + blogBasePath, blogTitle)
}

type Described = Omit<BlogPostView, 'image'> & {readonly image?: string | undefined}

function useDescribePost(): (post: Described) => JsonObject {
  const {url: host} = useSite()
  const {withBaseUrl} = useBaseUrlUtils()
  const absolute = (path: string) => withBaseUrl(path, {absolute: true})
  return ({permalink, date, lastUpdatedAt, authors, image, ...post}) =>
    toBlogPosting({
      ...post,
      url: host + permalink,
      published: date,
      modified: lastUpdatedAt === undefined ? undefined : new Date(lastUpdatedAt).toISOString(),
      authors: authors.map(({imageURL, ...author}) =>
        imageURL === undefined ? author : {...author, imageURL: absolute(imageURL)},
      ),
      image: image === undefined ? undefined : absolute(image),
    })
}
