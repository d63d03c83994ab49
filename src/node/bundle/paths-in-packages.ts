// Files of Docusaurus' packages by their place inside of the package, as themes of others name them, and as editors write imports: what
// stands for the packages stands for their files, which know nothing of the page that they are in.
import {join} from 'node:path'

/** Modules in `@docusaurus/core/lib/client/exports`: each is `@docusaurus/NAME`. */
const CORE = [
  ...['BrowserOnly', 'ComponentCreator', 'constants', 'ErrorBoundary', 'ExecutionEnvironment', 'Head', 'Interpolate'],
  ...['isInternalUrl', 'Link', 'Noop', 'renderRoutes', 'router', 'Translate', 'useBaseUrl', 'useBrokenLinks'],
  ...['useDocusaurusContext', 'useGlobalData', 'useIsBrowser', 'useIsomorphicLayoutEffect', 'useRouteContext'],
]

/** Modules in `@docusaurus/theme-common/lib` from 2.4 to 3.10, by folder: what sites use of them is in `internal`. */
const THEME_COMMON: Readonly<Record<string, readonly string[]>> = {
  components: ['Collapsible', 'ThemedComponent'],
  contexts: [
    ...['announcementBar', 'blogPost', 'colorMode', 'doc', 'docSidebarItemsExpandedState', 'docsPreferredVersion'],
    ...['docsSidebar', 'docsVersion', 'navbarMobileSidebar'],
    ...['navbarSecondaryMenu/content', 'navbarSecondaryMenu/display'],
  ],
  hooks: [
    ...['useBackToTopButton', 'useCodeWordWrap', 'useHideableNavbar', 'useKeyboardNavigation', 'useLockBodyScroll'],
    ...['useMutationObserver', 'usePrismTheme', 'useSearchPage', 'useTOCHighlight', 'useWindowSize'],
  ],
  translations: ['blogTranslations', 'contentVisibilityTranslations', 'docsTranslations'],
  utils: [
    ...[
      'accessibilityUtils',
      'admonitionUtils',
      'anchorUtils',
      'blogUtils',
      'codeBlockUtils',
      'docsUtils',
      'emojiUtils',
    ],
    ...['errorBoundaryUtils', 'footerUtils', 'generalUtils', 'historyUtils', 'IntlUtils', 'jsUtils', 'metadataUtils'],
    ...['navbarUtils', 'reactUtils', 'regexpUtils', 'routesUtils', 'scrollUtils', 'searchUtils', 'skipToContentUtils'],
    ...[
      'storageUtils',
      'tabsUtils',
      'tagsUtils',
      'ThemeClassNames',
      'titleFormatterUtils',
      'tocUtils',
      'unlistedUtils',
    ],
    ...['useAlternatePageUtils', 'useLocalPathname', 'useLocationChange', 'usePluralForm', 'useThemeConfig'],
  ],
}

/** Modules in the folder `lib/client` of packages of which we have the module `client`. */
const CLIENTS: Readonly<Record<string, readonly string[]>> = {
  'plugin-content-docs': [
    ...['doc', 'docsClientUtils', 'docSidebarItemsExpandedState', 'docsPreferredVersion', 'docsSearch', 'docsSidebar'],
    ...['docsUtils', 'docsVersion', 'structuredDataUtils'],
  ],
  'plugin-content-blog': ['contexts', 'sidebarUtils', 'structuredDataUtils'],
  'theme-search-algolia': [
    ...['useAlgoliaAskAi', 'useAlgoliaContextualFacetFilters', 'useAlgoliaThemeConfig', 'useSearchResultUrlProcessor'],
    'utils',
  ],
}

/** Folders of parts of the theme. */
export const THEME_PATHS: readonly string[] = [
  ...['theme-classic', 'theme-live-codeblock', 'theme-mermaid', 'theme-search-algolia'].flatMap((name) =>
    ['lib', 'src'].map((folder) => `@docusaurus/${name}/${folder}/theme`),
  ),
]

/** Aliases of exact names. */
export function pathsInPackages(programRoot: string): Record<string, string> {
  const client = join(programRoot, 'src/client/docusaurus')
  const common = join(programRoot, 'theme/docusaurus/theme-common')
  const entries: (readonly [path: string, file: string])[] = [
    ...CORE.map((name) => [`core/lib/client/exports/${name}`, join(client, name)] as const),
    ...['lib', 'src'].flatMap((folder) => [
      [`theme-common/${folder}`, common] as const,
      [`theme-common/${folder}/internal`, join(common, 'internal')] as const,
      [`theme-common/${folder}/components/Details`, join(common, 'Details')] as const,
      ...Object.entries(THEME_COMMON).flatMap(([part, names]) =>
        names.map((name) => [`theme-common/${folder}/${part}/${name}`, join(common, 'internal')] as const),
      ),
    ]),
    ...Object.entries(CLIENTS).flatMap(([name, files]) =>
      ['', ...files.map((file) => `/${file}`)].map(
        (file) => [`${name}/lib/client${file}`, join(client, name, 'client')] as const,
      ),
    ),
  ]
  const forms = (path: string): string[] => [path, `${path}/index`, `${path}/index.js`, `${path}.js`]
  return Object.fromEntries(
    entries.flatMap(([path, file]) => forms(path).map((form) => [`@docusaurus/${form}$`, file])),
  )
}
