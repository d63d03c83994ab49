// YAML that its parser would take for ever to read, told by its text.

/** Keys that are written with "?" of their own: each of 50 inside one another doubles the parser's time. */
const MAX_EXPLICIT_KEYS = 20

// Looks back from the mark: looking for it from all that may stand before one would go through the text for each.
const EXPLICIT_KEY = /\?(?=\s|$)(?<=(?:^|[[{,?:-])[ \t]*(?:[&!]\S*[ \t]+){0,4}\?)/gm

export function isTangledYaml(text: string): boolean {
  if (!text.includes('?')) return false
  let count = 0
  for (const _ of text.matchAll(EXPLICIT_KEY)) {
    count += 1
    if (count > MAX_EXPLICIT_KEYS) return true
  }
  return false
}
