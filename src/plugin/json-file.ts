// JSON files of a site: their value, and where in the text a mistake or a key is.
import {dropTrailing} from '../shared/drop-trailing.ts'
import {readYamlFile, type YamlPlace} from './yaml-file.ts'

/** The value of a JSON text, and where its keys are. */
export interface JsonFile {
  /** Undefined when there is a problem. */
  readonly value: unknown
  /** What makes the text no JSON. */
  readonly problem?: YamlPlace & {readonly message: string}
  /** Place of a key, or of the nearest one above it that the text has. */
  readonly placeOf: (path: readonly PropertyKey[]) => YamlPlace
}

/** Reads JSON, with or without a byte order mark. A text that is no JSON gives a problem with its place, and no value. */
export function readJsonFile(given: string): JsonFile {
  const text = given.replace(/^\uFEFF/, '')
  // YAML reads all JSON and keeps its places; it is asked for a mistake alone.
  const placeOf = (path: readonly PropertyKey[]): YamlPlace => readYamlFile(text).placeOf(path)
  try {
    return {value: JSON.parse(text), placeOf}
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return {value: undefined, problem: {...findMistake(text, message), message: toSentence(message)}, placeOf}
  }
}

/** Node names the position of most mistakes; an end that comes too early is at the end, and of the others YAML knows the place. */
function findMistake(text: string, message: string): YamlPlace {
  const position = /\bat position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return toPlace(text, Math.min(Number(position), text.trimEnd().length))
  const token = /^Unexpected token (?:'(.)'|(.))/su.exec(message)
  const [problem] = token === null ? [] : readYamlFile(text).problems
  if (problem !== undefined) return problem
  return toPlace(text, token === null ? text.trimEnd().length : Math.max(0, text.indexOf(token[1] ?? token[2] ?? '')))
}

function toPlace(text: string, position: number): YamlPlace {
  const before = text.slice(0, position).split('\n')
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1, length: 1}
}

/** Without what the place says already, and without the text of the file. */
function toSentence(message: string): string {
  const [beforePosition = ''] = message.split(' in JSON at position')
  const quote = message.endsWith(' is not valid JSON') ? message.indexOf(', ') : -1
  const short = quote < 0 ? beforePosition : message.slice(0, quote)
  return `${dropTrailing(short, '.')}.`
}
