// The theme's cascade layers. Its files name them as no site does, so that layers of a site are never taken for them. Sites that ask
// for layers have them under the names and in the order of Docusaurus, for which their style sheets are written. For all
// others they are taken out: a site's own rules then win where they are as specific as the theme's, as they do with
// Docusaurus. A scan of the text: not all rules that lightningcss gives to a visitor can be given back to it.
import {hasFasterSwitch} from '../../config/faster-switch.ts'
import {hasV4Switch} from '../../config/v4-switch.ts'

/** Begins the names of the theme's layers in its files. */
const OWN_PREFIX = 'quire.'
const PUBLIC_PREFIX = 'docusaurus.'

/** What Docusaurus has after the style sheets of a site. */
const PARTS = `${OWN_PREFIX}parts`

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
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\]|\\(?:[\s\S]|$))*(?:"|$)|'(?:[^'\\]|\\(?:[\s\S]|$))*(?:'|$)|@layer\s+([\w.-]+)\s*\{|[{};]/g

/**
 * How rules of a site and of the theme follow one another: in layers, so that all of the site win over the theme's; as they are
 * written; or with those that the site has for some windows at the end, where Docusaurus' usual minifier moves them.
 */
export type RuleOrder = 'layers' | 'as-written' | 'media-last'

/** @param future The key of the configuration, as it is written. */
export function ruleOrderOf(future: unknown): RuleOrder {
  if (hasV4Switch(future, 'useCssCascadeLayers')) return 'layers'
  return hasFasterSwitch(future, 'lightningCssMinimizer') ? 'as-written' : 'media-last'
}

/** @param css Well-formed, as bundlers write it. */
export function orderRules(css: string, order: RuleOrder): string {
  if (order === 'layers') return publishLayers(css)
  return flattenLayers(order === 'media-last' ? moveMedia(css) : css)
}

/** The style sheet with the theme's layers as Docusaurus names them, and their order before the first. */
function publishLayers(css: string): string {
  const kept: string[] = []
  let from = 0
  for (const {0: token, 1: layer, index} of css.matchAll(TOKEN)) {
    if (!isOwn(layer)) continue
    const named = layer === PARTS ? `@layer ${PUBLIC_PREFIX}infima{` : token.replace(OWN_PREFIX, PUBLIC_PREFIX)
    kept.push(css.slice(from, index), from === 0 ? DECLARATION : '', named)
    from = index + token.length
  }
  return kept.join('') + css.slice(from)
}

/** The style sheet without the theme's layers, its rules in their order. */
function flattenLayers(css: string): string {
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

/** Puts blocks with a media query that are outside of all others, and before the rules of parts, after these. */
function moveMedia(css: string): string {
  const [kept, moved]: [string[], string[]] = [[], []]
  let [from, start, depth] = [0, 0, 0]
  let [isParts, isMedia] = [false, false]
  for (const {0: token, 1: layer, index} of css.matchAll(TOKEN)) {
    const end = index + token.length
    if (token.endsWith('{')) {
      if (depth === 0) [isParts, isMedia] = [layer === PARTS, /^\s*@media\b/i.test(css.slice(start, index))]
      depth += 1
      continue
    }
    if (token === '}') depth -= 1
    if (depth > 0) continue
    if (token === '}' && isParts) return [...kept, css.slice(from, end), ...moved, css.slice(end)].join('')
    if (token === '}' && isMedia) {
      kept.push(css.slice(from, start))
      moved.push(css.slice(start, end))
      from = end
    }
    start = end
  }
  return css
}

function isOwn(layer: string | undefined): boolean {
  return layer?.startsWith(OWN_PREFIX) === true
}
