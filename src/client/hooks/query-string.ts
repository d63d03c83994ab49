// Query strings as values.

/** Query strings merged; the values of later ones win. An empty result is `''`, without a question mark. */
export function mergeSearchStrings(
  searches: readonly (string | undefined)[],
  strategy: 'append' | 'set' = 'set',
): string {
  const merged = mergeSearchParams(
    searches.map((search) => new URLSearchParams(search ?? '')),
    strategy,
  ).toString()
  return merged === '' ? '' : `?${merged}`
}

/** Parameters merged: `append` keeps all values of a name, `set` the last. */
export function mergeSearchParams(all: readonly URLSearchParams[], strategy: 'append' | 'set'): URLSearchParams {
  const merged = new URLSearchParams()
  for (const params of all) {
    for (const [name, value] of params) merged[strategy](name, value)
  }
  return merged
}
