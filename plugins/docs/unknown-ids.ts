// Known ids for messages about an unknown one: lists of them, and the nearest.
import {closest} from 'quire-docs/plugin'

// A message must stay readable on a site with thousands of docs; the hint names the likely one.
const MAX_LISTED = 100

/** Looking for the nearest name costs a comparison with each; a site with more mistakes has one cause for many of them. */
const MAX_SUGGESTIONS = 200

/** Finds the nearest of some names, as often as that is worth it. */
export function createSuggest(): typeof closest {
  let count = 0
  return (word, candidates) => (count++ < MAX_SUGGESTIONS ? closest(word, candidates) : undefined)
}

/** Notes that list ids, `what` first. `[]` never: an empty list is said too. */
export function listIds(what: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return [`${what}: none.`]
  const shown = ids.slice(0, MAX_LISTED).join(', ')
  return [ids.length > MAX_LISTED ? `${what}: ${shown} and ${ids.length - MAX_LISTED} more.` : `${what}: ${shown}.`]
}
