// Where CommonMark and MDX read the same HTML differently: Markdown on the lines of a tag, without a blank line between.
const OPENING = /^[ \t]*<(?!script\b|style\b)[a-z]/gim
const BLANK_LINE = /\n[ \t]*(?:\n|$)/g
const TAG = /<[^<>]*>/g
/** Emphasis, code, a link, or the beginning of a list item or a heading. */
const MARKDOWN = /[*`]\S|(?<![\p{L}\p{N}_])_[^\s_]|\]\(|^[ \t]*(?:[-+*]|#{1,6}|\d{1,9}[.)])[ \t]+\S/mu

/**
 * Whether a block of HTML holds what MDX reads as Markdown and CommonMark shows as it is written.
 * @param content The document.
 * @param masked The same, with code and comments as spaces.
 */
export function holdsMarkdownInHtml(content: string, masked: string): boolean {
  OPENING.lastIndex = 0
  for (let found = OPENING.exec(masked); found !== null; found = OPENING.exec(masked)) {
    BLANK_LINE.lastIndex = found.index
    const end = BLANK_LINE.exec(masked)?.index ?? masked.length
    if (MARKDOWN.test(content.slice(found.index, end).replace(TAG, ' '))) return true
    OPENING.lastIndex = end
  }
  return false
}
