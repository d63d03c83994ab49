// The theme's cascade layers. Its files name them as no site does, so that layers of a site are never taken for them. Sites that ask
// for layers have them under the names and in the order of Docusaurus, for which their style sheets are written. For all
// others they are taken out: a site's own rules then win where they are as specific as the theme's, as they do with
// Docusaurus. A scan of the text: not all rules that lightningcss gives to a visitor can be given back to it.

/** Begins the names of the theme's layers in its files. */
const OWN_PREFIX = 'quire.'
const PUBLIC_PREFIX = 'docusaurus.'

/** All that Docusaurus has, also those without rules here: one that a site adds to has its place. */
const ORDER = [
  'infima',
  'theme-common',
  'theme-classic',
  'core',
  'plugin-debug',
  'theme-mermaid',
  'theme-live-codeblock',
  'theme-search-algolia.docsearch',
  'theme-search-algolia',
]
const DECLARATION = `@layer ${ORDER.map((name) => PUBLIC_PREFIX + name).join(',')};`

// A comment or text without an end goes on to the end of all, so that its end is looked for once.
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\]|\\(?:[\s\S]|$))*(?:"|$)|'(?:[^'\\]|\\(?:[\s\S]|$))*(?:'|$)|@layer\s+([\w.-]+)\s*\{|[{}]/g

/**
 * The style sheet with the theme's layers as Docusaurus names them, and their order before the first.
 * @param css Well-formed, as bundlers write it.
 */
export function publishLayers(css: string): string {
  const kept: string[] = []
  let from = 0
  for (const {0: token, 1: layer, index} of css.matchAll(TOKEN)) {
    if (!isOwn(layer)) continue
    kept.push(css.slice(from, index), from === 0 ? DECLARATION : '', token.replace(OWN_PREFIX, PUBLIC_PREFIX))
    from = index + token.length
  }
  return kept.join('') + css.slice(from)
}

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
    const isDropped = opens ? isOwn(layer) : braces.pop() === true
    if (opens) braces.push(isDropped)
    if (!isDropped) continue
    kept.push(css.slice(from, index))
    from = index + token.length
  }
  return kept.join('') + css.slice(from)
}

function isOwn(layer: string | undefined): boolean {
  return layer?.startsWith(OWN_PREFIX) === true
}
