// Small functions on lists that themes use.

/** Elements that are equal to an earlier one. */
export function duplicates<T>(
  list: readonly T[],
  isEqual: (one: T, other: T) => boolean = (one, other) => one === other,
): readonly T[] {
  return list.filter((element, index) => list.findIndex((other) => isEqual(other, element)) !== index)
}

/** Each value once, in the order of first appearance. */
export function uniq<T>(list: readonly T[]): T[] {
  return [...new Set(list)]
}

/** Elements by the key of each, in order of first appearance. */
export function groupBy<T, Key extends string>(
  list: readonly T[],
  keyOf: (element: T, index: number) => Key,
): Record<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const [index, element] of list.entries()) {
    const key = keyOf(element, index)
    groups.set(key, [...(groups.get(key) ?? []), element])
  }
  // `fromEntries` forgets the type of the keys that it is given.
  return Object.fromEntries(groups) as Record<Key, T[]>
}
