// Finds what is code or comment in Markdown text without parsing it, so that a cheap search does not mistake an
// example for the thing itself. An approximation: where it errs, marks found in code after parsing are taken back.

import {createFinder} from '../../../shared/next-index.ts'

export interface MaskedText {
  /** The text with code, comments and escaped characters as spaces; every other character keeps its place. */
  readonly text: string
  /** HTML comments outside code, as `[start, end)`. */
  readonly comments: readonly (readonly [number, number])[]
}

const FENCE_PREFIX = String.raw`^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*`
const SPECIAL = new RegExp(`${FENCE_PREFIX}(\`{3,}|~{3,})([^\\n]*)|\`+|<!--|\\\\[^\\n]`, 'gm')

/** Masks fenced code, inline code, HTML comments and escaped characters. */
export function maskCode(text: string): MaskedText {
  if (!/[`~\\]|<!--/.test(text)) return {text, comments: []}
  const special = new RegExp(SPECIAL)
  const toParagraphEnd = createParagraphFinder(text)
  const comments: [number, number][] = []
  let masked = ''
  let from = 0
  for (let found = special.exec(text); found !== null; found = special.exec(text)) {
    const end = endOfSpecial(text, found, toParagraphEnd)
    if (end === undefined) {
      // An unclosed run of backticks, or a fence that is inline code after all: look again right after its first part.
      special.lastIndex =
        found.index + (found[1] === undefined ? found[0].length : found[0].indexOf(found[1]) + found[1].length)
      continue
    }
    if (found[0] === '<!--') comments.push([found.index, end])
    masked += text.slice(from, found.index) + blank(text.slice(found.index, end))
    from = end
    special.lastIndex = end
  }
  return {text: masked + text.slice(from), comments}
}

/** Spaces in place of a text, its line ends kept. */
export function blank(text: string): string {
  // Line by line: one call of the replacement for each character took half of the time of reading a document's text.
  return text.replace(/[^\n]+/g, (line) => ' '.repeat(line.length))
}

/** Finds the empty line, or the end of the text, behind an offset; asked with offsets that do not fall. */
function createParagraphFinder(text: string): (from: number) => number {
  const isEnd = (at: number): boolean => {
    let next = at + 1
    while (text[next] === ' ' || text[next] === '\t') next += 1
    return text[next] === '\n'
  }
  const find = createFinder(text, '\n', isEnd)
  return (from) => Math.min(find(from), text.length)
}

function endOfSpecial(
  text: string,
  found: RegExpExecArray,
  toParagraphEnd: (from: number) => number,
): number | undefined {
  const [whole, fence, info = ''] = found
  if (fence !== undefined) {
    return fence.startsWith('`') && info.includes('`') ? undefined : endOfFence(text, found.index + whole.length, whole)
  }
  if (whole.startsWith('\\')) return found.index + whole.length
  if (whole === '<!--') {
    const close = text.indexOf('-->', found.index + 2)
    return close < 0 ? text.length : close + 3
  }
  return endOfInlineCode(text, {from: found.index + whole.length, limit: toParagraphEnd(found.index)}, whole)
}

function endOfFence(text: string, from: number, opening: string): number {
  const fence = /`{3,}|~{3,}/.exec(opening)?.[0] ?? '```'
  const isQuoted = opening.slice(0, opening.indexOf(fence)).includes('>')
  const close = new RegExp(`^[ \\t>]*${fence[0]}{${fence.length},}[ \\t]*$`)
  // Line by line, as a fence inside a blockquote ends with the blockquote at the latest.
  for (let start = from + 1; start <= text.length; ) {
    const end = endOfLine(text, start)
    const line = text.slice(start, end)
    if (isQuoted && !/^[ \t]*>/.test(line)) return start
    if (close.test(line)) return end
    start = end + 1
  }
  return text.length
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

function endOfInlineCode(text: string, {from, limit}: {from: number; limit: number}, run: string): number | undefined {
  const runs = /`+/g
  runs.lastIndex = from
  for (let next = runs.exec(text); next !== null && next.index < limit; next = runs.exec(text)) {
    if (next[0].length === run.length) return next.index + run.length
  }
  return undefined
}
