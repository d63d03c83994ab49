// Names of program text by their parts: `shell.openExternal(url` by `shell.openexternal`, `openexternal`, `open`, `external`.
import type {Analyzer} from '../../../shared/search/analyzer.ts'
import type {IndexGroup} from './index-groups.ts'
import type {Readings, Word} from './near-hits.ts'

/** Terms that have a word as a part. */
export type NameIndex = (word: Word) => Readings

/** Parts that begin with a word which are looked at while it is typed. */
const MAX_BEGINNINGS = 100
const MIN_BEGINNING_LENGTH = 3

/** What stands between the parts of a name. */
const PUNCTUATION = /[^\p{L}\p{N}_]+/u

export function createNameIndex(groups: readonly IndexGroup[], {tokenize, toTerm}: Analyzer): NameIndex {
  const termsByPart = new Map<string, Set<string>>()
  const known = new Set<string>()
  const add = (name: string, term: string): void => {
    known.add(term)
    for (const part of partsOf(name)) {
      const terms = termsByPart.get(part)
      if (terms === undefined) termsByPart.set(part, new Set([term]))
      else terms.add(term)
    }
  }
  for (const name of new Set(groups.flatMap(({identifiers}) => identifiers)))
    for (const {start, length, text} of tokenize(name)) {
      const term = toTerm(text)
      if (term !== undefined) add(name.slice(start, start + length), term)
    }
  for (const {terms} of groups)
    for (const term of terms) if (!known.has(term) && PUNCTUATION.test(term)) add(term, term)
  const parts = [...termsByPart.keys()].sort()
  return ({text, term: own}) => {
    const found = new Map<string, number>()
    if (own !== undefined) found.set(own, 1)
    for (const part of beginningWith(text, parts))
      for (const term of termsByPart.get(part) ?? []) if (!found.has(term)) found.set(term, part === text ? 0.9 : 0.7)
    return found
  }
}

/** The part itself comes first, as it is the shortest. */
function beginningWith(text: string, sorted: readonly string[]): readonly string[] {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  const count = text.length < MIN_BEGINNING_LENGTH ? 1 : MAX_BEGINNINGS
  const candidates = sorted.slice(low, low + count)
  return candidates.filter((part) => part === text || (count > 1 && part.startsWith(text)))
}

/** Words between punctuation, their humps, and the name itself with fewer and fewer of its qualifiers: `b.c` of `a.b.c(d`. */
function partsOf(name: string): ReadonlySet<string> {
  const pieces = name.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== '')
  const humps = pieces.flatMap((piece) => piece.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u))
  const called = name.split(/[([{<=]/)[0] ?? ''
  const qualified = [...called.matchAll(/(?:^|[.#:])(?=[\p{L}\p{N}_])/gu)].map(({0: mark, index}) =>
    called.slice(index + mark.length),
  )
  return new Set([...pieces, ...humps, ...qualified].map((part) => part.toLowerCase()))
}
