// Takes the theme's rules out of its cascade layers, for sites that do not ask for these: a site's own rules then win where
// they are as specific as the theme's, as they do with Docusaurus. A scan of the text: not all rules that lightningcss gives to a visitor can be given back to it.

/** The layers of the theme; a site may have others, which stay. */
const OWN_LAYERS: ReadonlySet<string> = new Set(['infima', 'theme'])

// A comment or text without an end goes on to the end of all, so that its end is looked for once.
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\]|\\(?:[\s\S]|$))*(?:"|$)|'(?:[^'\\]|\\(?:[\s\S]|$))*(?:'|$)|@layer\s+([\w.-]+)\s*\{|[{}]/g

/**
 * The style sheet without the theme's layers, its rules in their order.
 * @param css Well-formed, as bundlers write it.
 */
export function flattenLayers(css: string): string {
  const kept: string[] = []
  // For each open brace, whether it is one of a layer that goes.
  const braces: boolean[] = []
  let from = 0
  for (const {0: token, 1: layer, index} of css.matchAll(TOKEN)) {
    const opens = token.endsWith('{')
    if (!opens && token !== '}') continue
    const isDropped = opens ? layer !== undefined && OWN_LAYERS.has(layer) : braces.pop() === true
    if (opens) braces.push(isDropped)
    if (!isDropped) continue
    kept.push(css.slice(from, index))
    from = index + token.length
  }
  return kept.join('') + css.slice(from)
}
