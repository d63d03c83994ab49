// Markdown in the JSX of an attribute or an expression. MDX 1 cuts an element at empty lines, wherever they are, and reads as
// Markdown what does not begin with a tag: `<Legend text={<>`, an empty line, `Some **text**`, an empty line, `</>} />`.
import {JsxReader} from './jsx-reader.ts'

export interface TextRange {
  readonly start: number
  readonly end: number
}

const TAG_LINE = /^[ \t]*<(?:\/?[a-z][\w.]*(?=\s|\/?>|$)|\/?>)/i
const FENCE = /^[ \t]*(`{3,}|~{3,})/
/** Parts of a text that are Markdown to MDX 1 and JavaScript to later versions, from their first line to their last. */
export function findMarkdownInScripts(text: string): readonly TextRange[] {
  if (!/[>)]\n[ \t]*\n/.test(text) || !text.includes('{')) return []
  const lines = toLines(text)
  const found: TextRange[] = []
  let fence: string | undefined
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]?.text ?? ''
    fence = fenceAfter(line, fence)
    if (fence !== undefined || !TAG_LINE.test(line)) continue
    const block = readBlock(lines, at)
    // What is never closed is no element, and hides what comes after it.
    if (block === undefined) break
    found.push(...block.parts)
    at = block.last
  }
  return found
}

interface Line {
  readonly text: string
  readonly start: number
}

function toLines(text: string): readonly Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const one = {text: line, start}
    start += line.length + 1
    return one
  })
}

function fenceAfter(line: string, fence: string | undefined): string | undefined {
  const mark = FENCE.exec(line)?.[1]
  if (mark === undefined) return fence
  if (fence === undefined) return mark
  return mark.startsWith(fence) ? undefined : fence
}

interface Block {
  readonly parts: readonly TextRange[]
  /** Index of its last line. */
  readonly last: number
}

/** Undefined where a script that the element opens goes on to the end of the text. */
function readBlock(lines: readonly Line[], first: number): Block | undefined {
  const reader = new JsxReader()
  const parts: TextRange[] = []
  for (let at = first; at < lines.length; at += 1) {
    const line = lines[at]?.text ?? ''
    if (line.trim() !== '') {
      reader.read(line)
      continue
    }
    // Between tags that are in no script, every version reads Markdown.
    if (!reader.isInScript()) return {parts, last: at}
    if (!reader.isInElement()) continue
    const end = endOfMarkdown(lines, at + 1)
    const range = trim(lines, at + 1, end)
    if (range !== undefined) parts.push(range)
    at = end - 1
  }
  return reader.isInScript() ? undefined : {parts, last: lines.length}
}

/** The line that begins with a tag after an empty one. */
function endOfMarkdown(lines: readonly Line[], from: number): number {
  let fence: string | undefined
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at]?.text ?? ''
    if (fence === undefined && TAG_LINE.test(line) && lines[at - 1]?.text.trim() === '') return at
    fence = fenceAfter(line, fence)
  }
  return lines.length
}

function trim(lines: readonly Line[], from: number, to: number): TextRange | undefined {
  const full = lines.slice(from, to).filter(({text}) => text.trim() !== '')
  const [first, last] = [full[0], full.at(-1)]
  return first && last && {start: first.start, end: last.start + last.text.length}
}
