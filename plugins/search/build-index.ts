// Pages' entries to the text of an index: one file for most sites, a directory of shards for large ones.
import {
  type Analyzer,
  copyText,
  createGroupCollector,
  type GroupCollector,
  SEARCH_GROUPS,
  type SearchDocument,
  type SearchType,
  TERM_FAMILIES,
  type TermShardRef,
  toDeltas,
} from 'quire-docs/plugin/search'
import type {PageEntries, PageEntry} from './page-task.ts'
import {listPlaces} from './place-lists.ts'
import type {Shard} from './shard.ts'
import {directoryOf, placeOf, shardDictionary, shardTerms, shardVocabularies} from './shard-index.ts'
import {createPageSharder, type PageSharder, type PlacedPage} from './shard-pages.ts'

/** A page to be found. Its entries are read when they are needed, so that a large site is not in memory at once. */
export interface IndexedPage {
  readonly url: string
  readonly breadcrumbs: readonly string[]
  readonly read: () => PageEntries
}

export interface BuildOptions {
  readonly analyzer: Analyzer
  readonly withIdentifiers: boolean
  /** An index of more characters, nearly, is sharded. */
  readonly shardAbove: number
  /** Titles of fewer characters come with the directory. */
  readonly encloseBelow?: number
  /** The places of more characters are in lists of their own. */
  readonly listAbove?: number
}

const TYPES: readonly SearchType[] = [0, 1, 2, 3, 4]

/** Characters of an index beside the texts: of a document, and of each of its terms. */
const DOCUMENT_SIZE = 100
const TERM_SIZE = 20

/** Characters of an index of one file, some 30 kB on the way to the reader: of a smaller one, titles are no file of their own. */
const TITLES_ABOVE = 100_000

/** The file that is loaded first. */
export interface AssembledIndex {
  readonly text: string
  /** Of an index in shards. */
  readonly totals?: IndexTotals
  /** Of one file that is large: its first group, for searches of titles. */
  readonly titles?: string
}

/** What is known of all pages together, and cannot be read in the files: an index is revised with it. */
export interface IndexTotals {
  /** Characters, nearly, as `shardAbove` counts them. */
  readonly size: number
  /** Characters of all titles, as `encloseBelow` counts them. */
  readonly titlesSize: number
  /** Names of program text in their order, each with the number of pages that have it. */
  readonly names: readonly (readonly [name: string, count: number])[]
}

/** Gives the shards of a large index one by one, without repetition, and at last the file loaded first. */
export function* assembleIndex(pages: readonly IndexedPage[], options: BuildOptions): Generator<Shard, AssembledIndex> {
  const groups = TYPES.map(createGroupCollector)
  const names = new Map<string, number>()
  const sharder = createPageSharder(options.encloseBelow)
  // Documents of a single file, as long as the index may become one. JSON instead of objects: V8 pretenures objects of which
  // many survive, and then allocates those of later pages in the old generation too, until it is full.
  let documents: string[][] | undefined = TYPES.map(() => [])
  const titleIds: number[] = []
  let size = 0
  let id = 0
  for (const [at, page] of pages.entries()) {
    const {entries, identifiers} = page.read()
    const placed = placePage(page, entries, id)
    id += placed.idCount
    titleIds.push(placed.titleId)
    for (const {entry, id: own} of placed.entries) {
      groups[entry.group]?.add(own, entry.stats)
      documents?.[entry.group]?.push(JSON.stringify(toDocument(entry, own, placed)))
    }
    size += sizeOf(entries)
    if (options.withIdentifiers) addNames(names, identifiers)
    if (documents === undefined) yield* sharder.add(placed)
    else if (size > options.shardAbove) {
      documents = undefined
      yield* shardAgain(pages.slice(0, at + 1), sharder)
    }
  }
  const identifiers = [...names.keys()].sort()
  if (documents !== undefined)
    return joinWhole(groups, documents, {pipeline: options.analyzer.searchPipeline, identifiers})
  const text = yield* shardAll({groups, identifiers, titleIds, sharder, ...options})
  const counted = identifiers.map((name) => [name, names.get(name) ?? 0] as const)
  return {text, totals: {size, titlesSize: sharder.titlesSize(), names: counted}}
}

/** Of a page, as `shardAbove` counts it. */
export function sizeOf(entries: readonly PageEntry[]): number {
  return entries.reduce((sum, {text, stats}) => sum + text.length + DOCUMENT_SIZE + stats.terms.length * TERM_SIZE, 0)
}

/** The first pages, which have been read before it was known that the index is to be sharded. */
function* shardAgain(pages: readonly IndexedPage[], sharder: PageSharder): Generator<Shard> {
  let id = 0
  for (const page of pages) {
    const placed = placePage(page, page.read().entries, id)
    id += placed.idCount
    yield* sharder.add(placed)
  }
}

function addNames(names: Map<string, number>, added: readonly string[]): void {
  for (const name of added) {
    const count = names.get(name)
    names.set(count === undefined ? copyText(name) : name, (count ?? 0) + 1)
  }
}

/** Ids of a page's documents: descriptions and keywords share that of their title. */
export function placePage({url, breadcrumbs}: IndexedPage, entries: readonly PageEntry[], last: number): PlacedPage {
  const titleId = last + 1
  let id = last
  const placed = entries.map((entry) => {
    const isTitles = entry.group === SEARCH_GROUPS.description || entry.group === SEARCH_GROUPS.keywords
    if (!isTitles) id += 1
    return {entry, id: isTitles ? titleId : id}
  })
  return {url, breadcrumbs, titleId, entries: placed, idCount: id - last}
}

interface ShardInput extends Pick<BuildOptions, 'analyzer' | 'listAbove'> {
  readonly groups: readonly GroupCollector[]
  readonly identifiers: readonly string[]
  readonly titleIds: readonly number[]
  readonly sharder: PageSharder
}

function* shardAll({
  groups,
  identifiers,
  titleIds,
  sharder,
  analyzer,
  listAbove,
}: ShardInput): Generator<Shard, string> {
  yield* sharder.close()
  const {outlines, texts, titles} = sharder.places()
  const words = groups.map((group) => group.terms())
  const sizes = groups.map((group) => group.size())
  const vocabularies = shardVocabularies(words, identifiers, analyzer)
  // Two groups may have the same.
  yield* new Map(vocabularies.map((shard) => [shard.name, shard])).values()
  const dictionary = shardDictionary(words)
  yield* dictionary
  const terms: TermShardRef[][] = []
  const titleTerms: string[] = []
  for (const types of TERM_FAMILIES) {
    const isEnclosed = titles !== undefined && terms.length === 0
    const family: TermShardRef[] = []
    terms.push(family)
    for (const shard of shardTerms(types.map((type) => groups[type]?.postings() ?? []))) {
      family.push(placeOf(shard))
      if (isEnclosed) titleTerms.push(shard.text)
      else yield shard
    }
  }
  const directory = {
    pipeline: analyzer.searchPipeline,
    hasNames: identifiers.length > 0,
    counts: sizes.map(({count}) => count),
    lengths: sizes.map(({length}) => length),
    pages: [...toDeltas(Uint32Array.from(titleIds))],
    vocabularies: vocabularies.map(({name}) => name),
    dictionary: dictionary.map(placeOf),
    terms,
    outlines,
    texts,
  }
  if (titles !== undefined) return directoryOf(directory, {terms: titleTerms, pages: titles})
  const listed = listPlaces(directory, listAbove)
  yield* listed.lists
  return directoryOf(listed.directory, undefined)
}

interface WholeAbout {
  readonly pipeline: readonly string[]
  readonly identifiers: readonly string[]
}

function joinWhole(
  groups: readonly GroupCollector[],
  documents: readonly (readonly string[])[],
  {pipeline, identifiers}: WholeAbout,
): AssembledIndex {
  const texts = groups.map((group, type) => {
    const names = type === SEARCH_GROUPS.content ? identifiers : []
    return `{"documents":[${documents[type]?.join(',')}],"index":${group.toWhole({pipeline, identifiers: names})}}`
  })
  // Each on a line of its own: a reader asks the first while the last is on its way.
  const toFile = (some: readonly string[]): string => `[\n${some.join(',\n')}\n]`
  const text = toFile(texts)
  return text.length > TITLES_ABOVE ? {text, titles: toFile(texts.slice(0, 1))} : {text}
}

function toDocument(
  {group, text, hash, section}: PageEntry,
  id: number,
  {url, breadcrumbs, titleId}: PlacedPage,
): SearchDocument {
  switch (group) {
    case SEARCH_GROUPS.title:
      return {i: id, t: text, u: url, b: breadcrumbs}
    case SEARCH_GROUPS.heading:
      return {i: id, t: text, u: url, h: hash, p: titleId}
    case SEARCH_GROUPS.description:
    case SEARCH_GROUPS.keywords:
      return {i: titleId, t: text, s: section, u: url, p: titleId}
    default:
      return {i: id, t: text, s: section, u: url, h: hash, p: titleId}
  }
}
