// Lists and indented code of MDX 1, which later versions read in another way.
import type {AlternateText, CompileResult} from '../../model.ts'
import {findLineStarts} from '../parse/line-starts.ts'
import {ADDED_FENCE, TEXT_COLON} from './literal-text.ts'
import {withOriginalPlaces} from './original-places.ts'
import {type IndentedCode, readMdx1Blocks} from './read-blocks.ts'
import type {TextEdit} from './text-edit.ts'

/**
 * Indents the items of lists as CommonMark asks for, and marks lines that are no fences of admonitions. All lines keep their numbers.
 * @param isMdx Puts a fence around each block of indented code, in place of the empty lines around it; plain Markdown needs none.
 * Without an empty line behind it, there is no room for its fence, and it is left alone.
 */
export function spellBlocks(text: string, isMdx: boolean): string {
  const {lines: read, code, colons} = readMdx1Blocks(text)
  const lines = [...read]
  for (const at of colons) lines[at] = lines[at]?.replace(':', TEXT_COLON) ?? ''
  if (isMdx) for (const block of code) if (hasRoom(lines, block)) fenceBlock(lines, block)
  return lines.join('\n')
}

/** The result with the places of the text as it was. @param changed What was compiled: its lines are indented in another way. */
export function withPlacesOf(original: string, changed: string, marked: CompileResult): CompileResult {
  const result = marked.alternate === undefined ? marked : {...marked, alternate: withoutMarks(marked.alternate)}
  if (original === changed) return result
  const lineStarts = findLineStarts(original)
  const edits = findMovedLines(original, changed.split('\n')).map(({line, width, indent}): TextEdit => {
    const start = lineStarts[line] ?? 0
    return {start, end: start + width, text: indent}
  })
  return {...result, record: withOriginalPlaces(result.record, {original, changed, steps: [edits]})}
}

/** The alternate is made of the text that was compiled. */
function withoutMarks({title, body}: AlternateText): AlternateText {
  const chunks = body.chunks.map((chunk) => chunk.replaceAll(ADDED_FENCE, '').replaceAll(TEXT_COLON, ':'))
  return {title, body: {...body, chunks}}
}

interface MovedLine {
  /** Its number, from 0. */
  readonly line: number
  /** How many spaces, tabs and marks of quotations are before it. */
  readonly width: number
  /** What is to be there. */
  readonly indent: string
}

/** @param lines Those of the text, with other spaces before them, or in a quotation. */
export function findMovedLines(text: string, lines: readonly string[]): readonly MovedLine[] {
  return text.split('\n').flatMap((source, line) => {
    const [before, indent] = [beginningOf(source), beginningOf(lines[line])]
    return before === indent ? [] : [{line, width: before.length, indent}]
  })
}

function beginningOf(line = ''): string {
  return /^[ \t>]*/.exec(line)?.[0] ?? ''
}

/** Each line of it, with a fence around them. @param column Of the fence. */
export function toFencedCode({code}: IndentedCode, column: number): readonly string[] {
  const indent = ' '.repeat(column)
  const fence = indent + '`'.repeat(Math.max(3, longestTicks(code) + 1))
  return [fence, ...code.map((line) => (line === '' ? '' : indent + line)), fence]
}

/** @param lines Those of the page. */
function hasRoom(lines: readonly string[], {start, end}: IndentedCode): boolean {
  return start > 0 && [start - 1, end].every((at) => (lines[at] ?? '').trim() === '')
}

function fenceBlock(lines: string[], {start, end, code, listColumn}: IndentedCode): void {
  const indent = ' '.repeat(listColumn)
  const fence = indent + '`'.repeat(longestTicks(code) + 3)
  lines[start - 1] = fence + ADDED_FENCE
  for (const [at, line] of code.entries()) lines[start + at] = line === '' ? '' : indent + line
  lines[end] = fence
}

function longestTicks(lines: readonly string[]): number {
  return Math.max(0, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((ticks) => ticks.length)))
}
