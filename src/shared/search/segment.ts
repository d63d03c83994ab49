// Words of languages that have no spaces between them.
import {lowerCase, type TextToken} from './text-tokens.ts'

/** Segments of Japanese, of lunr-languages' module `tinyseg`. */
export type SegmentJapanese = (text: string) => readonly string[]

/** @param offset Offset of the text in the one that positions count in. */
export function japaneseTokens(text: string, segment: SegmentJapanese, offset = 0): readonly TextToken[] {
  return [...lowerCase(text).matchAll(/\S+/g)].flatMap((match) => {
    let start = offset + match.index
    return segment(match[0]).flatMap((word) => {
      const token = {text: word, start, length: word.length}
      start += word.length
      return word === '' ? [] : [token]
    })
  })
}

/** Characters that are words by themselves. */
const SINGLE_WORDS = new Set(
  '的地得了着过是在和与與及或而且但就也都还還又再很更最太把被让讓给給对對于於从從到向由以为為其之这這那此我你您他她它们們个個些每各某不没沒无無有中上下里裡后後前时時会會可要用'.split(
    '',
  ),
)

/**
 * The dictionary of the platform knows fewer technical words than writers do: it splits them into single characters. Two to
 * four of those in a row are taken for a word.
 */
export function joinSingles(tokens: readonly TextToken[]): readonly TextToken[] {
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

export function segmentsOf(segmenter: Intl.Segmenter, run: string, offset: number): readonly TextToken[] {
  return [...segmenter.segment(run)].map(({segment, index}) => ({
    text: segment,
    start: offset + index,
    length: segment.length,
  }))
}
