// quire-docs/client: everything that a theme, a plugin's client half or a site's own components may import from the runtime.
// Layouts get the page's props (views) and `children`; the children of the innermost layout are `<PageContent />`, which a
// layout may also place itself, once.
// The runtime's own elements that a theme has to style: `#nprogress .bar` and `.peg` (the progress bar, its colour
// `--docusaurus-progress-bar-color`), and the classes of the error parts, `errorBoundaryError` and `errorBoundaryFallback`.

export {matchPath, useLocation, useNavigate, useSearchParams} from 'react-router-dom'
export type * from '../shared/blog-views.ts'
export {type CodeFrameSettings, toFrameClasses, toLanguageLabel} from '../shared/code-block/code-frame.ts'
export {parseCodeMeta} from '../shared/code-block/code-meta.ts'
export {type MagicComment, markLines} from '../shared/code-block/magic-comments.ts'
export {colouredKinds, withColouringLast} from '../shared/code-block/token-kinds.ts'
export type * from '../shared/contract.ts'
export {hasProtocol} from '../shared/permalink.ts'
export type * from '../shared/views.ts'
export {ColorModeProvider, type ColorModeValue, useColorMode} from './color-mode/color-mode.tsx'
export type {ColorMode, ColorModeChoice} from './color-mode/resolve-color-mode.ts'
export {type DocusaurusContext, useDocusaurusContext} from './data/docusaurus-context.ts'
export {useAllPluginInstancesData, useGlobalData, usePluginData} from './data/plugin-data.ts'
export {useSharedData} from './data/shared-data-context.ts'
export {useSite, useThemeConfig} from './data/site-context.ts'
export {type LazySharedData, useLazySharedData} from './data/use-lazy-shared-data.ts'
export {useRecentPosts} from './data/use-recent-posts.ts'
export {ErrorBoundary, type ErrorBoundaryProps, type FallbackProps} from './errors/error-boundary.tsx'
export {
  ErrorBoundaryError,
  ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  ErrorCauseBoundary,
} from './errors/error-parts.tsx'
export {ReactContextError} from './failure/context-error.ts'
export {toErrorChain} from './failure/error-chain.ts'
export {Head} from './head/head.tsx'
export {HtmlClassNameProvider} from './head/html-class-name.tsx'
export {
  PageMetadata,
  type TitleFormatter,
  TitleFormatterProvider,
  type TitleParts,
  useTitleFormatter,
} from './head/page-metadata.tsx'
export {processAdmonitionProps} from './hooks/admonition-props.ts'
export {BrowserOnly} from './hooks/browser-only.tsx'
export {Collapsible, type CollapsibleProps, useCollapsible} from './hooks/collapsible.tsx'
export {duplicates, groupBy, uniq} from './hooks/collections.ts'
export {composeProviders} from './hooks/compose-providers.tsx'
export {ExecutionEnvironment} from './hooks/execution-environment.ts'
export {isElementOf} from './hooks/is-element-of.ts'
export {mergeSearchParams, mergeSearchStrings} from './hooks/query-string.ts'
export {prefersReducedMotion} from './hooks/reduced-motion.ts'
export {useEvent, useIsomorphicLayoutEffect, usePrevious} from './hooks/small-hooks.ts'
export {ThemeClassNames} from './hooks/theme-class-names.ts'
export {useIsBrowser} from './hooks/use-is-browser.ts'
export {usePastDelay} from './hooks/use-past-delay.ts'
export {DESKTOP_MIN_WIDTH_PX, useWindowSize, type WindowSize} from './hooks/use-window-size.ts'
export {Interpolate, type InterpolateValues, interpolate} from './i18n/interpolate.tsx'
export {usePluralForm} from './i18n/plural-form.ts'
export {Translate, translate} from './i18n/translate.tsx'
export {useOriginalLocale} from './page/original-locale.ts'
export {CONTENT_ATTRIBUTE, EmbeddedContent, PageContent, type PageContentProps} from './page/page-content.tsx'
export {usePage} from './page/page-context.ts'
export {useBrokenLinks} from './router/broken-links.ts'
export {isAnswered} from './router/is-answered.ts'
export {Link, type LinkProps} from './router/link.tsx'
export {isInternalUrl, isPathActive, isSamePath} from './router/link-target.ts'
export {SkipToContentFallbackId, SkipToContentLink} from './router/skip-to-content.tsx'
export {whenIdle} from './router/spare-time.ts'
export {type BaseUrlOptions, useBaseUrl, useBaseUrlUtils} from './router/use-base-url.ts'
export {
  type HistoryLike,
  type HistoryListener,
  type HistoryPrompt,
  Redirect,
  useHistory,
  useHistoryPopHandler,
} from './router/use-history.ts'
export {useNavigator} from './router/use-navigator.ts'
export {
  type QueryListUpdate,
  useClearQueryString,
  useQueryString,
  useQueryStringList,
} from './router/use-query-string.ts'
export type {
  ErrorPartProps,
  LayoutComponent,
  LoadingPartProps,
  RootPartProps,
  RouteUpdate,
  RuntimeParts,
  ThemeMap,
} from './runtime-types.ts'
export type {EngineSettings, QueryOptions, SearchAnswer, SearchHit} from './search/engine/engine.ts'
export type {Segment} from './search/engine/highlight.ts'
export {createSearch, lookForSearch, prepareSearch} from './search/load-search.ts'
export type {ClientOptions as SearchClientOptions, SearchClient, SearchState} from './search/search-client.ts'
export type {SearchTarget} from './search/search-session.ts'
export {type SharedMarkup, useSharedMarkup} from './shared-markup/use-shared-markup.ts'
export {createStorageSlot, listStorageKeys, type StorageSlot, useStorageSlot} from './storage/storage-slot.ts'
