// Options of the blog plugin. What other generators offer and this one does not (yet) is refused, never ignored.
import {EXCLUDED_CONTENT, editUrlOption, layoutOption, markdownOptions, tested} from 'quire-docs/plugin/content'
import {z} from 'zod'
import {feedOptions} from './feed-options.ts'
import type {BlogPost} from './model.ts'
import type {ReadingTimeFunction} from './reading-time.ts'

/** What an `editUrl` function is told about a post. Paths have posix slashes. */
export interface EditUrlInput {
  /** Content folder, relative to the site. */
  readonly blogDirPath: string
  /** File, relative to the content folder. */
  readonly blogPath: string
  /** Before `trailingSlash` is applied. */
  readonly permalink: string
  readonly locale: string
}

/** The option `editUrl` as a function: the URL where a post is edited; undefined for none. */
export type EditUrlFunction = (input: EditUrlInput) => string | undefined

/** Changes, sorts or leaves out posts. Nothing returned means the posts as they were given, which may be changed. */
export type ProcessBlogPosts = (input: {
  readonly blogPosts: BlogPost[]
}) => readonly BlogPost[] | undefined | Promise<readonly BlogPost[] | undefined>

const isFunction = (value: unknown): boolean => typeof value === 'function'
const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const countOrAll = (least: number) => z.union([z.number().int().min(least), z.literal('ALL')])
const severity = z.enum(['ignore', 'log', 'warn', 'throw']).default('warn')

export const blogOptions = z.strictObject({
  /** Content folder, relative to the site. A site may be without it. */
  path: z.string().min(1).default('blog'),
  /** Path of the blog below the site's base URL; `/` for a site that is a blog alone. */
  routeBasePath: z.string().default('blog'),
  /** Path of the pages of tags, below the blog's own. */
  tagsBasePath: z.string().min(1).default('tags'),
  /** Path of the further pages of a list. */
  pageBasePath: z.string().min(1).default('page'),
  /** Path of the archive; `null` for none. */
  archiveBasePath: z.string().min(1).nullable().default('archive'),
  /** Path of the pages of authors. */
  authorsBasePath: z.string().min(1).default('authors'),
  /** Files that are posts: globs relative to the content folder. */
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  /** Files that are not. */
  exclude: z.array(z.string()).default([...EXCLUDED_CONTENT]),
  /** Posts on one page of a list. */
  postsPerPage: countOrAll(1).default(10),
  /** Title of the list of posts. */
  blogTitle: z.string().default('Blog'),
  /** Description of that list, for search engines. */
  blogDescription: z.string().default('Blog'),
  /** Posts in the list next to each page; 0 for no list. */
  blogSidebarCount: countOrAll(0).default(5),
  /** Heading of that list. */
  blogSidebarTitle: z.string().default('Recent posts'),
  /** Newest posts that any page may show, with `useRecentPosts`: at most 20, since all readers load them. 0 for none. */
  recentPostsCount: z.number().int().min(0).max(20).default(0),
  /**
   * Lists of posts look as in Docusaurus: no title above the posts, the archive in columns of years with long dates, authors
   * without descriptions and with their links elsewhere. True by default where the preset `classic` or a name of Docusaurus lists the blog.
   */
  classicLists: z.boolean().default(false),
  /** Show how long a post takes to read. */
  showReadingTime: z.boolean().default(true),
  /**
   * Gives the minutes that a post takes to read, in place of the built-in way.
   * @example readingTime: ({content, defaultReadingTime}) => defaultReadingTime({content, options: {wordsPerMinute: 300}})
   */
  readingTime: tested<ReadingTimeFunction>(isFunction, 'must be a function.').optional(),
  /** Where posts are edited: a URL that the file's path is appended to, or a function. */
  editUrl: editUrlOption<EditUrlFunction>(),
  /** Where `editUrl` is a URL, links of translated posts lead to the translation. */
  editLocalizedFiles: z.boolean().default(false),
  /** What ends the part of a post that lists show. */
  truncateMarker: tested<RegExp>(
    (value) => value instanceof RegExp && /^g?$/.test(value.flags),
    'must be a regular expression without flags.',
  ).default(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/),
  /** File of authors in the content folder, YAML or JSON. */
  authorsMapPath: z.string().min(1).default('authors.yml'),
  /** Newest posts first, or oldest first. */
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  /** The feeds, and what they say. */
  feedOptions: feedOptions.default({}),
  /** Show when each post last changed. */
  showLastUpdateTime: z.boolean().default(false),
  /** Show who last changed each post. */
  showLastUpdateAuthor: z.boolean().default(false),
  /** Changes, sorts or leaves out posts before pages are made of them. */
  processBlogPosts: tested<ProcessBlogPosts>(isFunction, 'must be a function.').optional(),
  /** File of known tags in the content folder; `tags.yml` if there is one. `false`: none. */
  tags: tested<string | false | null>(
    (value) => isText(value) || value === false || value === null,
    'must be the path of a file, or false.',
  ).optional(),
  /** What to do about a tag that the file of tags does not have. */
  onInlineTags: severity,
  /** What to do about an author who is not in the file of authors. */
  onInlineAuthors: severity,
  /** What to do about a post without a truncation marker. */
  onUntruncatedBlogPosts: severity,
  ...markdownOptions,
  /** Layout of the list of posts. */
  blogListComponent: layoutOption('BlogListPage'),
  /** Layout of a post. */
  blogPostComponent: layoutOption('BlogPostPage'),
  /** Layout of the page of all tags. */
  blogTagsListComponent: layoutOption('BlogTagsListPage'),
  /** Layout of the page of a tag. */
  blogTagsPostsComponent: layoutOption('BlogTagsPostsPage'),
  /** Layout of the archive. */
  blogArchiveComponent: layoutOption('BlogArchivePage'),
  /** Layout of the page of all authors. */
  blogAuthorsListComponent: layoutOption('Blog/Pages/BlogAuthorsListPage'),
  /** Layout of the page of an author. */
  blogAuthorsPostsComponent: layoutOption('Blog/Pages/BlogAuthorsPostsPage'),
})

/** Options with defaults filled in. */
export type BlogOptions = z.output<typeof blogOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenBlogOptions = z.input<typeof blogOptions>
