// An index in shards after some of its pages have changed: only the shards that these pages are in are read, and made again. What
// comes out is what `assembleIndex` makes of all pages.
import {
  fromDeltas,
  type ShardedIndex,
  TERM_FAMILIES,
  type TermShardFile,
  type TermShardRef,
} from 'quire-docs/plugin/search'
import {type BuildOptions, type IndexedPage, type IndexTotals, placePage, sizeOf} from './build-index.ts'
import type {PageEntries} from './page-task.ts'
import {listPlaces, listsOf, unlistPlaces} from './place-lists.ts'
import {reviseRecords} from './revise-pages.ts'
import {
  findTermChanges,
  type GroupChanges,
  type PageChange,
  type RevisedTerms,
  reviseTerms,
  type WordChanges,
} from './revise-terms.ts'
import {reviseWords} from './revise-words.ts'
import type {Shard} from './shard.ts'
import {directoryOf, type EnclosedTexts, placeOf} from './shard-index.ts'
import {
  headOf,
  OUTLINE_SIZE,
  type PageHead,
  type PlacedPage,
  TEXT_SIZE,
  TITLES_SIZE,
  toOutline,
  toTexts,
} from './shard-pages.ts'

/** An index as it was made last. */
export interface LastIndex {
  /** Text of the directory. */
  readonly text: string
  readonly totals: IndexTotals
  /** Text of a shard by its name. */
  readonly read: (name: string) => string
}

/** A page that is another than it was. */
export interface ChangedPage {
  /** Its number among all pages. */
  readonly at: number
  readonly page: IndexedPage
  /** What it had. */
  readonly before: PageEntries
}

export interface RevisedIndex {
  readonly text: string
  readonly totals: IndexTotals
  /** Shards that are new, without repetition. */
  readonly made: readonly Shard[]
  /** Names of those that stay. */
  readonly kept: readonly string[]
}

/**
 * Undefined when the index has to be assembled: documents of other pages would have other numbers, or the index another form.
 * @param changed Of the pages that the index has; the others are as they were.
 */
export function reviseIndex(
  changed: readonly ChangedPage[],
  last: LastIndex,
  options: BuildOptions,
): RevisedIndex | undefined {
  // Written by `directoryOf`.
  const written = JSON.parse(last.text) as ShardedIndex
  const directory = unlistPlaces(written, last.read)
  const changes = placeChanges(changed, directory)
  if (changes === undefined) return undefined
  const {read} = last
  const {analyzer, withIdentifiers} = options
  const pages = changes.map(({placed}) => placed)
  const outlines = reviseRecords(directory.outlines, {limit: OUTLINE_SIZE, records: pages.map(toOutline), read})
  const withTexts = pages.flatMap((page) => toTexts(page) ?? [])
  const texts = reviseRecords(directory.texts, {limit: TEXT_SIZE, records: withTexts, read})
  const totals = reviseTotals(changes, {last: last.totals, outlines: outlines.before, withIdentifiers})
  if (formOf(totals, options) !== formOf(last.totals, options)) return undefined
  const groups = findTermChanges(changes)
  const families = reviseFamilies(directory, groups, read)
  if (families === undefined) return undefined
  const names = {now: namesIn(totals), before: namesIn(last.totals)}
  const words = reviseWords(directory, wordsByGroup(families), {names, analyzer, read})
  const revised: ShardedIndex = {
    pipeline: analyzer.searchPipeline,
    hasNames: names.now.length > 0,
    counts: directory.counts,
    lengths: directory.lengths.map((length, type) => length + (groups[type]?.lengthChange ?? 0)),
    pages: directory.pages,
    vocabularies: words.vocabularies,
    dictionary: words.dictionary,
    terms: families.map(({shards}, family) => shards.map((one) => placeIn(directory.terms[family] ?? [], one))),
    outlines: outlines.places,
    texts: texts.places,
  }
  const enclosed = encloseTitles(directory, families[0], pages)
  // Terms of titles that come with the directory have no files.
  const first = enclosed === undefined ? 0 : 1
  const terms = families.slice(first).flatMap(({shards}) => shards.filter((one) => typeof one !== 'number'))
  const listed = enclosed === undefined ? listPlaces(revised, options.listAbove) : {directory: revised, lists: []}
  const lastLists = new Set(listsOf(written))
  const lists = listed.lists.filter(({name}) => !lastLists.has(name))
  const made = new Map(
    [...outlines.made, ...texts.made, ...words.made, ...terms, ...lists].map((one) => [one.name, one]),
  )
  const used = [...namesOfFiles({...revised, terms: revised.terms.slice(first)}), ...listsOf(listed.directory)]
  return {
    text: directoryOf(listed.directory, enclosed),
    totals,
    made: [...made.values()],
    kept: used.filter((name) => !made.has(name)),
  }
}

function reviseFamilies(
  directory: ShardedIndex,
  groups: readonly GroupChanges[],
  read: LastIndex['read'],
): readonly RevisedTerms[] | undefined {
  const families: RevisedTerms[] = []
  for (const [family, types] of TERM_FAMILIES.entries()) {
    const places = directory.terms[family] ?? []
    const enclosed = family === 0 ? directory.titles?.terms : undefined
    const load = (at: number): TermShardFile => enclosed?.[at] ?? JSON.parse(read(places[at]?.[1] ?? ''))
    const changes = types.map((type) => groups[type]?.terms ?? new Map())
    const revised = reviseTerms(places, changes, load)
    if (revised === undefined) return undefined
    families.push(revised)
  }
  return families
}

function wordsByGroup(families: readonly RevisedTerms[]): readonly WordChanges[] {
  const words: WordChanges[] = []
  for (const [family, types] of TERM_FAMILIES.entries())
    for (const [place, type] of types.entries())
      words[type] = families[family]?.words[place] ?? {added: [], removed: []}
  return words
}

function namesIn({names}: IndexTotals): readonly string[] {
  return names.map(([name]) => name)
}

/** Undefined when a page has not as many documents of each group, in the same order, as it had. */
function placeChanges(changed: readonly ChangedPage[], {pages}: ShardedIndex): readonly PageChange[] | undefined {
  const titleIds = fromDeltas(pages)
  const changes = changed.flatMap(({at, page, before}) => {
    const now = page.read()
    const titleId = titleIds[at]
    const isAlike =
      now.entries.length === before.entries.length &&
      now.entries.every(({group}, i) => group === before.entries[i]?.group)
    return titleId === undefined || !isAlike ? [] : [{before, now, placed: placePage(page, now.entries, titleId - 1)}]
  })
  return changes.length < changed.length ? undefined : changes
}

interface LastTotals {
  readonly last: IndexTotals
  /** Outlines of the changed pages as they were, by the number of the page's title. */
  readonly outlines: ReadonlyMap<number, PageHead>
  readonly withIdentifiers: boolean
}

function reviseTotals(changes: readonly PageChange[], {last, outlines, withIdentifiers}: LastTotals): IndexTotals {
  let {size, titlesSize} = last
  const names = new Map(last.names)
  const count = (list: readonly string[], step: number): void => {
    for (const name of withIdentifiers ? list : []) names.set(name, (names.get(name) ?? 0) + step)
  }
  for (const {before, now, placed} of changes) {
    size += sizeOf(now.entries) - sizeOf(before.entries)
    titlesSize += sizeOfHead(headOf(placed)) - sizeOfHead(outlines.get(placed.titleId))
    count(before.identifiers, -1)
    count(now.identifiers, 1)
  }
  const left = [...names].filter(([, pages]) => pages > 0).sort(([a], [b]) => (a < b ? -1 : 1))
  return {size, titlesSize, names: left}
}

function sizeOfHead(head: PageHead | undefined): number {
  if (head === undefined) return 0
  const {i, t, u, b} = head
  return JSON.stringify({i, t, u, b}).length
}

/** Whether an index is in shards, and whether titles come with its directory. */
function formOf({size, titlesSize}: IndexTotals, {shardAbove, encloseBelow = TITLES_SIZE}: BuildOptions): string {
  return `${size > shardAbove} ${titlesSize > encloseBelow}`
}

function placeIn(places: readonly TermShardRef[], shard: RevisedTerms['shards'][number]): TermShardRef {
  const kept = typeof shard === 'number' ? places[shard] : placeOf(shard)
  if (kept === undefined) throw new Error(`no shard ${String(shard)} of ${places.length}`)
  return kept
}

function encloseTitles(
  {titles}: ShardedIndex,
  revised: RevisedTerms | undefined,
  pages: readonly PlacedPage[],
): EnclosedTexts | undefined {
  if (titles === undefined || revised === undefined) return undefined
  const terms = revised.shards.map((one) => (typeof one === 'number' ? JSON.stringify(titles.terms[one]) : one.text))
  const heads = new Map(pages.map((page) => [page.titleId, headOf(page)]))
  return {terms, pages: JSON.stringify(titles.pages.map((page) => heads.get(page.i) ?? page))}
}

function namesOfFiles({vocabularies, dictionary, terms, outlines, texts}: ShardedIndex): readonly string[] {
  const places = [...dictionary, ...terms.flat(), ...outlines, ...texts]
  return [...new Set([...vocabularies, ...places.map(([, name]) => name)])]
}
