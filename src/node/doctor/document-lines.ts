// The lines of a document that are prose, without its header, blocks of code and comments; and what blocks of code begin with.

export interface DocumentLine {
  /** From 1. */
  readonly line: number
  readonly text: string
}

interface DocumentLines {
  /** Lines inside of code and comments are left out; a line with a whole comment in it keeps its length. */
  readonly prose: readonly DocumentLine[]
  /** The lines that open a block of code. */
  readonly fences: readonly DocumentLine[]
}

export function readLines(source: string): DocumentLines {
  const lines = source.split(/\r?\n/)
  const prose: DocumentLine[] = []
  const fences: DocumentLine[] = []
  let fence: string | undefined
  let commentEnd: string | undefined
  for (let at = endOfHeader(lines); at < lines.length; at += 1) {
    const text = lines[at] ?? ''
    if (fence !== undefined) {
      const [, marks = ''] = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(text.trimStart()) ?? []
      if (marks.startsWith(fence)) fence = undefined
      continue
    }
    if (commentEnd !== undefined) {
      if (text.includes(commentEnd)) commentEnd = undefined
      continue
    }
    fence = /^\s*(`{3,}|~{3,})/.exec(text)?.[1]
    if (fence !== undefined) {
      fences.push({line: at + 1, text})
      continue
    }
    commentEnd = endOfOpenComment(text)
    if (commentEnd === undefined) prose.push({line: at + 1, text})
  }
  return {prose, fences}
}

function endOfHeader(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---')
  return end < 0 ? 0 : end + 1
}

/** What ends the comment that a line begins and does not end. */
function endOfOpenComment(text: string): string | undefined {
  for (const [start, end] of [
    ['<!--', '-->'],
    ['{/*', '*/}'],
  ] as const) {
    const at = text.lastIndexOf(start)
    if (at >= 0 && !text.includes(end, at)) return end
  }
  return undefined
}
