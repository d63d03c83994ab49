// Lines and columns of a text, from offsets.

/** Offsets at which the lines of a text start. */
export function findLineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Line and column of an offset, 1-based. */
export function pointAt(lineStarts: readonly number[], offset: number): {line: number; column: number} {
  let low = 0
  let high = lineStarts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((lineStarts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return {line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1}
}
