// Names of program text by their parts: `shell.openExternal(url` by `shell.openexternal`, `openexternal`, `open`, `external`.
import type {Analyzer} from '../../../shared/search/analyzer.ts'
import {memoize} from '../../../shared/search/memoize.ts'
import type {IndexGroup} from './index-groups.ts'
import type {Readings, Word} from './near-hits.ts'
import {createTextList, type TextList} from './text-list.ts'

/** Terms that have a word as a part. */
export type NameIndex = (word: Word) => Readings

/** Parts that begin with a word which are looked at while it is typed. */
const MAX_BEGINNINGS = 100
const MIN_BEGINNING_LENGTH = 3

/** What separates the parts of a name. */
const PUNCTUATION = /[^\p{L}\p{N}_]+/u

/** A name in the way that it is indexed. */
interface Name {
  readonly term: string
  readonly parts: ReadonlySet<string>
}

/** Names are taken apart when a word is looked for that is in them: all together they would take too long. */
export function createNameIndex(groups: readonly IndexGroup[], {tokenize, toTerm}: Analyzer): NameIndex {
  const identifiers = [...new Set(groups.flatMap((group) => group.identifiers))]
  const written = createNameList(createTextList(identifiers), (name) =>
    tokenize(name).flatMap(({start, length, text}) => {
      const term = toTerm(text)
      return term === undefined ? [] : [{term, parts: partsOf(name.slice(start, start + length))}]
    }),
  )
  const indexed = groups.map(({terms}) =>
    createNameList(terms, (term) => (PUNCTUATION.test(term) ? [{term, parts: partsOf(term)}] : [])),
  )
  const read = memoize((text: string): readonly (readonly [string, ReadonlySet<string>])[] => {
    const names = written(text)
    const known = new Set(names.map(({term}) => term))
    // A term says less of its parts than the name that it is of.
    const others = indexed.flatMap((list) => list(text)).filter(({term}) => !known.has(term))
    return byPart([...names, ...others], text)
  })
  return ({text, term: own}) => {
    const found = new Map<string, number>()
    if (own !== undefined) found.set(own, 1)
    for (const [part, terms] of read(text))
      for (const term of terms) if (!found.has(term)) found.set(term, part === text ? 0.9 : 0.7)
    return found
  }
}

/** Names that may have a part which begins with a text. */
type NameList = (text: string) => readonly Name[]

/** @param read What a text has of names; it is remembered. */
function createNameList({having}: TextList, read: (text: string) => readonly Name[]): NameList {
  const readOnce = memoize(read)
  return (text) => having(text, canBegin).flatMap(readOnce)
}

const INSIDE = /[\p{Ll}\p{Lo}\p{N}]/u

/** Whether a part of a name may begin at a place: behind punctuation, or with a capital letter. */
function canBegin(text: string, at: number): boolean {
  const [before = '\n', first = ''] = [text[at - 1], text[at]]
  if (isPlain(before) && isPlain(first)) return false
  return !/[\p{L}\p{N}]/u.test(before) || !INSIDE.test(first)
}

/** Nearly all letters are; to ask a pattern takes longer. */
function isPlain(letter: string): boolean {
  return letter >= 'a' && letter <= 'z'
}

function isShort(text: string): boolean {
  return text.length < MIN_BEGINNING_LENGTH
}

/** Terms by those of their parts that a word is the beginning of; the word itself comes first, as it is the shortest. */
function byPart(names: readonly Name[], text: string): readonly (readonly [string, ReadonlySet<string>])[] {
  const terms = new Map<string, Set<string>>()
  for (const {term, parts} of names)
    for (const part of parts)
      if (part === text || (!isShort(text) && part.startsWith(text))) {
        const own = terms.get(part) ?? new Set()
        terms.set(part, own.add(term))
      }
  return [...terms].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, MAX_BEGINNINGS)
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
