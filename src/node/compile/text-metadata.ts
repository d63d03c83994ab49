// Facts of a document's text that a plugin asks for: each costs time, so none is found unasked.
import type {SourceFile, SourceSpec} from '../../plugin/types.ts'
import {countWords} from '../../shared/count-words.ts'

/** The facts that are asked for. @param text Below the header. */
export function readTextMetadata(
  text: string,
  {truncateMarker, countWords: language, keepsText}: Pick<SourceSpec, 'truncateMarker' | 'countWords' | 'keepsText'>,
): Pick<SourceFile, 'isTruncated' | 'wordCount' | 'text'> {
  return {
    ...(truncateMarker === undefined ? {} : {isTruncated: new RegExp(truncateMarker).test(text)}),
    ...(language === undefined ? {} : {wordCount: countWords(text, language)}),
    ...(keepsText === true ? {text} : {}),
  }
}
