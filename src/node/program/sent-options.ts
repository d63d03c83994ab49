// Options of a function that a preset or plugin has put together, as data for a worker: plain values, patterns, and functions
// that a module exports.
import {pathToFileURL} from 'node:url'
import {isPlainData} from '../../config/schema/building-blocks.ts'
import type {Json} from '../../shared/contract.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import {namedExport} from './default-export.ts'
import {noteForeignCode} from './foreign-code.ts'
import {findExport} from './module-functions.ts'

/** Keys of what stands for a value that JSON does not have. */
const PATTERN = 'quire:pattern'
const EXPORT = 'quire:export'

/** Undefined where something in the options cannot be sent: a function that no module exports, or an instance of a class. */
export function toSentOptions(value: unknown): Json | undefined {
  if (isPlainData(value)) return value
  if (value instanceof RegExp) return {[PATTERN]: [value.source, value.flags]}
  if (typeof value === 'function') return toExport(value as (...args: never[]) => unknown)
  if (!(Array.isArray(value) || isPlainRecord(value))) return undefined
  const isList = Array.isArray(value)
  const entries = Object.entries(value).filter(([, one]) => isList || one !== undefined)
  const sent = entries.flatMap(([key, one]): [string, Json][] => {
    const data = toSentOptions(one)
    return data === undefined ? [] : [[key, data]]
  })
  if (sent.length < entries.length) return undefined
  return isList ? sent.map(([, one]) => one) : Object.fromEntries(sent)
}

function toExport(fn: (...args: never[]) => unknown): Json | undefined {
  const found = findExport(fn)
  return found && {[EXPORT]: [found.module, found.exportName ?? 'default']}
}

/** What {@link toSentOptions} was given. @throws what a module throws that is imported for it. */
export async function fromSentOptions(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(fromSentOptions))
  if (!isPlainRecord(value)) return value
  const {[PATTERN]: pattern, [EXPORT]: exported} = value
  // Written by the function above.
  if (Array.isArray(pattern)) return new RegExp(String(pattern[0]), String(pattern[1]))
  if (Array.isArray(exported)) return importExport(String(exported[0]), String(exported[1]))
  const entries = Object.entries(value).map(async ([key, one]) => [key, await fromSentOptions(one)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function importExport(file: string, name: string): Promise<unknown> {
  noteForeignCode()
  return namedExport(await import(/* @vite-ignore */ pathToFileURL(file).href), name)
}

/** Absolute paths of the modules that the options take functions from. */
export function modulesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(modulesOf)
  if (!isPlainRecord(value)) return []
  const {[EXPORT]: exported} = value
  return Array.isArray(exported) ? [String(exported[0])] : Object.values(value).flatMap(modulesOf)
}
