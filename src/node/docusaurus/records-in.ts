// Lists in content that other people's code has made.
import {isPlainRecord} from '../../shared/is-plain-record.ts'

/** The objects of a list; none where it is no list. */
export function recordsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isPlainRecord) : []
}
