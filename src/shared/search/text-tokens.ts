// Words and their places in a text.

/** A word of a text, in lower case. */
export interface TextToken {
  readonly text: string
  readonly start: number
  readonly length: number
}

export type Tokenize = (text: string) => readonly TextToken[]

export function matchesOf(text: string, pattern: RegExp): TextToken[] {
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

/** Letters of Chinese and Japanese, inside of a character class. */
export const EAST_ASIAN = '\\p{Unified_Ideograph}\\p{sc=Hiragana}\\p{sc=Katakana}\\u3005\\u3006\\u3099\\u309a\\u30fc'
/** Letters of other languages without spaces. */
export const SOUTH_EAST_ASIAN = '\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}'

/** What words are made of, inside of a character class: letters with their accents, digits and `_`. */
export const WORD_CHARACTERS = '\\p{L}\\p{M}\\p{N}_'

/** `api_gateway` is found by its parts too. */
export function withParts(token: TextToken): readonly TextToken[] {
  const {text, start} = token
  if (!/[^_]_+[^_]/.test(text)) return [token]
  const parts = [...text.matchAll(/[^_]+/g)].map((part) => ({
    text: part[0],
    start: start + part.index,
    length: part[0].length,
  }))
  return [token, ...parts]
}

/** From the first to the last character of a word; tried from the left alone, so that long texts take no longer. */
const BARE = new RegExp(`[${WORD_CHARACTERS}](?:[^]*[${WORD_CHARACTERS}])?`, 'u')
const EMOJI = /\p{Extended_Pictographic}/u

/** A word without punctuation at its ends. What is nothing but an emoji stays: it can be looked for. */
export function trim(word: string): string {
  return BARE.exec(word)?.[0] ?? (EMOJI.test(word) ? word : '')
}
