// The names in a page that the selectors of a style sheet look for.

/** Stands for a use of a custom property, which may be any. */
export const ANY_PROPERTY = 'var('

const PLACE = /<[a-z][a-z\d-]*|\s(?:class|id|dir)=(?:"[^"]*"|'[^']*'|[^\s>"']+)|var\(/gi

/** A browser adds these where they are left out. */
export const ADDED_NAMES = ['html', 'head', 'body', 'tbody', 'tr', 'colgroup']

/** Tags as `name`, classes as `.name`, ids as `#name`, directions as `dir=rtl`, as {@link readSelectorNeeds} has them. */
export function findNames(html: string): readonly string[] {
  const names = new Set<string>()
  // A page has the same few over and over.
  for (const place of new Set(html.match(PLACE))) {
    if (place.startsWith('<')) names.add(place.slice(1).toLowerCase())
    else if (place.endsWith('(')) names.add(place.toLowerCase())
    else addValues(place.slice(1), names)
  }
  return [...names]
}

function addValues(attribute: string, names: Set<string>): void {
  const equals = attribute.indexOf('=')
  const name = attribute.slice(0, equals).toLowerCase()
  const value = attribute.slice(equals + 1).replace(/^["']|["']$/g, '')
  if (name === 'dir') names.add(`dir=${value.toLowerCase()}`)
  else for (const one of value.split(/\s+/)) if (one !== '') names.add((name === 'id' ? '#' : '.') + one)
}
