// What is a tag, a script and text in JSX, read without parsing it.

/** JavaScript before a `<` that begins an element. */
const BEFORE_ELEMENT = /(?:^|[(,=:?&|{[>;]|\breturn)\s*$/

type State = 'tag' | 'element' | 'script' | 'template' | 'comment'

/** Reads JSX line by line and knows what is open. */
export class JsxReader {
  private readonly open: State[] = []
  private readonly hasLooseScripts: boolean

  /** @param hasLooseScripts Braces hold JavaScript behind the element as well. */
  constructor(hasLooseScripts = false) {
    this.hasLooseScripts = hasLooseScripts
  }

  isInScript(): boolean {
    return this.open.some((state) => state !== 'element')
  }

  isInElement(): boolean {
    return this.open.at(-1) === 'element'
  }

  isInTag(): boolean {
    return this.open[0] === 'tag'
  }

  /** @param from Offset in the line. */
  read(line: string, from = 0): void {
    for (let at = from; at < line.length; ) at = this.step(line, at)
  }

  /** Reads one tag with all that is in it, or the rest of the line. @returns The offset behind it. */
  readOneTag(line: string, from: number): number {
    let at = from
    do at = this.step(line, at)
    while (at < line.length && this.isInTag())
    return at
  }

  /** Reads a line, and gives the offsets at which text is. */
  readText(line: string, from: number, onText: (at: number) => void): void {
    for (let at = from; at < line.length; ) {
      const isText = this.isInText() && line[at] !== '<' && line[at] !== '{'
      if (isText) onText(at)
      at = isText ? at + 1 : this.step(line, at)
    }
  }

  private isInText(): boolean {
    return this.open.length === 0 || this.isInElement()
  }

  private step(line: string, at: number): number {
    const state = this.open.at(-1)
    if (state === 'comment') return this.closeAt(line, '*/', at)
    if (state === 'template') return this.readTemplate(line, at)
    if (state === 'tag') return this.readTag(line, at)
    if (state === 'script') return this.readScript(line, at)
    if (line[at] === '<') return this.openTag(line, at)
    if (line[at] === '{' && (state === 'element' || this.hasLooseScripts)) this.open.push('script')
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
