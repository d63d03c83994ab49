// What is handed to code of others that may write to it.
import {isPlainRecord} from '../../shared/is-plain-record.ts'

/** A copy of all lists and objects, with the same functions and instances of classes: these count by what they are. */
export function ownCopy(value: unknown, copies = new Map<object, unknown>()): unknown {
  if (!(Array.isArray(value) || isPlainRecord(value))) return value
  const known = copies.get(value)
  if (known !== undefined) return known
  if (Array.isArray(value)) {
    const list: unknown[] = []
    copies.set(value, list)
    for (const one of value) list.push(ownCopy(one, copies))
    return list
  }
  const record: Record<string, unknown> = {}
  copies.set(value, record)
  for (const [key, one] of Object.entries(value)) record[key] = ownCopy(one, copies)
  return record
}
