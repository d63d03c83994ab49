// Worker half of telling where a page failed: the part of its code that threw, as it stands in the compiled text. Compiling
// keeps no source map, which every page would pay for; a part of the text finds its line as well.

/** What can be known of an error that content or a component threw. */
export interface FailedCode {
  /** Specifier of the partial that threw, where it was not the page's own content. */
  readonly partial?: string
  /** The expression that threw, printed; spaces mean nothing. */
  readonly expression?: string
  /** Functions that were running, innermost first: components go by their names. */
  readonly callers: readonly string[]
}

/** Compiled texts by the names under which they are evaluated: the page's path, or the specifier of a partial. */
export type ContentTexts = ReadonlyMap<string, string>

const FRAME = /^\s*at (?:async )?(?:(?:new )?([\w$.]+)(?: \[as [^\]]+\])? )?\(?(.*):(\d+):(\d+)\)?$/

export function findFailedCode(stack: string, texts: ContentTexts, path: string): FailedCode {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name = '', file = '', row = '', column = ''] = FRAME.exec(line) ?? []
    return file === '' ? [] : [{name, file, row: Number(row), column: Number(column)}]
  })
  const callers = frames.flatMap(({name}) => (name === '' ? [] : [name.split('.').at(-1) ?? name]))
  const frame = frames.find(({file}) => texts.has(file))
  if (frame === undefined) return {callers}
  const line = texts.get(frame.file)?.split('\n')[frame.row - 1] ?? ''
  // The first line of the text follows what it is wrapped in.
  const expression = frame.row === 1 ? '' : expressionAt(line, frame.column - 1)
  return {
    callers,
    ...(frame.file === path ? {} : {partial: frame.file}),
    ...(expression === '' ? {} : {expression}),
  }
}

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
  // `children: x` is what JSX became.
  return line
    .slice(start, end)
    .replace(/^\s*(?:children|[\w$]+):\s/, '')
    .trim()
}
