// Code that is indented, which MDX 1 knows and later versions read as text.

const CODE = /^(?: {4}|\t)[ \t]*\S/
const BLANK = /^[ \t]*$/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
/** What may go on in lines that are indented: an item of a list, and what stands inside of a tag. */
const GOES_ON = /^(?:[-*+]|\d{1,9}[.)]|\[\^[^\]]*\]:)(?:[ \t]|$)/

/**
 * Puts a fence around each block of indented code that stands for itself, in place of the empty lines around it: all lines keep their
 * numbers. What is in a list or in an element is left alone.
 */
export function fenceIndentedCode(text: string): string {
  if (!/^(?: {4}|\t)/m.test(text)) return text
  const lines = text.split('\n')
  let place: Place = {fence: undefined, depth: 0, before: ''}
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (at > 0 && BLANK.test(lines[at - 1] ?? '') && CODE.test(line) && mayBegin(place)) {
      at = fenceBlock(lines, at)
      place = {...place, before: ''}
    } else place = after(line, place)
  }
  return lines.join('\n')
}

/** What is around a line. */
interface Place {
  /** The mark of the fenced code that the line is in. */
  readonly fence: string | undefined
  /** Elements that are open. */
  readonly depth: number
  /** The last line that is not empty. */
  readonly before: string
}

function after(line: string, place: Place): Place {
  const mark = FENCE.exec(line)?.[1]
  if (place.fence !== undefined) return mark?.startsWith(place.fence) === true ? {...place, fence: undefined} : place
  if (mark !== undefined) return {...place, fence: mark, before: line}
  if (BLANK.test(line)) return place
  return {...place, depth: Math.max(0, place.depth + opened(line)), before: line}
}

function mayBegin({fence, depth, before}: Place): boolean {
  return fence === undefined && depth === 0 && !/^[ \t]/.test(before) && !GOES_ON.test(before)
}

/** @returns The line that ends the block. Without an empty line behind it, there is no room for its fence. */
function fenceBlock(lines: string[], start: number): number {
  const end = endOfBlock(lines, start)
  if (end < lines.length && !BLANK.test(lines[end] ?? '')) return end - 1
  const ticks = '`'.repeat(longestTicks(lines.slice(start, end)) + 3)
  lines[start - 1] = ticks
  for (let at = start; at < end; at += 1) lines[at] = (lines[at] ?? '').replace(/^(?: {1,4}|\t)/, '')
  lines[end] = ticks
  return end
}

/** Behind the last line of a block, which may have empty lines in it. */
function endOfBlock(lines: readonly string[], start: number): number {
  let end = start
  for (let at = start; at < lines.length && (CODE.test(lines[at] ?? '') || BLANK.test(lines[at] ?? '')); at += 1)
    if (CODE.test(lines[at] ?? '')) end = at + 1
  return end
}

function longestTicks(lines: readonly string[]): number {
  return Math.max(0, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((ticks) => ticks.length)))
}

/** Elements that a line opens and does not close. */
function opened(line: string): number {
  const opening = line.match(/<[A-Za-z][\w.-]*/g)?.length ?? 0
  const closing = line.match(/<\/[A-Za-z]|\/>|<(?:br|hr|img|input)\b(?![^<>]*\/>)/g)?.length ?? 0
  return opening - closing
}
