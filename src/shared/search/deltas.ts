// Ascending ids as their differences, which have fewer digits.

/** The first id, then how many each is after the one before. */
export function toDeltas(ids: Uint32Array): Uint32Array {
  return ids.map((id, at) => id - (at === 0 ? 0 : (ids[at - 1] ?? 0)))
}

/** The ids that {@link toDeltas} was given. */
export function fromDeltas(deltas: readonly number[]): readonly number[] {
  let id = 0
  return deltas.map((delta) => {
    id += delta
    return id
  })
}
