// What is handed to code of others that may write to it.
import {isPlainRecord} from '../../shared/is-plain-record.ts'

/** A copy that may be changed: the configuration itself is frozen. Functions and instances of classes are the same. */
export function toChangeable<Value>(value: Value): Value {
  // What comes out has the shape of what went in.
  if (Array.isArray(value)) return value.map(toChangeable) as Value
  if (!isPlainRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toChangeable(one)])) as Value
}
