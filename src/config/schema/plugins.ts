// Schemas of `plugins`, `themes` and `presets`: what is listed there, before names are looked up.
import {z} from 'zod'
import type {ListedPlugin} from '../../shared/listed-plugin.ts'
import {choice, isObject} from './building-blocks.ts'

/** A plugin by name, with or without options; options are validated by the plugin. */
export type NamedPlugin = string | [string, Record<string, unknown>]

/** A plugin that was written for Docusaurus: a function that makes it. */
export type PluginFunction = (context: never, options: never) => unknown

/** One item of `presets`: a name or a function, alone or with options; false, null and undefined are left out. */
export type PresetItem =
  | NamedPlugin
  | PluginFunction
  | [PluginFunction, Record<string, unknown>]
  | false
  | null
  | undefined

/** `docs({...})`, a name, a function, either with options, or nothing at all (so that a condition can leave a plugin out). */
export type PluginItem = ListedPlugin | PresetItem

const options = z.record(z.string(), z.unknown())
const nothing = z.union([z.literal(false), z.null(), z.undefined()])
const named = z.tuple([z.string(), options])

export const pluginItem = choice<PluginItem>((value) => {
  if (typeof value === 'function')
    return 'definition' in value
      ? 'is a plugin that was not called. Write it with brackets, for example docs().'
      : z.custom<PluginFunction>()
  if (Array.isArray(value) && typeof value[0] === 'function') return withFunction(value.length)
  if (isPluginEntry(value)) return z.custom<ListedPlugin>()
  return namedOrNothing(value) ?? 'must be a plugin such as docs({…}), a name, or [name, options].'
})

export const presetItem = choice<PresetItem>((value) => {
  if (typeof value === 'function') return z.custom<PluginFunction>()
  if (Array.isArray(value) && typeof value[0] === 'function') return withFunction(value.length)
  return namedOrNothing(value) ?? 'must be the name of a preset, or [name, options].'
})

/** The result of calling a plugin's factory. */
export function isPluginEntry(value: unknown): value is ListedPlugin {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    isObject(value.definition) &&
    typeof value.definition.name === 'string'
  )
}

function withFunction(length: number): z.ZodType {
  const create = z.custom<PluginFunction>()
  return length === 1 ? z.tuple([create]).transform(([only]) => only) : z.tuple([create, options])
}

function namedOrNothing(value: unknown): z.ZodType | undefined {
  if (typeof value === 'string') return z.string().min(1)
  if (Array.isArray(value)) return value.length === 1 ? z.tuple([z.string()]).transform(([name]) => name) : named
  return value === false || value === null || value === undefined ? nothing : undefined
}
