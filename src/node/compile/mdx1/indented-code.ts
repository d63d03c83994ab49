// Code that is indented, which MDX 1 knows and later versions read as text.

import {findIndentedCode, type IndentedCode} from './find-indented-code.ts'
import {ADDED_FENCE} from './literal-text.ts'

/**
 * Puts a fence around each block of indented code, in place of the empty lines around it: all lines keep their numbers. Without an
 * empty line behind it, there is no room for its fence, and it is left alone.
 */
export function fenceIndentedCode(text: string): string {
  const found = findIndentedCode(text)
  if (found.length === 0) return text
  const lines = text.split('\n')
  for (const block of found) if (hasRoom(lines, block)) fenceBlock(lines, block)
  return lines.join('\n')
}

/** Each line of it, with a fence around them. */
export function toFencedCode({code, column}: IndentedCode): readonly string[] {
  const indent = ' '.repeat(column)
  const fence = indent + '`'.repeat(Math.max(3, longestTicks(code) + 1))
  return [fence, ...code.map((line) => (line === '' ? '' : indent + line)), fence]
}

/** @param lines Those of the page. */
function hasRoom(lines: readonly string[], {start, end}: IndentedCode): boolean {
  return start > 0 && [start - 1, end].every((at) => (lines[at] ?? '').trim() === '')
}

function fenceBlock(lines: string[], {start, end, code, column}: IndentedCode): void {
  const indent = ' '.repeat(column)
  const fence = indent + '`'.repeat(longestTicks(code) + 3)
  lines[start - 1] = fence + ADDED_FENCE
  for (const [at, line] of code.entries()) lines[start + at] = line === '' ? '' : indent + line
  lines[end] = fence
}

function longestTicks(lines: readonly string[]): number {
  return Math.max(0, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((ticks) => ticks.length)))
}
