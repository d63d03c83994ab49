// Data files that people write in YAML, of which JSON is a part: their value, and where in the text each key stands.
import {type Document, LineCounter, parseDocument} from 'yaml'
import {nestsDeeper} from '../shared/nests-deeper.ts'
import {isTangledYaml} from '../shared/tangled-yaml.ts'

/** A place in the text: line and column from 1, length in UTF-16 code units. */
export interface YamlPlace {
  readonly line: number
  readonly column: number
  readonly length: number
}

/** The value of a YAML text, and where its keys are. */
export interface YamlFile {
  /** Undefined when there are problems. */
  readonly value: unknown
  /** What makes the text no YAML. */
  readonly problems: readonly (YamlPlace & {readonly message: string})[]
  /** Place of a key, or of the nearest one above it that the text has. */
  readonly placeOf: (path: readonly PropertyKey[]) => YamlPlace
}

/** Reads YAML and keeps the places of its keys, for messages. A text that is no YAML gives problems and no value. */
export function readYamlFile(text: string): YamlFile {
  const lines = new LineCounter()
  const document = parse(text, lines)
  const toPlace = (start: number, end: number): YamlPlace => {
    const {line, col: column} = lines.linePos(start)
    return {line, column, length: Math.max(1, text.slice(start, end).split('\n')[0]?.length ?? 1)}
  }
  const placeOf = (path: readonly PropertyKey[]): YamlPlace => toPlace(...rangeOf(document, path))
  if (document === undefined) return {value: undefined, problems: [{...START, message: TOO_DEEP}], placeOf: () => START}
  const problems = document.errors.map(({pos, message}) => ({...toPlace(...pos), message}))
  if (problems.length > 0) return {value: undefined, problems, placeOf}
  try {
    const value: unknown = document.toJS()
    if (nestsDeeper(value)) return {value: undefined, problems: [{...START, message: TOO_DEEP}], placeOf}
    return {value, problems, placeOf}
  } catch (error) {
    // An alias of nothing is found when it is looked up.
    const message = error instanceof Error ? error.message : String(error)
    return {value: undefined, problems: [{...placeOf([]), message}], placeOf}
  }
}

const START: YamlPlace = {line: 1, column: 1, length: 1}
const TOO_DEEP =
  'it nests more than 200 levels, or an alias ("*name") stands for a value that it is part of, or many keys begin with "?".'

/** Undefined for a text that nests so deep that the library cannot read it. */
function parse(text: string, lineCounter: LineCounter): Document | undefined {
  if (isTangledYaml(text)) return undefined
  try {
    return parseDocument(text, {lineCounter, prettyErrors: false})
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function rangeOf(document: Document | undefined, path: readonly PropertyKey[]): readonly [number, number] {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent: unknown = document?.getIn(path.slice(0, depth - 1), true)
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
