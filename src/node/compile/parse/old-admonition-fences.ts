// The fences of admonitions as Docusaurus 2 reads them: a keyword right behind the colons, with a title right behind it. Any line
// that begins with as many colons closes the block, also one with a keyword, so that blocks are nested by fewer colons.
import type {FenceLine, PairedFences} from './fence-line.ts'

const FENCE_LINE = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(:{3,})([^\n]*)$/gm

interface OldFenceInput {
  /** Blocks of other names may be for plugins of the site. */
  readonly directives: boolean
  /** All keywords. */
  readonly known: ReadonlySet<string>
  readonly maxDepth: number
  /** Called for an opener that as many others are around. */
  readonly onTooDeep: (line: FenceLine) => never
}

/**
 * Undefined for a text with blocks of other names, where plugins of the site may be what they are for.
 * @param masked The text with code as spaces.
 */
export function readOldFences(text: string, masked: string, input: OldFenceInput): PairedFences | undefined {
  const lines = findOldFenceLines(text, masked, input.known)
  if (input.directives && lines.some(({unknown}) => unknown !== undefined)) return undefined
  return pairOldFences(lines, text.length, input)
}

function findOldFenceLines(text: string, masked: string, known: ReadonlySet<string>): FenceLine[] {
  const keywords = [...known].sort((a, b) => b.length - a.length)
  return [...masked.matchAll(FENCE_LINE)].map(({0: whole, 1: prefix = '', 2: colons = '', index}) => {
    const start = index + prefix.length
    const end = index + whole.length
    const rest = text.slice(start + colons.length, end)
    const keyword = keywords.find((one) => rest.startsWith(one))
    const quotes = prefix.split('>').length - 1
    const shape = {start, end, colons: colons.length, quotes, isOutermost: prefix === ''}
    if (keyword === undefined) return {...shape, isCloser: true, ...unknownIn(rest)}
    const after = rest.slice(keyword.length)
    const title = after.trim()
    const indent = after.length - after.trimStart().length
    const titleColumn = prefix.length + colons.length + keyword.length + (title === '' ? 0 : indent) + 1
    return {...shape, isCloser: false, opening: {keyword, title, titleColumn, classNames: []}}
  })
}

/** A keyword that is none, which the writer may have meant as one. */
function unknownIn(rest: string): {unknown?: string} {
  const [unknown] = /^[a-z][\w-]*/i.exec(rest) ?? []
  return unknown === undefined ? {} : {unknown}
}

function pairOldFences(
  lines: readonly FenceLine[],
  textEnd: number,
  {maxDepth, onTooDeep}: OldFenceInput,
): PairedFences {
  const pairs: [FenceLine, FenceLine][] = []
  const unclosed: FenceLine[] = []
  const unknown: FenceLine[] = []
  /** @returns Index behind the block. */
  const pairBlock = (opener: FenceLine, at: number, {to, depth}: Part): number => {
    if (depth >= maxDepth) onTooDeep(opener)
    const close = findCloser(lines, at, to)
    const closer = close.isFound ? lines[close.at] : undefined
    if (closer !== undefined) pairs.push([opener, toCloser(closer)])
    else {
      unclosed.push(opener)
      if (opener.isOutermost) pairs.push([opener, {...toCloser(opener), start: textEnd, end: textEnd}])
    }
    pairPart(at + 1, {to: close.at, depth: depth + 1})
    return close.at + (close.isFound ? 1 : 0)
  }
  const pairPart = (from: number, part: Part): void => {
    let at = from
    while (at < part.to) {
      const line = lines[at]
      if (line?.unknown !== undefined) unknown.push(line)
      at = line?.opening === undefined ? at + 1 : pairBlock(line, at, part)
    }
  }
  pairPart(0, {to: lines.length, depth: 0})
  return {pairs, unclosed, unknown}
}

/** Lines that one block is around. */
interface Part {
  readonly to: number
  readonly depth: number
}

function toCloser({opening: _, unknown: __, ...line}: FenceLine): FenceLine {
  return {...line, isCloser: true}
}

/** Index of the line that closes the block, or of the first behind it. */
function findCloser(lines: readonly FenceLine[], opener: number, to: number): {at: number; isFound: boolean} {
  const first = lines[opener]
  const open = [first?.colons ?? 0]
  for (let at = opener + 1; at < to; at += 1) {
    const line = lines[at]
    if (line === undefined || line.quotes < (first?.quotes ?? 0)) return {at, isFound: false}
    const current = open.at(-1) ?? 0
    if (line.colons < current) open.push(line.colons)
    else if (line.colons === current) open.pop()
    if (open.length === 0) return {at, isFound: true}
  }
  return {at: to, isFound: false}
}
