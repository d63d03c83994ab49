// Makes a file's text ready for the parser. What Markdown parsers do not know of this dialect (admonitions, `{#id}` and
// HTML comments in MDX) is written in a way that they do, and taken back by the transforms. Lines keep their number, and
// all but the fences of admonitions keep their length, so that positions are those of the file.
import type {FileMessage} from '../../../shared/diagnostics.ts'
import {createFinder} from '../../../shared/next-index.ts'
import {type AdmonitionFence, type FenceNames, findAdmonitionFences} from './admonition-fences.ts'
import {findLineStarts} from './line-starts.ts'
import {blank, type MaskedText, maskCode} from './mask-code.ts'

/** Text for the parser, and what its marks stand for. */
export interface PreparedSource {
  readonly text: string
  readonly fences: readonly AdmonitionFence[]
  readonly hasMarks: boolean
  readonly messages: readonly FileMessage[]
  /** Offsets at which the lines of `text` start. */
  readonly lineStarts: readonly number[]
}

/** Front matter at the very start of a file: the delimiters and what is between them. */
export const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/

// Noncharacters, like those of placeholders: what stands for a fence, for an HTML comment, for the braces of a heading's id.
const FENCE = '\uFDD2'
const COMMENT = '\uFDD3'
const BRACE_OPEN = '\uFDD4'
const BRACE_CLOSE = '\uFDD5'
const STAR = '\uFDD6'

/** Line ends as `\n`, no byte-order mark, no characters that the compiler uses as marks. */
export function normaliseText(body: string): string {
  let text = body.charCodeAt(0) === 0xfeff ? body.slice(1) : body
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n')
  return /[\0\uFDD0-\uFDEF]/.test(text) ? text.replace(/[\0\uFDD0-\uFDEF]/g, '\uFFFD') : text
}

/** The text with its front matter blanked, so that every parser takes it for empty lines. */
export function blankFrontMatter(text: string): string {
  const header = FRONT_MATTER.exec(text)?.[0]
  return header === undefined ? text : blank(header) + text.slice(header.length)
}

/** As it was before. @param blanked What {@link blankFrontMatter} made of a text, or the beginning of that. */
export function restoreFrontMatter(blanked: string, text: string): string {
  const header = FRONT_MATTER.exec(text)?.[0] ?? ''
  return header + blanked.slice(header.length)
}

/** What is between the delimiters of the front matter; undefined where there is none. */
export function headerOf(text: string): string | undefined {
  const found = FRONT_MATTER.exec(text)
  return found === null ? undefined : (found[1] ?? '')
}

/** Prepares normalised text whose front matter is blank. */
export function prepareSource(text: string, isMdx: boolean, names: FenceNames): PreparedSource {
  const base = unwrapMdxBlocks(text)
  const needsFences = base.includes(':::')
  const needsMask = needsFences || (isMdx && base.includes('<!--'))
  const masked: MaskedText = needsMask ? maskCode(base) : {text: base, comments: []}
  const prepared = isMdx ? markHeadingIds(markComments(base, masked), names) : base
  const {fences, messages} = needsFences ? findAdmonitionFences(base, masked.text, names) : {fences: [], messages: []}
  const marked = replaceFences(prepared, fences, isMdx)
  return {text: marked, fences, hasMarks: marked !== base, messages, lineStarts: findLineStarts(marked)}
}

/** Undoes all marks in a string that turned out not to be what they stand for: code, for example. */
export function restoreMarks(value: string, {fences, hasMarks}: PreparedSource): string {
  if (!hasMarks || !/[\uFDD2-\uFDD6]/.test(value)) return value
  return value
    .replace(/(?:<!--|\{\/\*)\uFDD2(\d+)(?:-->|\*\/\})/g, (_, index: string) => fences[Number(index)]?.source ?? '')
    .replace(/\{\/\*\uFDD3([^\uFDD3]*?)\*\/\}/g, (_, inner: string) => `<!--${inner.replaceAll(STAR, '/')}-->`)
    .replaceAll(BRACE_OPEN, '{')
    .replaceAll(BRACE_CLOSE, '}')
}

/** Number of the fence that an HTML comment or an expression stands for, if it does. */
export function fenceNumber(value: string): number | undefined {
  const number = /^\s*(?:<!--|\/\*)\uFDD2(\d+)(?:-->|\*\/)\s*$/.exec(value)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** True for an expression that stands for an HTML comment. */
export function isMarkedComment(value: string): boolean {
  return value.startsWith(`/*${COMMENT}`)
}

/** Text of an HTML comment behind a marked expression, or of an MDX comment: what is between the delimiters. */
export function commentText(value: string): string | undefined {
  return /^\s*\/\*\uFDD3?([\s\S]*)\*\/\s*$/.exec(value)?.[1]?.trim()
}

/** Fences of `mdx-code-block` blanked: what is in them is MDX, for programs that would not read it so. */
export function unwrapMdxBlocks(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  const closers = new Map(
    ['```', '````'].map((fence) => [fence, createFinder(text, fence, (at) => isAlone(text, at, at + fence.length))]),
  )
  let result = ''
  let from = 0
  for (const {index, 0: opener, 1: fence = ''} of text.matchAll(/^[ \t]*(`{3,4})mdx-code-block[ \t]*\n/gm)) {
    const inner = index + opener.length
    const close = index < from ? undefined : closers.get(fence)?.(inner)
    if (close === undefined || close > text.length) continue
    result += text.slice(from, index) + blank(opener) + text.slice(inner, close) + blank(fence)
    from = close + fence.length
  }
  return result + text.slice(from)
}

/** True when nothing but spaces is next to a part in its line. */
function isAlone(text: string, start: number, end: number): boolean {
  const isSpace = (at: number): boolean => text[at] === ' ' || text[at] === '\t'
  let [before, after] = [start - 1, end]
  while (isSpace(before)) before -= 1
  while (isSpace(after)) after += 1
  return (before < 0 || text[before] === '\n') && (after === text.length || text[after] === '\n')
}

/** `<!-- x -->` as `{/*M x *\/}`, of the same length. */
function markComments(text: string, {comments}: MaskedText): string {
  let result = ''
  let from = 0
  for (const [start, end] of comments) {
    if (!text.startsWith('<!--', start) || !text.startsWith('-->', end - 3) || end - start < 7) continue
    const inner = text.slice(start + 4, end - 3).replaceAll('*/', `*${STAR}`)
    result += `${text.slice(from, start)}{/*${COMMENT}${inner}*/}`
    from = end
  }
  return result + text.slice(from)
}

/** `{#id}` at the end of a line is no expression: private names cannot stand alone. In a heading no `{#` is one. */
function markHeadingIds(text: string, {directives}: FenceNames): string {
  if (!text.includes('{#')) return text
  return text
    .replace(/\{(#[^\s{}]+)\}(?=[ \t]*(?:#+[ \t]*)?$)/gm, (braced, id: string, at: number) =>
      text[at - 1] === '\\' || (directives && endsDirective(text, at)) ? braced : `${BRACE_OPEN}${id}${BRACE_CLOSE}`,
    )
    .replace(/^#.*/gm, (line) => {
      const at = line.indexOf('{#')
      return at < 0 || line[at - 1] === '\\' ? line : `${line.slice(0, at)}${BRACE_OPEN}${line.slice(at + 1)}`
    })
}

/** Names and labels of directives that are looked at: longer ones are text. */
const MAX_LABEL = 500

/** True where `:name` or `:name[label]` is right before: the braces are attributes. */
function endsDirective(text: string, at: number): boolean {
  return /:[a-z][\w-]*(?:\[[^[\]\n]*\])?$/i.test(text.slice(Math.max(0, at - MAX_LABEL), at))
}

function replaceFences(text: string, fences: readonly AdmonitionFence[], isMdx: boolean): string {
  let result = ''
  let from = 0
  for (const [index, fence] of fences.entries()) {
    const {start, end} = fence
    const mark = isMdx ? `{/*${FENCE}${index}*/}` : `<!--${FENCE}${index}-->`
    const indent = isMoved(text, fence, fences[fence.partner]) ? indentOf(text, fences[fence.partner]) : undefined
    const before = text.slice(from, indent === undefined ? start : start - fence.column + 1)
    // The end of the text closes what the writer did not.
    result += before + (indent ?? '') + (start === end ? `\n\n${mark}` : mark)
    from = end
  }
  return result + text.slice(from)
}

/**
 * True for a closer that is indented further than its opener, as formatters write it after a list. It would belong to the
 * list's last item, but closes the block, and with it the list.
 */
function isMoved(text: string, fence: AdmonitionFence, opener: AdmonitionFence | undefined): boolean {
  if (fence.opening !== undefined || opener === undefined || fence.start === fence.end) return false
  return (
    fence.column > opener.column && linePrefix(text, fence).trim() === '' && !linePrefix(text, opener).includes('>')
  )
}

/** Spaces as wide as what is before a fence, which may be the mark of a list. */
function indentOf(text: string, fence: AdmonitionFence | undefined): string {
  return fence === undefined ? '' : linePrefix(text, fence).replace(/[^\t]/g, ' ')
}

function linePrefix(text: string, {start, column}: AdmonitionFence): string {
  return text.slice(start - column + 1, start)
}
