// Changes of a text as ranges of it, so that everything else stays as it is, byte for byte.

/** What stands between two offsets is replaced. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** @param edits In any order; none may overlap another. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = ''
  let from = 0
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(from, edit.start) + edit.text
    from = edit.end
  }
  return result + text.slice(from)
}

/** Offset of a line and a column, both 1-based, whatever ends the lines. Undefined outside of the text. */
export function offsetAt(
  text: string,
  {line, column}: {readonly line: number; readonly column: number},
): number | undefined {
  let start = 0
  const ends = /\r\n?|\n/g
  for (let at = 1; at < line; at += 1) {
    if (ends.exec(text) === null) return undefined
    start = ends.lastIndex
  }
  const offset = start + column - 1
  return offset > text.length ? undefined : offset
}
