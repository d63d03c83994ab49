// Memoised lookups: while one word is typed, the other words of the query stay the same.

/** A worker lives as long as its page: the cache is bounded. */
const MAX_REMEMBERED = 20_000

export function memoize<Value>(read: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= MAX_REMEMBERED) known.clear()
    const value = read(key)
    known.set(key, value)
    return value
  }
}
