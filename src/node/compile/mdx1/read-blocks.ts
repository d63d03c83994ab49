// What MDX 1 reads as lists, and where it reads indented code: four columns behind what the line is in, which is the page or an
// item of a list. Elements are none of that, as MDX 1 cuts them at empty lines.
import {BLANK, beginsList, isBlank, type Line, readItems, widthOf, withoutBullet} from './list-items.ts'

export interface IndentedCode {
  /** Numbers of its first line and of the one behind its last. */
  readonly start: number
  readonly end: number
  /** The lines, as code. */
  readonly code: readonly string[]
  /** Column at which a fence is in the same item of a list. */
  readonly column: number
  /** The same where lists are indented as CommonMark asks for. */
  readonly listColumn: number
}

export interface Mdx1Blocks {
  /** The lines of the page, with those of lists where CommonMark reads them in the same item. */
  readonly lines: readonly string[]
  /** Blocks that begin behind an empty line, in their order. */
  readonly code: readonly IndentedCode[]
  /** Numbers of lines that look like fences of admonitions, and are none, as they are indented. */
  readonly colons: readonly number[]
}

const INDENTED = /^[ \t]*(?: {4}|\t)/m
const LIST = /^[ \t]*(?:[*+-]|\d+\.)[ \t]/m
/** Signs of what is read here, in any line. */
const MAY_MOVE = [INDENTED, LIST, /^[ \t]+:{3}/m, /^[ \t]*>/m]
const COLONS = /^[ \t]+:{3}/
const CODE = /^(?: {4}|\t)[ \t]*\S/
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/
const FOOTNOTE = /^ {0,3}\[\^[^\]]*\]:/
/** Blocks that empty lines do not end. */
const RAW = [
  [/^[ \t]*<(?:script|pre|style)(?=[\s>]|$)/i, /<\/(?:script|pre|style)>/i],
  [/^[ \t]*<!--/, /-->/],
] as const
const ADMONITION = /^:{3,}[a-z]/
const QUOTE = /^ {0,3}>/
/** What ends a quotation without an empty line. */
const QUOTE_END = /^(?:[ \t]*\[[^\]]*\]:|:{3,}[a-z])/
/** Blocks that end at an empty line. */
const ELEMENT = /^[ \t]*<(?:\/?[a-z][a-z\d.]*(?=[\s/>]|$)|>)/i
const SCRIPT = /^(?:import|export)\s/
/** Lists inside of one another; no writer has as many. */
const MAX_DEPTH = 50

export function readMdx1Blocks(text: string): Mdx1Blocks {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => !BLANK.test(line))
  // Docusaurus takes the spaces off before it hands the text on.
  if (first >= 0) lines[first] = lines[first]?.trimStart() ?? ''
  if (!MAY_MOVE.some((pattern) => pattern.test(text))) return {lines, code: [], colons: []}
  const reader = new Reader(lines)
  reader.read(
    lines.map((line, at) => ({at, text: line})),
    {column: 0, listColumn: 0, depth: 0},
  )
  return {lines: reader.lines, code: reader.code, colons: reader.colons}
}

interface Container {
  readonly column: number
  readonly listColumn: number
  readonly depth: number
}

class Reader {
  readonly code: IndentedCode[] = []
  readonly colons: number[] = []
  readonly lines: string[]
  private readonly source: readonly string[]

  constructor(source: readonly string[]) {
    this.source = source
    this.lines = [...source]
  }

  read(lines: readonly Line[], container: Container): void {
    let isAfterBlank = lines[0]?.at === 0
    let wasList = false
    for (let at = 0; at < lines.length; ) {
      const line = lines[at] as Line
      const isBlankLine = isBlank(line)
      if (wasList && !isBlankLine) this.endList(line, container)
      if (!isBlankLine) wasList = !CODE.test(line.text) && beginsList(line.text, isAfterBlank)
      at = isBlankLine ? at + 1 : this.readBlock(lines, {at, isAfterBlank}, container)
      isAfterBlank = isBlankLine
    }
  }

  /** With spaces before it, text behind a list would be in the last item. */
  private endList({at, text}: Line, {listColumn}: Container): void {
    if (/^ {1,3}[^\s`~]/.test(text)) this.lines[at] = ' '.repeat(listColumn) + text.trimStart()
  }

  /** @returns Where to go on. */
  private readBlock(
    lines: readonly Line[],
    {at, isAfterBlank}: {at: number; isAfterBlank: boolean},
    container: Container,
  ): number {
    const {at: number = 0, text = '', isBehindMark} = lines[at] ?? {}
    if (COLONS.test(text) && isBehindMark !== true) this.colons.push(number)
    if (CODE.test(text)) return isAfterBlank ? this.readCode(lines, at, container) : at + 1
    const fence = FENCE.exec(text)?.[1]
    if (fence !== undefined) return endOfFence(lines, at, fence)
    for (const [open, close] of RAW) if (open.test(text)) return endAt(lines, at, (one) => close.test(one))
    if (ADMONITION.test(text)) return this.readAdmonition(lines, at, container)
    const isScript = isAfterBlank && container.depth === 0 && SCRIPT.test(text)
    if (isScript || ELEMENT.test(text)) return beforeBlank(lines, at)
    if (FOOTNOTE.test(text)) return endOfFootnote(lines, at)
    if (QUOTE.test(text)) return this.readQuote(lines, at, container)
    if (beginsList(text, isAfterBlank)) return this.readList(lines, at, container)
    return at + 1
  }

  private readAdmonition(lines: readonly Line[], start: number, container: Container): number {
    const end = endOfAdmonition(lines, start)
    this.read(lines.slice(start + 1, end), container)
    return end + 1
  }

  /** All up to an empty line is in it, also what would be a block of its own. */
  private readQuote(lines: readonly Line[], start: number, {listColumn}: Container): number {
    let end = start + 1
    for (; end < lines.length && !isBlank(lines[end]); end += 1) {
      const {at = 0, text = ''} = lines[end] ?? {}
      if (QUOTE.test(text)) continue
      if (QUOTE_END.test(text)) break
      this.lines[at] = `${' '.repeat(listColumn)}> ${text}`
    }
    return end
  }

  private readCode(lines: readonly Line[], start: number, {column, listColumn}: Container): number {
    const end = endOfCode(lines, start)
    const block = lines.slice(start, end)
    const code = block.map(({text}) => text.replace(/^(?: {1,4}|\t)/, ''))
    const first = block[0]?.at ?? 0
    this.code.push({start: first, end: first + block.length, code, column, listColumn})
    return end
  }

  private readList(lines: readonly Line[], start: number, {depth, listColumn}: Container): number {
    const {items, end} = readItems(lines, start)
    if (depth < MAX_DEPTH) {
      for (const item of items) {
        const inner = withoutBullet(item)
        const column = this.moveItem(item, inner, listColumn)
        this.read(inner, {column: this.columnOf(inner[0]), listColumn: column, depth: depth + 1})
      }
    }
    return end
  }

  /** @returns The column at which the text of the item begins then. */
  private moveItem([first, ...others]: readonly Line[], inner: readonly Line[], column: number): number {
    if (first === undefined) return column
    const text = ' '.repeat(column) + first.text.trimStart()
    if (first.isBehindMark !== true) this.lines[first.at] = text
    const rest = inner[0]?.text ?? ''
    const mark = text.slice(0, text.length - rest.length)
    const width = rest.trim() === '' ? widthOf(mark.trimEnd()) + 1 : widthOf(mark)
    for (const [index, {at}] of others.entries()) {
      const line = inner[index + 1]?.text ?? ''
      this.lines[at] = BLANK.test(line) ? '' : ' '.repeat(width) + line
    }
    return width
  }

  /** Where the text of an item begins. */
  private columnOf(line: Line | undefined): number {
    const source = this.source[line?.at ?? 0] ?? ''
    const text = line?.text ?? ''
    return text.trim() === ''
      ? widthOf(source.trimEnd()) + 1
      : widthOf(source.slice(0, source.length - text.trimStart().length))
  }
}

/** The line that closes it, or behind all. A line of fewer colons opens one inside. */
function endOfAdmonition(lines: readonly Line[], start: number): number {
  const open: number[] = []
  for (let at = start; at < lines.length; at += 1) {
    const colons = /^:{3,}/.exec(lines[at]?.text ?? '')?.[0].length
    if (colons === undefined) continue
    const last = open.at(-1)
    if (last === undefined || colons < last) open.push(colons)
    else if (colons === last) open.pop()
    if (open.length === 0) return at
  }
  return lines.length
}

function beforeBlank(lines: readonly Line[], start: number): number {
  let end = start
  while (end < lines.length && !isBlank(lines[end])) end += 1
  return end
}

/** Behind the last line of a block, which may have empty lines in it. */
function endOfCode(lines: readonly Line[], start: number): number {
  let end = start
  for (let at = start; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? ''
    if (CODE.test(text)) end = at + 1
    else if (!BLANK.test(text)) break
  }
  return end
}

function endOfFence(lines: readonly Line[], start: number, fence: string): number {
  return endAt(lines, start + 1, (text) => {
    const mark = text.trim()
    return mark.startsWith(fence) && mark === (fence[0] ?? '').repeat(mark.length)
  })
}

/** Behind the first line that is one, or behind all. */
function endAt(lines: readonly Line[], from: number, isLast: (text: string) => boolean): number {
  let at = from
  while (at < lines.length && !isLast(lines[at]?.text ?? '')) at += 1
  return Math.min(at + 1, lines.length)
}

function endOfFootnote(lines: readonly Line[], start: number): number {
  let at = start + 1
  while (at < lines.length && !(/^[^ \t]/.test(lines[at]?.text ?? '') && BLANK.test(lines[at - 1]?.text ?? ''))) at += 1
  return at
}
