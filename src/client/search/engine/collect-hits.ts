// Runs the queries one after the other over all groups until enough is found, then puts pages and their parts together.
import type {SearchDocument, SearchType} from '../../../shared/search/search-data.ts'
import {type IndexGroup, type Match, matchGroup} from './index-groups.ts'
import type {Query} from './smart-queries.ts'

/** Something found: the document, and the title of its page unless it is a title itself. */
export interface Found extends Match {
  readonly type: SearchType
  readonly page: SearchDocument | undefined
  /** Words of the query that found it. */
  readonly tokens: readonly string[]
}

/** How a hit hangs on the one before: not at all, with another one of the same page below, or as the last. */
export type TreePlace = 'none' | 'inter' | 'last'

export interface CollectInput {
  readonly groups: readonly IndexGroup[]
  readonly queries: readonly Query[]
  readonly limit: number
}

/** Hits in the order in which they were found, at most `limit`. No document twice. */
export function collectHits({groups, queries, limit}: CollectInput): readonly Found[] {
  const found: Found[] = []
  const ids = new Set<number>()
  for (const query of queries) {
    const tokens = query.map(({value}) => value)
    for (const group of groups) {
      for (const match of matchGroup(group, query).slice(0, limit)) {
        if (found.length >= limit) return found
        if (ids.has(match.document.i)) continue
        ids.add(match.document.i)
        found.push({...match, type: group.type, page: pageOf(match.document, group.type, groups), tokens})
      }
      if (found.length >= limit) return found
    }
  }
  return found
}

export function pageOf(
  {p}: SearchDocument,
  type: SearchType,
  groups: readonly IndexGroup[],
): SearchDocument | undefined {
  return type === 0 || p === undefined ? undefined : groups[0]?.documents.get(String(p))
}

const PARTS: readonly SearchType[] = [1, 2, 4]

/** Parts of a page whose title was found follow the title; otherwise the order stays. */
export function sortByPage<Hit extends Pick<Found, 'type' | 'page' | 'document'>>(
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

/** Where each hit stands below another one of its page. */
export function treePlaces(hits: readonly Pick<Found, 'type' | 'page' | 'document'>[]): readonly TreePlace[] {
  const parents = new Set<number>()
  return hits.map(({type, page, document}, at) => {
    const isChild = page !== undefined && parents.has(page.i)
    // A description has the id of its title, but nothing hangs on it.
    if (type !== 2) parents.add(document.i)
    if (!isChild) return 'none'
    return hits[at + 1]?.page?.i === page.i ? 'inter' : 'last'
  })
}
