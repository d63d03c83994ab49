// Markdown in the JSX of an attribute or an expression. MDX 1 cuts an element at empty lines, wherever they are, and reads as
// Markdown what does not begin with a tag: `<Legend text={<>`, an empty line, `Some **text**`, an empty line, `</>} />`.

export interface TextRange {
  readonly start: number
  readonly end: number
}

const TAG_LINE = /^[ \t]*<(?:\/?[a-z][\w.]*(?=\s|\/?>|$)|\/?>)/i
const FENCE = /^[ \t]*(`{3,}|~{3,})/
/** JavaScript before a `<` that begins an element. */
const BEFORE_ELEMENT = /(?:^|[(,=:?&|{[>;]|\breturn)\s*$/

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

type State = 'tag' | 'element' | 'script' | 'template' | 'comment'

/** Reads JSX line by line and knows what is open. */
class JsxReader {
  private readonly open: State[] = []

  isInScript(): boolean {
    return this.open.some((state) => state !== 'element')
  }

  isInElement(): boolean {
    return this.open.at(-1) === 'element'
  }

  read(line: string): void {
    for (let at = 0; at < line.length; ) at = this.step(line, at)
  }

  private step(line: string, at: number): number {
    const state = this.open.at(-1)
    if (state === 'comment') return this.closeAt(line, '*/', at)
    if (state === 'template') return this.readTemplate(line, at)
    if (state === 'tag') return this.readTag(line, at)
    if (state === 'script') return this.readScript(line, at)
    if (line[at] === '<') return this.openTag(line, at)
    if (line[at] === '{' && state === 'element') this.open.push('script')
    return at + 1
  }

  private closeAt(line: string, mark: string, at: number): number {
    const end = line.indexOf(mark, at)
    if (end < 0) return line.length
    this.open.pop()
    return end + mark.length
  }

  private readTemplate(line: string, at: number): number {
    if (line[at] === '\\') return at + 2
    if (line[at] === '`') this.open.pop()
    if (!line.startsWith('${', at)) return at + 1
    this.open.push('script')
    return at + 2
  }

  private readTag(line: string, at: number): number {
    const sign = line[at]
    if (sign === '"' || sign === "'") return endOfString(line, at)
    if (sign === '{') this.open.push('script')
    if (sign === '>') {
      this.open.pop()
      if (line[at - 1] !== '/') this.open.push('element')
    }
    return at + 1
  }

  private readScript(line: string, at: number): number {
    const sign = line[at]
    if (sign === '"' || sign === "'") return endOfString(line, at)
    if (line.startsWith('//', at)) return line.length
    if (line.startsWith('/*', at)) {
      this.open.push('comment')
      return at + 2
    }
    if (sign === '<' && BEFORE_ELEMENT.test(line.slice(Math.max(0, at - 20), at))) return this.openTag(line, at)
    if (sign === '`') this.open.push('template')
    if (sign === '{') this.open.push('script')
    if (sign === '}') this.open.pop()
    return at + 1
  }

  private openTag(line: string, at: number): number {
    if (line[at + 1] === '/') {
      if (this.isInElement()) this.open.pop()
      const end = line.indexOf('>', at)
      return end < 0 ? line.length : end + 1
    }
    if (!/[\w$>]/.test(line[at + 1] ?? '')) return at + 1
    this.open.push(line[at + 1] === '>' ? 'element' : 'tag')
    return at + (line[at + 1] === '>' ? 2 : 1)
  }
}

/** A string that does not end in its line ends with it. */
function endOfString(line: string, start: number): number {
  const quote = line[start] ?? ''
  for (let at = start + 1; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1
    else if (line[at] === quote) return at + 1
  }
  return line.length
}
