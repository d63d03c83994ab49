// Options of the blog plugin. What other generators offer and this one does not (yet) is refused, never ignored.
import {EXCLUDED_CONTENT, editUrlOption, layoutOption, markdownOptions, onlyValue, tested} from 'quire/plugin'
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
  readonly permalink: string
  readonly locale: string
}

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
  /** Paths below the blog's own: of tags, of further pages of lists, of the archive (`null`: none), of authors. */
  tagsBasePath: z.string().min(1).default('tags'),
  pageBasePath: z.string().min(1).default('page'),
  archiveBasePath: z.string().min(1).nullable().default('archive'),
  authorsBasePath: z.string().min(1).default('authors'),
  /** Files that are posts: globs relative to the content folder. */
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  /** Files that are not. */
  exclude: z.array(z.string()).default([...EXCLUDED_CONTENT]),
  /** Posts on one page of a list. */
  postsPerPage: countOrAll(1).default(10),
  blogTitle: z.string().default('Blog'),
  blogDescription: z.string().default('Blog'),
  /** Posts in the list beside each page; 0 for no list. */
  blogSidebarCount: countOrAll(0).default(5),
  blogSidebarTitle: z.string().default('Recent posts'),
  showReadingTime: z.boolean().default(true),
  /** Minutes that a post takes to read. */
  readingTime: tested<ReadingTimeFunction>(isFunction, 'must be a function.').optional(),
  /** Where posts are edited: an address that the file's path is appended to, or a function. */
  editUrl: editUrlOption<EditUrlFunction>(),
  editLocalizedFiles: onlyValue(false, 'there are no translated posts yet.'),
  /** What ends the part of a post that lists show. */
  truncateMarker: tested<RegExp>(
    (value) => value instanceof RegExp && /^g?$/.test(value.flags),
    'must be a regular expression without flags.',
  ).default(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/),
  /** File of authors in the content folder, YAML or JSON. */
  authorsMapPath: z.string().min(1).default('authors.yml'),
  /** Newest posts first, or oldest first. */
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  feedOptions: feedOptions.default({}),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  processBlogPosts: tested<ProcessBlogPosts>(isFunction, 'must be a function.').optional(),
  /** File of known tags in the content folder; `tags.yml` if there is one. `false`: none. */
  tags: tested<string | false | null>(
    (value) => isText(value) || value === false || value === null,
    'must be the path of a file, or false.',
  ).optional(),
  /** A tag that the file of tags does not have. */
  onInlineTags: severity,
  /** An author who is not in the file of authors. */
  onInlineAuthors: severity,
  /** A post without a truncation marker. */
  onUntruncatedBlogPosts: severity,
  ...markdownOptions,
  blogListComponent: layoutOption('BlogListPage'),
  blogPostComponent: layoutOption('BlogPostPage'),
  blogTagsListComponent: layoutOption('BlogTagsListPage'),
  blogTagsPostsComponent: layoutOption('BlogTagsPostsPage'),
  blogArchiveComponent: layoutOption('BlogArchivePage'),
  blogAuthorsListComponent: layoutOption('Blog/Pages/BlogAuthorsListPage'),
  blogAuthorsPostsComponent: layoutOption('Blog/Pages/BlogAuthorsPostsPage'),
})

/** Options with defaults filled in. */
export type BlogOptions = z.output<typeof blogOptions>
