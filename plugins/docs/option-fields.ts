// Kinds of option that the docs plugin has several of.
import type {Json, TransformReference} from 'quire/plugin'
import {z} from 'zod'

/** A value that can only be its default, because the rest does not exist here. */
export function onlyValue<Value extends string | boolean>(value: Value, reason: string) {
  return z
    .custom<Value | undefined>((given) => given === undefined || given === value, {
      error: `can only be ${JSON.stringify(value)}: ${reason}`,
    })
    .optional()
}

/** An option of Docusaurus that names a component; components are replaced by files here. */
export function themePart(name: string) {
  return onlyValue(`@theme/${name}`, `replace the component ${name} by a file "src/theme/${name}" instead.`)
}

/** A unified plugin by module name, alone or with options that are plain data. */
export type TransformOption = string | readonly [string, Json] | TransformReference

/** A list of transforms. Functions are refused: they can neither be sent to a worker nor be part of a cache key. */
export const transforms = z
  .array(
    z.custom<TransformOption>(isTransform, {
      error: 'must name a module, as "package" or ["package", {options}]: a function cannot be sent to a worker.',
    }),
  )
  .default([])

/** The form that the build works with. */
export function toTransform(option: TransformOption): TransformReference {
  if (typeof option === 'string') return {module: option}
  if ('module' in option) return option
  const [module, options] = option
  return {module, options}
}

function isTransform(value: unknown): boolean {
  if (typeof value === 'string') return true
  if (Array.isArray(value)) return typeof value[0] === 'string' && z.json().safeParse(value[1]).success
  return z.strictObject({module: z.string(), options: z.json().optional()}).safeParse(value).success
}

/** A value that a test accepts; `error` completes a sentence that begins with the option's name. */
export function tested<Value>(test: (value: unknown) => boolean, error: string) {
  return z.custom<Value>(test, {error})
}
