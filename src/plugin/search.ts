// quire/plugin/search: what a plugin needs to read texts as the search in the browser does. Apart from quire/plugin, which
// every start loads.
export type {Analyzer, LoadLanguage, TermCounts} from '../shared/search/analyzer.ts'
export {countTerms, createAnalyzer} from '../shared/search/analyzer.ts'
export type {LanguageModule} from '../shared/search/languages.ts'
export {neededModules} from '../shared/search/languages.ts'
export type * from '../shared/search/search-data.ts'
export {SEARCH_GROUPS, SEARCH_MANIFEST} from '../shared/search/search-data.ts'
export type {GroupFacts, IndexWriter} from '../shared/search/serialize-index.ts'
export {createFactsCounter, createIndexWriter} from '../shared/search/serialize-index.ts'
