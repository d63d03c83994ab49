// Small schemas that the schemas of this folder are made of: severities, plain data, choices, keys that are gone.
import {z} from 'zod'
import {slips} from '../../shared/closest.ts'
import type {Json, JsonObject} from '../../shared/contract.ts'
import {nestsDeeper} from '../../shared/nests-deeper.ts'

/** What to do about a finding: nothing, say it, warn, or fail the build. */
export const severity = z.enum(['ignore', 'log', 'warn', 'throw'])

export const plainObject = z.custom<JsonObject>((value) => isObject(value) && isPlainData(value), {
  error: 'must be an object of plain data: it is sent to the browser as JSON.',
})

/**
 * Data of a site's own, as JSON has it: dates as text. What JSON has no form for is a warning at its place, and left out, as
 * functions are that a site keeps beside its data.
 */
export const givenData = toGivenData(() => true)

/** The same for a value that must be an object. */
export const givenObject = toGivenData<JsonObject>(isObject)

function toGivenData<Data extends Json = Json>(isOfKind: (value: unknown) => boolean) {
  const schema = z.unknown().transform((value, context): Json | undefined => {
    if (value === undefined) return undefined
    const message = !isOfKind(value)
      ? 'must be an object of plain data: it is sent to the browser as JSON.'
      : nestsDeeper(value)
        ? 'must be plain data with an end: it is sent to the browser as JSON.'
        : undefined
    const faults = message === undefined ? pathsWithoutForm(value).map(toUnused) : [{path: [], message, params: {}}]
    for (const fault of faults) context.issues.push({code: 'custom', input: value, ...fault})
    // Checked just before: it is data that JSON has a form for.
    return faults.length === 0 ? (JSON.parse(JSON.stringify(value)) as Json) : z.NEVER
  })
  // A transform of `unknown` cannot infer what goes in.
  return schema as unknown as z.ZodType<Data, Data>
}

function toUnused(path: PropertyKey[]) {
  return {path, message: `has no effect here: ${NO_FORM}`, params: {unused: true}}
}

const NO_FORM = 'pages get this data as JSON, which has no form for it.'

/** Where a value holds what JSON would leave out or change without a word. */
function pathsWithoutForm(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (value === undefined || value === null || hasJsonForm(value)) return []
  if (typeof value !== 'object') return [path]
  const isList = Array.isArray(value)
  const entries = Object.entries(value)
  // Of expressions, maps and the like JSON would make an empty object.
  if (!isList && !isBare(value) && entries.length === 0) return [path]
  return entries.flatMap(([key, inner]) => pathsWithoutForm(inner, [...path, isList ? Number(key) : key]))
}

function hasJsonForm(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return (
    typeof value === 'string' || typeof value === 'boolean' || (isObject(value) && typeof value.toJSON === 'function')
  )
}

/** Attributes of an HTML tag: `true` writes the bare name, `false` leaves it out. */
export const attributes = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** A list that may also be given as its only item. */
export function oneOrMany<Item extends z.ZodType>(
  item: Item,
): z.ZodType<z.output<Item>[], z.input<Item> | z.input<Item>[]> {
  return choice<z.output<Item>[], z.input<Item> | z.input<Item>[]>((value) =>
    Array.isArray(value) ? z.array(item) : item.transform((one) => [one]),
  )
}

/**
 * A union whose branch is chosen by looking at the value, so that a mistake is reported against the branch that
 * was meant and not against all of them.
 * @param select Gives the branch's schema, or a sentence that says what is wrong with the value.
 */
export function choice<Out, In = Out>(select: (value: unknown) => z.ZodType | string): z.ZodType<Out, In> {
  const schema = z.unknown().transform((value, context): unknown => {
    const chosen = select(value)
    if (typeof chosen === 'string') {
      context.issues.push({code: 'custom', message: chosen, input: value})
      return z.NEVER
    }
    const result = chosen.safeParse(value)
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      // Zod prefixes the path of an issue in place, hence the copy.
      context.issues.push({
        ...issue,
        code: 'custom',
        path: [...issue.path],
        input: value,
        params: {issue, schema: chosen},
      })
    }
    return z.NEVER
  })
  // The callers state the union's types: a transform of `unknown` cannot infer them.
  return schema as unknown as z.ZodType<Out, In>
}

type NeverGiven = z.ZodOptional<z.ZodType<undefined, undefined>>

/** A key that older configurations have. `hint` says what to write instead. */
export function legacyKey(hint: string): NeverGiven {
  const schema = z.custom<undefined>((value) => value === undefined, {
    error: 'is no longer a key.',
    params: {legacy: true, hint},
  })
  return schema.optional().meta({deprecated: true})
}

/** A key of Docusaurus that has no meaning here: a warning. @param reason Ends the sentence "… has no effect here: ". */
export function unusedKey(reason: string): NeverGiven {
  const schema = z.custom<undefined>((value) => value === undefined, {
    error: `has no effect here: ${reason}`,
    params: {unused: true},
  })
  return schema.optional()
}

/**
 * Warns of keys that are one slip away from a known one, where any further key is allowed: else nothing tells of them. Such
 * a key counts as not given.
 */
export function warnOfSlips<Schema extends z.ZodObject>(schema: Schema): Schema {
  const known = Object.keys(schema.shape)
  return warnOfLikely(schema, (key) =>
    key.length < SHORTEST_SLIP ? undefined : known.find((name) => slips(key, name) === 1),
  )
}

/** Warns of keys that belong into the value of another key, `group`, and have a value as they have it there. */
export function warnOfMembers<Schema extends z.ZodObject>(schema: Schema, group: string, members: z.ZodObject): Schema {
  return warnOfLikely(schema, (key, value) => {
    const member = Object.hasOwn(members.shape, key) ? members.shape[key] : undefined
    return member === undefined || value === undefined || !z.safeParse(member, value).success
      ? undefined
      : `${group}.${key}`
  })
}

/** @param find Of a key that the schema does not know: the one that was meant, most likely. */
function warnOfLikely<Schema extends z.ZodObject>(
  schema: Schema,
  find: (key: string, value: unknown) => string | undefined,
): Schema {
  const check = (value: unknown, context: z.core.$RefinementCtx): void => {
    if (!isObject(value)) return
    for (const [key, given] of Object.entries(value)) {
      const likely = Object.hasOwn(schema.shape, key) ? undefined : find(key, given)
      if (likely !== undefined) context.addIssue({code: 'custom', path: [key], params: {likely}, input: value})
    }
  }
  // Also where the object has other mistakes: all are told at once.
  return schema.superRefine(check, {when: () => true})
}

/** A shorter name is one letter away from many. */
const SHORTEST_SLIP = 4

/** A key of Docusaurus whose other values this program does not offer. A warning, and as if it were not there. */
export function onlyValue<Value extends string | boolean>(
  value: Value,
  reason: string,
): z.ZodOptional<z.ZodType<Value | undefined, Value | undefined>> {
  return z
    .custom<Value | undefined>((given) => given === undefined || given === value, {
      error: `can only be ${JSON.stringify(value)}: ${reason}`,
      params: {unused: true},
    })
    .optional()
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is data that JSON has a form for, with an end. */
export function isPlainData(value: unknown): value is Json {
  return !nestsDeeper(value) && isPlain(value)
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isPlain)
  if (!isObject(value)) return false
  return isBare(value) && Object.values(value).every((one) => one === undefined || isPlain(one))
}

/** A module namespace has no prototype; a value of another realm has that realm's, hence the second look. */
function isBare(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
