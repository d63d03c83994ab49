// Options of the pages plugin. What other generators offer and this one does not (yet) is refused, never ignored.
import {
  admonitionKeywords,
  admonitionOption,
  type Json,
  type MarkdownExtension,
  type TransformReference,
} from 'quire/plugin'
import {z} from 'zod'

/** What an `editUrl` function is told about a page. Paths have posix slashes. */
export interface EditUrlInput {
  /** Folder of the pages, relative to the site. */
  readonly pagesDirPath: string
  /** File, relative to that folder. */
  readonly pagesPath: string
  readonly permalink: string
  readonly locale: string
}

export type EditUrlFunction = (input: EditUrlInput) => string | undefined

/** A unified plugin by module name, alone or with options that are plain data. */
export type TransformOption = string | readonly [string, Json] | TransformReference

function onlyValue<Value extends string | boolean>(value: Value, reason: string) {
  return z
    .custom<Value | undefined>((given) => given === undefined || given === value, {
      error: `can only be ${JSON.stringify(value)}: ${reason}`,
    })
    .optional()
}

function isTransform(value: unknown): boolean {
  if (typeof value === 'string') return true
  if (Array.isArray(value)) return typeof value[0] === 'string' && z.json().safeParse(value[1]).success
  return z.strictObject({module: z.string(), options: z.json().optional()}).safeParse(value).success
}

const transforms = z
  .array(
    z.custom<TransformOption>(isTransform, {
      error: 'must name a module, as "package" or ["package", {options}]: a function cannot be sent to a worker.',
    }),
  )
  .default([])

export const pagesOptions = z.strictObject({
  /** Folder of the pages, relative to the site. A site may be without it. */
  path: z.string().min(1).default('src/pages'),
  /** Path of the pages below the site's base URL. */
  routeBasePath: z.string().default('/'),
  /** Files that are pages: globs relative to the folder. */
  include: z.array(z.string()).default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  /** Files that are not, such as parts of pages. */
  exclude: z
    .array(z.string())
    .default(['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']),
  /** Where Markdown pages are edited: an address that the file's path is appended to, or a function. */
  editUrl: z
    .custom<string | EditUrlFunction>((value) => typeof value === 'string' || typeof value === 'function', {
      error: 'must be an address or a function.',
    })
    .optional(),
  editLocalizedFiles: onlyValue(false, 'there are no translated pages yet.'),
  /** Show when each Markdown page last changed. */
  showLastUpdateTime: z.boolean().default(false),
  /** Show who last changed each Markdown page. */
  showLastUpdateAuthor: z.boolean().default(false),
  /** Transforms of documents, by module name. They apply to every document of the site. */
  remarkPlugins: transforms,
  rehypePlugins: transforms,
  recmaPlugins: transforms,
  beforeDefaultRemarkPlugins: transforms,
  beforeDefaultRehypePlugins: transforms,
  /** Keywords of admonitions besides the usual ones. They apply to every document of the site. */
  admonitions: admonitionOption.optional(),
  mdxPageComponent: onlyValue('@theme/MDXPage', 'replace the component MDXPage by a file "src/theme/MDXPage" instead.'),
})

/** Options with defaults filled in. */
export type PagesOptions = z.output<typeof pagesOptions>

/** The transforms that the options name, in the form that the build works with. */
export function toMarkdown(options: PagesOptions): MarkdownExtension {
  return {
    admonitionKeywords: admonitionKeywords(options.admonitions),
    remarkPlugins: options.remarkPlugins.map(toTransform),
    rehypePlugins: options.rehypePlugins.map(toTransform),
    recmaPlugins: options.recmaPlugins.map(toTransform),
    beforeDefaultRemarkPlugins: options.beforeDefaultRemarkPlugins.map(toTransform),
    beforeDefaultRehypePlugins: options.beforeDefaultRehypePlugins.map(toTransform),
  }
}

function toTransform(option: TransformOption): TransformReference {
  if (typeof option === 'string') return {module: option}
  if ('module' in option) return option
  const [module, options] = option
  return {module, options}
}
