// Lists of known ids for messages about an unknown one.

// A message must stay readable on a site with thousands of docs; the hint names the likely one.
const MAX_LISTED = 100

/** Notes that list ids, `what` first. `[]` never: an empty list is said too. */
export function listIds(what: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return [`${what}: none.`]
  const shown = ids.slice(0, MAX_LISTED).join(', ')
  return [ids.length > MAX_LISTED ? `${what}: ${shown} and ${ids.length - MAX_LISTED} more.` : `${what}: ${shown}.`]
}
