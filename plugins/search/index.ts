// The search plugin: an index of the site's texts that the browser searches without a server.
import {type BuiltPage, definePlugin, type Json, type PageTask, type PluginContext} from 'quire-docs/plugin'
import {searchDiagnostics} from './diagnostics.ts'
import {analysisOf, contextsOf, type GivenSearchOptions, type SearchOptions, searchOptions} from './options.ts'
import {selectPages} from './select-pages.ts'
import {isSearchable} from './site-pages.ts'
import {findUnusedOptions} from './unused-options.ts'

export type {SearchContext, SearchOptions} from './options.ts'

/** Search without a service: an index made in the build, and read in the browser. */
export const search = definePlugin<SearchOptions, null, GivenSearchOptions>({
  name: 'search',
  options: searchOptions,
  diagnostics: searchDiagnostics,
  createRoutes: (_model, {options, config, report}) => {
    for (const finding of findUnusedOptions(options)) report(finding)
    return {
      routes: [{path: `${config.baseUrl}search`, layout: ['SearchPage'], props: {}, metadata: SEARCH_PAGE}],
      globalData: toGlobalData(options),
    }
  },
  pageTask: toPageTask,
  // Loaded at the very end: a configuration names this plugin at every start.
  emitAssets: async (_model, context) => (await import('./emit-index.ts')).emitSearch(context),
  textChanges: (context) => ({
    revise: async (pages, site) => (await import('./emit-index.ts')).reviseSearch(pages, site, context),
  }),
})

export default search

/** The page itself says what it is called, in the language of the site. */
const SEARCH_PAGE = {title: 'Search the documentation', noIndex: true}

function toPageTask({options, config}: PluginContext<SearchOptions>): PageTask {
  const {baseUrl} = config
  const isSelected = ({path}: BuiltPage): boolean =>
    selectPages({baseUrl, routes: [path], versions: [], options}).some(({pages}) => pages.length > 0)
  return {
    module: 'quire-docs/plugins/search/page-task',
    options: {analysis: {...analysisOf(options)}},
    select: (page) => isSearchable(page, options) && isSelected(page),
    ignoredElements: options.ignoreCssSelectors,
  }
}

/** What the search box of every page has to know. The index's own hash is not here: it would be part of every page. */
function toGlobalData(options: SearchOptions): Json {
  const contexts = contextsOf(options)
  return {
    languages: options.language,
    limit: options.searchResultLimits,
    contextLength: options.searchResultContextMaxLength,
    fuzzyDistance: options.fuzzyMatchingDistance,
    isTolerant: options.tolerant,
    hasPhraseBonus: options.phraseBonus,
    hasIdentifiers: options.identifiers,
    hasRecentSearches: options.recentSearches,
    suggested: options.suggestedSearches,
    hasSectionPreview: options.sectionPreview,
    hasSectionFilter: options.sectionFilter,
    highlightsTarget: options.highlightSearchTermsOnTargetPage,
    showsPath: options.explicitSearchResultPath,
    groupsByPage: options.groupByPage,
    shortcut: options.searchBarShortcut ? options.searchBarShortcutKeymap : null,
    showsShortcutHint: options.searchBarShortcutHint,
    position: options.searchBarPosition,
    docsPluginId: options.docsPluginIdForPreferredVersion ?? null,
    contexts: contexts.map(({path, label}) => ({path, label})),
    hidesWithoutContext: options.hideSearchBarWithNoSearchContext,
    usesAllWithoutContext: options.useAllContextsWithNoSearchContext,
  }
}
