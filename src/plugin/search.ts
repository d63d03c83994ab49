// quire-docs/plugin/search: what a plugin needs to read texts as the search in the browser does. Apart from quire-docs/plugin, which
// every start loads.

export {placeByHash} from '../shared/place-by-hash.ts'
export type {Analyzer, LoadLanguage, TermCounts} from '../shared/search/analyzer.ts'
export {countTerms, createAnalyzer} from '../shared/search/analyzer.ts'
export {copyText} from '../shared/search/compact.ts'
export {fromDeltas, toDeltas} from '../shared/search/deltas.ts'
export type {LanguageModule} from '../shared/search/languages.ts'
export {neededModules} from '../shared/search/languages.ts'
export type * from '../shared/search/search-data.ts'
export {SEARCH_GROUPS, SEARCH_MANIFEST, shardFile, TERM_FAMILIES} from '../shared/search/search-data.ts'
export type {GroupCollector, TermPosting} from '../shared/search/serialize-index.ts'
export {createGroupCollector} from '../shared/search/serialize-index.ts'
export {lastUpTo} from '../shared/search/sorted-values.ts'
