// A value as messages quote it: as JSON where it has such a form, and else by its kind.

/** Longer values are cut. */
const MAX_LENGTH = 200

/** A value as a message quotes it: JSON, shortened after some characters, so that a message stays one line. */
export function quoteValue(value: unknown, maxLength = MAX_LENGTH): string {
  if (typeof value === 'function') return 'a function'
  const text = toText(value)
  return text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`
}

function toText(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}n` : inner)) ?? String(value)
    )
  } catch {
    // It is part of itself, or has more levels than the stack.
    return Array.isArray(value) ? 'a list' : 'an object'
  }
}
