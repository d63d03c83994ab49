// Names that parts of the theme had in earlier versions of Docusaurus. Components that were written then import them, and
// sites have replaced them.

/** The part that has taken the place of an old one, by the old name. */
export const OLD_PART_NAMES: Readonly<Record<string, string>> = {
  'BlogPostItem/Header/Author': 'Blog/Components/Author',
  BlogPostAuthor: 'Blog/Components/Author',
  BlogPostAuthors: 'BlogPostItem/Header/Authors',
  'CodeBlock/CopyButton': 'CodeBlock/Buttons/CopyButton',
  'CodeBlock/WordWrapButton': 'CodeBlock/Buttons/WordWrapButton',
  DocItemFooter: 'DocItem/Footer',
  DocPage: 'DocRoot',
  'DocPage/Layout': 'DocRoot/Layout',
  'DocPage/Layout/Main': 'DocRoot/Layout/Main',
  'DocPage/Layout/Sidebar': 'DocRoot/Layout/Sidebar',
  'DocPage/Layout/Sidebar/ExpandButton': 'DocRoot/Layout/Sidebar/ExpandButton',
  IconArrow: 'Icon/Arrow',
  IconClose: 'Icon/Close',
  IconCloseThick: 'Icon/Close',
  IconCloseThin: 'Icon/Close',
  IconDarkMode: 'Icon/DarkMode',
  IconEdit: 'Icon/Edit',
  IconExternalLink: 'Icon/ExternalLink',
  IconLanguage: 'Icon/Language',
  IconLightMode: 'Icon/LightMode',
  IconMenu: 'Icon/Menu',
  LayoutHead: 'SiteMetadata',
  LayoutProviders: 'Layout/Provider',
  SearchMetadatas: 'SearchMetadata',
  Unlisted: 'ContentVisibility/Unlisted',
}

/** Docusaurus that knew an old name no more, where that is not 3.0. */
const GONE_SINCE: Readonly<Record<string, string>> = {
  'BlogPostItem/Header/Author': '3.5.0',
  'CodeBlock/CopyButton': '3.8.0',
  'CodeBlock/WordWrapButton': '3.8.0',
  Unlisted: '3.5.0',
}

/** Old parts that got other props than the new ones: the file of the theme that has the new name and renders the old part. */
const ADAPTERS: Readonly<Record<string, string>> = {
  'CodeBlock/CopyButton': 'old/copy-button.tsx',
  'CodeBlock/WordWrapButton': 'old/word-wrap-button.tsx',
  DocPage: 'old/doc-page.tsx',
}

/**
 * Parts of which a file from Docusaurus gets what it has there: the file of the theme that renders it. `@theme/X` leads there, and
 * `@theme-given/X` to the file.
 */
const PROPS_ADAPTERS: Readonly<Record<string, string>> = {
  'Blog/Pages/BlogAuthorsListPage': 'old/blog-authors-list-page.tsx',
  'Blog/Pages/BlogAuthorsPostsPage': 'old/blog-authors-posts-page.tsx',
  BlogLayout: 'old/blog-layout.tsx',
  BlogListPage: 'old/blog-list-page.tsx',
  BlogPostItems: 'old/blog-post-items.tsx',
  BlogPostPage: 'old/blog-post-page.tsx',
  BlogSidebar: 'old/blog-sidebar.tsx',
  'BlogSidebar/Desktop': 'old/blog-sidebar-desktop.tsx',
  'BlogSidebar/Mobile': 'old/blog-sidebar-mobile.tsx',
  BlogTagsListPage: 'old/blog-tags-list-page.tsx',
  BlogTagsPostsPage: 'old/blog-tags-posts-page.tsx',
  ContentVisibility: 'old/content-visibility.tsx',
  'DocSidebarItem/Category': 'old/sidebar-category.tsx',
  MDXComponents: 'old/mdx-components.ts',
  'NavbarItem/DocsVersionDropdownNavbarItem': 'old/version-dropdown.tsx',
  'NavbarItem/LocaleDropdownNavbarItem': 'old/locale-dropdown.tsx',
  SiteMetadata: 'old/site-metadata.tsx',
}

/** Parts that got other props before Docusaurus 3.2, with dates in words: the file of the theme, as above. */
const OLD_DATES_ADAPTERS: Readonly<Record<string, string>> = {
  BlogArchivePage: 'old/blog-archive-page.tsx',
  LastUpdated: 'old/last-updated.tsx',
}

/** Folder of the theme with old names that no part has any more, such as `hooks/useThemeContext`. */
export const OLD_NAMES_FOLDER = 'old'

/**
 * Aliases by which parts that a site replaces under an old name take the place of the new ones. To a Docusaurus that has forgotten the
 * name, such a file is one of the site's own parts, which is there for those that import it.
 * @param aliases Those of the site and of its plugins.
 * @param toThemeFile The absolute path of a file of the program's theme.
 * @param isFor Whether the site was written for that Docusaurus or a later one.
 */
export function aliasesOfOldNames(
  aliases: Readonly<Record<string, string>>,
  toThemeFile: (file: string) => string,
  isFor: (docusaurus: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(OLD_PART_NAMES).flatMap(([old, current]) => {
      const own = aliases[`@theme/${old}`]
      const adapter = ADAPTERS[old]
      if (own === undefined || `@theme/${current}` in aliases || isFor(GONE_SINCE[old] ?? '3.0.0')) return []
      return [[`@theme/${current}`, adapter === undefined ? own : toThemeFile(adapter)]]
    }),
  )
}

/**
 * Aliases by which parts of the site and of its plugins get props as in Docusaurus.
 * @param aliases As for {@link aliasesOfOldNames}, and what that gives.
 */
export function aliasesOfOldProps(
  aliases: Readonly<Record<string, string>>,
  toThemeFile: (file: string) => string,
): Record<string, string> {
  return adapt(PROPS_ADAPTERS, aliases, toThemeFile)
}

/**
 * Aliases by which code of a site of Docusaurus before 3.2 finds dates as it had them there.
 * @param aliases As for {@link aliasesOfOldNames}, and what that gives.
 */
export function aliasesOfOldDates(
  aliases: Readonly<Record<string, string>>,
  toThemeFile: (file: string) => string,
): Record<string, string> {
  if (Object.keys(aliases).length === 0) return {}
  const hasOwnFooter = ['DocItem', 'DocItem/Footer'].some((name) => `@theme/${name}` in aliases)
  return {
    '@docusaurus/theme-common/internal': toThemeFile('docusaurus/theme-common/internal-before-3-2.ts'),
    ...(hasOwnFooter ? {'@theme/LastUpdated': toThemeFile('old/last-updated-in-seconds.tsx')} : {}),
    ...adapt(OLD_DATES_ADAPTERS, aliases, toThemeFile),
  }
}

function adapt(
  adapters: Readonly<Record<string, string>>,
  aliases: Readonly<Record<string, string>>,
  toThemeFile: (file: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(adapters).flatMap(([name, adapter]) => {
      const own = aliases[`@theme/${name}`]
      if (own === undefined) return []
      return [
        [`@theme/${name}`, toThemeFile(adapter)],
        [`@theme-given/${name}`, own],
      ]
    }),
  )
}
