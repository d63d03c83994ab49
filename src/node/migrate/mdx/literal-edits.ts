// Signs that are text to MDX 1 and markup to MDX 3: each gets a backslash.
import {isLiteralMark, markLiteral} from '../../compile/mdx1/literal-text.ts'
import {findMarkdownInScripts} from '../../compile/mdx1/markdown-in-scripts.ts'
import {offsetAt, type TextEdit} from '../../compile/mdx1/text-edit.ts'
import {findLineStarts} from '../../compile/parse/line-starts.ts'
import {maskCode} from '../../compile/parse/mask-code.ts'

/** Text in JSX that is emphasis, code, a link or struck out to MDX 3. */
const INLINE = /[*`[~]/
/** What would begin a block. */
const BLOCK = /^[ \t]*(?:[#>+-]|\d{1,9}[.)])$/

/** Signs further to the right begin nothing that a writer would notice. */
const MAX_INDENT = 200

/**
 * @param text The file as it is.
 * @param prepared The same for the parser: lines have their numbers and their length, but for fences of admonitions.
 */
export function findLiteralEdits(text: string, prepared: string): readonly TextEdit[] {
  const {text: marked, isInBlock} = markLiteral(prepared, true)
  const markedLines = marked.split('\n')
  const maskedLines = maskCode(prepared).text.split('\n')
  const lines = prepared.split('\n')
  const lineStarts = findLineStarts(prepared)
  // Markdown there is none of the text of JSX around it.
  const scripts = findMarkdownInScripts(prepared)
  const isInScript = (at: number): boolean => scripts.some(({start, end}) => at >= start && at < end)
  return lines.flatMap((line, at) => {
    if (isInScript(lineStarts[at] ?? 0)) return []
    const input = {line, marked: markedLines[at] ?? '', masked: maskedLines[at] ?? ''}
    const columns = isInBlock[at] ? findInBlock(input) : findInProse(input)
    return columns.flatMap((column) => {
      const offset = offsetAt(text, {line: at + 1, column: column + 1})
      return offset === undefined || text[offset] !== line[column] ? [] : [{start: offset, end: offset, text: '\\'}]
    })
  })
}

interface Line {
  readonly line: string
  readonly marked: string
  /** Without code. */
  readonly masked: string
}

function findInBlock({line, marked}: Line): readonly number[] {
  return columnsOf(line, (sign, at) => {
    if (!isLiteralMark(marked[at]) || line[at - 1] === '\\') return false
    if (sign === '_') return !/\w_\w/.test(line.slice(Math.max(0, at - 1), at + 2))
    return INLINE.test(sign) || (at < MAX_INDENT && BLOCK.test(line.slice(0, at + 1)))
  })
}

function findInProse({line, marked, masked}: Line): readonly number[] {
  return columnsOf(line, (sign, at) => {
    if (masked[at] !== sign) return false
    if (sign === '~') return line[at - 1] !== '~' && line[at + 1] !== '~'
    return sign === '{' && isLiteralMark(marked[at])
  })
}

function columnsOf(line: string, isOne: (sign: string, at: number) => boolean): readonly number[] {
  return line.split('').flatMap((sign, at) => (isOne(sign, at) ? [at] : []))
}
