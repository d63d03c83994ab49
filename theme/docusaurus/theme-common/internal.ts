// @docusaurus/theme-common/internal: theme-common itself, and what else components of sites use of it.

export {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client'
export {ColorModeProvider, TitleFormatterProvider, useHistoryPopHandler} from 'quire-docs/client'
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
export {CodeBlockContextProvider, useCodeBlockContext, type WordWrap} from './code-block-context.tsx'
export {
  type CodeBlockMetadata,
  containsLineNumbers,
  createCodeBlockMetadata,
  getLineNumbersStart,
} from './code-block-metadata.ts'
export * from './old-internal.ts'
export {
  extractLeadingEmoji,
  PluginHtmlClassNameProvider,
  useAlternatePageUtils,
  useHomePageRoute,
  useQueryStringValue,
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
export {useDateTimeFormat} from './small-helpers.ts'
export {sanitizeTabsChildren, useTabs} from './tabs.ts'
