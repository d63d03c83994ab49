// How deep lists and objects are inside one another. What is part of itself has no end, and neither has what reads it.

/** Levels of data that people write; code that reads it calls itself for each. */
export const MAX_LEVELS = 200

/** True for a value with more levels than the limit, and for one that is part of itself. Takes time in proportion. */
export function nestsDeeper(value: unknown, limit = MAX_LEVELS): boolean {
  const heights = new Map<object, number>()
  const heightOf = (inner: unknown, room: number): number => {
    if (typeof inner !== 'object' || inner === null) return 0
    const known = heights.get(inner)
    if (known !== undefined) return known
    if (room === 0) return Number.POSITIVE_INFINITY
    // Until it is known: who meets it again on the way down is inside of it.
    heights.set(inner, Number.POSITIVE_INFINITY)
    let height = 1
    for (const one of Object.values(inner)) height = Math.max(height, 1 + heightOf(one, room - 1))
    heights.set(inner, height)
    return height
  }
  return heightOf(value, limit) > limit
}
