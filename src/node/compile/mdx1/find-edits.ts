// From a message of the compiler to the change that answers it: what MDX 1 took as text or completed, written so that
// MDX 3 shows the same. A place for which there is no such change is the writer's.
import {html} from 'parse5'
import type {FileMessage} from '../../../shared/diagnostics.ts'
import {offsetAt, type TextEdit} from './text-edit.ts'

const ELEMENTS: ReadonlySet<string> = new Set(Object.values(html.TAG_NAMES))
const VOID = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)(?=[\s/>])/i
const URL_IN_BRACKETS = /^<((?:https?|ftp|mailto):[^>\s]*|[\w.+-]+@[\w.-]+)>/
const ATTRIBUTE = /\s+[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|[^\s"'=<>`{]+))?/y

/** None for a message that no change of the text alone answers. @param text The file as it is. */
export function findEdits(text: string, message: FileMessage): readonly TextEdit[] {
  const {line, column, code} = message
  const place = line === undefined || column === undefined ? undefined : offsetAt(text, {line, column})
  if (place === undefined) return []
  if (code === 'mdx/unknown-name') return escapeBrace(text, place)
  if (code !== 'mdx/syntax' && code !== 'mdx/read-as-markdown') return []
  // The parser points behind the bracket of a closing tag.
  const at = text[place] === '/' && text[place - 1] === '<' ? place - 1 : place
  return text[at] === '<' ? editTag(text, at, message) : escapeBrace(text, at)
}

/** The brace that opens the expression which the place is in. One in a tag or after a backslash is none of prose. */
function escapeBrace(text: string, at: number): readonly TextEdit[] {
  const brace = text.lastIndexOf('{', at)
  const paragraph =
    at -
    (text
      .slice(0, at)
      .split(/\n[ \t]*\r?\n/)
      .at(-1)?.length ?? 0)
  if (brace < 0 || brace < paragraph || /[=\\]\s*$/.test(text.slice(0, brace)) || isInTag(text, brace)) return []
  return [insert(brace, '\\')]
}

function isInTag(text: string, at: number): boolean {
  const open = text.lastIndexOf('<', at)
  if (open < 0 || !/^<[A-Za-z]/.test(text.slice(open, open + 2))) return false
  const end = endOfTag(text, open)
  return end !== undefined && end > at
}

function editTag(text: string, at: number, {message}: FileMessage): readonly TextEdit[] {
  const rest = text.slice(at)
  const [address, url = ''] = URL_IN_BRACKETS.exec(rest) ?? []
  if (address !== undefined) return [{start: at, end: at + address.length, text: toLink(url)}]
  const [stray] = /^<\/br\s*>/i.exec(rest) ?? []
  if (stray !== undefined) return [{start: at, end: at + stray.length, text: '<br />'}]
  if (!/^<\/?[A-Za-z]/.test(rest)) return [insert(at, '\\')]
  const bare = findBareValues(text, at)
  if (bare.length > 0) return bare.map(({start, end}) => ({start, end, text: `"${text.slice(start, end)}"`}))
  if (VOID.test(rest)) return closeVoid(text, at)
  if (message.includes('never closed')) {
    const line = breakLine(text, at)
    if (line !== undefined) return [line]
  }
  return isProse(text, at, message) ? [insert(at, '\\')] : []
}

/** An element that goes on after an empty line begins with its tag alone: `<details><summary>…</summary>`. */
function breakLine(text: string, at: number): TextEdit | undefined {
  const end = endOfTag(text, at)
  if (end === undefined) return undefined
  const [name = ''] = /[\w.:-]+/.exec(text.slice(at, end)) ?? []
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  const isAlone = /^[ \t]*\r?(?:\n|$)/.test(text.slice(end, end + 200))
  const isClosed = text.indexOf(`</${name}>`, end) > text.slice(end).search(/\n[ \t]*\r?\n/) + end
  // Behind the mark of a list item, what follows is indented as far as the tag.
  return isAlone || !isClosed || /\S/.test(before.replace(/^\s*(?:[-*+]|\d+[.)])\s/, ''))
    ? undefined
    : insert(end, `\n${before.replace(/\S/g, ' ')}`)
}

function insert(at: number, text: string): TextEdit {
  return {start: at, end: at, text}
}

function toLink(url: string): string {
  const label = url.replace(/^mailto:/, '').replace(/[\\[\]*_~`{<]/g, '\\$&')
  const target = url.includes(':') ? url : `mailto:${url}`
  return `[${label}](${/[()\\]/.test(target) ? target.replace(/[()\\]/g, '\\$&') : target})`
}

/** `<br>` needs its slash; a tag that has one is not what the message is about. */
function closeVoid(text: string, at: number): readonly TextEdit[] {
  const end = endOfTag(text, at)
  if (end === undefined || text[end - 2] === '/') return []
  return [insert(end - 1, /\s/.test(text[end - 2] ?? '') ? '/' : ' /')]
}

/** Offset behind the `>` of the tag that opens at `at`. */
function endOfTag(text: string, at: number): number | undefined {
  const end = afterAttributes(text, at).index
  const [close] = /^\s*\/?>/.exec(text.slice(end, end + 200)) ?? []
  return close === undefined ? undefined : end + close.length
}

interface Range {
  readonly start: number
  readonly end: number
}

interface Attributes {
  /** Offset behind the last one. */
  readonly index: number
  /** Values without quotes. */
  readonly bare: readonly Range[]
}

function afterAttributes(text: string, at: number): Attributes {
  const attribute = new RegExp(ATTRIBUTE)
  let index = at + (/^<[\w.:-]+/.exec(text.slice(at, at + 200))?.[0].length ?? 1)
  const bare: Range[] = []
  for (;;) {
    attribute.lastIndex = index
    const found = attribute.exec(text)
    if (found === null) return {index, bare}
    // A slash before the end of the tag closes it.
    const whole = text[attribute.lastIndex] === '>' ? found[0].replace(/\/$/, '') : found[0]
    const value = /=\s*([^\s"'{]+)$/.exec(whole)?.[1]
    index += whole.length
    if (value !== undefined) bare.push({start: index - value.length, end: index})
    if (whole.length < found[0].length) return {index, bare}
  }
}

/** Values without quotes in a tag that is complete otherwise. */
function findBareValues(text: string, at: number): readonly Range[] {
  return endOfTag(text, at) === undefined ? [] : afterAttributes(text, at).bare
}

/** `Promise<string>`, `<your-name>`: a type or a placeholder, which is neither an element nor a component. */
function isProse(text: string, at: number, message: string): boolean {
  const name = /^<([\w.:-]+)/.exec(text.slice(at, at + 200))?.[1] ?? ''
  if (/\w/.test(text[at - 1] ?? '')) return !message.includes('closing tag')
  const isElement = ELEMENTS.has(name.toLowerCase()) || /^[A-Z]/.test(name)
  return name !== '' && !isElement
}
