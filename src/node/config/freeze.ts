// A read-only copy of configuration values.
import {isPlainRecord} from '../../shared/is-plain-record.ts'

/**
 * Copies lists and plain objects, and freezes the copies. Functions and instances of classes are passed on as they
 * are: they belong to others.
 */
export function frozenCopy<Value>(value: Value): Value {
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as Value // a list of the same items
  if (!isPlainRecord(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, frozenCopy(inner)] as const)
  return Object.freeze(Object.fromEntries(entries)) as Value // an object of the same entries
}
