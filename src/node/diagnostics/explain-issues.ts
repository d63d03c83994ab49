// Turns what a schema found into sentences for the writer of a configuration.
import {z} from 'zod'
import {isObject} from '../../config/schema/building-blocks.ts'
import {closest} from '../../shared/closest.ts'
import {type Diagnostic, showPath} from '../../shared/diagnostics.ts'
import {quoteValue} from '../../shared/quote-value.ts'
import {locateKey} from './locate-key.ts'

export type Issue = z.core.$ZodIssue
/** Keys and list indices that lead to a value. */
export type Path = readonly PropertyKey[]

/** Whose input it was, and the file that it stands in when there is one. */
export interface IssueSource {
  /** Completes "in …" and begins a sentence: `the configuration`, `the options of the plugin "docs"`. */
  readonly subject: string
  readonly file?: {readonly sourcePath: string; readonly text: string}
}

export interface FailedParse {
  readonly schema: z.core.$ZodType
  /** The value that the schema was given. */
  readonly input: unknown
  readonly issues: readonly Issue[]
}

interface Finding {
  /** An error, unless it says otherwise. */
  readonly level?: 'warning'
  readonly code: string
  readonly message: string
  readonly path: Path
  readonly hint?: string | undefined
}

const MAX_LISTED = 30
const MAX_QUOTED = 60

/** One finding for each mistake, with its place in the file as far as it can be found. */
export function explainIssues(failed: FailedParse, source: IssueSource): readonly Diagnostic[] {
  return failed.issues
    .flatMap((issue) => explain(issue, failed, source.subject))
    .map(({level, code, message, path, hint}): Diagnostic => {
      const place = source.file === undefined ? undefined : locateKey(source.file.text, path)
      const location = source.file === undefined ? {} : {location: {sourcePath: source.file.sourcePath, ...place}}
      return {level: level ?? 'error', code, message, ...location, ...(hint === undefined ? {} : {hint})}
    })
}

function explain(issue: Issue, failed: FailedParse, subject: string): readonly Finding[] {
  const {inner, schema, schemaPath} = unwrapIssue(issue, failed.schema)
  const path: Path = issue.path
  const value = valueAt(failed.input, path)
  const name = nameOf(path, subject)
  if (inner.code === 'unrecognized_keys') {
    const known = knownKeys(schema, schemaPath)
    return inner.keys.map((key) => unknownKey(key, {path, known, subject}))
  }
  if (inner.code === 'custom') return [custom(inner, {path, name, value})]
  // A schema's own sentence ends in a full stop; Zod's texts do not.
  if (inner.message.endsWith('.')) return [stated(inner.message, {path, name, value})]
  if (inner.code === 'invalid_value') return [notAllowed(inner.values, {path, name, value})]
  if (inner.code === 'invalid_union') return [ofUnion(inner, {path, name, value})]
  if (inner.code === 'invalid_type') return [wrongType(inner.expected, {path, name, value})]
  return [{code: 'config/value', message: `${name} is ${quote(value)}${explainLimit(inner)}.`, path}]
}

/** Schemas made by `choice` wrap the issue of the branch that was meant: see src/config/schema/building-blocks.ts. */
export function unwrapIssue(
  issue: Issue,
  schema: z.core.$ZodType,
): {inner: Issue; schema: z.core.$ZodType; schemaPath: Path} {
  const params = issue.code === 'custom' ? issue.params : undefined
  if (params?.issue === undefined || params.schema === undefined) return {inner: issue, schema, schemaPath: issue.path}
  // Only `choice` sets these two parameters, and it sets them to these types.
  return unwrapIssue(params.issue as Issue, params.schema as z.core.$ZodType)
}

interface IssueValue {
  readonly path: Path
  readonly name: string
  readonly value: unknown
}

function unknownKey(key: string, place: {path: Path; known: readonly string[]; subject: string}): Finding {
  const nearest = closest(key, place.known)
  const where = place.path.length === 0 ? place.subject : `"${showPath(place.path)}"`
  return {
    code: 'config/unknown-key',
    message: `Unknown key "${key}" in ${where}.`,
    path: [...place.path, key],
    hint: nearest === undefined ? listKnown(place.known) : `Did you mean "${nearest}"?`,
  }
}

function listKnown(known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  return known.length <= MAX_LISTED ? `Known keys: ${known.join(', ')}.` : 'Data of your own belongs in "customFields".'
}

const UNUSED_HINT = 'Leave it out, or keep it for Docusaurus if that builds the site, too.'

function custom(issue: z.core.$ZodIssueCustom, {path, name, value}: IssueValue): Finding {
  const params = issue.params
  if (typeof params?.likely === 'string') return likelySlip(params.likely, path)
  if (params?.unused === true) {
    const found = stated(issue.message, {path, name, value})
    return {...found, hint: UNUSED_HINT, level: 'warning', code: 'config/key-unused'}
  }
  if (params?.legacy !== true) return stated(issue.message, {path, name, value})
  return {code: 'config/legacy-key', message: `${name} ${issue.message}`, path, hint: String(params.hint)}
}

function likelySlip(likely: string, path: Path): Finding {
  return {
    level: 'warning',
    code: 'config/likely-slip',
    message: `Unknown key "${String(path.at(-1))}" in "${showPath(path.slice(0, -1))}".`,
    path,
    hint: `Did you mean "${likely}"?`,
  }
}

/** @param sentence Begins with a verb: the key is its subject. */
function stated(sentence: string, {path, name, value}: IssueValue): Finding {
  const shown = typeof value === 'object' || typeof value === 'function' ? '' : ` (${quote(value)})`
  const keys = isObject(value) ? Object.keys(value) : []
  const listed = keys.length === 0 || keys.length > MAX_LISTED ? undefined : `It has: ${keys.join(', ')}.`
  const hint = isWholeModule(Array.isArray(value) ? value[0] : value) ? WHOLE_MODULE : listed
  return {code: 'config/value', message: `${name}${shown} ${sentence}`, path, hint}
}

const WHOLE_MODULE =
  'It is a whole module. Did you mean its default export? Write "import name from" instead of "import * as name from", or "require(…).default".'

/** What `import *` and `require` give of a module with a default export, also as a bundler makes it. */
function isWholeModule(value: unknown): boolean {
  return isObject(value) && typeof value.default === 'function'
}

function notAllowed(values: readonly unknown[], {path, name, value}: IssueValue): Finding {
  if (value === undefined)
    return {code: 'config/type', message: `${name} is missing.`, path, hint: `Allowed: ${list(values)}.`}
  const nearest =
    typeof value === 'string'
      ? closest(
          value,
          values.filter((one) => typeof one === 'string'),
        )
      : undefined
  return {
    code: 'config/value',
    message: `${name} is ${quote(value)}, which is not one of ${list(values)}.`,
    path,
    hint: nearest === undefined ? undefined : `Did you mean "${nearest}"?`,
  }
}

function ofUnion(issue: z.core.$ZodIssueInvalidUnion, {path, name, value}: IssueValue): Finding {
  const expected = issue.errors.flatMap((branch) =>
    branch.flatMap((one) => {
      if (one.code === 'invalid_type') return [describeType(one.expected)]
      return one.code === 'invalid_value' ? [list(one.values)] : []
    }),
  )
  const wanted = [...new Set(expected)].join(' or ')
  return {code: 'config/type', message: `${name} must be ${wanted || 'something else'}, not ${quote(value)}.`, path}
}

function wrongType(expected: string, {path, name, value}: IssueValue): Finding {
  if (value === undefined) {
    return {code: 'config/type', message: `${name} is missing.`, path, hint: `It must be ${describeType(expected)}.`}
  }
  return {code: 'config/type', message: `${name} must be ${describeType(expected)}, not ${quote(value)}.`, path}
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  undefined: 'left out',
}

function describeType(expected: string): string {
  return TYPE_NAMES[expected] ?? expected
}

function nameOf(path: Path, subject: string): string {
  return path.length === 0 ? subject.charAt(0).toUpperCase() + subject.slice(1) : `"${showPath(path)}"`
}

function list(values: readonly unknown[]): string {
  return values.map((value) => quoteValue(value)).join(', ')
}

function quote(value: unknown): string {
  return quoteValue(value, MAX_QUOTED)
}

function explainLimit(issue: Issue): string {
  if (issue.code === 'too_small' && issue.origin === 'string') return ', which must not be empty'
  if (issue.code === 'too_small')
    return issue.inclusive === false ? `; it must be above ${issue.minimum}` : `; the least is ${issue.minimum}`
  if (issue.code === 'too_big') return `; the most is ${issue.maximum}`
  return `: ${issue.message}`
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    // A path of the schema leads through objects and lists only; anything else gives undefined.
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    root,
  )
}

/** Names of the keys that an object schema has at a path; empty when the schema there is not an object's. */
export function knownKeys(root: z.core.$ZodType, path: Path): readonly string[] {
  const found = path.reduce<z.core.$ZodType | undefined>(
    (schema, key) => (schema === undefined ? undefined : childOf(definitionOf(schema), key)),
    root,
  )
  const definition = found === undefined ? undefined : definitionOf(found)
  if (definition?.type !== 'object') return []
  return Object.keys(definition.shape).filter((key) => !isLegacy(definition.shape[key]))
}

function childOf(definition: Definition, key: PropertyKey): z.core.$ZodType | undefined {
  if (definition.type === 'object') return definition.shape[String(key)]
  if (definition.type === 'array') return definition.element
  if (definition.type === 'record') return definition.valueType
  return undefined
}

type Definition = z.core.$ZodTypes['_zod']['def']

/** The definition inside wrappers such as `optional` and `default`. */
function definitionOf(schema: z.core.$ZodType): Definition {
  // `$ZodTypes` is the union of all kinds of schema that zod makes.
  const definition = (schema as z.core.$ZodTypes)._zod.def
  if (definition.type === 'pipe') return definitionOf(definition.in)
  if (definition.type === 'lazy') return definitionOf(definition.getter())
  if ('innerType' in definition) return definitionOf(definition.innerType)
  return definition
}

function isLegacy(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && z.globalRegistry.get(schema)?.deprecated === true
}
