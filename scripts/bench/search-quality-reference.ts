// The algorithm of docusaurus-search-local over our index: its queries one after the other, its own kind of tolerance.
import lunr from 'lunr'
import {sortByPage} from '../../src/client/search/engine/collect-hits.ts'
import {hasIdeograph, queryTokens} from '../../src/client/search/engine/query-tokens.ts'
import {type Query, smartQueries} from '../../src/client/search/engine/smart-queries.ts'
import type {Analyzer} from '../../src/shared/search/analyzer.ts'
import type {SearchDocument, SearchGroup, SearchType} from '../../src/shared/search/search-data.ts'

interface ReferenceHit {
  readonly type: SearchType
  readonly document: SearchDocument
  readonly page: SearchDocument | undefined
}

/** @param groups Of an index that is in one file. */
export function createReference(
  groups: readonly SearchGroup[],
  analyzer: Analyzer,
): (query: string, limit: number) => readonly SearchDocument[] {
  const titles = new Map(groups[0]?.documents.map((one) => [one.i, one]))
  const opened = groups.map(({documents, index}, at) => ({
    // The groups of a file are in the order of their types.
    type: at as SearchType,
    index: lunr.Index.load(index),
    documents: new Map(documents.map((one) => [String(one.i), one])),
  }))
  return (text, limit) => {
    const found = new Map<number, ReferenceHit>()
    const {strict, loose} = smartQueries(queryTokens(text, analyzer), {
      isStopWord: analyzer.isStopWord,
      dictionary: [],
      fuzzyDistance: 1,
    })
    const searches = [...strict, ...loose].flatMap((query) => opened.map((group) => ({...group, query})))
    for (const {query, type, index, documents} of searches)
      for (const {ref} of ask(index, query).slice(0, limit)) {
        const document = documents.get(ref)
        if (document === undefined || found.has(document.i) || found.size >= limit) continue
        found.set(document.i, {type, document, page: type === 0 ? undefined : titles.get(document.p ?? 0)})
      }
    return sortByPage([...found.values()]).map(({document}) => document)
  }
}

function ask(index: lunr.Index, query: Query): readonly lunr.Index.Result[] {
  const {REQUIRED} = lunr.Query.presence
  const {NONE, TRAILING} = lunr.Query.wildcard
  return index.query((builder) => {
    for (const {value, wildcard, editDistance} of query)
      builder.term(value, {
        presence: REQUIRED,
        wildcard: wildcard === 'none' ? NONE : TRAILING,
        ...(editDistance > 0 && !hasIdeograph(value) ? {editDistance} : {}),
        usePipeline: wildcard === 'none',
      })
  })
}
