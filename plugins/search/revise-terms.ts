// Postings of terms after some pages have changed.
import {
  fromDeltas,
  lastUpTo,
  TERM_FAMILIES,
  type TermShardFile,
  type TermShardRef,
  toDeltas,
} from 'quire-docs/plugin/search'
import type {PageEntries, PageEntry} from './page-task.ts'
import {type CutEntry, type ListShard, recutShards} from './shard.ts'
import {TERMS_SIZE} from './shard-index.ts'
import type {PlacedPage} from './shard-pages.ts'

/** A changed page with the numbers of its documents, which are as they were. */
export interface PageChange {
  readonly before: PageEntries
  readonly now: PageEntries
  readonly placed: PlacedPage
}

/** How often a document has a term, and how many terms it has. */
type Occurrence = readonly [count: number, length: number]

/** By term, and by number of a document: what is to stand in the postings, or nothing. */
export type TermChanges = ReadonlyMap<string, ReadonlyMap<number, Occurrence | undefined>>

/** What changes in a group. */
export interface GroupChanges {
  /** Of the number of the terms of all its documents. */
  readonly lengthChange: number
  readonly terms: TermChanges
}

/** By group. */
export function findTermChanges(changes: readonly PageChange[]): readonly GroupChanges[] {
  const groups = TERM_FAMILIES.flat().map(() => ({
    lengthChange: 0,
    terms: new Map<string, Map<number, Occurrence | undefined>>(),
  }))
  for (const {before, placed} of changes)
    for (const [at, {entry, id}] of placed.entries.entries()) {
      const last = before.entries[at]
      const group = groups[entry.group]
      if (last === undefined || group === undefined) continue
      group.lengthChange += entry.stats.length - last.stats.length
      for (const [term, occurrence] of changedTerms(last, entry)) {
        const documents = group.terms.get(term) ?? new Map<number, Occurrence | undefined>()
        group.terms.set(term, documents.set(id, occurrence))
      }
    }
  return groups
}

function* changedTerms({stats: last}: PageEntry, {stats}: PageEntry): Generator<[string, Occurrence | undefined]> {
  const before = new Map(last.terms.map((term, at) => [term, last.counts[at]]))
  for (const [at, term] of stats.terms.entries()) {
    const count = stats.counts[at] ?? 0
    if (before.get(term) !== count || last.length !== stats.length) yield [term, [count, stats.length]]
    before.delete(term)
  }
  for (const term of before.keys()) yield [term, undefined]
}

/** A family of groups. */
export interface RevisedTerms {
  /** In their order: the number of a shard that is as it was, or the new one. */
  readonly shards: readonly (number | ListShard<string>)[]
  /** By group of the family. */
  readonly words: readonly WordChanges[]
}

/** Terms that a group has now and had not, and the other way round. */
export interface WordChanges {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** A term with its postings, as a shard has it. */
type TermEntry = TermShardFile[number]

/**
 * Undefined when there is no shard yet.
 * @param groups Changes of each group of the family.
 * @param load Gives a shard as it was.
 */
export function reviseTerms(
  places: readonly TermShardRef[],
  groups: readonly TermChanges[],
  load: (at: number) => TermShardFile,
): RevisedTerms | undefined {
  const words = groups.map(() => ({added: [] as string[], removed: [] as string[]}))
  const terms = [...new Set(groups.flatMap((group) => [...group.keys()]))].sort()
  if (terms.length === 0) return {shards: places.map((_, at) => at), words}
  if (places.length === 0) return undefined
  const firsts = places.map(([first]) => first)
  const byShard = new Map<number, string[]>()
  for (const term of terms) {
    const at = lastUpTo(firsts, term)
    byShard.set(at, [...(byShard.get(at) ?? []), term])
  }
  const revise = (term: string, entry: TermEntry | undefined): readonly TermEntry[] => {
    const lists = groups.map((group, place) => {
      const before = entry?.slice(1 + place * LISTS, 1 + (place + 1) * LISTS) as PostingLists | undefined
      const now = reviseLists(before ?? NO_POSTINGS, group.get(term))
      const had = before !== undefined && before[0].length > 0
      const has = now[0].length > 0
      if (has !== had) words[place]?.[has ? 'added' : 'removed'].push(term)
      return now
    })
    return lists.some(([ids]) => ids.length > 0) ? [[term, ...lists.flat()]] : []
  }
  const shards = recutShards<string>({
    limit: TERMS_SIZE,
    sizeOf: (text) => text.length,
    count: places.length,
    isChanged: (at) => byShard.has(at),
    startsChanged: (at) => byShard.get(at)?.includes(firsts[at] ?? '') === true,
    load: (at) => mergeTerms(load(at), byShard.get(at) ?? [], revise).map(toCutEntry),
  })
  return {shards, words}
}

/** Ids less the one before, counts, lengths. */
type PostingLists = readonly [ids: readonly number[], counts: readonly number[], lengths: readonly number[]]

const LISTS = 3
const NO_POSTINGS: PostingLists = [[], [], []]

function reviseLists(
  lists: PostingLists,
  changes: ReadonlyMap<number, Occurrence | undefined> | undefined,
): PostingLists {
  if (changes === undefined) return lists
  const [steps, counts, lengths] = lists
  const documents = new Map(
    fromDeltas(steps).map((id, at): [number, Occurrence] => [id, [counts[at] ?? 0, lengths[at] ?? 0]]),
  )
  for (const [id, occurrence] of changes) {
    if (occurrence === undefined) documents.delete(id)
    else documents.set(id, occurrence)
  }
  const ids = Uint32Array.from(documents.keys()).sort()
  const values = Array.from(ids, (id) => documents.get(id) ?? NEVER)
  return [[...toDeltas(ids)], values.map(([count]) => count), values.map(([, length]) => length)]
}

const NEVER: Occurrence = [0, 0]

/** Puts terms that have changed into a shard, all in their order. */
function mergeTerms(
  entries: TermShardFile,
  changed: readonly string[],
  revise: (term: string, entry: TermEntry | undefined) => readonly TermEntry[],
): readonly TermEntry[] {
  const isChanged = new Set(changed)
  const known = new Set(entries.map(([term]) => term))
  const added = changed.filter((term) => !known.has(term)).flatMap((term) => revise(term, undefined))
  const kept = entries.flatMap((entry) => (isChanged.has(entry[0]) ? revise(entry[0], entry) : [entry]))
  return [...kept, ...added].sort(([a], [b]) => (a < b ? -1 : 1))
}

function toCutEntry(entry: TermEntry): CutEntry<string> {
  const [term] = entry
  return {start: term, key: term, text: JSON.stringify(entry)}
}
