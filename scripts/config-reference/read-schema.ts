// What only the running schema knows: default values, and what it answers to a key that it refuses.
import {z} from 'zod'

export interface SchemaMetadata {
  /** The default in TypeScript's notation. */
  readonly preset: string | undefined
  /** The sentence with which any value is refused. */
  readonly refusal: string
}

interface Peeled {
  readonly schema: z.core.$ZodType
  readonly preset: unknown
}

/** Facts of each key by its path, such as `markdown.hooks.onBrokenMarkdownLinks` or `headTags[].attributes`. */
export function readSchemaMetadata(schema: z.core.$ZodType, path = ''): ReadonlyMap<string, SchemaMetadata> {
  const {shape} = defOf(peel(schema).schema)
  const metadata = new Map<string, SchemaMetadata>()
  for (const [key, value] of Object.entries(shape ?? {})) {
    const at = path === '' ? key : `${path}.${key}`
    const peeled = peel(value)
    metadata.set(at, {preset: print(peeled.preset), refusal: refusalOf(value)})
    const {element, valueType} = defOf(peeled.schema)
    const inner = element ?? valueType ?? peeled.schema
    const step = element === undefined ? (valueType === undefined ? '' : '.<name>') : '[]'
    for (const [name, fact] of readSchemaMetadata(inner, at + step)) metadata.set(name, fact)
  }
  return metadata
}

interface Definition {
  readonly type: string
  readonly defaultValue?: unknown
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
  readonly out?: z.core.$ZodType
  readonly element?: z.core.$ZodType
  readonly valueType?: z.core.$ZodType
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
}

/** The definition of any kind of schema: what one kind lacks is undefined. */
function defOf(schema: z.core.$ZodType): Definition {
  // A union of all kinds that Zod has; the fields used here have one type in all of them.
  return schema._zod.def as Definition
}

/** The schema within those that only say what happens to a value that is absent. */
function peel(schema: z.core.$ZodType, preset?: unknown): Peeled {
  const {type, defaultValue, innerType, in: from, out} = defOf(schema)
  if (type === 'default' && innerType !== undefined) return peel(innerType, preset ?? defaultValue ?? null)
  if (innerType !== undefined) return peel(innerType, preset)
  if (type === 'pipe' && from !== undefined && out !== undefined)
    return peel(defOf(from).type === 'transform' ? out : from, preset)
  return {schema, preset}
}

function print(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, one]) => `${key}: ${print(one)}`)
  return `{${entries.join(', ')}}`
}

function refusalOf(schema: z.core.$ZodType): string {
  // No schema takes a symbol.
  const issue = z.safeParse(schema, Symbol('refused')).error?.issues[0]
  const hint = issue?.code === 'custom' ? issue.params?.hint : undefined
  return [issue?.message, hint].filter((part) => typeof part === 'string').join(' ')
}
