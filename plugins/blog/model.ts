// The plugin's view of its content: posts in the order of the lists, authors, and the URLs of the blog.
import type {Messages, SourceFile} from 'quire-docs/plugin'
import type {BlogAuthorView, BlogPostView, BlogTagView} from 'quire-docs/plugin/content'
import type {AuthorsMap} from './authors-map.ts'
import type {BlogFrontMatter} from './front-matter.ts'

/** A post as functions of a site's configuration see it. */
export interface BlogPost {
  /** Path of the post below the blog. */
  readonly id: string
  readonly metadata: BlogPostMetadata
}

/** A tag as functions of a site's configuration see it. */
export interface PostTag extends BlogTagView {
  /** Not from the tags file. */
  readonly inline?: boolean
}

/** What is known of a post besides its text. Dates are ISO 8601. */
export interface BlogPostMetadata {
  /** URL, whatever the site's trailing-slash policy. */
  readonly permalink: string
  /** `@site/blog/hello.md`. */
  readonly source: string
  readonly title: string
  readonly description: string
  readonly date: Date
  readonly tags: readonly PostTag[]
  readonly authors: readonly BlogAuthorView[]
  /** Minutes, with two decimals. */
  readonly readingTime?: number
  readonly hasTruncateMarker: boolean
  readonly unlisted: boolean
  readonly editUrl?: string
  /** Milliseconds since the epoch. */
  readonly lastUpdatedAt?: number
  readonly lastUpdatedBy?: string
  /** All keys of the front matter, known or not. */
  readonly frontMatter: Readonly<Record<string, unknown>>
}

export interface Post extends BlogPost {
  readonly sourcePath: string
  /** What pages are told of it. */
  readonly shownSource: Pick<BlogPostView, 'source'>
  readonly draft: boolean
  /** Left out of lists: unlisted, in a production build. */
  readonly isHidden: boolean
  /** The content begins with a heading of its own. */
  readonly hasContentTitle: boolean
  readonly frontMatter: BlogFrontMatter
  /** As that of its file. */
  readonly dates?: SourceFile['dates']
}

/** All that `createRoutes` and `emitAssets` need. */
export interface BlogModel {
  /** Newest first, unless the options say otherwise. */
  readonly posts: readonly Post[]
  readonly authors: AuthorsMap
  /** Translated texts of the options, by the ids of their messages. */
  readonly texts: Messages
  /** Style sheets of feeds that the site brings, by their path in the content folder. */
  readonly feedStyles: Readonly<Record<string, string>>
}
