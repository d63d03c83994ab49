// Types that are meant to differ from those of Docusaurus, by module and name, with the reason.

const UNTYPED = 'Docusaurus declares the old name without its arguments.'
const CLASS = 'A class there and a function here, or the other way: components are rendered alike.'
const STRUCTURED = 'Plain JSON; the types of schema.org are a package of their own.'
const DATES = 'Dates are text in what the browser gets, in Docusaurus as well.'
const ON_DEMAND = 'What names all docs of a version is loaded when it is asked for.'
const STRICTER = 'What the component is given by the theme has all of it; the type asks for it.'
const WIDER = 'The result may be absent, and the type says so; the value is the same.'

export const KNOWN_TYPES: Readonly<Record<string, string>> = {
  '@docusaurus/theme-common Collapsible': 'The name of an element; a component cannot be measured.',
  '@docusaurus/theme-common ErrorCauseBoundary': CLASS,
  '@docusaurus/theme-common ThemeClassNames': 'Functions there are typed by the text that they return.',
  '@docusaurus/theme-common filterDocCardListItems': UNTYPED,
  '@docusaurus/theme-common isMultiColumnFooterLinks':
    'The items of the footer have another type; the answer is the same.',
  '@docusaurus/theme-common useDocsPreferredVersion': UNTYPED,
  '@docusaurus/theme-common useEvent':
    'The result has the arguments and the result of the function, and no properties of it.',
  '@docusaurus/theme-common/internal useHideableNavbar': 'A ref of another form: both are given to `ref`.',
  '@docusaurus/theme-common/internal useTabs': 'Attributes of a tab are typed as those of its element.',
  '@docusaurus/theme-common/internal useTabsContextValue': 'Attributes of a tab are typed as those of its element.',
  '@docusaurus/plugin-content-docs/client DocProvider': STRICTER,
  '@docusaurus/plugin-content-docs/client DocsVersionProvider': STRICTER,
  '@docusaurus/plugin-content-docs/client useActivePluginAndVersion': WIDER,
  '@docusaurus/plugin-content-docs/client useBreadcrumbsStructuredData': STRUCTURED,
  '@docusaurus/plugin-content-docs/client useDoc': WIDER,
  '@docusaurus/plugin-content-docs/client useDocById': ON_DEMAND,
  '@docusaurus/plugin-content-docs/client useDocsVersion': ON_DEMAND,
  '@docusaurus/plugin-content-blog/client BlogPostProvider': STRICTER,
  '@docusaurus/plugin-content-blog/client BlogSidebarItemList': DATES,
  '@docusaurus/plugin-content-blog/client groupBlogSidebarItemsByYear': DATES,
  '@docusaurus/plugin-content-blog/client useBlogListPageStructuredData': 'It takes the items that the list page gets.',
  '@docusaurus/plugin-content-blog/client useBlogMetadata': WIDER,
  '@docusaurus/plugin-content-blog/client useBlogPost': 'The path of the source stays on the machine that builds.',
  '@docusaurus/plugin-content-blog/client useBlogPostStructuredData': STRUCTURED,
  '@docusaurus/plugin-content-blog/client useVisibleBlogSidebarItems': DATES,
  '@docusaurus/ComponentCreator default': 'A component without what a loader adds to it.',
  '@docusaurus/ErrorBoundary default': CLASS,
  '@docusaurus/Interpolate interpolate': 'Texts alone make a text, without an overload that says it.',
  '@docusaurus/Link default': '`isActive` is told whether the match is exact, and no parameters.',
  '@docusaurus/renderRoutes default': 'A node that may be empty.',
  '@docusaurus/router Redirect': CLASS,
  '@docusaurus/router matchPath': 'No match around it; its lists may be constant.',
  '@docusaurus/useDocusaurusContext default':
    'Settings of the build stay out of the browser; `@generated/docusaurus.config` has them.',
  '@docusaurus/useGlobalData usePluginData': WIDER,
  '@docusaurus/useRouteContext default': 'An object without names that any text may have.',
}
