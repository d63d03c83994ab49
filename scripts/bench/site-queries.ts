// Queries that a reader of a built site may type, by kind, made from what the site has.
import {unlistPlaces} from '../../plugins/search/place-lists.ts'
import {
  type PageRecord,
  SEARCH_GROUPS,
  SEARCH_MANIFEST,
  type SearchGroup,
  type ShardedIndex,
  shardFile,
} from '../../src/shared/search/search-data.ts'
import {identifiersOf, type ReadJson} from './search-sites.ts'

const QUERIES_OF_A_KIND = 10
const UNKNOWN = ['qwzxvk', 'blorptang zzyx', 'xylograph quuxify', 'zzzz', 'wqpl mnbv cxz']

/** What a site has to be searched for. */
interface Texts {
  readonly titles: readonly string[]
  readonly identifiers: readonly string[]
}

function readTexts(read: ReadJson): Texts {
  const {file} = (read(SEARCH_MANIFEST) as {indexes: [{file: string}]}).indexes[0]
  // Written by the search plugin in these shapes.
  const index = read(file) as ShardedIndex | readonly SearchGroup[]
  const identifiers = identifiersOf(index, read)
  if (!('terms' in index)) return {titles: (index[SEARCH_GROUPS.heading]?.documents ?? []).map(({t}) => t), identifiers}
  const {outlines} = unlistPlaces(index, (name) => JSON.stringify(read(shardFile(name))))
  const records = outlines.flatMap(([, name]) => read(shardFile(name)) as readonly PageRecord[])
  return {titles: records.flatMap(({s = []}) => s.map(([, text]) => text)), identifiers}
}

/** Queries of each kind, up to ten. */
export function queriesOf(read: ReadJson): ReadonlyMap<string, readonly string[]> {
  const {titles, identifiers} = readTexts(read)
  const words = titles.map((title) => title.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  const single = pick(words.flat())
  return new Map([
    ['a word', single],
    ['three words', pick(words.filter(({length}) => length > 2).map((some) => some.slice(0, 3).join(' ')))],
    ['a word misspelt', single.map(swapLetters)],
    ['an identifier', pick(identifiers.filter((name) => /^[A-Za-z.]{6,24}$/.test(name)))],
    ['nothing to find', UNKNOWN],
    ['one letter', [...'abcdefghijklmnopqrstuvwxyz']],
  ])
}

/** Some of many, from everywhere. */
function pick(all: readonly string[]): readonly string[] {
  const unique = [...new Set(all)]
  const step = Math.max(1, Math.floor(unique.length / QUERIES_OF_A_KIND))
  return unique.filter((_, at) => at % step === 0).slice(0, QUERIES_OF_A_KIND)
}

function swapLetters(word: string): string {
  return word.slice(0, 2) + word.slice(2, 4).split('').reverse().join('') + word.slice(4)
}
