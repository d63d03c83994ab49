// @docusaurus/theme-common/internal: theme-common itself, and what else components of sites use of it.

export {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client'
export {
  ColorModeProvider,
  TitleFormatterProvider,
  useHistoryPopHandler,
} from 'quire-docs/client'
export {useAnnouncementBar} from '../../hooks/use-announcement-bar.ts'
export {useBackToTopButton} from '../../hooks/use-back-to-top-button.ts'
export {useHideableNavbar} from '../../hooks/use-hideable-navbar.ts'
export {useLockBodyScroll} from '../../hooks/use-lock-body-scroll.ts'
export type {TocNode as TOCTreeNode} from '../../hooks/use-toc.ts'
export {type TOCHighlightConfig, useTOCHighlight} from '../../hooks/use-toc-highlight.ts'
export {NavbarStateProvider as NavbarProvider} from '../../state/navbar-state.tsx'
export type {TabItemProps} from '../../TabItem.tsx'
export type {TabDescription as TabValue, TabsProps} from '../../Tabs/read-tabs.ts'
export {TabsProvider, useTabsContextValue} from '../../Tabs/tabs-context.tsx'
export * from '../theme-common.ts'
export {
  CodeBlockContextProvider,
  useCodeBlockContext,
  useCodeWordWrap,
  type WordWrap,
} from './code-block-context.tsx'
export {
  type CodeBlockMetadata,
  containsLineNumbers,
  createCodeBlockMetadata,
  getLineNumbersStart,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from './code-block-metadata.ts'
export {useNavbarMobileSidebar, useNavbarSecondaryMenu} from './navbar.tsx'
export * from './old-internal.ts'
export {
  extractLeadingEmoji,
  PluginHtmlClassNameProvider,
  useAlternatePageUtils,
  useFilteredAndTreeifiedTOC,
  useHomePageRoute,
  useQueryStringValue,
  useTreeifiedTOC,
} from './page-hooks.tsx'
export {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  translateBlogAuthorsListPageTitle,
  useBlogAuthorPageTitle,
  useBlogTagsPostsPageTitle,
  useDocCardDescriptionCategoryItemsPlural,
} from './page-names.tsx'
export {getPrismCssVariables} from './prism-theme.ts'
export {
  ScrollControllerProvider,
  useScrollController,
  useScrollPosition,
  useScrollPositionBlocker,
  useSmoothScrollTo,
} from './scroll.tsx'
export {DEFAULT_SEARCH_TAG} from './search.ts'
export {splitNavbarItems, useDateTimeFormat, useLocalPathname, useLocationChange} from './small-helpers.ts'
export {sanitizeTabsChildren, useTabs} from './tabs.ts'
