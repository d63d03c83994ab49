// Layouts of the classic theme: in the first script of every site, so that the bundle is the same for all.
export const THEME_LAYOUTS = ['DocRoot', 'DocItem', 'DocCategoryGeneratedIndexPage', 'MDXPage', 'NotFound'] as const

/** Components that MDX content may use without importing them: the capitalised names of `@theme/MDXComponents`. */
export const MDX_COMPONENTS = ['Admonition', 'Details', 'Head'] as const
