// Query vectors: documents through our own index and engine.

import {analysisOf, searchOptions} from '../../plugins/search/options.ts'
import {loadLanguage} from '../../plugins/search/page-task.ts'
import {createEngine, type SearchEngine, type SearchHit} from '../../src/client/search/engine/engine.ts'
import type {Segment} from '../../src/client/search/engine/highlight.ts'
import type {QueryItem} from '../../src/client/search/engine/smart-queries.ts'
import {countTerms, createAnalyzer} from '../../src/shared/search/analyzer.ts'
import type {SearchGroup} from '../../src/shared/search/search-data.ts'
import {createGroupCollector} from '../../src/shared/search/serialize-index.ts'
import {openWhole} from './at-once.ts'
import {type Corpus, compare, type Problems, type QueryVector, type VectorResult} from './vector-file.ts'

export interface OpenCorpus {
  readonly engine: SearchEngine
  /** Our words are those of the reference, so scores can be compared. */
  readonly hasSameTerms: boolean
}

export async function openCorpus({
  options,
  documents,
  indexTerms,
  identifiers: names = [],
}: Corpus): Promise<OpenCorpus> {
  const parsed = searchOptions.parse(options)
  const analyzer = await createAnalyzer(analysisOf(parsed), loadLanguage)
  const groups = documents.map((list): SearchGroup & {terms: readonly string[]} => {
    const counted = list.map((document) => ({document, stats: countTerms(document.t, analyzer)}))
    const collector = createGroupCollector()
    for (const {document, stats} of counted) collector.add(document.i, stats)
    const index = JSON.parse(collector.toWhole({pipeline: analyzer.searchPipeline, identifiers: names}))
    return {documents: list, index, terms: [...new Set(counted.flatMap(({stats}) => stats.terms))].sort()}
  })
  const {fuzzyMatchingDistance, tolerant, identifiers, phraseBonus} = parsed
  const engine = createEngine(openWhole(groups), analyzer, {
    fuzzyDistance: fuzzyMatchingDistance,
    isTolerant: tolerant,
    hasPhraseBonus: phraseBonus,
    hasIdentifiers: identifiers,
  })
  const hasSameTerms = JSON.stringify(groups.map(({terms}) => terms)) === JSON.stringify(indexTerms)
  return {engine, hasSameTerms}
}

const SCORE_TOLERANCE = 1e-3
/** Characters of a snippet in the list below the box. */
const CONTEXT_LENGTH = 50

export function checkQuery(vector: QueryVector, {engine, hasSameTerms}: OpenCorpus): Problems {
  const {query, limit, tokens, smartQueries, resultIds, results, ties = []} = vector
  const answer = engine.search(query, {limit, contextLength: CONTEXT_LENGTH})
  const queries = engine.queriesFor(query).map((one) => one.map(describeItem))
  const order = compare(
    'resultIds',
    inTieOrder(
      answer.hits.map(({document}) => document.i),
      ties,
    ),
    inTieOrder(resultIds, ties),
  )
  const hits = answer.hits.flatMap((hit) => {
    const expected = results.find(({i}) => i === hit.document.i)
    return expected === undefined ? [] : checkHit(hit, expected, hasSameTerms)
  })
  return [
    ...compare('tokens', answer.tokens, tokens),
    ...compare('smartQueries', queries, smartQueries),
    ...order,
    ...hits,
  ]
}

/** Ids of equal rank in ascending order: either order of them is right. */
function inTieOrder(ids: readonly number[], ties: readonly (readonly number[])[]): readonly number[] {
  return ties.reduce<readonly number[]>((list, tie) => {
    const sorted = list.filter((id) => tie.includes(id)).sort((a, b) => a - b)
    return list.map((id) => (tie.includes(id) ? (sorted.shift() ?? id) : id))
  }, ids)
}

function checkHit(hit: SearchHit, expected: VectorResult, hasSameTerms: boolean): Problems {
  const name = (field: string): string => `hit ${expected.i} ${field}`
  const places = Object.values(hit.metadata)
    .flatMap(({t}) => t.position)
    .sort((a, b) => a[0] - b[0] || b[1] - a[1])
  const isScored = !hasSameTerms || Math.abs(hit.score - expected.score) <= SCORE_TOLERANCE
  return [
    ...compare(name('type'), hit.type, expected.type),
    ...compare(name('page'), hit.page?.i ?? null, expected.page),
    ...compare(name('tree'), hit.tree, expected.tree),
    ...compare(name('tokens'), hit.tokens, expected.tokens),
    ...compare(name('positions'), places, expected.positions),
    ...compare(name('snippet'), toMarkedHtml(hit.snippet), expected.snippet),
    ...(isScored ? [] : [`${name('score')}: ${hit.score}, expected ${expected.score}`]),
  ]
}

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;'}

export function toMarkedHtml(segments: readonly Segment[]): string {
  return segments
    .map(({text, mark}) => {
      const escaped = text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
      return mark ? `<mark>${escaped}</mark>` : escaped
    })
    .join('')
}

/** `startup`, `startup*`, `startup~1`: a query's word as it is written. */
function describeItem({value, wildcard, editDistance}: QueryItem): string {
  const distance = editDistance > 0 ? `~${editDistance}` : ''
  return `${wildcard === 'both' ? '*' : ''}${value}${wildcard === 'none' ? '' : '*'}${distance}`
}
