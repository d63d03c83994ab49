// Lists of all words after some pages have changed: the vocabularies, and the dictionary of terms in ideographs.
import type {Analyzer, ShardedIndex, TermShardRef, VocabularyFile} from 'quire-docs/plugin/search'
import type {WordChanges} from './revise-terms.ts'
import type {Shard} from './shard.ts'
import {isIdeographic, placeOf, shardDictionary, shardVocabularies} from './shard-index.ts'

export interface WordContext {
  /** Names of program text in the texts, in their order. */
  readonly names: {readonly before: readonly string[]; readonly now: readonly string[]}
  readonly analyzer: Analyzer
  /** Text of a shard by its name. */
  readonly read: (name: string) => string
}

export interface RevisedWords {
  readonly vocabularies: readonly string[]
  readonly dictionary: readonly TermShardRef[]
  readonly made: readonly Shard[]
}

/** @param words By group. */
export function reviseWords(
  {vocabularies, dictionary}: ShardedIndex,
  words: readonly WordChanges[],
  {names, analyzer, read}: WordContext,
): RevisedWords {
  const isRenamed = names.now.length !== names.before.length || names.now.some((name, at) => name !== names.before[at])
  const isChanged = (group: number): boolean => isRenamed || changesOf(words[group]).length > 0
  const termsOf = (group: number): readonly string[] => {
    // Written by `shardVocabularies`.
    const {terms} = JSON.parse(read(vocabularies[group] ?? '')) as VocabularyFile
    const {added = [], removed = []} = words[group] ?? {}
    if (added.length + removed.length === 0) return terms
    const gone = new Set(removed)
    return [...terms.filter((term) => !gone.has(term)), ...added].sort()
  }
  const changed = [...vocabularies.keys()].filter(isChanged)
  const made = shardVocabularies(changed.map(termsOf), names.now, analyzer)
  const isDictionaryChanged = words.some((own) => changesOf(own).some(isIdeographic))
  const shards = isDictionaryChanged ? shardDictionary(vocabularies.map((_, group) => termsOf(group))) : undefined
  return {
    vocabularies: vocabularies.map((name, group) => made[changed.indexOf(group)]?.name ?? name),
    dictionary: shards?.map(placeOf) ?? dictionary,
    made: [...made, ...(shards ?? [])],
  }
}

function changesOf(words: WordChanges | undefined): readonly string[] {
  return words === undefined ? [] : [...words.added, ...words.removed]
}
