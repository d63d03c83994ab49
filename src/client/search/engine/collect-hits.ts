// Runs the queries one after the other over all groups until enough is found, then puts pages and their parts together.
import type {Analyzer} from '../../../shared/search/analyzer.ts'
import {SEARCH_GROUPS, type SearchDocument, type SearchType} from '../../../shared/search/search-data.ts'
import {createAboutShare} from './about.ts'
import type {IndexGroup, OpenIndex} from './index-groups.ts'
import {type Match, matchGroup} from './match-group.ts'
import {createPageShare} from './page-share.ts'
import {createPhraseShare} from './phrase.ts'
import {createRepeatTest} from './repeats.ts'
import type {Query, SmartQueries} from './smart-queries.ts'
import {createSpellingCandidates, type SpellingCandidates} from './spelling-candidates.ts'

/** Something found: the document, and the title of its page unless it is a title itself. */
export interface FoundHit extends Match {
  readonly type: SearchType
  readonly page: SearchDocument | undefined
  /** Words of the query that found it. */
  readonly tokens: readonly string[]
}

/** How a hit hangs on the one before: not at all, with another one of the same page below, or as the last. */
export type TreePlace = 'none' | 'inter' | 'last'

export interface CollectInput {
  readonly index: OpenIndex
  readonly queries: SmartQueries
  readonly limit: number
  readonly analyzer: Pick<Analyzer, 'toTerm' | 'toSearchTerms'>
  /** Puts hits that have neighbouring words of the query as neighbours before others. */
  readonly hasPhraseBonus: boolean
  /** Sections that have the words in their heading and the title of their page, and pages that have most of them there. */
  readonly spread: () => readonly FoundHit[]
}

/**
 * Hits in the order in which they were found, at most `limit`, each document once. While shards are missing these are the
 * first of the final hits; the rest of the queries only runs to learn which shards to fetch.
 */
export function collectHits(input: CollectInput): readonly FoundHit[] {
  const {strict, loose} = input.queries
  const found = new Map<number, FoundHit>()
  const spelling = createSpellingCandidates(input.index.groups, input.analyzer.toTerm)
  const own = {...input, spelling, isRepeat: createRepeatTest()}
  const addAll = (queries: readonly Query[]): void => {
    for (const query of queries) addHits(query, found, own)
  }
  addAll(strict)
  const {missing} = input.index
  if (missing.isSome()) return found.size === 0 && missing.isLateOnly() ? lackingOne(input) : [...found.values()]
  // What lacks a word comes after all that has them: the list below the box is full by then, that of the page is not.
  addAll(loose)
  return withSpread([...found.values()], input)
}

/**
 * Hits that lack a word, while the vocabulary of contents is missing that has its spelling candidates. Mostly there are none,
 * and these are the first of the final hits.
 */
function lackingOne(input: CollectInput): readonly FoundHit[] {
  const {index, queries, limit} = input
  const isPlain = (query: Query): boolean =>
    query.every(({wildcard, editDistance}) => wildcard === 'none' && editDistance === 0)
  const hits = queries.loose
    .filter(isPlain)
    .flatMap((query) =>
      index.groups.flatMap((group) =>
        matchQuery(group, query, {...input, depth: limit}).map((match) => toFound(match, {query, group, index})),
      ),
    )
  return uniqueHits(hits, limit)
}

/** At most so many of them come before texts that have all words somewhere. */
const MAX_SPREAD = 3

/** Sections and pages that are about the words come before texts that mention them. */
function withSpread(found: readonly FoundHit[], {spread, limit, index}: CollectInput): readonly FoundHit[] {
  const sections = spread().slice(0, MAX_SPREAD)
  if (index.missing.isSome()) return found
  return uniqueHits(beforeTexts(found, sections), limit)
}

/** Hits with others added before the first that is neither title nor heading. */
export function beforeTexts(hits: readonly FoundHit[], added: readonly FoundHit[]): readonly FoundHit[] {
  const firstText = hits.findIndex(({type}) => !isTitle(type))
  const at = firstText < 0 ? hits.length : firstText
  return [...hits.slice(0, at), ...added, ...hits.slice(at)]
}

export function isTitle(type: SearchType): boolean {
  return type === SEARCH_GROUPS.title || type === SEARCH_GROUPS.heading
}

/** Every document once, and no text twice; hits beyond the limit are not looked at. */
export function uniqueHits<Hit extends FoundHit>(
  hits: readonly Hit[],
  limit = Number.POSITIVE_INFINITY,
): readonly Hit[] {
  const found = new Map<number, Hit>()
  const isRepeat = createRepeatTest()
  for (const hit of hits) {
    if (found.size >= limit) break
    if (!found.has(hit.document.i) && !isRepeat(hit)) found.set(hit.document.i, hit)
  }
  return [...found.values()]
}

interface AddInput extends CollectInput {
  readonly spelling: SpellingCandidates
  readonly isRepeat: ReturnType<typeof createRepeatTest>
}

function addHits(typed: Query, found: Map<number, FoundHit>, input: AddInput): void {
  const {index, limit, spelling, isRepeat} = input
  const {groups, missing} = index
  const isFuzzy = typed.some(({editDistance}) => editDistance > 0)
  // A word that is found as it was typed was meant so.
  if (isFuzzy && found.size > 0) return
  // Expanding prefixes and corrections is expensive: not before the words as typed are known not to be enough.
  if (missing.isSome() && typed.some(({wildcard}) => isFuzzy || wildcard !== 'none')) return
  const query = isFuzzy ? spelling.allowMistakes(typed) : typed
  if (query === undefined) return
  for (const group of groups) {
    if (found.size >= limit || missing.isEnough()) return
    const matches = matchAll(group, query, {...input, isFuzzy})
    if (missing.isSome()) continue
    for (const match of matches.slice(0, limit)) {
      const {i} = match.document
      if (found.size >= limit || found.has(i) || isRepeat({...match, type: group.type})) continue
      found.set(i, toFound(match, {query, group, index}))
    }
  }
}

interface FoundBy {
  readonly query: Query
  readonly group: IndexGroup
  readonly index: OpenIndex
}

function toFound(match: Match, {query, group: {type}, index: {groups}}: FoundBy): FoundHit {
  return {...match, type, page: pageOf(match.document, type, groups), tokens: query.map(({value}) => value)}
}

/** The words as they are; then, where those do not fill the list, their spelling candidates. */
function matchAll(group: IndexGroup, query: Query, input: AddInput & {readonly isFuzzy: boolean}): readonly Match[] {
  const {isFuzzy, limit, index} = input
  const exact = isFuzzy ? [] : matchQuery(group, query, {...input, depth: limit})
  return exact.length < limit && !index.missing.isSome() ? [...exact, ...matchCandidates(group, query, input)] : exact
}

function matchCandidates(group: IndexGroup, query: Query, input: AddInput): readonly Match[] {
  const {readDepth} = input.index
  const found: Match[] = []
  for (const {query: candidate, hasWords} of input.spelling.candidates(query, group)) {
    // As many as will be looked at: to read a text takes longer than to rank it.
    const matches = matchQuery(group, candidate, {...input, depth: readDepth})
    for (const match of matches.slice(0, readDepth)) {
      if (found.length >= input.limit) return found
      if (hasWords(match.document)) found.push(match)
    }
  }
  return found
}

/**
 * How many of the best matches are put in order, and how much it adds to a score when the words are neighbours there, when they all
 * stand above the text too, and when other sections of the page have them: what a text is about outranks what it mentions.
 */
const RANK_DEPTH = 50
const PHRASE_BONUS = 0.5
const ABOUT_BONUS = 0.5
const PAGE_BONUS = 1

function matchQuery(
  group: IndexGroup,
  query: Query,
  {analyzer, hasPhraseBonus, index, depth: wanted}: CollectInput & {readonly depth: number},
): readonly Match[] {
  const matches = matchGroup(group, query, {
    limit: Math.max(wanted, RANK_DEPTH),
    toSearchTerms: analyzer.toSearchTerms,
  })
  if (!hasPhraseBonus || matches.length < 2) return matches
  const best = matches.slice(0, RANK_DEPTH)
  const ofPage = group.type === SEARCH_GROUPS.content ? createPageShare(best) : () => 0
  // Known before any text is there.
  const worthOfPage = (match: Match): number => match.score * (1 + PAGE_BONUS * ofPage(match))
  const ranked = [...byWorth(best, worthOfPage), ...matches.slice(RANK_DEPTH)]
  const words = query.map(({value}) => value)
  const share = createPhraseShare(words, analyzer)
  if (share === undefined) return ranked
  const depth = Math.min(RANK_DEPTH, index.readDepth)
  const read = ranked.slice(0, depth)
  // Each is asked for. An order that changed with every text that comes could not be read.
  if (read.filter(({document}) => !index.isThere(group.type, document)).length > 0) return ranked
  const about = createAboutShare(words, analyzer)
  const worth = (match: Match): number =>
    worthOfPage(match) *
    (1 + PHRASE_BONUS * share(match.document.t)) *
    (1 + ABOUT_BONUS * about(match.document, pageOf(match.document, group.type, index.groups)))
  return [...byWorth(read, worth), ...ranked.slice(depth)]
}

function byWorth(matches: readonly Match[], worth: (match: Match) => number): readonly Match[] {
  return matches
    .map((match) => ({match, value: worth(match)}))
    .sort((a, b) => b.value - a.value)
    .map(({match}) => match)
}

export function pageOf(
  {p}: SearchDocument,
  type: SearchType,
  groups: readonly IndexGroup[],
): SearchDocument | undefined {
  return type === 0 || p === undefined ? undefined : groups[0]?.documents.get(p)
}

const PARTS: readonly SearchType[] = [1, 2, 4]

/** Parts of a page whose title was found follow the title; otherwise the order stays. */
export function sortByPage<Hit extends Pick<FoundHit, 'type' | 'page' | 'document'>>(
  hits: readonly Hit[],
): readonly Hit[] {
  const titleRank = new Map(hits.flatMap(({type, document}, rank) => (type === 0 ? [[document.i, rank] as const] : [])))
  const rankOf = ({type, page}: Hit, own: number): number =>
    page !== undefined && PARTS.includes(type) ? (titleRank.get(page.i) ?? own) : own
  return hits
    .map((hit, own) => ({hit, own, rank: rankOf(hit, own)}))
    .sort((a, b) => a.rank - b.rank || Number(a.hit.type !== 0) - Number(b.hit.type !== 0) || a.own - b.own)
    .map(({hit}) => hit)
}

/** Where a hit is shown below another hit of its page. */
export function treePlaces(hits: readonly Pick<FoundHit, 'type' | 'page' | 'document'>[]): readonly TreePlace[] {
  const parents = new Set<number>()
  return hits.map(({type, page, document}, at) => {
    const isChild = page !== undefined && parents.has(page.i)
    // A description has the id of its title, but nothing hangs on it.
    if (type !== 2) parents.add(document.i)
    if (!isChild) return 'none'
    return hits[at + 1]?.page?.i === page.i ? 'inter' : 'last'
  })
}
