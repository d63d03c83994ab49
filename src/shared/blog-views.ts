// Props of the blog's layouts. Names are those that Docusaurus' blog pages carry, so that swapped parts find what they know.
import type {JsonObject} from './contract.ts'
import type {NavLink} from './views.ts'

/** What every page of one blog knows about it. */
export interface BlogView {
  readonly pluginId: string
  readonly title: string
  readonly description: string
  /** URL of the list of posts. */
  readonly permalink: string
  /** URL of the list of authors; absent when there is none. */
  readonly authorsPath?: string
  /** Lists look as Docusaurus has them: the option `classicLists`. */
  readonly classicLists?: true
}

/** Where the list of posts next to a page comes from. */
export interface BlogSidebarRef {
  /** Id of the shared data: {@link BlogSidebarData}. */
  readonly id: string
  readonly title: string
  /**
   * The list is so long that pages do not carry it: it is not among the page's shared data, and is loaded when it is
   * about to be seen. The page's HTML links to `archivePath` in its place.
   */
  readonly isDeferred: boolean
  readonly archivePath?: string
}

/** A post in the list beside the posts. */
export interface BlogSidebarItem {
  readonly title: string
  readonly permalink: string
  readonly unlisted: boolean
  /** ISO 8601. */
  readonly date: string
}

/** Value of shared data `blog-sidebar`, `blog-sidebar-<instance>`. */
export interface BlogSidebarData {
  readonly title: string
  readonly items: readonly BlogSidebarItem[]
}

/** A post as any page of the site may show it. */
export interface RecentPost {
  readonly title: string
  readonly permalink: string
  /** ISO 8601. */
  readonly date: string
  /** The day in the words of the site's language, as in lists. */
  readonly formattedDate: string
}

/** What a blog with `recentPostsCount` tells every page. */
export interface BlogGlobalData {
  /** Newest first. */
  readonly recentPosts: readonly RecentPost[]
}

/** A tag of a post, with its page. */
export interface BlogTagView {
  readonly label: string
  readonly permalink: string
  readonly description?: string
}

/** A tag in the list of all tags, with the number of its posts. */
export interface BlogTagCount extends BlogTagView {
  readonly count: number
}

/** An author of a post. What the file of authors does not give is absent. */
export interface BlogAuthorView {
  readonly key?: string
  readonly name?: string
  readonly title?: string
  readonly description?: string
  readonly url?: string
  readonly imageURL?: string
  readonly email?: string
  /** Complete URLs by platform, in the writer's order. */
  readonly socials?: Readonly<Record<string, string>>
  /** Page of the author's posts. */
  readonly page?: {readonly permalink: string}
}

/** A post, as its page and the lists show it. */
export interface BlogPostView {
  readonly id: string
  readonly permalink: string
  readonly title: string
  readonly description: string
  /** ISO 8601. */
  readonly date: string
  readonly tags: readonly BlogTagView[]
  readonly authors: readonly BlogAuthorView[]
  /** Minutes, not rounded. */
  readonly readingTime?: number
  readonly hasTruncateMarker: boolean
  readonly unlisted: boolean
  readonly draft: boolean
  readonly image?: string
  /** `@site/blog/a.md`, in a site for Docusaurus. */
  readonly source?: string
  readonly editUrl?: string
  /** Milliseconds since the epoch. */
  readonly lastUpdatedAt?: number
  readonly lastUpdatedBy?: string
}

/** One page of a list. `page` counts from 1. */
export interface BlogListMetadata {
  readonly permalink: string
  readonly page: number
  /** `'ALL'` is given as the number of posts. */
  readonly postsPerPage: number
  readonly totalPages: number
  readonly totalCount: number
  /** Page of newer entries. */
  readonly previousPage?: string
  /** Page of older entries. */
  readonly nextPage?: string
  readonly blogTitle: string
  readonly blogDescription: string
}

/** A post in a list. `<EmbeddedContent id={content} />` shows its text up to the truncation marker. */
export interface BlogListItem {
  readonly post: BlogPostView
  readonly content: string
}

interface BlogPageProps {
  readonly blog: BlogView
  readonly sidebar?: BlogSidebarRef
}

/** Props of layout `BlogPostPage`. The post's text is the page's content. */
export interface BlogPostPageProps extends BlogPageProps {
  readonly post: BlogPostView
  /** The newer post. */
  readonly prevItem?: NavLink
  /** The older post. */
  readonly nextItem?: NavLink
  readonly hasContentTitle: boolean
  readonly hideTableOfContents: boolean
  readonly tocMinHeadingLevel?: number
  readonly tocMaxHeadingLevel?: number
  readonly frontMatter: JsonObject
}

/** Another way into a blog than its list of posts; URLs of the pages, and of the first feed. */
export interface BlogWaysIn {
  readonly archivePath?: string
  readonly tagsPath?: string
  readonly authorsPath?: string
  readonly feed?: {readonly href: string; readonly label: string}
}

/** Props of layout `BlogListPage`. */
export interface BlogListPageProps extends BlogPageProps {
  readonly waysIn: BlogWaysIn
  readonly items: readonly BlogListItem[]
  readonly metadata: BlogListMetadata
}

/** Props of layout `BlogTagsListPage`. */
export interface BlogTagsListPageProps extends BlogPageProps {
  readonly tags: readonly BlogTagCount[]
}

/** Props of layout `BlogTagsPostsPage`. */
export interface BlogTagsPostsPageProps extends BlogPageProps {
  readonly tag: BlogTagCount & {readonly allTagsPath: string; readonly unlisted: boolean}
  readonly items: readonly BlogListItem[]
  readonly listMetadata: BlogListMetadata
}

/** A year or a month of a large blog, which has its own page in the archive. */
export interface BlogArchivePeriod {
  /** `2019`, or `2019-03` where the year has too many posts for a page. */
  readonly name: string
  readonly permalink: string
  /** Number of its posts. */
  readonly count: number
}

/** Props of layout `BlogArchivePage`. Posts in the order of the lists. */
export interface BlogArchivePageProps {
  readonly blog: BlogView
  /** As in Docusaurus, with what the page shows of each post. */
  readonly archive: {
    readonly blogPosts: readonly {
      readonly metadata: {readonly title: string; readonly permalink: string; readonly date: string}
    }[]
    /** Periods whose posts are on other pages: of a blog with more than 500 posts, on the first page of its archive. */
    readonly others?: readonly BlogArchivePeriod[]
    /** What this page is of, when it is one of those. */
    readonly period?: BlogArchivePeriod
    /** Path of the first page, on the others. */
    readonly archivePath?: string
  }
}

/** Props of layout `Blog/Pages/BlogAuthorsListPage`. */
export interface BlogAuthorsListPageProps extends BlogPageProps {
  readonly authors: readonly (BlogAuthorView & {readonly count: number})[]
}

/** Props of layout `Blog/Pages/BlogAuthorsPostsPage`. */
export interface BlogAuthorsPostsPageProps extends BlogPageProps {
  readonly author: BlogAuthorView & {readonly count: number}
  readonly items: readonly BlogListItem[]
  readonly listMetadata: BlogListMetadata
}
