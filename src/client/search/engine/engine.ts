// Answers queries over loaded indexes. Knows neither network nor DOM: it runs in a worker, in tests and in tools.
import {type Analyzer, placesOf} from '../../../shared/search/analyzer.ts'
import type {SearchDocument, SearchType} from '../../../shared/search/search-data.ts'
import {lowerCase} from '../../../shared/search/text-tokens.ts'
import {collectHits, type FoundHit, isTitle, sortByPage, type TreePlace, treePlaces} from './collect-hits.ts'
import {highlight, placeOfAll, type Segment, snippet, type TextRange} from './highlight.ts'
import type {IndexGroup, OpenIndex} from './index-groups.ts'
import {createNameIndex, type NameIndex} from './name-index.ts'
import {addNamed} from './named-hits.ts'
import {nearHits, type Reader, tolerantReader, toWords} from './near-hits.ts'
import {hasIdeograph, queryTokens} from './query-tokens.ts'
import {type Query, type SmartQueries, smartQueries} from './smart-queries.ts'
import {spreadHits} from './spread-hits.ts'

/** What the engine does beyond finding words as they are written. */
export interface EngineSettings {
  /** Wrong letters in a word, 0 to find nothing but exact words. */
  readonly fuzzyDistance: number
  /** Finds names of program text by their parts. */
  readonly hasIdentifiers: boolean
  /** Finds the nearest there is when nothing has all the words. */
  readonly isTolerant: boolean
  /** Adjacent words of the query raise texts in which they are adjacent too; more sections with them raise those of a page. */
  readonly hasPhraseBonus: boolean
}

/** One thing that was found, with the places of its words. */
export interface SearchHit {
  readonly document: SearchDocument
  readonly type: SearchType
  /** Title of the page, unless the hit is that title. */
  readonly page: SearchDocument | undefined
  /** Terms that matched, with their places in the text, as lunr has it. */
  readonly metadata: Readonly<Record<string, {readonly t: {readonly position: readonly TextRange[]}}>>
  readonly tokens: readonly string[]
  readonly score: number
  readonly tree: TreePlace
  /** The text of the hit around the match; of keywords, the title of the page. */
  readonly snippet: readonly Segment[]
  /** Title of the section or page that the hit belongs to. */
  readonly section: readonly Segment[]
  /** Its text is on its way: until then the title of the page stands in for it, and it leads to the page. */
  readonly isPending?: true
}

/** What a query finds: the words that it was read as, and the hits, best first. */
export interface SearchAnswer {
  readonly tokens: readonly string[]
  readonly hits: readonly SearchHit[]
}

/** How much of an answer is wanted. */
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

/** Characters of a query that count: more is a text that was pasted by mistake. */
const MAX_QUERY = 500

export function createEngine(index: OpenIndex, analyzer: Analyzer, settings: EngineSettings): SearchEngine {
  const {groups, missing} = index
  const toQueries = (tokens: readonly string[], fuzzyDistance: number): SmartQueries =>
    smartQueries(tokens, {isStopWord: analyzer.isStopWord, dictionary: dictionaryFor(tokens, index), fuzzyDistance})
  const readNames = createNameReader(groups, analyzer)
  return {
    queriesFor: (query) => {
      const {strict, loose} = toQueries(queryTokens(query, analyzer), settings.fuzzyDistance)
      return [...strict, ...loose]
    },
    search: (typed, {limit, contextLength}) => {
      const query = typed.slice(0, MAX_QUERY)
      const tokens = queryTokens(query, analyzer)
      const words = toWords(tokens, analyzer)
      // A word that no title has may be in a text: no spelling candidates before all texts are there.
      const {fuzzyDistance, isTolerant} = index.isArriving ? EXACT : settings
      const queries = toQueries(tokens, fuzzyDistance)
      const names = settings.hasIdentifiers && index.hasNames ? readNames : undefined
      const {hasPhraseBonus} = settings
      const spread = () => spreadHits({groups, words, read: names ?? readTerms})
      // While a dictionary shard is missing, the segmentation of ideographs is not final.
      const exact = missing.isSome() ? [] : collectHits({index, queries, limit, analyzer, hasPhraseBonus, spread})
      const near = {groups, analyzer, limit, missing}
      const named = names === undefined || missing.isSome() ? exact : addNamed(exact, {...near, query, words, names})
      const found =
        named.length > 0 || !isTolerant || missing.isSome()
          ? named.slice(0, limit)
          : nearHits(words, tolerantReader(fuzzyDistance), near, false)
      const shown = showable(found, index)
      return {tokens, hits: toHits(sortByPage(shown), {analyzer, contextLength, wordCount: words.length})}
    },
  }
}

const EXACT = {fuzzyDistance: 0, isTolerant: false}

/** Terms of the index that begin with an ideograph of the query: no others can be part of it. */
function dictionaryFor(tokens: readonly string[], {termsFromAny}: OpenIndex): readonly string[] {
  return termsFromAny([...new Set([...tokens.join('')].filter(hasIdeograph))].sort())
}

/** Words as they are, where there is no index of names. */
const readTerms: Reader = ({term}) => new Map(term === undefined ? [] : [[term, 1]])

/** Titles and headings have their own name index: most queries need no other. */
function createNameReader(groups: readonly IndexGroup[], analyzer: Analyzer): Reader {
  const remember = (own: readonly IndexGroup[]): (() => NameIndex) => {
    let known: {readonly lists: readonly unknown[]; readonly names: NameIndex} | undefined
    return () => {
      // Read each time: vocabularies of a large index arrive later, and a missing one has to be noted.
      const lists = own.flatMap(({terms, identifiers}) => [terms, identifiers])
      if (known?.lists.every((list, at) => list === lists[at]) !== true)
        known = {lists, names: createNameIndex(own, analyzer)}
      return known.names
    }
  }
  const [ofTitles, ofAll] = [remember(groups.filter(({type}) => isTitle(type))), remember(groups)]
  return (word, {type}) => (isTitle(type) ? ofTitles() : ofAll())(word)
}

interface ShownHit extends FoundHit {
  readonly isPending?: true
}

/** Requests every document. A hit whose page is known is shown before its text has come; what is behind another one waits for it. */
function showable(found: readonly FoundHit[], {isThere}: OpenIndex): readonly ShownHit[] {
  const hits = found.map((hit): ShownHit | undefined => {
    if (isThere(hit.type, hit.document)) return hit
    const {page} = hit
    // A stub: the shard of the text has the page too.
    if (page === undefined || page.u === '') return undefined
    return {...hit, document: {...page, i: hit.document.i, p: page.i}, isPending: true}
  })
  const end = hits.indexOf(undefined)
  return (end < 0 ? hits : hits.slice(0, end)).filter((hit) => hit !== undefined)
}

interface HitOptions {
  readonly analyzer: Analyzer
  readonly contextLength: number
  /** Words of the query but stop words. */
  readonly wordCount: number
}

function toHits(found: readonly ShownHit[], options: HitOptions): readonly SearchHit[] {
  const places = treePlaces(found)
  return found.map((one, at) => toHit(one, places[at] ?? 'none', options))
}

function toHit(found: ShownHit, tree: TreePlace, {analyzer, contextLength, wordCount}: HitOptions): SearchHit {
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
    ...(found.isPending ? {isPending: true} : {}),
  }
}

/** Terms with their places in a text. */
export function metadataOf(text: string, terms: readonly string[], analyzer: Analyzer): SearchHit['metadata'] {
  const wanted = new Set(terms)
  const position: Record<string, TextRange[]> = Object.fromEntries(terms.map((term) => [term, []]))
  for (const {term, start, length} of placesOf(text, wanted, analyzer)) position[term]?.push([start, length])
  const lower = lowerCase(text)
  for (const [term, list] of Object.entries(position)) {
    // Words of languages without spaces may be segmented differently here than where the index was built.
    const at = list.length === 0 && term !== '' ? lower.indexOf(term) : -1
    if (at >= 0) list.push([at, term.length])
  }
  return Object.fromEntries(Object.entries(position).map(([term, list]) => [term, {t: {position: list}}]))
}
