// Answers queries over loaded indexes. Knows neither network nor DOM: it runs in a worker, in tests and in tools.
import {type Analyzer, placesOf} from '../../../shared/search/analyzer.ts'
import {
  SEARCH_GROUPS,
  type SearchDocument,
  type SearchGroup,
  type SearchType,
} from '../../../shared/search/search-data.ts'
import {collectHits, type Found, sortByPage, type TreePlace, treePlaces} from './collect-hits.ts'
import {highlight, type Place, type Segment, snippet} from './highlight.ts'
import {createIndexCache, type IndexCache, openGroups} from './index-groups.ts'
import {identifierJudge, type Judge, type NearInput, nearHits, tolerantJudge, toWords, type Word} from './near-hits.ts'
import {hasIdeograph, queryTokens} from './query-tokens.ts'
import {type Query, smartQueries} from './smart-queries.ts'

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
  const queriesFor = (query: string): readonly Query[] => smartQueries(queryTokens(query, analyzer), needs)
  const names = groups.flatMap(({identifiers}) => identifiers)
  const judgeIdentifiers = names.length === 0 ? undefined : identifierJudge(names, analyzer)
  return {
    queriesFor,
    search: (query, {limit, contextLength}) => {
      const tokens = queryTokens(query, analyzer)
      const exact = collectHits({
        groups,
        queries: smartQueries(tokens, needs),
        limit,
        analyzer,
        hasPhraseBonus: settings.hasPhraseBonus,
      })
      const found = addNear(exact, tokens, {groups, analyzer, limit, settings, judgeIdentifiers})
      return {tokens, hits: toHits(sortByPage(found), {analyzer, contextLength})}
    },
  }
}

interface NearNeeds extends NearInput {
  readonly settings: EngineSettings
  /** Absent where no text has names. */
  readonly judgeIdentifiers: Judge | undefined
}

/** Titles and headings that are names with the words as parts: as many stand before texts that merely mention the words. */
const MAX_NAMED_FIRST = 3

/** Names by their parts beside the exact hits; what is merely near when there is nothing else. */
function addNear(exact: readonly Found[], tokens: readonly string[], needs: NearNeeds): readonly Found[] {
  const {settings, limit, analyzer, judgeIdentifiers: judge} = needs
  const words = toWords(tokens, analyzer)
  const found = settings.hasIdentifiers && judge !== undefined ? addNamed(exact, {words, judge, needs}) : exact
  return found.length > 0 || !settings.isTolerant
    ? found.slice(0, limit)
    : nearHits(words, tolerantJudge(settings.fuzzyDistance), needs, false)
}

interface NamedInput {
  readonly words: readonly Word[]
  readonly judge: Judge
  readonly needs: NearNeeds
}

function addNamed(exact: readonly Found[], {words, judge, needs}: NamedInput): readonly Found[] {
  const {groups, limit} = needs
  const titles = {...needs, groups: groups.filter(({type}) => isTitle(type))}
  const titled = new Set(exact.filter(({type}) => isTitle(type)).map(({document}) => document.i))
  const first = nearHits(words, judge, titles, true)
    .filter(({document}) => !titled.has(document.i))
    .slice(0, MAX_NAMED_FIRST)
  const texts = exact.findIndex(({type}) => !isTitle(type))
  const at = texts < 0 ? exact.length : texts
  const merged = [...exact.slice(0, at), ...first, ...exact.slice(at)]
  const rest = merged.length < limit ? nearHits(words, judge, needs, true) : []
  const ids = new Set<number>()
  return [...merged, ...rest].filter(({document}) => !ids.has(document.i) && ids.add(document.i))
}

function isTitle(type: SearchType): boolean {
  return type === SEARCH_GROUPS.title || type === SEARCH_GROUPS.heading
}

function beginsWithIdeograph(term: string): boolean {
  return hasIdeograph(String.fromCodePoint(term.codePointAt(0) ?? 0))
}

interface ShowNeeds {
  readonly analyzer: Analyzer
  readonly contextLength: number
}

function toHits(found: readonly Found[], needs: ShowNeeds): readonly SearchHit[] {
  const places = treePlaces(found)
  return found.map((one, at) => toHit(one, places[at] ?? 'none', needs))
}

function toHit(found: Found, tree: TreePlace, {analyzer, contextLength}: ShowNeeds): SearchHit {
  const {document, type, page, tokens, score, terms} = found
  const metadata = metadataOf(document.t, terms, analyzer)
  const places = Object.values(metadata)
    .flatMap(({t}) => t.position)
    .sort(([startA, lengthA], [startB, lengthB]) => startA - startB || lengthB - lengthA)
  const title = document.s ?? page?.t ?? document.t
  return {
    document,
    type,
    page,
    metadata,
    tokens,
    score,
    tree,
    snippet: type === 3 ? highlight(title, tokens) : snippet(document.t, places, {tokens, limit: contextLength}),
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
