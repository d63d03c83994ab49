// The theme's cascade layers. Its files name them as no site does, so that layers of a site are never taken for them. Sites that ask
// for layers have them under the names and in the order of Docusaurus, for which their style sheets are written. For all
// others they are taken out: a site's own rules then win where they are as specific as the theme's, as they do with
// Docusaurus. A scan of the text: not all rules that lightningcss gives to a visitor can be given back to it.
import createSort from 'sort-css-media-queries/create-sort'
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
 * written; or with those that the site has for some windows at the end, sorted, where Docusaurus' usual minifier moves them.
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

interface MediaBlock {
  /** What is between `@media` and the brace. */
  readonly query: string
  readonly text: string
}

/**
 * Puts blocks with a media query that are outside of all others, and those of parts, after the rules of parts: from narrow to wide
 * where they say how wide a window is at least, then from wide to narrow, then others.
 */
function moveMedia(css: string): string {
  const [kept, moved]: [string[], MediaBlock[]] = [[], []]
  // `outer` is the depth of what is looked at: 1 inside of the layer of parts.
  let [from, start, depth, outer] = [0, 0, 0, 0]
  let query: string | undefined
  for (const {0: token, 1: layer, index} of css.matchAll(TOKEN)) {
    const end = index + token.length
    if (token.endsWith('{')) {
      depth += 1
      if (depth === 1 && layer === PARTS) [outer, start] = [1, end]
      else if (depth === outer + 1) query = MEDIA.exec(css.slice(start, index))?.[1]
      continue
    }
    if (token === '}') depth -= 1
    if (depth > outer) continue
    if (depth < outer) return [...kept, css.slice(from, end), ...inOrder(moved), css.slice(end)].join('')
    if (token === '}' && query !== undefined) {
      kept.push(css.slice(from, start))
      moved.push({query: query.trim(), text: css.slice(start, end)})
      from = end
    }
    start = end
  }
  return css
}

const MEDIA = /^\s*@media\b([\s\S]*)$/i

/** Sorts as Docusaurus' minifier does; those of the same query keep their order. */
function inOrder(blocks: readonly MediaBlock[]): string[] {
  const compare = createSort()
  return blocks.toSorted((one, other) => compare(one.query, other.query)).map(({text}) => text)
}

function isOwn(layer: string | undefined): boolean {
  return layer?.startsWith(OWN_PREFIX) === true
}
