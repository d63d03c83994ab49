// Answers queries over loaded indexes. Knows neither network nor DOM: it runs in a worker, in tests and in tools.
import {type Analyzer, placesOf} from '../../../shared/search/analyzer.ts'
import type {SearchDocument, SearchGroup, SearchType} from '../../../shared/search/search-data.ts'
import {collectHits, type Found, sortByPage, type TreePlace, treePlaces} from './collect-hits.ts'
import {highlight, type Place, placeOfAll, type Segment, snippet} from './highlight.ts'
import {createIndexCache, type IndexCache, openGroups} from './index-groups.ts'
import {createNameIndex, type NameIndex} from './name-index.ts'
import {addNamed} from './named-hits.ts'
import {nearHits, type Readings, tolerantReader, toWords, type Word} from './near-hits.ts'
import {hasIdeograph, queryTokens} from './query-tokens.ts'
import {type Query, smartQueries} from './smart-queries.ts'
import {spreadHits} from './spread-hits.ts'

/** What the engine does beyond finding words as they are written. */
export interface EngineSettings {
  /** Wrong letters in a word, 0 to find nothing but exact words. */
  readonly fuzzyDistance: number
  /** Finds names of program text by their parts. */
  readonly hasIdentifiers: boolean
  /** Finds the nearest there is when nothing has all the words. */
  readonly isTolerant: boolean
  /** Words that stand together in the query raise texts where they stand together too. */
  readonly hasPhraseBonus: boolean
}

/** Settings of one engine: those of the site, and what is open already. */
export interface EngineOptions extends EngineSettings {
  readonly cache?: IndexCache
}

export interface SearchHit {
  readonly document: SearchDocument
  readonly type: SearchType
  /** Title of the page, unless the hit is that title. */
  readonly page: SearchDocument | undefined
  /** Terms that matched, with their places in the text, as lunr has it. */
  readonly metadata: Readonly<Record<string, {readonly t: {readonly position: readonly Place[]}}>>
  readonly tokens: readonly string[]
  readonly score: number
  readonly tree: TreePlace
  /** The text of the hit around the match; of keywords, the title of the page. */
  readonly snippet: readonly Segment[]
  /** Title of the section or page that the hit belongs to. */
  readonly section: readonly Segment[]
}

export interface SearchAnswer {
  readonly tokens: readonly string[]
  readonly hits: readonly SearchHit[]
}

export interface QueryOptions {
  readonly limit: number
  /** Characters of a snippet. */
  readonly contextLength: number
}

export interface SearchEngine {
  readonly search: (query: string, options: QueryOptions) => SearchAnswer
  /** The queries that a search tries, in order; for tests and explanations. */
  readonly queriesFor: (query: string) => readonly Query[]
}

/** @param parts The groups of an index file, and of its shards as far as they are loaded. */
export function createEngine(
  parts: readonly (readonly SearchGroup[])[],
  analyzer: Analyzer,
  settings: EngineOptions,
): SearchEngine {
  const groups = openGroups(parts, settings.cache ?? createIndexCache())
  const dictionary = [...new Set(groups.flatMap(({terms}) => terms.filter(beginsWithIdeograph)))]
  const needs = {isStopWord: analyzer.isStopWord, dictionary, fuzzyDistance: settings.fuzzyDistance}
  // Made for the first query: an engine that is asked nothing needs none.
  let names: NameIndex | undefined
  const hasNames = settings.hasIdentifiers && groups.some(({identifiers}) => identifiers.length > 0)
  return {
    queriesFor: (query) => {
      const {strict, loose} = smartQueries(queryTokens(query, analyzer), needs)
      return [...strict, ...loose]
    },
    search: (query, {limit, contextLength}) => {
      const tokens = queryTokens(query, analyzer)
      const words = toWords(tokens, analyzer)
      if (hasNames) names ??= createNameIndex(groups, analyzer)
      const exact = collectHits({
        groups,
        queries: smartQueries(tokens, needs),
        limit,
        analyzer,
        hasPhraseBonus: settings.hasPhraseBonus,
        spread: () => spreadHits({groups, words, read: names ?? readTerms}),
      })
      const near = {groups, analyzer, limit}
      const named = names === undefined ? exact : addNamed(exact, {...near, query, words, names})
      const found =
        named.length > 0 || !settings.isTolerant
          ? named.slice(0, limit)
          : nearHits(words, tolerantReader(settings.fuzzyDistance), near, false)
      return {tokens, hits: toHits(sortByPage(found), {analyzer, contextLength, wordCount: words.length})}
    },
  }
}

/** Words as they are, where there is no index of names. */
function readTerms({term}: Word): Readings {
  return new Map(term === undefined ? [] : [[term, 1]])
}

function beginsWithIdeograph(term: string): boolean {
  return hasIdeograph(String.fromCodePoint(term.codePointAt(0) ?? 0))
}

interface ShowNeeds {
  readonly analyzer: Analyzer
  readonly contextLength: number
  /** Words of the query that tell something. */
  readonly wordCount: number
}

function toHits(found: readonly Found[], needs: ShowNeeds): readonly SearchHit[] {
  const places = treePlaces(found)
  return found.map((one, at) => toHit(one, places[at] ?? 'none', needs))
}

function toHit(found: Found, tree: TreePlace, {analyzer, contextLength, wordCount}: ShowNeeds): SearchHit {
  const {document, type, page, tokens, score, terms} = found
  const metadata = metadataOf(document.t, terms, analyzer)
  const places = Object.values(metadata)
    .flatMap(({t}) => t.position)
    .sort(([startA, lengthA], [startB, lengthB]) => startA - startB || lengthB - lengthA)
  // Where a word is missing, no place is better than the first.
  const isWhole = tokens.length >= wordCount && tokens.length > 1
  const placesOfTerms = Object.values(metadata).map(({t}) => t.position)
  const from = isWhole ? placeOfAll(placesOfTerms, contextLength) : 0
  const title = document.s ?? page?.t ?? document.t
  return {
    document,
    type,
    page,
    metadata,
    tokens,
    score,
    tree,
    snippet: type === 3 ? highlight(title, tokens) : snippet(document.t, places, {tokens, limit: contextLength, from}),
    section: highlight(title, tokens),
  }
}

function metadataOf(text: string, terms: readonly string[], analyzer: Analyzer): SearchHit['metadata'] {
  const wanted = new Set(terms)
  const position: Record<string, Place[]> = Object.fromEntries(terms.map((term) => [term, []]))
  for (const {term, start, length} of placesOf(text, wanted, analyzer)) position[term]?.push([start, length])
  const lower = text.toLowerCase()
  for (const [term, list] of Object.entries(position)) {
    // Words of languages without spaces may be cut in another way here than where the index was made.
    const at = list.length === 0 && term !== '' ? lower.indexOf(term) : -1
    if (at >= 0) list.push([at, term.length])
  }
  return Object.fromEntries(Object.entries(position).map(([term, list]) => [term, {t: {position: list}}]))
}
