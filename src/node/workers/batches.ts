// Cutting work into batches for the pool.

/**
 * Cuts a list into batches of about equal weight, in order, each when it is asked for.
 * @param weigh Weight of an item, at least 0; a batch closes when it reaches `limit` weight or `maxCount` items.
 */
export function* toBatches<T>(
  items: readonly T[],
  weigh: (item: T) => number,
  limit: number,
  maxCount = 50,
): Generator<T[], void> {
  let current: T[] = []
  let weight = 0
  for (const item of items) {
    current.push(item)
    weight += weigh(item)
    if (weight < limit && current.length < maxCount) continue
    yield current
    current = []
    weight = 0
  }
  if (current.length > 0) yield current
}
