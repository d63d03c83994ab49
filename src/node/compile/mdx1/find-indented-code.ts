// Where MDX 1 reads indented code: four columns behind what the line is in, which is the page or an item of a list. Elements are none
// of that, as MDX 1 cuts them at empty lines.

/** One line of what is looked at, without the columns of the list item that it is in. */
interface Line {
  /** Its number in the page, from 0. */
  readonly at: number
  readonly text: string
}

export interface IndentedCode {
  /** Numbers of its first line and of the one behind its last. */
  readonly start: number
  readonly end: number
  /** The lines, as code. */
  readonly code: readonly string[]
  /** Column at which a fence is in the same item of a list. */
  readonly column: number
}

const TAB_SIZE = 4
const CODE = /^(?: {4}|\t)[ \t]*\S/
const BLANK = /^[ \t]*$/
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/
const BULLET = /^([ \t]*)([*+-]|\d+\.)( {1,4}(?! )| |\t|$)(.*)$/
const BREAK = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/
/** What ends a list without an empty line before it. */
const INTERRUPTION = /^[ \t]*(?:#{1,6}(?:[ \t]|$)|```|~~~|:::|\[[^\]]*\]:[ \t])/
const FOOTNOTE = /^ {0,3}\[\^[^\]]*\]:/
/** Blocks that empty lines do not end. */
const RAW = [
  [/^[ \t]*<(?:script|pre|style)(?=[\s>]|$)/i, /<\/(?:script|pre|style)>/i],
  [/^[ \t]*<!--/, /-->/],
] as const
/** Lists inside of one another; no writer has as many. */
const MAX_DEPTH = 50

/** Blocks that begin behind an empty line, in their order. */
export function findIndentedCode(text: string): readonly IndentedCode[] {
  if (!/^[ \t]*(?: {4}|\t)/m.test(text)) return []
  const lines = text.split('\n')
  const reader = new Reader(lines)
  reader.read(
    lines.map((line, at) => ({at, text: line})),
    {column: 0, depth: 0},
  )
  return reader.found
}

interface Container {
  readonly column: number
  readonly depth: number
}

class Reader {
  readonly found: IndentedCode[] = []
  private readonly source: readonly string[]

  constructor(source: readonly string[]) {
    this.source = source
  }

  read(lines: readonly Line[], container: Container): void {
    let isAfterBlank = lines[0]?.at === 0
    for (let at = 0; at < lines.length; ) {
      const text = lines[at]?.text ?? ''
      const isBlank = BLANK.test(text)
      at = isBlank ? at + 1 : this.readBlock(lines, {at, isAfterBlank}, container)
      isAfterBlank = isBlank
    }
  }

  /** @returns Where to go on. */
  private readBlock(
    lines: readonly Line[],
    {at, isAfterBlank}: {at: number; isAfterBlank: boolean},
    container: Container,
  ): number {
    const text = lines[at]?.text ?? ''
    if (CODE.test(text)) return isAfterBlank ? this.readCode(lines, at, container) : at + 1
    const fence = FENCE.exec(text)?.[1]
    if (fence !== undefined) return endOfFence(lines, at, fence)
    for (const [open, close] of RAW) if (open.test(text)) return endAt(lines, at, (one) => close.test(one))
    if (FOOTNOTE.test(text)) return endOfFootnote(lines, at)
    if (beginsList(text, isAfterBlank)) return this.readList(lines, at, container)
    return at + 1
  }

  private readCode(lines: readonly Line[], start: number, {column}: Container): number {
    const end = endOfCode(lines, start)
    const block = lines.slice(start, end)
    const code = block.map(({text}) => text.replace(/^(?: {1,4}|\t)/, ''))
    const first = block[0]?.at ?? 0
    this.found.push({start: first, end: first + block.length, code, column})
    return end
  }

  private readList(lines: readonly Line[], start: number, {depth}: Container): number {
    const {items, end} = readItems(lines, start)
    if (depth < MAX_DEPTH) {
      for (const item of items) {
        const inner = withoutBullet(item)
        this.read(inner, {column: this.columnOf(inner[0]), depth: depth + 1})
      }
    }
    return end
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

/** Only the first number interrupts a paragraph. */
function beginsList(text: string, isAfterBlank: boolean): boolean {
  const mark = BULLET.exec(text)?.[2]
  return mark !== undefined && !BREAK.test(text) && (isAfterBlank || !/\d/.test(mark) || mark === '1.')
}

interface List {
  readonly items: readonly (readonly Line[])[]
  readonly end: number
}

/** The lines of each item. All that is indented at all goes on in one, as does text without an empty line before it. */
function readItems(lines: readonly Line[], start: number): List {
  const marker = markerOf(lines[start]?.text)
  const items: Line[][] = []
  let indent = 0
  let end = start
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] as Line
    const isAfterBlank = at > start && isBlank(lines[at - 1])
    if (isBlank(line)) {
      if (isAfterBlank) break
      continue
    }
    const before = at > start && widthOf(spacesOf(line.text)) >= indent ? undefined : bulletOf(line.text)
    if (before === undefined ? endsList(line.text, isAfterBlank) : markerOf(line.text) !== marker) break
    if (before === undefined) items.at(-1)?.push(...lines.slice(end, at + 1))
    else items.push([line])
    if (before !== undefined) indent = widthOf(before)
    end = at + 1
  }
  return {items, end}
}

function isBlank(line: Line | undefined): boolean {
  return BLANK.test(line?.text ?? '')
}

/** What is before the text of an item. */
function bulletOf(text: string): string | undefined {
  const found = BREAK.test(text) ? null : BULLET.exec(text)
  return found === null ? undefined : text.slice(0, text.length - (found[4] ?? '').length)
}

function endsList(text: string, isAfterBlank: boolean): boolean {
  return /^[^ \t]/.test(text) && (isAfterBlank || INTERRUPTION.test(text) || BREAK.test(text))
}

function markerOf(text = ''): string | undefined {
  return BULLET.exec(text)?.[2]?.at(-1)
}

/** As many columns are taken off of all lines as the one with the fewest has, and no more than the mark of the item takes. */
function withoutBullet([first, ...others]: readonly Line[]): readonly Line[] {
  if (first === undefined) return []
  const [, before = '', mark = '', after = '', rest = ''] = BULLET.exec(first.text) ?? []
  const isOdd = /^\d\.$/.test(mark) && (before + mark + after).length % 2 === 1
  const widths = others.filter(({text}) => !BLANK.test(text)).map(({text}) => widthOf(spacesOf(text)))
  const columns = widths.includes(0) ? 0 : Math.min(widthOf(before + mark + after) + (isOdd ? 1 : 0), ...widths)
  return [{...first, text: rest}, ...others.map((line) => ({...line, text: cut(line.text, columns)}))]
}

function spacesOf(text: string): string {
  return /^[ \t]*/.exec(text)?.[0] ?? ''
}

function widthOf(text: string): number {
  let width = 0
  for (const sign of text) width += sign === '\t' ? TAB_SIZE - (width % TAB_SIZE) : 1
  return width
}

/** A tab that is wider than what is left of the columns goes as a whole. */
function cut(text: string, columns: number): string {
  const {length} = spacesOf(text)
  let at = 0
  while (at < length && widthOf(text.slice(0, at)) < columns) at += 1
  return text.slice(at)
}
