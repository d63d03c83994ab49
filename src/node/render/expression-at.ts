// The part of a line of code that a place in it belongs to.
const OPENERS = '([{'
const CLOSERS = ')]}'

/** The part of a line around a column that commas and brackets enclose. */
export function expressionAt(line: string, column: number): string {
  let start = column
  for (let depth = 0; start > 0; start -= 1) {
    const mark = line[start - 1] ?? ''
    if (CLOSERS.includes(mark)) depth += 1
    else if (OPENERS.includes(mark)) depth -= 1
    if (depth < 0 || (depth === 0 && mark === ',')) break
  }
  let end = column
  for (let depth = 0; end < line.length; end += 1) {
    const mark = line[end] ?? ''
    if (OPENERS.includes(mark)) depth += 1
    else if (CLOSERS.includes(mark)) depth -= 1
    if (depth < 0 || (depth === 0 && /[,;]/.test(mark))) break
  }
  // `children: x` is what JSX became; of `const a = b()` what fails is the value.
  return line
    .slice(start, end)
    .replace(/^\s*(?:const|let|var) [\w$]+ = /, '')
    .replace(/^\s*(?:children|[\w$]+):\s/, '')
    .trim()
}
