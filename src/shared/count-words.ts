// Words of a text, in any language.

/** How many words a text has by the rules of a language: in Chinese and Thai, no spaces stand between them. */
export function countWords(text: string, language: string): number {
  let count = 0
  for (const {isWordLike} of new Intl.Segmenter(language, {granularity: 'word'}).segment(text))
    if (isWordLike) count += 1
  return count
}
