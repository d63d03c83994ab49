// @docusaurus/theme-common: the parts of it that this runtime has.
export {ColorModeProvider, useColorMode} from '../color-mode/color-mode.tsx'
export {useThemeConfig} from '../data/site-context.ts'
export {
  ErrorBoundaryError,
  ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  ErrorCauseBoundary,
} from '../errors/error-parts.tsx'
export {ReactContextError} from '../failure/context-error.ts'
export {HtmlClassNameProvider} from '../head/html-class-name.tsx'
export {PageMetadata, useTitleFormatter} from '../head/page-metadata.tsx'
export {processAdmonitionProps} from '../hooks/admonition-props.ts'
export {Collapsible, useCollapsible} from '../hooks/collapsible.tsx'
export {duplicates, groupBy, uniq} from '../hooks/collections.ts'
export {composeProviders} from '../hooks/compose-providers.tsx'
export {mergeSearchParams, mergeSearchStrings} from '../hooks/query-string.ts'
export {prefersReducedMotion} from '../hooks/reduced-motion.ts'
export {useEvent, usePrevious} from '../hooks/small-hooks.ts'
export {listTagsByLetters, type TagLetter, type TagListItem, translateTagsPageTitle} from '../hooks/tags-list.ts'
export {ThemeClassNames} from '../hooks/theme-class-names.ts'
export {useWindowSize} from '../hooks/use-window-size.ts'
export {usePluralForm} from '../i18n/plural-form.ts'
export {isSamePath} from '../router/link-target.ts'
export {SkipToContentFallbackId, SkipToContentLink} from '../router/skip-to-content.tsx'
export {useClearQueryString, useQueryString, useQueryStringList} from '../router/use-query-string.ts'
export {createStorageSlot, listStorageKeys, useStorageSlot} from '../storage/storage-slot.ts'
export {useSearchLinkCreator, useSearchQueryString} from './theme-common/search.ts'
export {
  isMultiColumnFooterLinks,
  isRegexpStringMatch,
  useAnchorTargetClassName,
  useHistorySelector,
} from './theme-common/small-helpers.ts'
