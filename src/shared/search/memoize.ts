// Memoised lookups: while one word is typed, the other words of the query stay the same.

/** A worker lives as long as its page. */
const MAX_REMEMBERED = 20_000

/** @param limit Values after which all are forgotten. */
export function memoize<Value>(read: (key: string) => Value, limit = MAX_REMEMBERED): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const found = known.get(key)
    // What is known may be undefined itself.
    if (found !== undefined || known.has(key)) return found as Value
    if (known.size >= limit) known.clear()
    const value = read(key)
    known.set(key, value)
    return value
  }
}
