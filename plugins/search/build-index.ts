// Pages' entries to the text of an index: one file for most sites, a directory of pieces for large ones.
import {
  type Analyzer,
  createGroupCollector,
  type GroupCollector,
  SEARCH_GROUPS,
  type SearchDocument,
  type SearchType,
} from 'quire/plugin/search'
import {cutDictionary, cutTerms, cutVocabularies, differences, directoryOf} from './cut-index.ts'
import {createPageCutter, type PlacedPage} from './cut-pages.ts'
import type {PageEntries, PageEntry} from './page-task.ts'
import type {Piece} from './piece.ts'

/** A page to be found. Its entries are read when they are needed, so that a large site is not in memory at once. */
export interface IndexedPage {
  readonly url: string
  readonly breadcrumbs: readonly string[]
  readonly read: () => PageEntries
}

export interface BuildOptions {
  readonly analyzer: Analyzer
  readonly withIdentifiers: boolean
  /** An index of more characters, nearly, is cut into pieces. */
  readonly cutAbove: number
  /** Titles of fewer characters come with the directory. */
  readonly encloseBelow?: number
}

export interface BuiltIndex {
  /** Text of the file that is loaded first: all groups, or the directory of the pieces. */
  readonly text: string
  /** Without repetition. */
  readonly pieces: readonly Piece[]
}

const TYPES: readonly SearchType[] = [0, 1, 2, 3, 4]

/** Characters of an index beside the texts: of a document, and of each of its terms. */
const DOCUMENT_SIZE = 100
const TERM_SIZE = 20

export function buildIndex(pages: readonly IndexedPage[], options: BuildOptions): BuiltIndex {
  const groups = TYPES.map(createGroupCollector)
  const names = new Set<string>()
  const cutter = createPageCutter(options.encloseBelow)
  // Pages stay as they are while the index may become one file; of a large site, only the text of the pieces is kept.
  let whole: PlacedPage[] | undefined = []
  const titleIds: number[] = []
  let size = 0
  let id = 0
  for (const page of pages) {
    const {entries, identifiers} = page.read()
    const placed = placePage(page, entries, id)
    id += placed.idCount
    titleIds.push(placed.titleId)
    for (const {entry, id: own} of placed.entries) {
      groups[entry.group]?.add(own, entry.stats)
      size += entry.text.length + DOCUMENT_SIZE + entry.stats.terms.length * TERM_SIZE
    }
    if (options.withIdentifiers) for (const name of identifiers) names.add(name)
    whole?.push(placed)
    if (whole === undefined) cutter.add(placed)
    else if (size > options.cutAbove) {
      for (const one of whole) cutter.add(one)
      whole = undefined
    }
  }
  const identifiers = [...names].sort()
  return whole === undefined
    ? cutWhole({groups, identifiers, titleIds, cutter, analyzer: options.analyzer})
    : {text: joinWhole(groups, whole, {pipeline: options.analyzer.searchPipeline, identifiers}), pieces: []}
}

/** Ids of a page's documents: descriptions and keywords share that of their title. */
function placePage({url, breadcrumbs}: IndexedPage, entries: readonly PageEntry[], last: number): PlacedPage {
  const titleId = last + 1
  let id = last
  const placed = entries.map((entry) => {
    const isTitles = entry.group === SEARCH_GROUPS.description || entry.group === SEARCH_GROUPS.keywords
    if (!isTitles) id += 1
    return {entry, id: isTitles ? titleId : id}
  })
  return {url, breadcrumbs, titleId, entries: placed, idCount: id - last}
}

interface CutNeeds {
  readonly groups: readonly GroupCollector[]
  readonly identifiers: readonly string[]
  readonly titleIds: readonly number[]
  readonly cutter: ReturnType<typeof createPageCutter>
  readonly analyzer: Analyzer
}

function cutWhole({groups, identifiers, titleIds, cutter, analyzer}: CutNeeds): BuiltIndex {
  const postings = groups.map((group) => group.postings())
  const parts = {
    terms: cutTerms(postings),
    vocabularies: cutVocabularies(postings, identifiers, analyzer),
    dictionary: cutDictionary(postings),
    ...cutter.finish(),
  }
  const {terms, vocabularies, dictionary, outlines, texts, titles} = parts
  const counts = groups.map((group) => group.count())
  const all = [
    ...terms.slice(titles === undefined ? 0 : 1).flat(),
    ...vocabularies,
    ...dictionary,
    ...outlines,
    ...texts,
  ]
  return {
    text: directoryOf(parts, {
      pipeline: analyzer.searchPipeline,
      hasNames: identifiers.length > 0,
      counts,
      pages: [...differences(Uint32Array.from(titleIds))],
    }),
    // Vocabularies of two groups may be the same.
    pieces: [...new Map(all.map((piece) => [piece.name, piece])).values()],
  }
}

interface WholeAbout {
  readonly pipeline: readonly string[]
  readonly identifiers: readonly string[]
}

function joinWhole(
  groups: readonly GroupCollector[],
  pages: readonly PlacedPage[],
  {pipeline, identifiers}: WholeAbout,
): string {
  const documents = TYPES.map((): string[] => [])
  for (const page of pages)
    for (const {entry, id} of page.entries) documents[entry.group]?.push(JSON.stringify(toDocument(entry, id, page)))
  const texts = groups.map((group, type) => {
    const names = type === SEARCH_GROUPS.content ? identifiers : []
    return `{"documents":[${documents[type]?.join(',')}],"index":${group.toWhole({pipeline, identifiers: names})}}`
  })
  return `[${texts.join(',')}]`
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
