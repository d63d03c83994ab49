// @docusaurus/theme-search-algolia/client: what a search box for Algolia asks of the site.
import {useCallback, useMemo, useState} from 'react'
import {useSite, useThemeConfig} from '../../data/site-context.ts'
import {translate} from '../../i18n/translate.tsx'
import {useBaseUrlUtils} from '../../router/use-base-url.ts'
import {useDocsContextualSearchTags} from '../plugin-content-docs/candidates.ts'

/** Filters of Algolia: all of them hold, and one of each inner list. */
export type FacetFilters = readonly (string | readonly string[])[]

/** `themeConfig.algolia`, with defaults filled in. */
export interface AlgoliaConfig {
  readonly appId: string
  readonly apiKey: string
  readonly indexName: string
  readonly contextualSearch: boolean
  readonly externalUrlRegex?: string
  readonly searchParameters: {readonly facetFilters?: FacetFilters}
  readonly searchPagePath: string | false | null
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string}
  readonly askAi?: string | AskAiConfig
  readonly placeholder?: string
  readonly translations?: {readonly button?: object; readonly modal?: object}
}

export interface AskAiConfig {
  readonly assistantId: string
  readonly searchParameters?: {readonly facetFilters?: FacetFilters}
}

/** All of `themeConfig`, as Docusaurus has it. */
export function useAlgoliaThemeConfig(): {readonly algolia: AlgoliaConfig} {
  // The plugin that makes the search box has checked it.
  return useThemeConfig() as unknown as {readonly algolia: AlgoliaConfig}
}

/** The language of the page, and the versions of documents that suit it. */
export function useAlgoliaContextualFacetFilters(): FacetFilters {
  const {currentLocale} = useSite().i18n
  const tags = useDocsContextualSearchTags()
  return [`language:${currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
}

/** The same; undefined where the site does not want it. */
export function useAlgoliaContextualFacetFiltersIfEnabled(): FacetFilters | undefined {
  const filters = useAlgoliaContextualFacetFilters()
  return useAlgoliaThemeConfig().algolia.contextualSearch ? filters : undefined
}

/** Both lists, of which either may be missing. */
export function mergeFacetFilters(
  one: FacetFilters | string | undefined,
  other: FacetFilters | string | undefined,
): FacetFilters | undefined {
  if (one === undefined && other === undefined) return undefined
  const toList = (filters: FacetFilters | string = []): FacetFilters =>
    typeof filters === 'string' ? [filters] : filters
  return [...toList(one), ...toList(other)]
}

/** Gives the URL in this site for one of the index, which may have been made of the site elsewhere. */
export function useSearchResultUrlProcessor(): (url: string) => string {
  const {withBaseUrl} = useBaseUrlUtils()
  const {externalUrlRegex, replaceSearchResultPathname: replaced} = useAlgoliaThemeConfig().algolia
  return useCallback(
    (url: string) => {
      const {href, pathname, search, hash} = new URL(url)
      if (externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(href)) return url
      const path = replaced === undefined ? pathname : pathname.replace(new RegExp(replaced.from, 'g'), replaced.to)
      return withBaseUrl(path + search + hash)
    },
    [withBaseUrl, externalUrlRegex, replaced],
  )
}

// Not among the theme's own texts: they are those of DocSearch, in English unless the site translates them.
const PLACEHOLDER = ['theme.SearchModal.placeholder', 'Search docs'] as const
const ASK_PLACEHOLDER = ['theme.SearchModal.searchBox.placeholderTextAskAi', 'Ask another question...'] as const

/** State of the assistant, and the properties of the modal that belong to it. */
export function useAlgoliaAskAi(props: Partial<AlgoliaConfig>) {
  const [isAskAiActive, onAskAiToggle] = useState(false)
  const filters = useAlgoliaContextualFacetFiltersIfEnabled()
  const {askAi: given, appId, apiKey, indexName, searchParameters, placeholder} = props
  const askAi = useMemo(() => {
    if (given === undefined) return undefined
    const settings = typeof given === 'string' ? {assistantId: given} : given
    const own = settings.searchParameters?.facetFilters ?? searchParameters?.facetFilters
    const merged = mergeFacetFilters(own, filters)
    const parameters = {...settings.searchParameters, ...(merged === undefined ? {} : {facetFilters: merged})}
    return {appId, apiKey, indexName, ...settings, searchParameters: parameters}
  }, [given, appId, apiKey, indexName, searchParameters, filters])
  const canHandleAskAi = askAi !== undefined
  const currentPlaceholder = isAskAiActive ? toText(ASK_PLACEHOLDER) : (placeholder ?? toText(PLACEHOLDER))
  const extraAskAiProps = canHandleAskAi ? {askAi, canHandleAskAi, isAskAiActive, onAskAiToggle} : {}
  return {canHandleAskAi, isAskAiActive, currentPlaceholder, onAskAiToggle, askAi, extraAskAiProps}
}

function toText([id, message]: readonly [string, string]): string {
  return translate({id, message})
}
