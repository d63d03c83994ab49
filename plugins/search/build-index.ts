// Pages' entries to the text of an index: one file for most sites, a directory of pieces for large ones.
import {
  type Analyzer,
  copyText,
  createGroupCollector,
  type GroupCollector,
  SEARCH_GROUPS,
  type SearchDocument,
  type SearchType,
  TERM_FAMILIES,
  type TermPiece,
} from 'quire-docs/plugin/search'
import {cutDictionary, cutTerms, cutVocabularies, differences, directoryOf, placeOf} from './cut-index.ts'
import {createPageCutter, type PageCutter, type PlacedPage} from './cut-pages.ts'
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

/** All of an index at once, where it is small or to be looked at. */
export function buildIndex(pages: readonly IndexedPage[], options: BuildOptions): BuiltIndex {
  const pieces: Piece[] = []
  const steps = assembleIndex(pages, options)
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) pieces.push(step.value)
  return {text: step.value, pieces}
}

/** Gives the pieces of a large index one by one, without repetition, and at last the text of the file loaded first. */
export function* assembleIndex(pages: readonly IndexedPage[], options: BuildOptions): Generator<Piece, string> {
  const groups = TYPES.map(createGroupCollector)
  const names = new Set<string>()
  const cutter = createPageCutter(options.encloseBelow)
  // For one file, while the index may still become that. Pages themselves are never kept: objects of which many live long
  // are made among the long-lived ones from then on, and those of a large site would stay there until they fill the memory.
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
      size += entry.text.length + DOCUMENT_SIZE + entry.stats.terms.length * TERM_SIZE
    }
    if (options.withIdentifiers) addNames(names, identifiers)
    if (documents === undefined) yield* cutter.add(placed)
    else if (size > options.cutAbove) {
      documents = undefined
      yield* cutAgain(pages.slice(0, at + 1), cutter)
    }
  }
  const identifiers = [...names].sort()
  return documents === undefined
    ? yield* cutWhole({groups, identifiers, titleIds, cutter, analyzer: options.analyzer})
    : joinWhole(groups, documents, {pipeline: options.analyzer.searchPipeline, identifiers})
}

/** The first pages, which have been read before it was known that the index is to be cut. */
function* cutAgain(pages: readonly IndexedPage[], cutter: PageCutter): Generator<Piece> {
  let id = 0
  for (const page of pages) {
    const placed = placePage(page, page.read().entries, id)
    id += placed.idCount
    yield* cutter.add(placed)
  }
}

function addNames(names: Set<string>, added: readonly string[]): void {
  for (const name of added) if (!names.has(name)) names.add(copyText(name))
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
  readonly cutter: PageCutter
  readonly analyzer: Analyzer
}

function* cutWhole({groups, identifiers, titleIds, cutter, analyzer}: CutNeeds): Generator<Piece, string> {
  yield* cutter.close()
  const {outlines, texts, titles} = cutter.places()
  const words = groups.map((group) => group.terms())
  const vocabularies = cutVocabularies(words, identifiers, analyzer)
  // Two groups may have the same.
  yield* new Map(vocabularies.map((piece) => [piece.name, piece])).values()
  const dictionary = cutDictionary(words)
  yield* dictionary
  const terms: TermPiece[][] = []
  const titleTerms: string[] = []
  for (const types of TERM_FAMILIES) {
    const isEnclosed = titles !== undefined && terms.length === 0
    const family: TermPiece[] = []
    terms.push(family)
    for (const piece of cutTerms(types.map((type) => groups[type]?.postings() ?? []))) {
      family.push(placeOf(piece))
      if (isEnclosed) titleTerms.push(piece.text)
      else yield piece
    }
  }
  const directory = {
    pipeline: analyzer.searchPipeline,
    hasNames: identifiers.length > 0,
    counts: groups.map((group) => group.count()),
    pages: [...differences(Uint32Array.from(titleIds))],
    vocabularies: vocabularies.map(({name}) => name),
    dictionary: dictionary.map(placeOf),
    terms,
    outlines,
    texts,
  }
  return directoryOf(directory, titles === undefined ? undefined : {terms: titleTerms, pages: titles})
}

interface WholeAbout {
  readonly pipeline: readonly string[]
  readonly identifiers: readonly string[]
}

function joinWhole(
  groups: readonly GroupCollector[],
  documents: readonly (readonly string[])[],
  {pipeline, identifiers}: WholeAbout,
): string {
  const texts = groups.map((group, type) => {
    const names = type === SEARCH_GROUPS.content ? identifiers : []
    return `{"documents":[${documents[type]?.join(',')}],"index":${group.toWhole({pipeline, identifiers: names})}}`
  })
  // Each on a line of its own: a reader asks the first while the last is on its way.
  return `[\n${texts.join(',\n')}\n]`
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
