// Terms of a large index in shards, and the directory of all shards.
import {
  type Analyzer,
  type DictionaryFile,
  type ShardedIndex,
  type TermPosting,
  type TermShardRef,
  toDeltas,
  type VocabularyFile,
} from 'quire-docs/plugin/search'
import {createCutter, createPacker, type ListShard, type Shard, toShard} from './shard.ts'

/** Where a shard of terms is, with its kilobytes. */
export function placeOf({first, name, text}: ListShard<string>): TermShardRef {
  return [first, name, Math.ceil(text.length / 1000)]
}

/** Most characters of a shard of terms: some 9 kB on the way to the reader, as a query of four words needs twelve or more. */
export const TERMS_SIZE = 40_000

/** Shards of a family of groups, one after the other; a term is in one of them with its postings of all the groups. */
export function* shardTerms(groups: readonly Iterable<TermPosting>[]): Generator<ListShard<string>> {
  const packer = createPacker<string>(TERMS_SIZE, (text) => text.length)
  for (const {term, text} of entriesOf(groups)) yield* packer.add(term, {key: term, text})
  yield* packer.close()
}

const IDEOGRAPH = /^\p{Unified_Ideograph}/u

export function isIdeographic(term: string): boolean {
  return IDEOGRAPH.test(term)
}

/** Most bytes of a shard of the dictionary: a query asks for one with each of its ideographs. */
const DICTIONARY_SIZE = 12_000

/** Terms of all groups that begin with an ideograph. */
export function shardDictionary(groups: readonly (readonly string[])[]): readonly ListShard<string>[] {
  const own = groups.map((terms) => terms.filter(isIdeographic))
  const firstGroups = new Map<string, number>()
  own.forEach((terms, group) => {
    for (const term of terms) if (!firstGroups.has(term)) firstGroups.set(term, group)
  })
  const shards: ListShard<string>[] = []
  let lists: string[][] = groups.map(() => [])
  let first: string | undefined
  const begins = createCutter(DICTIONARY_SIZE)
  const close = (): void => {
    if (first !== undefined) shards.push({first, ...toShard(JSON.stringify(lists satisfies DictionaryFile))})
    lists = groups.map(() => [])
    first = undefined
  }
  for (const term of [...firstGroups.keys()].sort()) {
    if (begins(term, Buffer.byteLength(term) + 3)) close()
    first ??= term
    lists[firstGroups.get(term) ?? 0]?.push(term)
  }
  close()
  return shards
}

function* entriesOf(groups: readonly Iterable<TermPosting>[]): Generator<{term: string; text: string}> {
  const lists = groups.map((group) => {
    const iterator = group[Symbol.iterator]()
    // The done result of a list has no value.
    const next = (): TermPosting | undefined => iterator.next().value
    return {next, head: next()}
  })
  for (let term = leastTerm(lists); term !== undefined; term = leastTerm(lists)) {
    const texts = lists.map((list) => {
      const posting = list.head
      if (posting?.term !== term) return '[],[],[]'
      list.head = list.next()
      return `[${toDeltas(posting.ids).join(',')}],[${posting.counts.join(',')}],[${posting.lengths.join(',')}]`
    })
    yield {term, text: `[${JSON.stringify(term)},${texts.join(',')}]`}
  }
}

function leastTerm(lists: readonly {readonly head: TermPosting | undefined}[]): string | undefined {
  return lists.reduce<string | undefined>((least, {head}) => {
    if (head === undefined) return least
    return least === undefined || head.term < least ? head.term : least
  }, undefined)
}

/** Of each group: all its terms, and the names of program text that have one of them. */
export function shardVocabularies(
  groups: readonly (readonly string[])[],
  identifiers: readonly string[],
  {tokenize, toTerm}: Analyzer,
): readonly Shard[] {
  const names = identifiers.map((name) => ({name, terms: tokenize(name).map(({text}) => toTerm(text) ?? '')}))
  return groups.map((terms) => {
    const known = new Set(terms)
    const own = names.filter((one) => one.terms.some((term) => known.has(term))).map(({name}) => name)
    return toShard(JSON.stringify({terms, identifiers: own} satisfies VocabularyFile))
  })
}

/** Text of the file that says where everything is. */
export function directoryOf(directory: ShardedIndex, titles: EnclosedTexts | undefined): string {
  const text = JSON.stringify(directory)
  if (titles === undefined) return text
  return `${text.slice(0, -1)},"titles":{"terms":[${titles.terms.join(',')}],"pages":${titles.pages}}}`
}

/** JSON of what comes with the directory. */
export interface EnclosedTexts {
  readonly terms: readonly string[]
  readonly pages: string
}
