// Cuts texts into words: the same way while the index is made and while hits are shown.
import {isJapanese} from './languages.ts'

/** A word as it stands in a text, in lower case. */
export interface TextToken {
  readonly text: string
  readonly start: number
  readonly length: number
}

export type Tokenize = (text: string) => readonly TextToken[]

/** Segments of Japanese, of lunr-languages' module `tinyseg`. */
export type SegmentJapanese = (text: string) => readonly string[]

/** Words between white space and hyphens. */
const SPACED = /[^\s-]+/g
/** Words of Latin letters, or a run of ideographs; a match of the second group is to be segmented. */
const CHINESE = /\w+|(\p{Unified_Ideograph}+)/gu
const THAI = /[\u0e00-\u0e7f]+/g

/** The way to cut texts that a list of languages asks for. */
export function tokenizerFor(languages: readonly string[], segmentJapanese: SegmentJapanese | undefined): Tokenize {
  if (languages.includes('zh')) return chineseTokenizer()
  const [only] = languages
  const japanese = segmentJapanese === undefined ? undefined : (text: string) => cutJapanese(text, segmentJapanese)
  if (languages.length === 1 && only !== undefined && isJapanese(only) && japanese !== undefined) return japanese
  const thai = languages.includes('th') ? thaiTokenizer() : undefined
  if (languages.length === 1 && thai !== undefined) return thai
  const others = [japanese, thai].filter((one) => one !== undefined)
  return others.length === 0
    ? cutSpaced
    : (text) =>
        withNew(
          cutSpaced(text),
          others.flatMap((cut) => cut(text)),
        )
}

function cutSpaced(text: string): readonly TextToken[] {
  return matchesOf(text, SPACED)
}

/** Tokens of a second tokenizer count once, and only when the first has no such word. */
function withNew(first: readonly TextToken[], second: readonly TextToken[]): readonly TextToken[] {
  const seen = new Set(first.map(({text}) => text))
  const added = second.filter(({text}) => !seen.has(text) && seen.add(text) !== undefined)
  return [...first, ...added]
}

function matchesOf(text: string, pattern: RegExp): TextToken[] {
  return [...lowerCase(text).matchAll(pattern)].map((match) => ({
    text: match[0],
    start: match.index,
    length: match[0].length,
  }))
}

/** Lower case of the same length, so that places stay: a few capital letters would become two. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : [...text].map((char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char)).join('')
}

function cutJapanese(text: string, segment: SegmentJapanese): readonly TextToken[] {
  return [...lowerCase(text).matchAll(/\S+/g)].flatMap((match) => {
    let start = match.index
    return segment(match[0]).flatMap((word) => {
      const token = {text: word, start, length: word.length}
      start += word.length
      return word === '' ? [] : [token]
    })
  })
}

function chineseTokenizer(): Tokenize {
  const words = new Intl.Segmenter('zh', {granularity: 'word'})
  return (text) =>
    [...lowerCase(text).matchAll(CHINESE)].flatMap((match): readonly TextToken[] => {
      const [whole, run] = match
      if (run !== undefined) return joinSingles(segmentsOf(words, run, match.index))
      const token = {text: whole, start: match.index, length: whole.length}
      return /[^_]_+[^_]/.test(whole) ? [token, ...partsOf(token)] : [token]
    })
}

/** Characters that are words by themselves. */
const SINGLE_WORDS = new Set(
  '的地得了着过是在和与與及或而且但就也都还還又再很更最太把被让讓给給对對于於从從到向由以为為其之这這那此我你您他她它们們个個些每各某不没沒无無有中上下里裡后後前时時会會可要用'.split(
    '',
  ),
)

/**
 * The dictionary of the platform knows fewer technical words than writers do: it cuts them into single characters. Two to
 * four of those in a row are taken for a word.
 */
function joinSingles(tokens: readonly TextToken[]): readonly TextToken[] {
  const joined: TextToken[] = []
  let count = 0
  for (const token of tokens) {
    const last = joined.at(-1)
    const isLoose = token.length === 1 && !SINGLE_WORDS.has(token.text)
    if (isLoose && count > 0 && count < 4 && last !== undefined) {
      joined[joined.length - 1] = {text: last.text + token.text, start: last.start, length: last.length + 1}
      count += 1
    } else {
      joined.push(token)
      count = isLoose ? 1 : 0
    }
  }
  return joined
}

/** `api_gateway` is found by its parts too. */
function partsOf({text, start}: TextToken): readonly TextToken[] {
  return [...text.matchAll(/[^_]+/g)].map((part) => ({
    text: part[0],
    start: start + part.index,
    length: part[0].length,
  }))
}

/** Words between spaces; a run of Thai letters, which has no spaces, is cut by its dictionary. */
function thaiTokenizer(): Tokenize {
  const words = new Intl.Segmenter('th', {granularity: 'word'})
  return (text) =>
    cutSpaced(text).flatMap((token) => {
      const runs = [...token.text.matchAll(THAI)]
      if (runs.length === 0) return [token]
      const rest = matchesOf(
        token.text.replace(THAI, (run) => ' '.repeat(run.length)),
        SPACED,
      )
      return [
        ...runs.flatMap((run) => segmentsOf(words, run[0], token.start + run.index)),
        ...rest.map((one) => ({...one, start: token.start + one.start})),
      ].sort((a, b) => a.start - b.start)
    })
}

function segmentsOf(segmenter: Intl.Segmenter, run: string, offset: number): readonly TextToken[] {
  return [...segmenter.segment(run)].map(({segment, index}) => ({
    text: segment,
    start: offset + index,
    length: segment.length,
  }))
}
