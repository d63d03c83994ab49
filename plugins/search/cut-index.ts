// Terms of a large index in pieces, and the directory of all pieces.
import {
  type Analyzer,
  type CutIndex,
  type DictionaryFile,
  TERM_FAMILIES,
  type TermPosting,
  type VocabularyFile,
} from 'quire/plugin/search'
import type {CutPages, PagePiece} from './cut-pages.ts'
import {type Piece, toPiece} from './piece.ts'

export interface TermsPiece extends Piece {
  readonly first: string
}

/** Characters of a piece of terms: some 18 kB on the way to the reader, as a query of three words needs nine or more. */
const TERMS_SIZE = 60_000

/** Pieces of each family; a term is in one piece with the postings of all groups of the family. */
export function cutTerms(groups: readonly (readonly TermPosting[])[]): readonly (readonly TermsPiece[])[] {
  return TERM_FAMILIES.map((types) => cutFamily(types.map((type) => groups[type] ?? [])))
}

function cutFamily(groups: readonly (readonly TermPosting[])[]): readonly TermsPiece[] {
  const pieces: TermsPiece[] = []
  let entries: string[] = []
  let first = ''
  let size = 0
  const close = (): void => {
    if (entries.length > 0) pieces.push({first, ...toPiece(`[${entries.join(',')}]`)})
    entries = []
    size = 0
  }
  for (const {term, text} of entriesOf(groups)) {
    // A term of very many documents fills a piece of its own.
    if (size + text.length > TERMS_SIZE) close()
    if (entries.length === 0) first = term
    entries.push(text)
    size += text.length
  }
  close()
  return pieces
}

const IDEOGRAPH = /^\p{Unified_Ideograph}/u

/** Bytes of a piece of the dictionary: a query asks for one with each of its ideographs. */
const DICTIONARY_SIZE = 8_000

/** Terms of all groups that begin with an ideograph. */
export function cutDictionary(groups: readonly (readonly TermPosting[])[]): readonly TermsPiece[] {
  const own = groups.map((postings) => postings.map(({term}) => term).filter((term) => IDEOGRAPH.test(term)))
  const firstGroups = new Map<string, number>()
  own.forEach((terms, group) => {
    for (const term of terms) if (!firstGroups.has(term)) firstGroups.set(term, group)
  })
  const pieces: TermsPiece[] = []
  let lists: string[][] = groups.map(() => [])
  let first = ''
  let size = 0
  const close = (): void => {
    if (size > 0) pieces.push({first, ...toPiece(JSON.stringify(lists satisfies DictionaryFile))})
    lists = groups.map(() => [])
    size = 0
  }
  for (const term of [...firstGroups.keys()].sort()) {
    if (size > DICTIONARY_SIZE) close()
    if (size === 0) first = term
    lists[firstGroups.get(term) ?? 0]?.push(term)
    size += Buffer.byteLength(term) + 3
  }
  close()
  return pieces
}

function* entriesOf(groups: readonly (readonly TermPosting[])[]): Generator<{term: string; text: string}> {
  const places = groups.map(() => 0)
  const next = (): string | undefined =>
    groups
      .flatMap((list, at) => list[places[at] ?? 0]?.term ?? [])
      .reduce<string | undefined>((least, term) => (least === undefined || term < least ? term : least), undefined)
  for (let term = next(); term !== undefined; term = next()) {
    const lists = groups.map((list, at) => {
      const posting = list[places[at] ?? 0]
      if (posting?.term !== term) return '[],[]'
      places[at] = (places[at] ?? 0) + 1
      return `[${differences(posting.ids).join(',')}],[${posting.weights.join(',')}]`
    })
    yield {term, text: `[${JSON.stringify(term)},${lists.join(',')}]`}
  }
}

export function differences(ids: Uint32Array): Uint32Array {
  return ids.map((id, at) => id - (at === 0 ? 0 : (ids[at - 1] ?? 0)))
}

/** Of each group: all its terms, and the names of program text that have one of them. */
export function cutVocabularies(
  groups: readonly (readonly TermPosting[])[],
  identifiers: readonly string[],
  {tokenize, toTerm}: Analyzer,
): readonly Piece[] {
  const names = identifiers.map((name) => ({name, terms: tokenize(name).map(({text}) => toTerm(text) ?? '')}))
  return groups.map((postings) => {
    const terms = postings.map(({term}) => term)
    const known = new Set(terms)
    const own = names.filter((one) => one.terms.some((term) => known.has(term))).map(({name}) => name)
    return toPiece(JSON.stringify({terms, identifiers: own} satisfies VocabularyFile))
  })
}

export interface CutParts extends CutPages {
  readonly terms: readonly (readonly TermsPiece[])[]
  readonly vocabularies: readonly Piece[]
  readonly dictionary: readonly TermsPiece[]
}

/** Text of the file that says where everything is. */
export function directoryOf(
  {terms, vocabularies, dictionary, outlines, texts, titles}: CutParts,
  about: Pick<CutIndex, 'pipeline' | 'hasNames' | 'counts' | 'pages'>,
): string {
  const pagePieces = (list: readonly PagePiece[]) => list.map(({first, name}) => [first, name] as const)
  const termPieces = (list: readonly TermsPiece[]) =>
    list.map(({first, name, text}) => [first, name, Math.ceil(text.length / 1000)] as const)
  const directory = JSON.stringify({
    ...about,
    vocabularies: vocabularies.map(({name}) => name),
    dictionary: termPieces(dictionary),
    terms: terms.map(termPieces),
    outlines: pagePieces(outlines),
    texts: pagePieces(texts),
  } satisfies CutIndex)
  if (titles === undefined) return directory
  const enclosed = `{"terms":[${terms[0]?.map(({text}) => text).join(',')}],"pages":${titles}}`
  return `${directory.slice(0, -1)},"titles":${enclosed}}`
}
