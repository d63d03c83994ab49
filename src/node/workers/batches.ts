// Cutting work into batches for the pool.

/**
 * Cuts a list into batches of about equal weight, in order.
 * @param weigh Weight of an item, at least 0; a batch closes when it reaches `limit` weight or `maxCount` items.
 */
export function toBatches<T>(items: readonly T[], weigh: (item: T) => number, limit: number, maxCount = 50): T[][] {
  const batches: T[][] = []
  let current: T[] = []
  let weight = 0
  for (const item of items) {
    current.push(item)
    weight += weigh(item)
    if (weight < limit && current.length < maxCount) continue
    batches.push(current)
    current = []
    weight = 0
  }
  if (current.length > 0) batches.push(current)
  return batches
}
