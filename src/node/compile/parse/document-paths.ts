// Paths of documents in a text, before it is parsed.

/** What is around a path: space, brackets, quotes, and where its query or fragment begins. */
const IS_AROUND = /[\s()[\]<>{}"'`|?#]/
const EXTENSION = '.md'

/**
 * Everything that ends as paths of documents do, each once, in order: in links, definitions, imports and code alike.
 * Paths with spaces are found where they are in angle brackets.
 */
export function findDocumentPaths(text: string): string[] {
  const found = new Set<string>()
  let last = 0
  for (let at = text.indexOf(EXTENSION); at >= 0; at = text.indexOf(EXTENSION, at + 1)) {
    const end = at + EXTENSION.length + (text[at + EXTENSION.length] === 'x' ? 1 : 0)
    if (!IS_AROUND.test(text[end] ?? ' ')) continue
    const start = startOf(text, at, last)
    last = end
    if (start < at) found.add(text.slice(start, end).replaceAll('\\', ''))
  }
  return [...found]
}

function startOf(text: string, end: number, last: number): number {
  let start = end
  while (start > last && !IS_AROUND.test(text[start - 1] ?? '')) start -= 1
  // A definition without a space.
  if (text[start - 1] === ']' && text[start] === ':') return start + 1
  if (text[start - 1] !== ' ') return start
  const line = text.slice(last, start)
  const bracket = line.lastIndexOf('<')
  return bracket < 0 || /[\n>]/.test(line.slice(bracket)) ? start : last + bracket + 1
}
