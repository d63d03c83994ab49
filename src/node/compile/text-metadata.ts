// Facts of a document's text that a plugin asks for: each costs time, so none is found unasked.
import type {SourceFile, SourceSpec} from '../../plugin/types.ts'
import {countWords} from '../../shared/count-words.ts'

/** The facts that are asked for. @param content Below the header: a heading that it begins with is shown elsewhere, as its title. */
export function readTextMetadata(
  content: string,
  {truncateMarker, countWords: language, keepsText}: Pick<SourceSpec, 'truncateMarker' | 'countWords' | 'keepsText'>,
): Pick<SourceFile, 'isTruncated' | 'wordCount' | 'text'> {
  const text = dropTitle(content).trimStart()
  return {
    ...(truncateMarker === undefined ? {} : {isTruncated: new RegExp(truncateMarker).test(content)}),
    ...(language === undefined ? {} : {wordCount: countWords(text, language)}),
    ...(keepsText === true ? {text} : {}),
  }
}

/** Without the first heading, when nothing but imports and empty lines are before it. */
function dropTitle(content: string): string {
  const lines = content.split('\n')
  let at = 0
  for (let isImport = false; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    // An import may go on in the next lines.
    isImport = line !== '' && !ATX_TITLE.test(line) && (isImport || /^import\s/.test(line))
    if (line !== '' && !isImport) break
  }
  const [line = '', next = ''] = [lines[at], lines[at + 1]]
  const isUnderlined = /^[^\s#>-]/.test(line) && /^=+[ \t]*$/.test(next)
  if (!isUnderlined && !ATX_TITLE.test(line)) return content
  return [...lines.slice(0, at), ...lines.slice(at + (isUnderlined ? 2 : 1))].join('\n')
}

const ATX_TITLE = /^#[ \t]+\S/
