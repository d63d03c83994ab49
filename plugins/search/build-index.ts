// Pages' entries to the text of an index file, and of its shards where it is large.
import {
  createFactsCounter,
  createIndexWriter,
  type GroupFacts,
  type IndexWriter,
  SEARCH_GROUPS,
  type SearchDocument,
  type SearchType,
} from 'quire/plugin/search'
import type {PageEntries, PageEntry} from './page-task.ts'

/** A page to be found. Its entries are read when they are needed, so that a large site is not in memory at once. */
export interface IndexedPage {
  readonly url: string
  readonly breadcrumbs: readonly string[]
  readonly read: () => PageEntries
}

export interface BuildOptions {
  /** Names of lunr's functions for words of a query. */
  readonly pipeline: readonly string[]
  readonly withIdentifiers: boolean
  /** An index of more characters is cut into parts. */
  readonly cutAbove: number
  /** Characters of a part. */
  readonly partSize: number
}

const TYPES: readonly SearchType[] = [0, 1, 2, 3, 4]

/**
 * Texts of the parts, each a list of five groups. A small site has one. Of a large one, the parts come in the order in
 * which a reader needs them: titles, headings, descriptions and keywords, contents. Weights are those of the whole.
 */
export function buildIndex(pages: readonly IndexedPage[], options: BuildOptions): readonly string[] {
  const {facts, size} = countAll(pages)
  const isCut = size > options.cutAbove
  const limit = isCut ? options.partSize : Number.POSITIVE_INFINITY
  const rounds = (isCut ? CUT_ROUNDS : [TYPES]).map((types) => openRound(types, {facts, limit, options}))
  let id = 0
  for (const page of pages) {
    const {entries, identifiers} = page.read()
    const titleId = id + 1
    const placed = entries.map((entry) => {
      // Descriptions and keywords share the id of their title.
      const isTitles = entry.group === SEARCH_GROUPS.description || entry.group === SEARCH_GROUPS.keywords
      if (!isTitles) id += 1
      return {entry, place: {page, id: isTitles ? titleId : id, titleId}}
    })
    for (const round of rounds) round.add(placed, identifiers)
  }
  const parts = rounds.flatMap((round) => round.finish())
  return parts.length === 0 ? [openPart(facts).finish(options)] : parts
}

/** Groups that the parts of a large index hold, in the order of the parts. */
const CUT_ROUNDS: readonly (readonly SearchType[])[] = [[0], [1], [2, 3], [4]]

interface Counted {
  readonly facts: readonly GroupFacts[]
  /** Characters that the whole will have, nearly. */
  readonly size: number
}

function countAll(pages: readonly IndexedPage[]): Counted {
  const counters = TYPES.map(createFactsCounter)
  let size = 0
  for (const {read} of pages)
    for (const {group, stats, text} of read().entries) {
      counters[group]?.add(stats)
      size += text.length + 100 + stats.terms.length * 20
    }
  return {facts: counters.map((counter) => counter.facts()), size}
}

interface Placed {
  readonly entry: PageEntry
  readonly place: Place
}

interface Round {
  readonly add: (entries: readonly Placed[], identifiers: readonly string[]) => void
  readonly finish: () => readonly string[]
}

interface RoundNeeds {
  readonly facts: readonly GroupFacts[]
  readonly limit: number
  readonly options: BuildOptions
}

/** Parts that hold the documents of some groups; a part is closed with the page that fills it. */
function openRound(types: readonly SearchType[], {facts, limit, options}: RoundNeeds): Round {
  const parts: string[] = []
  let part = openPart(facts)
  return {
    add: (entries, identifiers) => {
      for (const {entry, place} of entries) if (types.includes(entry.group)) part.add(entry, place)
      if (types.includes(SEARCH_GROUPS.content) && options.withIdentifiers) part.addIdentifiers(identifiers)
      if (part.size() < limit) return
      parts.push(part.finish(options))
      part = openPart(facts)
    },
    finish: () => (part.size() > 0 ? [...parts, part.finish(options)] : parts),
  }
}

interface Place {
  readonly page: IndexedPage
  readonly id: number
  readonly titleId: number
}

interface Part {
  readonly add: (entry: PageEntry, place: Place) => void
  readonly addIdentifiers: (names: readonly string[]) => void
  readonly size: () => number
  readonly finish: (options: BuildOptions) => string
}

function openPart(facts: readonly GroupFacts[]): Part {
  const groups = facts.map((one): {documents: string[]; index: IndexWriter} => ({
    documents: [],
    index: createIndexWriter(one),
  }))
  const identifiers = new Set<string>()
  let size = 0
  return {
    add: (entry, place) => {
      const group = groups[entry.group]
      if (group === undefined) return
      const text = JSON.stringify(toDocument(entry, place))
      group.documents.push(text)
      group.index.add(place.id, entry.stats)
      size += text.length + entry.stats.terms.length * 20
    },
    addIdentifiers: (names) => {
      for (const name of names) identifiers.add(name)
    },
    size: () => size,
    finish: ({pipeline}) =>
      `[${groups
        .map(({documents, index}, type) => {
          const names = type === SEARCH_GROUPS.content ? [...identifiers].sort() : []
          return `{"documents":[${documents.join(',')}],"index":${index.finish({pipeline, identifiers: names})}}`
        })
        .join(',')}]`,
  }
}

function toDocument({group, text, hash, section}: PageEntry, {page, id, titleId}: Place): SearchDocument {
  const {url, breadcrumbs} = page
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
