// Optional keys under exactOptionalPropertyTypes: an absent key instead of one that is undefined.

type OptionalKeys<T> = {[K in keyof T]: undefined extends T[K] ? K : never}[keyof T]

/** `T` with keys that may be undefined turned into keys that may be absent; of a union, each member by itself. */
export type WithoutUndefined<T> = T extends unknown
  ? Omit<T, OptionalKeys<T>> & {readonly [K in OptionalKeys<T>]?: Exclude<T[K], undefined>}
  : never

/** A copy without the keys whose value is undefined. */
export function withoutUndefined<T extends object>(value: T): WithoutUndefined<T> {
  const kept: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(value)) if (one !== undefined) kept[key] = one
  // Object.entries forgets the type; the loop drops only what the result type declares optional.
  return kept as WithoutUndefined<T>
}
