// Lists of MDX 1: which lines are in an item, and how far its text is indented.

/** One line of what is looked at, without the columns of the list item that it is in. */
export interface Line {
  /** Its number in the page, from 0. */
  readonly at: number
  readonly text: string
  /** The mark of an item is before it. */
  readonly isBehindMark?: true
}

const TAB_SIZE = 4
export const BLANK = /^[ \t]*$/
const BULLET = /^([ \t]*)([*+-]|\d+\.)( {1,4}(?! )| |\t|$)(.*)$/
const BREAK = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/
/** What ends a list without an empty line before it. */
const INTERRUPTION = /^[ \t]*(?:#{1,6}(?:[ \t]|$)|```|~~~|\[[^\]]*\]:[ \t])/

/** Only the first number interrupts a paragraph. */
export function beginsList(text: string, isAfterBlank: boolean): boolean {
  const mark = BULLET.exec(text)?.[2]
  return mark !== undefined && !BREAK.test(text) && (isAfterBlank || !/\d/.test(mark) || mark === '1.')
}

interface List {
  readonly items: readonly (readonly Line[])[]
  readonly end: number
}

/** The lines of each item. All that is indented at all goes on in one, as does text without an empty line before it. */
export function readItems(lines: readonly Line[], start: number): List {
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

export function isBlank(line: Line | undefined): boolean {
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
export function withoutBullet([first, ...others]: readonly Line[]): readonly Line[] {
  if (first === undefined) return []
  const [, before = '', mark = '', after = '', rest = ''] = BULLET.exec(first.text) ?? []
  const isOdd = /^\d\.$/.test(mark) && (before + mark + after).length % 2 === 1
  const widths = others.filter(({text}) => !BLANK.test(text)).map(({text}) => widthOf(spacesOf(text)))
  const columns = widths.reduce(
    (least, width) => Math.min(least, width),
    widthOf(before + mark + after) + (isOdd ? 1 : 0),
  )
  return [
    {...first, text: rest, isBehindMark: true},
    ...others.map((line) => ({...line, text: cut(line.text, columns)})),
  ]
}

function spacesOf(text: string): string {
  return /^[ \t]*/.exec(text)?.[0] ?? ''
}

export function widthOf(text: string): number {
  let width = 0
  for (const sign of text) width += sign === '\t' ? TAB_SIZE - (width % TAB_SIZE) : 1
  return width
}

/** A tab that is wider than what is left of the columns goes as a whole. */
function cut(text: string, columns: number): string {
  let width = 0
  let at = 0
  while (width < columns && (text[at] === ' ' || text[at] === '\t')) {
    width += text[at] === '\t' ? TAB_SIZE - (width % TAB_SIZE) : 1
    at += 1
  }
  return text.slice(at)
}
