// Dates of front matter, which YAML has where one is written without quotes. What is kept and sent is text, with a list of them.
import type {FrontMatterDate} from './contract.ts'

/**
 * Front matter with values in place of the texts that are dates.
 * @param toValue What stands there instead: a `Date` when absent.
 */
export function withDates<T extends object>(
  fields: T,
  dates: readonly FrontMatterDate[] = [],
  toValue: (iso: string, text: string) => unknown = (iso) => new Date(iso),
): T {
  if (dates.length === 0) return fields
  const copy = structuredClone(fields)
  for (const [iso, ...keys] of dates) {
    const last = keys.pop() ?? ''
    const holder = keys.reduce(valueAt, copy)
    const text = valueAt(holder, last)
    // A field that is not sent is not there.
    if (typeof text === 'string') Reflect.set(holder as object, last, toValue(iso, text))
  }
  return copy
}

/** Undefined where the value has no such key of its own. */
export function valueAt(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
