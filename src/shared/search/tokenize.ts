// Splits texts into words: the same way while the index is built and while hits are shown.
import {scriptTokenizer} from './script-tokenizer.ts'
import {japaneseTokens, type SegmentJapanese} from './segment.ts'
import {matchesOf, type TextToken, type Tokenize} from './text-tokens.ts'

/** Words between white space and hyphens. */
const SPACED = /[^\s-]+/g
const ONLY_KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}\u30fc]+$/u

/** Tokenizers of texts and of queries. */
export interface Tokenizers {
  readonly tokenize: Tokenize
  /** Leaves runs of ideographs whole: they are segmented into words of the index. */
  readonly tokenizeQuery: Tokenize
}

/** What a list of languages asks for. */
export function tokenizersFor(languages: readonly string[], segmentJapanese: SegmentJapanese | undefined): Tokenizers {
  const {tokenize, tokenizeQuery} = chooseTokenizers(languages, segmentJapanese)
  return {tokenize: composed(tokenize), tokenizeQuery: composed(tokenizeQuery)}
}

function chooseTokenizers(languages: readonly string[], segmentJapanese: SegmentJapanese | undefined): Tokenizers {
  const hasChinese = languages.includes('zh')
  if (hasChinese || languages.includes('th')) {
    const shared = {hasChinese, segmentJapanese}
    return {
      tokenize: scriptTokenizer({...shared, isQuery: false}),
      tokenizeQuery: scriptTokenizer({...shared, isQuery: true}),
    }
  }
  if (segmentJapanese === undefined) return {tokenize: spacedTokens, tokenizeQuery: spacedTokens}
  const japanese = (text: string) => japaneseTokens(text, segmentJapanese)
  if (languages.length === 1) return {tokenize: japanese, tokenizeQuery: japanese}
  return {
    tokenize: (text) => withNew(spacedTokens(text), japanese(text)),
    tokenizeQuery: (text) =>
      spacedTokens(text).flatMap((token) =>
        ONLY_KANA.test(token.text) ? japaneseTokens(token.text, segmentJapanese, token.start) : [token],
      ),
  }
}

/** An accent is a part of its letter in one text, and a character of its own in another: the words are the same. */
function composed(tokenize: Tokenize): Tokenize {
  return (text) => {
    const tokens = tokenize(text)
    return text.normalize('NFC') === text ? tokens : tokens.map((one) => ({...one, text: one.text.normalize('NFC')}))
  }
}

function spacedTokens(text: string): readonly TextToken[] {
  return matchesOf(text, SPACED)
}

/** Tokens of a second tokenizer count once, and only when the first has no such word. */
function withNew(first: readonly TextToken[], second: readonly TextToken[]): readonly TextToken[] {
  const seen = new Set(first.map(({text}) => text))
  const added = second.filter(({text}) => !seen.has(text) && seen.add(text) !== undefined)
  return [...first, ...added]
}
