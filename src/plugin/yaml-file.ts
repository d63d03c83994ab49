// Data files that people write in YAML, of which JSON is a part: their value, and where in the text each key stands.
import {LineCounter, parseDocument} from 'yaml'

export interface YamlPlace {
  readonly line: number
  readonly column: number
  readonly length: number
}

export interface YamlFile {
  /** Undefined when there are problems. */
  readonly value: unknown
  /** What makes the text no YAML. */
  readonly problems: readonly (YamlPlace & {readonly message: string})[]
  /** Place of a key, or of the nearest one above it that the text has. */
  readonly placeOf: (path: readonly PropertyKey[]) => YamlPlace
}

export function readYamlFile(text: string): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false})
  const toPlace = (start: number, end: number): YamlPlace => {
    const {line, col: column} = lines.linePos(start)
    return {line, column, length: Math.max(1, text.slice(start, end).split('\n')[0]?.length ?? 1)}
  }
  const placeOf = (path: readonly PropertyKey[]): YamlPlace => toPlace(...rangeOf(document, path))
  const problems = document.errors.map(({pos, message}) => ({...toPlace(...pos), message}))
  if (problems.length > 0) return {value: undefined, problems, placeOf}
  try {
    return {value: document.toJS(), problems, placeOf}
  } catch (error) {
    // An alias of nothing is found when it is looked up.
    const message = error instanceof Error ? error.message : String(error)
    return {value: undefined, problems: [{...placeOf([]), message}], placeOf}
  }
}

function rangeOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): readonly [number, number] {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent: unknown = document.getIn(path.slice(0, depth - 1), true)
    const key = String(path[depth - 1])
    const pair = isCollection(parent) ? parent.items.find((item) => String(item.key) === key) : undefined
    const range = pair?.key.range
    if (range !== undefined) return [range[0], range[1]]
  }
  return [0, 0]
}

interface Collection {
  readonly items: readonly {readonly key: {readonly range?: readonly [number, number]}}[]
}

function isCollection(node: unknown): node is Collection {
  return typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items)
}
