// Layouts of the classic theme: in the bundle of every site, so that the bundle is the same for all.

/** In the first script, because most pages need them at once. */
export const FIRST_LAYOUTS: readonly string[] = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem']

/** The other layouts, by the chunk that holds them: layouts that readers see together share one. */
export const LAZY_LAYOUTS: Readonly<Record<string, string>> = {
  // Few see it, and they have a box and a list to wait for.
  NotFound: 'not-found',
  MDXPage: 'mdx-page',
  DocLongSidebar: 'long-sidebar',
  DocCategoryGeneratedIndexPage: 'doc-lists',
  DocTagsListPage: 'doc-lists',
  DocTagDocListPage: 'doc-lists',
  DocVersionsPage: 'doc-lists',
  // With the list below the search box, and all that both ask of the search.
  SearchPage: 'search',
  BlogListPage: 'blog',
  BlogPostPage: 'blog',
  BlogTagsListPage: 'blog',
  BlogTagsPostsPage: 'blog',
  BlogArchivePage: 'blog',
  'Blog/Pages/BlogAuthorsListPage': 'blog',
  'Blog/Pages/BlogAuthorsPostsPage': 'blog',
}

export const THEME_LAYOUTS: readonly string[] = [...FIRST_LAYOUTS, ...Object.keys(LAZY_LAYOUTS)]

/** Components that MDX content may use without importing them: the capitalised names of `@theme/MDXComponents`. */
export const MDX_COMPONENT_NAMES = ['Admonition', 'Details', 'Head'] as const

/** Components of the theme that show their children as they are given, whatever they are. */
export const TRANSPARENT_COMPONENTS = ['Admonition', 'Details', 'TabItem', 'Tabs'] as const
