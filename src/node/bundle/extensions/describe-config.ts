// A configuration as text, for the key of what is made with it: functions by their source, instances by their fields.
import {isPlainRecord} from '../../../shared/is-plain-record.ts'

/** What does not decide the result: where the bundler keeps its own cache. */
const IGNORED: readonly string[] = ['cache']

/** @param config Of webpack or Rspack. */
export function describeConfig(config: Readonly<Record<string, unknown>>): string {
  const seen = new Map<object, number>()
  const entries = Object.entries(config).filter(([key]) => !IGNORED.includes(key))
  return describe(Object.fromEntries(entries), seen)
}

function describe(value: unknown, seen: Map<object, number>): string {
  if (typeof value === 'function') return `function ${String(value)}`
  if (typeof value === 'symbol' || typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  if (value instanceof RegExp || value instanceof Date || value instanceof URL) return String(value)
  // Loops, and objects that many rules share.
  const known = seen.get(value)
  if (known !== undefined) return `#${known}`
  seen.set(value, seen.size)
  const inner = value instanceof Map || value instanceof Set ? [...value] : value
  if (Array.isArray(inner)) return `[${inner.map((one) => describe(one, seen)).join()}]`
  const name = isPlainRecord(inner) ? '' : (inner.constructor?.name ?? '')
  const fields = Object.entries(inner).map(([key, one]) => `${JSON.stringify(key)}:${describe(one, seen)}`)
  return `${name}{${fields.sort().join()}}`
}
