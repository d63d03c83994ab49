// @docusaurus/theme-common. It is the theme's by nature: much of what it says is the state of the theme's own parts.
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client'
// What earlier versions had here, and sites still import.
export {
  Collapsible,
  type ColorMode,
  composeProviders,
  createStorageSlot,
  duplicates,
  ErrorBoundaryError,
  ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  ErrorCauseBoundary,
  groupBy,
  HtmlClassNameProvider,
  isSamePath,
  listStorageKeys,
  mergeSearchParams,
  mergeSearchStrings,
  PageMetadata,
  prefersReducedMotion,
  processAdmonitionProps,
  ReactContextError,
  SkipToContentFallbackId,
  SkipToContentLink,
  uniq,
  useClearQueryString,
  useEvent,
  useIsomorphicLayoutEffect,
  usePluralForm,
  usePrevious,
  useQueryString,
  useQueryStringList,
  useStorageSlot,
  useWindowSize,
} from 'quire-docs/client'
export type {
  AnnouncementBarConfig,
  ClassicThemeConfig as ThemeConfig,
  FooterColumnConfig as FooterColumnItem,
  FooterConfig as Footer,
  FooterItemConfig as FooterLinkItem,
  LogoConfig as FooterLogo,
  LogoConfig as NavbarLogo,
  NavbarConfig as Navbar,
  NavbarItemConfig as NavbarItem,
  UserThemeConfig,
} from '../config/theme-config.ts'
// What was here before Docusaurus 2.0, and is in theme-common/internal since.
export {useAnnouncementBar} from '../hooks/use-announcement-bar.ts'
export {ThemeClassNames} from './theme-common/class-names.ts'
export {useCodeWordWrap} from './theme-common/code-block-context.tsx'
export {parseCodeBlockTitle, parseLanguage, parseLines} from './theme-common/code-block-metadata.ts'
export {useColorMode} from './theme-common/color-mode.ts'
export {
  DraftBannerMessage,
  DraftBannerTitle,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from './theme-common/content-visibility.tsx'
export {
  type NavbarSecondaryMenuComponent,
  // Its name in the betas of Docusaurus 2.
  NavbarSecondaryMenuFiller as MobileSecondaryMenuFiller,
  NavbarSecondaryMenuFiller,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from './theme-common/navbar.tsx'
export {
  AnnouncementBarProvider,
  BlogPostProvider,
  DocProvider,
  DocSidebarItemsExpandedStateProvider,
  DocsPreferredVersionContextProvider,
  DocsVersionProvider,
  docVersionSearchTag,
  findFirstCategoryLink,
  findSidebarCategory,
  isActiveSidebarItem,
  isDocsPluginEnabled,
  keyboardFocusedClassName,
  TabGroupChoiceProvider,
  useDoc,
  useDocById,
  useDocSidebarItemsExpandedState,
  useDocsPreferredVersionByPluginId,
  useDocsVersion,
  useKeyboardNavigation,
  useSidebarBreadcrumbs,
  useTabGroupChoice,
} from './theme-common/old-internal.ts'
export {DocsSidebarProvider, useDocsSidebar} from './theme-common/old-sidebar.tsx'
export {useFilteredAndTreeifiedTOC, useTreeifiedTOC} from './theme-common/page-hooks.tsx'
export {usePrismTheme} from './theme-common/prism-theme.ts'
export {
  ScrollControllerProvider,
  useScrollController,
  useScrollPosition,
  useScrollPositionBlocker,
  useSmoothScrollTo,
} from './theme-common/scroll.tsx'
export {
  DEFAULT_SEARCH_TAG,
  useContextualSearchFilters,
  useSearchLinkCreator,
  useSearchQueryString,
} from './theme-common/search.ts'
export {
  isMultiColumnFooterLinks,
  isRegexpStringMatch,
  splitNavbarItems,
  useAnchorTargetClassName,
  useCollapsible,
  useHistorySelector,
  useLocalPathname,
  useLocationChange,
} from './theme-common/small-helpers.ts'
export {
  listTagsByLetters,
  type TagLetter,
  type TagLetter as TagLetterEntry,
  type TagListItem,
  translateTagsPageTitle,
} from './theme-common/tags-list.ts'
export {useThemeConfig} from './theme-common/theme-config.ts'
export {default as ThemedComponent} from './theme-common/themed-component.tsx'
export {useTitleFormatter} from './theme-common/title-formatter.ts'
