// Tables of MDX 1 that CommonMark with the additions of GitHub reads in another way: rows of as many cells as the line of dashes has, or
// not, and none that follows text at once.
import {maskCode} from '../parse/mask-code.ts'

/** Of a line without spaces around it. */
const DASHES = /^(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/
const CONTAINER = /^[ \t>]*(?:(?:[-*+]|\d{1,9}\.)[ \t]+)*/
/** Lines that end with themselves: headings, fences, rules, definitions, tags, comments and the like. */
const WHOLE = /^(?:#{1,6}(?:[ \t]|$)|`{3}|~{3}|:::|<|\{|\[[^\]]*\]:|[-=*_][-=*_ \t]*$)|-->[ \t]*$/
/** In place of a pipe that is text; has its width. */
const TEXT_PIPE = '\uFDD6'

/** Gives lines of dashes as many cells as the head has, and takes the pipes off of those behind text. All lines keep their length. */
export function fitTables(text: string): string {
  if (!/\|[ \t]*:?-|-:?[ \t]*\|/.test(text)) return text
  const lines = text.split('\n')
  const masked = maskCode(text).text.split('\n')
  for (const [at, line] of lines.entries()) {
    if (!line.includes('|') || masked[at] !== line || !isDashes(line)) continue
    const head = lines[at - 1] ?? ''
    if (!head.includes('|')) continue
    lines[at] = isBehindText(lines, at - 1) ? line.replaceAll('|', TEXT_PIPE) : fitDashes(line, head)
  }
  return lines.join('\n')
}

/** The text with its pipes. */
export function restorePipes(value: string): string {
  return value.replaceAll(TEXT_PIPE, '|')
}

function isDashes(line: string): boolean {
  return DASHES.test(withoutQuote(line).trimEnd())
}

function withoutQuote(line: string): string {
  return line.replace(/^[ \t>]+/, '')
}

function isBehindText(lines: readonly string[], head: number): boolean {
  const [before = '', line = ''] = [lines[head - 1], lines[head]]
  const [container = ''] = CONTAINER.exec(line) ?? []
  const text = before.replace(CONTAINER, '')
  const isFirstOfItem = /[-*+.][ \t]+$/.test(container)
  const isQuoted = (one: string): boolean => /^[ \t]*>/.test(one)
  if (text.trim() === '' || isFirstOfItem || isQuoted(before) !== isQuoted(line)) return false
  return !WHOLE.test(text) && !isRow(lines, head - 1)
}

/** Whether a line is in a table that has begun before. */
function isRow(lines: readonly string[], at: number): boolean {
  for (let row = at; row > 0 && (lines[row] ?? '').includes('|'); row -= 1) if (isDashes(lines[row] ?? '')) return true
  return false
}

function fitDashes(line: string, head: string): string {
  const cells = cellsOf(line)
  const count = cellsOf(head.replace(CONTAINER, '')).length
  if (cells.length === count || count === 0) return line
  const fitted = Array.from({length: count}, (_, at) => (cells[at] ?? '-').replace(/-+/, '-'))
  const indent = /^[ \t>]*/.exec(line)?.[0] ?? ''
  const short = `${indent}|${fitted.join('|')}|`
  return short.length <= line.length ? short.padEnd(line.length) : line
}

/** @param row May have quotation marks before it. */
export function cellsOf(row: string): readonly string[] {
  const inner = withoutQuote(row)
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim())
}
