// Text that MDX 1 takes as it is, and later versions as markup: what stands in a block that begins with a tag, and braces in
// prose. Each sign is replaced by a mark of the same length before the text is parsed, and put back into the tree.
import type {Nodes, Root} from 'mdast'
import {maskCode} from '../parse/mask-code.ts'
import {findJoinedReferences, type JoinedReference} from './joined-references.ts'
import {JsxReader} from './jsx-reader.ts'
import {readOpenEntity} from './open-entities.ts'

/** Signs of Markdown in text of JSX. */
const SIGNS = '\\*_`[]~#+->!:|=.)@ '
/** Those, the braces of prose, and quotation marks behind a backslash, which end no title there. */
const MARKED = `${SIGNS}{}"'`
/** Noncharacters that nothing else uses: one for each, and one for a backslash that takes the meaning of the sign behind it. */
const FIRST_MARK = 0xfdd7
const ESCAPE = String.fromCharCode(FIRST_MARK + MARKED.length)
const UNDERSCORE = toMark('_')
const MARK = /[\uFDD7-\uFDEF]/g
const FENCE_MARK = '\uFDD2'
/** Stands behind a fence that is no text of the page, but in place of an empty line. */
export const ADDED_FENCE = '\uFDEF'
/** Within a line, the same is in place of a sign that is not shown. */
const NOTHING = ADDED_FENCE
/** In place of one at the start of a line that is no fence of an admonition. */
export const TEXT_COLON = toMark(':')

/** Quotation marks, and the mark of a list item. */
const CONTAINER = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/
/** No item of a list: those have a full stop. */
const PARENTHESIS = /^[ \t>]*\d{1,9}\)/
const TAG = /^<(?:\/?[a-z][a-z\d.]*(?=[\s/>]|$)|\/?>)/i
const INLINE_TAG = /^<(?:\/?[a-z]|>)/i
const SCRIPT = /^(?:import|export)\b/
/** What a backslash is taken off of. MDX 1 shows it before `<`, but documents that are ready for MDX 3 have it there. */
const ESCAPABLE = /[\\`*{}[\]()#+\-.!_<>~|]/
/** What has a backslash in text of JSX when it is ready for MDX 3. */
const MIGRATED = /[*_`[~#>+\-.)]/

/** Another spelling of a part of a line, which all versions read alike. */
export interface Respelled {
  /** Number of the line, from 0. */
  readonly line: number
  readonly start: number
  readonly end: number
  readonly text: string
  /** What is named, of a reference. */
  readonly name?: string
}

export interface MarkedText {
  readonly text: string
  /** Of entities and references. */
  readonly respelled: readonly Respelled[]
  /** Of each line, whether it is in a block that begins with a tag. */
  readonly isInBlock: readonly boolean[]
}

/** @param isMdx Plain Markdown has neither blocks of JSX nor expressions. */
export function markLiteral(text: string, isMdx: boolean): MarkedText {
  const {text: masked} = maskCode(text)
  const marker = new Marker(isMdx)
  const lines = text.split('\n')
  let start = 0
  const isInBlock: boolean[] = []
  const marked = lines.map((line) => {
    const result = marker.mark(line, masked.slice(start, start + line.length))
    isInBlock.push(marker.isInBlock())
    start += line.length + 1
    return result
  })
  return {text: marked.join('\n'), isInBlock, respelled: marker.respelled}
}

/** Puts the signs back, everywhere but in the trees of scripts, which have none. */
export function restoreLiteral(tree: Root): void {
  restore(tree as unknown as Record<string, unknown>)
}

export function isLiteralMark(sign: string | undefined): boolean {
  return sign !== undefined && sign >= '\uFDD7' && sign <= '\uFDEF'
}

function restoreText(value: string, isCode: boolean): string {
  return value.replace(MARK, (mark) =>
    mark === ESCAPE ? (isCode ? '\\' : '') : (MARKED[mark.charCodeAt(0) - FIRST_MARK] ?? ''),
  )
}

const CODE: ReadonlySet<unknown> = new Set<Nodes['type']>(['code', 'inlineCode', 'html'])

function restore(node: Record<string, unknown>, isCode = CODE.has(node.type)): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') node[key] = restoreText(value, isCode)
    else if (key === 'position' || key === 'estree') continue
    else if (Array.isArray(value))
      node[key] = value.map((one) => (typeof one === 'string' ? restoreText(one, isCode) : one))
    if (Array.isArray(value)) for (const one of value) restoreValue(one, isCode)
    else restoreValue(value, isCode)
  }
}

function restoreValue(value: unknown, isCode: boolean): void {
  if (typeof value !== 'object' || value === null) return
  const node = value as Record<string, unknown>
  restore(node, 'type' in node ? CODE.has(node.type) : isCode)
}

/** Goes through a text line by line. */
class Marker {
  readonly respelled: Respelled[] = []
  private readonly isMdx: boolean
  private line = -1
  /** Of the block that begins with a tag. */
  private block: JsxReader | undefined
  private blockColumn = 0
  /** Of a tag in prose that goes on in the next line. */
  private tag: JsxReader | undefined
  private isInScript = false
  private isInComment = false
  private wasBlank = true
  private addedFence: string | undefined

  constructor(isMdx: boolean) {
    this.isMdx = isMdx
  }

  isInBlock(): boolean {
    return this.block !== undefined
  }

  /** @param masked The line without code. */
  mark(line: string, masked: string): string {
    this.line += 1
    const isBlank = line.trim() === '' || this.readAddedFence(line)
    if (this.endsBlock(line, isBlank)) this.block = undefined
    const result = isBlank ? line : this.markFull(line, masked)
    if (isBlank) {
      this.isInScript = false
      this.tag = undefined
    }
    this.wasBlank = isBlank
    return result
  }

  /** Added fences are empty lines of the page. */
  private readAddedFence(line: string): boolean {
    const isCloser = line === this.addedFence
    if (isCloser) this.addedFence = undefined
    if (line.endsWith(ADDED_FENCE)) this.addedFence = line.slice(0, -ADDED_FENCE.length)
    return isCloser || line.endsWith(ADDED_FENCE)
  }

  private endsBlock(line: string, isBlank: boolean): boolean {
    if (this.block === undefined || this.block.isInScript()) return false
    if (isBlank || line.includes(FENCE_MARK)) return true
    const item = /^[ \t>]*(?=(?:[-*+]|\d{1,9}[.)])[ \t])/.exec(line)?.[0]
    return item !== undefined && item.length < this.blockColumn
  }

  private markFull(line: string, masked: string): string {
    if (this.block !== undefined) return this.markBlock(this.block, line, this.quotes(line))
    if (this.isMdx && !this.isInComment) {
      if (this.wasBlank && SCRIPT.test(masked)) this.isInScript = true
      if (this.isInScript) return line
      const [container = ''] = CONTAINER.exec(masked) ?? []
      if (this.tag === undefined && TAG.test(masked.slice(container.length))) {
        this.block = new JsxReader(true)
        this.blockColumn = container.length
        return this.markBlock(this.block, line, container.length)
      }
    }
    return this.markProse(line, masked)
  }

  /** What is before the text of a line in a quotation. */
  private quotes(line: string): number {
    return /^[ \t>]*/.exec(line.slice(0, this.blockColumn))?.[0].length ?? 0
  }

  private markBlock(block: JsxReader, line: string, from: number): string {
    const signs = line.split('')
    // Spaces at the end of a line are no break.
    const end = line.trimEnd().length
    block.readText(line, from, (at) => {
      const sign = line[at] ?? ''
      // What "quire migrate" puts there.
      if (sign === '\\' && MIGRATED.test(line[at + 1] ?? '')) signs[at] = ESCAPE
      else if (sign !== ' ' || at >= end) signs[at] = toMark(sign)
    })
    return signs.join('')
  }

  private markProse(line: string, masked: string): string {
    const signs = line.split('')
    const [item] = PARENTHESIS.exec(masked) ?? []
    if (item !== undefined) signs[item.length - 1] = toMark(')')
    let prose = ''
    for (let at = 0; at < line.length; ) {
      const next = this.markSign(signs, at, {line, masked})
      // More than one sign is a tag, a comment or none that is Markdown.
      prose += next === at + 1 ? masked[at] : ' '.repeat(next - at)
      at = next
    }
    for (const joined of findJoinedReferences(prose)) this.join(signs, line, joined)
    return signs.join('')
  }

  private join(signs: string[], line: string, {end, next, close}: JoinedReference): void {
    const moved = [...signs.slice(next, close), ...signs.slice(end, next).map(() => NOTHING)]
    for (const [index, sign] of moved.entries()) signs[end + index] = sign
    this.respelled.push({line: this.line, start: end, end: next, text: '', name: line.slice(next + 1, close - 1)})
  }

  /** @returns Where to go on. */
  private markSign(signs: string[], at: number, {line, masked}: Record<'line' | 'masked', string>): number {
    if (this.isInComment) return this.skipComment(line, at)
    if (this.tag !== undefined) return this.readTag(this.tag, line, at)
    const sign = line[at] ?? ''
    if (sign === '\\') return markEscape(signs, at)
    if (masked[at] !== sign) return at + 1
    // A single one strikes nothing out.
    if (sign === '~' && line[at - 1] !== '~' && line[at + 1] !== '~') signs[at] = toMark(sign)
    if (sign === '&') return this.markEntity(signs, at, line)
    if (!this.isMdx) return at + 1
    if (line.startsWith('{/*', at)) {
      this.isInComment = true
      return at + 3
    }
    if (sign === '<' && INLINE_TAG.test(line.slice(at, at + 3))) return this.readTag(new JsxReader(), line, at)
    if (sign === '{' || sign === '}') signs[at] = toMark(sign)
    return at + 1
  }

  /** @returns Where to go on. */
  private markEntity(signs: string[], at: number, line: string): number {
    const entity = readOpenEntity(line, at)
    if (entity === undefined) return at + 1
    const mark = toMark(entity.sign)
    const shown = mark === '<' ? ['\\', '<'] : [mark]
    const end = at + entity.length
    for (let index = at; index < end; index += 1) signs[index] = shown[index - at] ?? NOTHING
    this.respelled.push({line: this.line, start: end, end, text: ';'})
    return end
  }

  private skipComment(line: string, at: number): number {
    const end = line.indexOf('*/}', at)
    this.isInComment = end < 0
    return end < 0 ? line.length : end + 3
  }

  private readTag(tag: JsxReader, line: string, at: number): number {
    const end = tag.readOneTag(line, at)
    this.tag = tag.isInTag() ? tag : undefined
    return end
  }
}

function toMark(sign: string): string {
  const index = MARKED.indexOf(sign)
  return index < 0 ? sign : String.fromCharCode(FIRST_MARK + index)
}

/** A backslash before other signs than these is text. */
function markEscape(signs: string[], at: number): number {
  const next = signs[at + 1] ?? ''
  if (!ESCAPABLE.test(next)) {
    signs[at] = toMark('\\')
    if (next === '"' || next === "'") signs[at + 1] = toMark(next)
    return at + 1
  }
  if (next === '*' || (next === '_' && isDoubled(signs, at))) {
    signs[at] = ESCAPE
    signs[at + 1] = toMark(next)
  }
  return at + 2
}

/** Two are strong text wherever they are. */
function isDoubled(signs: readonly string[], at: number): boolean {
  return [signs[at - 1], signs[at + 2], signs[at + 2] === '\\' ? signs[at + 3] : undefined].some(
    (sign) => sign === '_' || sign === UNDERSCORE,
  )
}
