// Whether a word with a few wrong letters is the beginning of another.

/**
 * True when some beginning of `term` differs from `word` by at most `distance` letters inserted, left out, changed or
 * swapped. Rows of the usual table, given up as soon as every entry is too large.
 */
export function isNearPrefix(word: string, term: string, distance: number): boolean {
  if (term.length < word.length - distance) return false
  const width = Math.min(term.length, word.length + distance)
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({length: width + 1}, (_, at) => at)
  for (let at = 1; at <= word.length; at += 1) {
    const next = nextRow(at, {word, term, row, before})
    if (Math.min(...next) > distance) return false
    before = row
    row = next
  }
  return Math.min(...row) <= distance
}

interface Table {
  readonly word: string
  readonly term: string
  readonly row: readonly number[]
  readonly before: readonly number[]
}

function nextRow(at: number, {word, term, row, before}: Table): readonly number[] {
  const next = [at]
  for (let column = 1; column < row.length; column += 1) {
    const isSame = word[at - 1] === term[column - 1]
    const isSwapped = at > 1 && column > 1 && word[at - 1] === term[column - 2] && word[at - 2] === term[column - 1]
    const costs = [
      (row[column] ?? 0) + 1,
      (next[column - 1] ?? 0) + 1,
      (row[column - 1] ?? 0) + (isSame ? 0 : 1),
      isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
    ]
    next.push(Math.min(...costs))
  }
  return next
}
