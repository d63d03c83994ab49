// Small functions on lists that themes use.

/**
 * Elements that are equal to an earlier one, in order: of three that are equal, the second and the third.
 * @param isEqual `===` by default. It is asked for each pair, so a list of thousands takes its time.
 */
export function duplicates<T>(
  list: readonly T[],
  isEqual: (one: T, other: T) => boolean = (one, other) => one === other,
): readonly T[] {
  return list.filter((element, index) => list.findIndex((other) => isEqual(other, element)) !== index)
}

/** Each value once, in the order of first appearance; a new list, also of `[]`. Equal is what is equal in a `Set`. */
export function uniq<T>(list: readonly T[]): T[] {
  return [...new Set(list)]
}

/**
 * Elements by the key of each: keys in order of first appearance, elements of one key in that of the list. Keys that are
 * whole numbers come first, as in every object. `{}` for an empty list.
 */
export function groupBy<T, Key extends PropertyKey>(
  list: Iterable<T>,
  keyOf: (element: T, index: number) => Key,
): Record<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const [index, element] of [...list].entries()) {
    const key = keyOf(element, index)
    groups.set(key, [...(groups.get(key) ?? []), element])
  }
  // `fromEntries` forgets the type of the keys that it is given.
  return Object.fromEntries(groups) as Record<Key, T[]>
}
