// The one reader of both forms of an index: asks a store for the shards that a query needs. An index of one file is one
// with a shard for each of its groups.
import {
  type DictionaryFile,
  SEARCH_GROUPS,
  type SearchDocument,
  type SearchType,
  type ShardedIndex,
  type TermShardRef,
} from '../../shared/search/search-data.ts'
import {lastUpTo} from '../../shared/search/sorted-values.ts'
import {beginningWith, type IndexGroup, type OpenIndex, type Posting} from './engine/index-groups.ts'
import {createTextList, type TextList} from './engine/text-list.ts'
import {createPlaces} from './shard-places.ts'
import {createShardStore, type ShardStore, type WantedShard} from './shard-store.ts'

/** Where shards are. */
export interface IndexLayout
  extends Pick<ShardedIndex, 'vocabularies' | 'dictionary' | 'terms' | 'outlines' | 'texts' | 'pages' | 'isListed'> {
  /** By shard of terms: the groups whose terms are in it. */
  readonly families: readonly (readonly SearchType[])[]
  /** By group, where it is known before its documents: how many there are. */
  readonly counts?: readonly number[]
  readonly readDepth: number
}

/** Terms of one group, in their order. A store has them in lists, for all groups of a family. */
export interface TermShard {
  readonly terms: readonly string[]
  readonly postingOf: (term: string, type: SearchType) => Posting | undefined
}

export interface Vocabulary {
  readonly terms: TextList
  readonly identifiers: readonly string[]
}

export type TypedDocument = readonly [SearchType, SearchDocument]

/** An index to which what arrives is added. */
export interface GrowingIndex extends OpenIndex {
  hasNames: boolean
  isArriving: boolean
  readonly store: ShardStore
  readonly addDocuments: (documents: Iterable<TypedDocument>) => void
  /** Texts of a page that are there, in their order. */
  readonly contentsOf: (page: number) => readonly SearchDocument[]
  /** The shard with a page's texts, or while that is missing, the list that has its place. */
  readonly textShardOf: (page: number) => WantedShard
}

export function openIndex(layout: IndexLayout): GrowingIndex {
  const store = createShardStore()
  const areLists = layout.isListed === true
  const documents = createDocuments(layout, store)
  const groups = layout.families.flatMap((types, family) => {
    const shards = listShards<readonly TermShard[]>(layout.terms[family] ?? [], {kind: 'terms', areLists, store})
    return types.map((type, at): IndexGroup => {
      const kind = type === SEARCH_GROUPS.content ? 'contentVocabulary' : 'vocabulary'
      const vocabulary = (): Vocabulary =>
        // What was received under this name.
        (store.get({name: layout.vocabularies[type] ?? '', kind}) as Vocabulary | undefined) ?? NO_VOCABULARY
      return {
        type,
        documents: documents.ofGroup(type),
        get terms() {
          return vocabulary().terms
        },
        get identifiers() {
          return vocabulary().identifiers
        },
        termsFrom: (prefix) => {
          const found = shards.from(prefix)
          // A part of them would be taken for all.
          return found.includes(undefined) ? [] : found.flatMap((one) => beginningWith(one?.[at]?.terms ?? [], prefix))
        },
        postingOf: (term) => shards.having(term)?.[at]?.postingOf(term, type),
      }
    })
  })
  const dictionary = listShards<DictionaryFile>(layout.dictionary, {kind: 'dictionary', areLists: false, store})
  return {
    groups,
    store,
    missing: store,
    hasNames: false,
    isArriving: false,
    termsFromAny: (starts) => {
      const found = starts.map((start) => ({start, files: dictionary.from(start)}))
      const terms = groups.flatMap(({type}) =>
        found.flatMap(({start, files}) => files.flatMap((file) => beginningWith(file?.[type] ?? [], start))),
      )
      return [...new Set(terms)]
    },
    readDepth: layout.readDepth,
    isThere: documents.isThere,
    addDocuments: documents.add,
    contentsOf: documents.contentsOf,
    textShardOf: (page) => documents.shardOf(SEARCH_GROUPS.content, page),
  }
}

const NO_VOCABULARY: Vocabulary = {terms: createTextList([]), identifiers: []}

interface ListOptions {
  readonly kind: 'terms' | 'dictionary'
  readonly areLists: boolean
  readonly store: ShardStore
}

/** Shards in the order of what they begin with. Each is undefined while it is missing, which is noted. */
function listShards<Content>(refs: readonly TermShardRef[], {kind, areLists, store}: ListOptions) {
  const places = createPlaces(refs, {areLists, kind: 'termList', store})
  // What was received under this name.
  const read = (ref: TermShardRef | undefined) =>
    ref && (store.get({name: ref[1], kind}, ref[2]) as Content | undefined)
  return {
    /** The one that has a text, if any has. */
    having: (text: string): Content | undefined => read(places.having(text)),
    /** Those that have texts which begin with another. */
    from: (prefix: string): readonly (Content | undefined)[] =>
      places.from(prefix, (first) => first.startsWith(prefix)).map(read),
  }
}

/** Documents by group and id. A missing one is a stub: reading its text notes that it is missing. */
function createDocuments({pages, outlines, texts, counts, isListed}: IndexLayout, store: ShardStore) {
  const areLists = isListed === true
  const known = [0, 1, 2, 3, 4].map(() => new Map<number, SearchDocument>())
  const places = {
    outline: createPlaces(outlines, {areLists, kind: 'documentList', store}),
    text: createPlaces(texts, {areLists, kind: 'documentList', store}),
  }
  const shardOf = (type: SearchType, id: number): WantedShard => {
    const isOutline = type === SEARCH_GROUPS.title || type === SEARCH_GROUPS.heading
    const kind = isOutline ? 'outline' : 'text'
    const place = places[kind].having(id)
    return place === undefined ? (places[kind].listHaving(id) ?? {name: '', kind}) : {name: place[1], kind}
  }
  const stubOf = (type: SearchType, i: number): SearchDocument => ({
    i,
    u: '',
    get t() {
      store.get(shardOf(type, i))
      return ''
    },
    ...(type === SEARCH_GROUPS.title ? {} : {p: pages[lastUpTo(pages, i)] ?? 0}),
  })
  return {
    ofGroup: (type: SearchType): IndexGroup['documents'] => ({
      get: (id) => known[type]?.get(id) ?? stubOf(type, id),
      get size() {
        return counts?.[type] ?? known[type]?.size ?? 0
      },
    }),
    isThere: (type: SearchType, {i}: SearchDocument): boolean => {
      const isKnown = known[type]?.has(i) === true
      if (!isKnown) store.get(shardOf(type, i))
      return isKnown
    },
    shardOf,
    contentsOf: (page: number): readonly SearchDocument[] =>
      [...(known[SEARCH_GROUPS.content]?.values() ?? [])].filter(({p}) => p === page).sort((a, b) => a.i - b.i),
    add: (documents: Iterable<TypedDocument>): void => {
      for (const [type, document] of documents) known[type]?.set(document.i, document)
    },
  }
}
