// Texts of several languages, of which some have no spaces between words: each run of a script has its own segmenter.
import {japaneseTokens, joinSingles, type SegmentJapanese, segmentsOf} from './segment.ts'
import {
  EAST_ASIAN,
  lowerCase,
  SOUTH_EAST_ASIAN,
  type TextToken,
  type Tokenize,
  WORD_CHARACTERS,
  withParts,
} from './text-tokens.ts'

const EMOJI = '\\p{Extended_Pictographic}[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\u200d\\ufe0f]*'
const ONLY_IDEOGRAPHS = /^\p{Unified_Ideograph}+$/u

/** Runs of the two kinds of letters, and words between them. */
function runsAmong(wordCharacters: string): RegExp {
  const words = `(?:(?![${EAST_ASIAN}${SOUTH_EAST_ASIAN}])${wordCharacters})+`
  return new RegExp(`([${EAST_ASIAN}]+)|([${SOUTH_EAST_ASIAN}]+)|${words}|${EMOJI}`, 'gu')
}

/** Chinese has punctuation where others have spaces: next to it, words end there. */
const RUNS_WITH_CHINESE = runsAmong(`[${WORD_CHARACTERS}\\p{Join_Control}]`)
const RUNS = runsAmong('[^\\s-]')

export interface ScriptTokenizerOptions {
  readonly hasChinese: boolean
  readonly segmentJapanese: SegmentJapanese | undefined
  /** Runs of ideographs and names with `_` stay whole. */
  readonly isQuery: boolean
}

export function scriptTokenizer({hasChinese, segmentJapanese, isQuery}: ScriptTokenizerOptions): Tokenize {
  const chinese = new Intl.Segmenter('zh', {granularity: 'word'})
  const thai = new Intl.Segmenter('th', {granularity: 'word'})
  const segmentEastAsian = ({text, start}: TextToken): readonly TextToken[] => {
    // Of ideographs alone no one can say whether they are Japanese; those with kana are.
    if (ONLY_IDEOGRAPHS.test(text)) return joinSingles(segmentsOf(chinese, text, start))
    return segmentJapanese === undefined
      ? segmentsOf(chinese, text, start)
      : japaneseTokens(text, segmentJapanese, start)
  }
  return (text) =>
    [...lowerCase(text).matchAll(hasChinese ? RUNS_WITH_CHINESE : RUNS)].flatMap((match): readonly TextToken[] => {
      const [whole, eastAsian, southEastAsian] = match
      const token = {text: whole, start: match.index, length: whole.length}
      if (southEastAsian !== undefined) return segmentsOf(thai, whole, match.index)
      if (isQuery && (eastAsian === undefined || ONLY_IDEOGRAPHS.test(eastAsian))) return [token]
      if (eastAsian !== undefined) return segmentEastAsian(token)
      return hasChinese ? withParts(token) : [token]
    })
}
