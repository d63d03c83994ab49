// What is data of its own, apart from lists and instances of classes.

/** True for an object as a literal makes it: no list, function or instance of a class. */
export function isPlainRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
