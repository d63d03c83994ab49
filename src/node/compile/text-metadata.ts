// Facts of a document's text that a plugin asks for: each costs time, so none is found unasked.
import type {SourceFile, SourceSpec} from '../../plugin/types.ts'
import {countWords} from '../../shared/count-words.ts'

/** The facts that are asked for. @param content Below the header: a heading that it begins with is shown elsewhere, as its title. */
export function readTextMetadata(
  content: string,
  {truncateMarker, countWords: language, keepsText}: Pick<SourceSpec, 'truncateMarker' | 'countWords' | 'keepsText'>,
): Pick<SourceFile, 'isTruncated' | 'wordCount' | 'text'> {
  const text = content.replace(TITLE, '$1').trimStart()
  return {
    ...(truncateMarker === undefined ? {} : {isTruncated: new RegExp(truncateMarker).test(content)}),
    ...(language === undefined ? {} : {wordCount: countWords(text, language)}),
    ...(keepsText === true ? {text} : {}),
  }
}

/** The first heading, when nothing but imports and empty lines are before it. */
const TITLE = /^((?:import\s[^\n]*\n(?:[^\n]+\n)*|\n)*)(?:#[ \t]+[^\s][^\n]*|[^\s#>-][^\n]*\n=+[ \t]*)(?:\n|$)/
