// A large index, read shard by shard: groups that are asked like those of a whole one, and miss what is not there.
import {
  type DictionaryFile,
  type DocumentShardRef,
  type PageRecord,
  SEARCH_GROUPS,
  type SearchDocument,
  type SearchType,
  type ShardedIndex,
  TERM_FAMILIES,
  type TermShardFile,
  type TermShardRef,
  type VocabularyFile,
  WEIGHT_UNIT,
} from '../../shared/search/search-data.ts'
import {createStemmer, firstFrom, type IndexGroup, type OpenIndex, type Posting} from './engine/index-groups.ts'
import {createTextList, type TextList} from './engine/text-list.ts'
import type {ShardKind, ShardStore, WantedShard} from './shard-store.ts'

/** A large index that is open: what it misses is to be given to it. */
export interface ShardedGroups extends OpenIndex {
  readonly receive: (shard: WantedShard, content: unknown) => void
}

/** @param store Of this index alone. */
export function openSharded(index: ShardedIndex, store: ShardStore): ShardedGroups {
  const documents = createDocuments(index, store)
  const toTerms = createStemmer(index.pipeline)
  const groups = TERM_FAMILIES.flatMap((types, family) => {
    const shards = createTermReader(index.terms[family] ?? [], store)
    return types.map((type, at): IndexGroup => {
      const kind = type === SEARCH_GROUPS.content ? 'contentVocabulary' : 'vocabulary'
      const vocabulary = (): Vocabulary =>
        // What was received under this name.
        (store.get({name: index.vocabularies[type] ?? '', kind}) as Vocabulary | undefined) ?? NO_VOCABULARY
      const postingOf = remember((term) => shards.postingOf(term, at))
      return {
        type,
        documents: {size: index.counts[type] ?? 0, get: (id) => documents.get(type, id)},
        get terms() {
          return vocabulary().terms
        },
        get identifiers() {
          return vocabulary().identifiers
        },
        termsFrom: (prefix) => shards.termsFrom(prefix, at),
        postingOf,
        toTerms,
        documentsWith: (term) => Array.from(postingOf(term)?.ids ?? [], String),
      }
    })
  })
  const addTerms = (name: string, content: TermShardFile): void =>
    store.put(name, new Map(content.map((entry) => [entry[0], entry])))
  index.titles?.terms.forEach((content, at) => {
    addTerms(index.terms[0]?.[at]?.[1] ?? '', content)
  })
  documents.add(index.titles?.pages ?? [], 'outline')
  return {
    groups,
    termsFromAny: createDictionary(index, store),
    hasNames: index.hasNames,
    missing: {isSome: store.isMissing, isEnough: store.isEnough, isLateOnly: store.isLateOnly},
    readDepth: READ_DEPTH,
    isThere: documents.isThere,
    // The build has written each kind in its shape.
    receive: ({name, kind}, content) => {
      if (kind === 'terms') addTerms(name, content as TermShardFile)
      else if (kind === 'dictionary') store.put(name, content)
      else if (kind === 'outline' || kind === 'text') {
        documents.add(content as readonly PageRecord[], kind)
        store.put(name, true)
      } else store.put(name, toVocabulary(content as VocabularyFile))
    },
  }
}

/** Matches whose texts are fetched to be put in order: no more than are shown. */
export const READ_DEPTH = 8

interface Vocabulary {
  readonly terms: TextList
  readonly identifiers: readonly string[]
}

function toVocabulary({terms, identifiers}: VocabularyFile): Vocabulary {
  return {terms: createTextList(terms), identifiers}
}

const NO_VOCABULARY = toVocabulary({terms: [], identifiers: []})

function remember(read: (term: string) => Posting | undefined): (term: string) => Posting | undefined {
  const known = new Map<string, Posting>()
  return (term) => {
    const posting = known.get(term) ?? read(term)
    if (posting !== undefined) known.set(term, posting)
    return posting
  }
}

type TermEntry = TermShardFile[number]

/** Terms of the shards of a family; `at` is the place of a group in it. */
function createTermReader(shards: readonly TermShardRef[], store: ShardStore) {
  const firsts = shards.map(([first]) => first)
  const read = (place: number): ReadonlyMap<string, TermEntry> | undefined => {
    const [, name, kilobytes] = shards[place] ?? NO_SHARD
    // What was received under this name.
    return name === '' ? NO_ENTRIES : (store.get({name, kind: 'terms'}, kilobytes) as typeof NO_ENTRIES | undefined)
  }
  return {
    postingOf: (term: string, at: number): Posting | undefined => {
      const entry = read(lastUpTo(firsts, term))?.get(term)
      return entry === undefined || idsIn(entry, at).length === 0 ? undefined : toPosting(entry, at)
    },
    termsFrom: (prefix: string, at: number): readonly string[] => {
      const entries = placesFrom(firsts, prefix).map(read)
      // A part of them would be taken for all.
      if (entries.includes(undefined)) return []
      return entries.flatMap((map) =>
        [...(map?.values() ?? [])].flatMap((entry) =>
          entry[0].startsWith(prefix) && idsIn(entry, at).length > 0 ? [entry[0]] : [],
        ),
      )
    },
  }
}

/** Places of the shards that have texts which begin with another. */
function placesFrom(firsts: readonly string[], prefix: string): readonly number[] {
  const start = lastUpTo(firsts, prefix)
  return firsts.flatMap((first, place) => (place === start || first.startsWith(prefix) ? [place] : []))
}

/** Terms of the dictionary that begin with an ideograph; none while a shard of it is missing. */
function createDictionary({dictionary, counts}: ShardedIndex, store: ShardStore): OpenIndex['termsFromAny'] {
  const firsts = dictionary.map(([first]) => first)
  const read = (place: number): DictionaryFile | undefined => {
    const [, name, kilobytes] = dictionary[place] ?? NO_SHARD
    // What was received under this name.
    return name === '' ? [] : (store.get({name, kind: 'dictionary'}, kilobytes) as DictionaryFile | undefined)
  }
  return (starts) => {
    const shards = starts.map((start) => ({start, files: placesFrom(firsts, start).map(read)}))
    return counts.flatMap((_, group) =>
      shards.flatMap(({start, files}) =>
        files.flatMap((file) => (file?.[group] ?? []).filter((term) => term.startsWith(start))),
      ),
    )
  }
}

const NO_SHARD: TermShardRef = ['', '', 0]
const NO_ENTRIES: ReadonlyMap<string, TermEntry> = new Map()

/** The lists of an entry follow its term in pairs. */
function idsIn(entry: TermEntry, at: number): readonly number[] {
  return listIn(entry, 1 + at * 2)
}

function listIn(entry: TermEntry, place: number): readonly number[] {
  const list = entry[place]
  return typeof list === 'object' ? list : []
}

function toPosting(entry: TermEntry, at: number): Posting {
  return {ids: decodeDeltas(idsIn(entry, at)), weights: listIn(entry, 2 + at * 2).map((weight) => weight / WEIGHT_UNIT)}
}

/** Decodes delta encoding. */
function decodeDeltas(deltas: readonly number[]): readonly number[] {
  let last = 0
  return deltas.map((difference) => {
    last += difference
    return last
  })
}

/** Place of the last of sorted values that is not after another; 0 when all are. */
function lastUpTo<Value extends string | number>(sorted: readonly Value[], value: Value): number {
  const at = firstFrom(sorted, value)
  return sorted[at] === value ? at : Math.max(0, at - 1)
}

/** Documents by group and id. One that is not there stands for itself by its id; whoever reads its text, misses it. */
function createDocuments({pages, outlines, texts}: ShardedIndex, store: ShardStore) {
  const titleIds = decodeDeltas(pages)
  const known = [0, 1, 2, 3, 4].map(() => new Map<number, SearchDocument>())
  const shardOf = (type: SearchType, id: number): WantedShard => {
    const isOutline = type === SEARCH_GROUPS.title || type === SEARCH_GROUPS.heading
    const [, name] = (isOutline ? outlines : texts).filter(([first]) => first <= id).at(-1) ?? NO_DOCUMENTS
    return {name, kind: isOutline ? 'outline' : 'text'}
  }
  return {
    get: (type: SearchType, id: string): SearchDocument => {
      const i = Number(id)
      return (
        known[type]?.get(i) ?? {
          i,
          u: '',
          get t() {
            store.get(shardOf(type, i))
            return ''
          },
          ...(type === SEARCH_GROUPS.title ? {} : {p: titleIds[lastUpTo(titleIds, i)] ?? 0}),
        }
      )
    },
    isThere: (type: SearchType, {i}: SearchDocument): boolean => {
      const isKnown = known[type]?.has(i) === true
      if (!isKnown) store.get(shardOf(type, i))
      return isKnown
    },
    add: (records: readonly PageRecord[], kind: ShardKind): void => {
      for (const record of records)
        for (const [type, document] of documentsOf(record, kind)) known[type]?.set(document.i, document)
    },
  }
}

const NO_DOCUMENTS: DocumentShardRef = [0, '']

function documentsOf(
  {i, t, u, b, d, k, s = []}: PageRecord,
  kind: ShardKind,
): (readonly [SearchType, SearchDocument])[] {
  const own = {i, s: t, u, p: i}
  return [
    [SEARCH_GROUPS.title, {i, t, u, b}],
    ...(d === undefined ? [] : [[SEARCH_GROUPS.description, {...own, t: d}] as const]),
    ...(k === undefined ? [] : [[SEARCH_GROUPS.keywords, {...own, t: k}] as const]),
    ...s.map(([id, text, h, section = t]) =>
      kind === 'outline'
        ? ([SEARCH_GROUPS.heading, {i: id, t: text, u, h, p: i}] as const)
        : ([SEARCH_GROUPS.content, {i: id, t: text, s: section, u, h, p: i}] as const),
    ),
  ]
}
