// Options of the pages plugin. What other generators offer and this one does not (yet) is refused, never ignored.
import {EXCLUDED_CONTENT, editUrlOption, layoutOption, markdownOptions} from 'quire-docs/plugin/content'
import {z} from 'zod'

/** What an `editUrl` function is told about a page. Paths have posix slashes. */
export interface EditUrlInput {
  /** Folder of the pages, relative to the site. */
  readonly pagesDirPath: string
  /** File, relative to that folder. */
  readonly pagesPath: string
  /** Before `trailingSlash` is applied. */
  readonly permalink: string
  readonly locale: string
}

/** The option `editUrl` as a function: the URL where a page is edited; undefined for none. */
export type EditUrlFunction = (input: EditUrlInput) => string | undefined

export const pagesOptions = z.strictObject({
  /** Folder of the pages, relative to the site. A site may be without it. */
  path: z.string().min(1).default('src/pages'),
  /** Path of the pages below the site's base URL. */
  routeBasePath: z.string().default('/'),
  /** Files that are pages: globs relative to the folder. */
  include: z.array(z.string()).default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  /** Files that are not, such as parts of pages. */
  exclude: z.array(z.string()).default([...EXCLUDED_CONTENT]),
  /** Where Markdown pages are edited: a URL that the file's path is appended to, or a function. */
  editUrl: editUrlOption<EditUrlFunction>(),
  /** Where `editUrl` is a URL, links of translated pages lead to the translation. */
  editLocalizedFiles: z.boolean().default(false),
  /** Show when each Markdown page last changed. */
  showLastUpdateTime: z.boolean().default(false),
  /** Show who last changed each Markdown page. */
  showLastUpdateAuthor: z.boolean().default(false),
  ...markdownOptions,
  /** Layout of Markdown pages. */
  mdxPageComponent: layoutOption('MDXPage'),
})

/** Options with defaults filled in. */
export type PagesOptions = z.output<typeof pagesOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenPagesOptions = z.input<typeof pagesOptions>
