// Attributes of tags that a configuration lists.

/** `false` and `null` leave an attribute out, `true` writes it bare. */
export function toAttributes(attributes: Readonly<Record<string, unknown>>): Record<string, string | true> {
  const kept: [string, string | true][] = []
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) kept.push([name, true])
    else if (typeof value === 'string' || typeof value === 'number') kept.push([name, String(value)])
  }
  return Object.fromEntries(kept)
}
