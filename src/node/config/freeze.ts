// A read-only copy of configuration values.

/**
 * Copies lists and plain objects, and freezes the copies. Functions and instances of classes are passed on as they
 * are: they belong to others.
 */
export function frozenCopy<Value>(value: Value): Value {
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as Value // a list of the same items
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, frozenCopy(inner)] as const)
  return Object.freeze(Object.fromEntries(entries)) as Value // an object of the same entries
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
