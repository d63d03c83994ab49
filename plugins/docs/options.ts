// Options of the docs plugin. What other generators offer and this one does not (yet) is refused, never ignored.
import {
  EXCLUDED_CONTENT,
  editUrlOption,
  layoutOption,
  markdownOptions,
  optionalLayout,
  tested,
} from 'quire-docs/plugin/content'
import {z} from 'zod'
import type {NumberPrefixParser} from './number-prefix.ts'
import type {SidebarItemsGenerator} from './sidebar-generator.ts'

/** What an `editUrl` function is told about a doc. Paths have posix slashes. */
export interface EditUrlInput {
  readonly version: string
  /** Content folder, relative to the site. */
  readonly versionDocsDirPath: string
  /** File, relative to the content folder. */
  readonly docPath: string
  /** Before `trailingSlash` is applied. */
  readonly permalink: string
  readonly locale: string
}

/** The option `editUrl` as a function: the URL where a doc is edited; undefined for none. */
export type EditUrlFunction = (input: EditUrlInput) => string | undefined

const isFunction = (value: unknown): boolean => typeof value === 'function'
const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const versionOptions = z.strictObject({
  /** Name that readers see; by default `Next` for `current`, and the name for others. */
  label: z.string().min(1).optional(),
  /** Path below the docs' own: by default none for the last version, `next` for `current`, and the name for others. */
  path: z.string().optional(),
  /**
   * Note above each doc that it is ahead of, or behind, what is supported; by default what the version's place in the list
   * says, and none for the last version.
   */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Show the version's label on each doc; by default where there are several versions. */
  badge: z.boolean().optional(),
  /** Class name of `<html>`; by default `docs-version-` with the name. */
  className: z.string().optional(),
  /** Ask robots not to index this version. */
  noIndex: z.boolean().optional(),
  /** Show what changed since the version before; by default as the option of all versions. */
  showChanges: z.boolean().optional(),
})

export const docsOptions = z.strictObject({
  /** Content folder, relative to the site. */
  path: z.string().min(1).default('docs'),
  /** Path of the docs below the site's base URL; `/` for a site that is docs alone. */
  routeBasePath: z.string().default('docs'),
  /** Path of the pages that list docs by tag, below the version's. */
  tagsBasePath: z.string().default('tags'),
  /** Files that are docs: globs relative to the content folder. */
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  /**
   * Files that are not.
   * @example exclude: ['drafts/*.md']
   */
  exclude: z.array(z.string()).default([...EXCLUDED_CONTENT]),
  /**
   * Where docs are edited: a URL that the file's path is appended to, or a function.
   * @example editUrl: 'https://github.com/example/handbook/edit/main/'
   */
  editUrl: editUrlOption<EditUrlFunction>(),
  /** Edit links of all versions lead to the current one. */
  editCurrentVersion: z.boolean().default(false),
  /** Edit links of translated docs lead to the translations; a doc without one is edited where it is. */
  editLocalizedFiles: z.boolean().default(false),
  /** Sidebars file. Left out: one sidebar made from the folders. `false`: no sidebars. */
  sidebarPath: tested<string | false>(
    (value) => isText(value) || value === false,
    'must be the path of a sidebars file, or false.',
  ).optional(),
  /** Makes the items of generated sidebars. */
  sidebarItemsGenerator: tested<SidebarItemsGenerator>(isFunction, 'must be a function.').optional(),
  /** Whether categories fold, where a category does not say. */
  sidebarCollapsible: z.boolean().default(true),
  /** Whether categories start folded. By default they do when they fold. */
  sidebarCollapsed: z.boolean().optional(),
  /** Reads number prefixes of file names; `false` leaves names as they are. */
  numberPrefixParser: tested<NumberPrefixParser | boolean>(
    (value) => typeof value === 'boolean' || isFunction(value),
    'must be true, false or a function.',
  ).default(true),
  /** Show when each doc last changed. */
  showLastUpdateTime: z.boolean().default(false),
  /** Show who last changed each doc. */
  showLastUpdateAuthor: z.boolean().default(false),
  /** Show the categories above each doc. */
  breadcrumbs: z.boolean().default(true),
  /** File of known tags in the content folder; `tags.yml` if there is one. `false`: none. */
  tags: tested<string | false | null>(
    (value) => isText(value) || value === false || value === null,
    'must be the path of a file, or false.',
  ).optional(),
  /** What to do about a tag that the file of tags does not have. */
  onInlineTags: z.enum(['ignore', 'log', 'warn', 'throw']).default('warn'),
  ...markdownOptions,
  /** Leave older versions out, even if the site has some. */
  disableVersioning: z.boolean().default(false),
  /** Build the documents that are still written, the version `current`. */
  includeCurrentVersion: z.boolean().default(true),
  /**
   * Build these versions alone.
   * @example onlyIncludeVersions: ['current', '2.0']
   */
  onlyIncludeVersions: z.array(z.string()).optional(),
  /** The version that readers are sent to; by default the newest that was frozen. */
  lastVersion: z.string().optional(),
  /**
   * Settings of versions by name.
   * @example versions: {current: {label: '3.0', banner: 'unreleased'}}
   */
  versions: z.record(z.string(), versionOptions).default({}),
  /**
   * Path of a page that lists all versions, below the docs' own; left out: none.
   * @example versionsPath: 'versions'
   */
  versionsPath: z.string().min(1).optional(),
  /**
   * Name the same page of the last version as the canonical one, where it has the page, so that search engines show that
   * and sitemaps leave out the others.
   */
  canonicalToLastVersion: z.boolean().default(false),
  /**
   * Show below each doc what changed since the version before, and write `changes.json`, which lists the changes of all docs.
   */
  showChanges: z.boolean().default(false),
  /** Layout around all pages of the instance, by theme component: the shell of the page. */
  docsRootComponent: layoutOption('DocsRoot'),
  /** Layout around the pages of a version. */
  docVersionRootComponent: layoutOption('DocVersionRoot'),
  /** Layout around docs and category pages: the sidebar. */
  docRootComponent: layoutOption('DocRoot'),
  /** The name that `docRootComponent` had in Docusaurus 2. */
  docLayoutComponent: optionalLayout(),
  /** Layout of a doc. */
  docItemComponent: layoutOption('DocItem'),
  /** Layout of the page of all tags. */
  docTagsListComponent: layoutOption('DocTagsListPage'),
  /** Layout of the page of a tag. */
  docTagDocListComponent: layoutOption('DocTagDocListPage'),
  /** Layout of the pages that list a category. */
  docCategoryGeneratedIndexComponent: layoutOption('DocCategoryGeneratedIndexPage'),
  /** Layout of the page of all versions. */
  docVersionsComponent: layoutOption('DocVersionsPage'),
  homePageId: tested<undefined>(
    (value) => value === undefined,
    'is no longer an option: write "slug: /" in the front matter of the home page.',
  ).optional(),
})

/** Options with defaults filled in. */
export type DocsOptions = z.output<typeof docsOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenDocsOptions = z.input<typeof docsOptions>

/** Path of the docs without slashes at its ends; `''` for the site's root. */
export function trimSlashes(path: string): string {
  return path.split('/').filter(Boolean).join('/')
}
