// Elements of Markdown for which a site has components of its own, and whether a document has such an element.
import type {ThemeAliases} from '../model.ts'

/** The part of the theme behind each element. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  A: ['a'],
  Code: ['code'],
  Details: ['details'],
  Heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  Img: ['img'],
  Li: ['li'],
  Ul: ['ul'],
}

/** Those that show their element by the part of the theme with the same name. */
const SHOWN_BY = ['Details', 'Heading']

/** Elements of the map of components that have no part: sites add them. */
const OTHERS = [
  'blockquote',
  'del',
  'em',
  'hr',
  'input',
  'ol',
  'p',
  'strong',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
]

/** By element, what its Markdown or its HTML cannot do without. An element that is not here may be anywhere. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  a: /\]\(|\]\[|\]:|:\/\/|<a[\s>]|www\./,
  blockquote: />/,
  code: /[`<]/,
  del: /[~<]/,
  details: /<details/,
  em: /[*_<]/,
  hr: /[-*_<]/,
  img: /!\[|<img/,
  input: /\[|<input/,
  li: /[-*+<]|\d[.)]/,
  ol: /\d[.)]|<ol/,
  strong: /[*_<]/,
  sup: /\[\^|<sup/,
  ul: /[-*+<]/,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, /[#=-]|<h/])),
  ...Object.fromEntries(['table', 'tbody', 'td', 'th', 'thead', 'tr'].map((name) => [name, /\||<t/])),
}

/** Names of those elements, sorted. `pre` has a setting of its own. @param texts Of the files that give components, see component-texts.ts. */
export function findOwnElements(aliases: ThemeAliases, texts: readonly string[]): readonly string[] {
  const found = Object.entries(PARTS).flatMap(([part, names]) =>
    `@theme/MDXComponents/${part}` in aliases || (SHOWN_BY.includes(part) && `@theme/${part}` in aliases) ? names : [],
  )
  const all = [...Object.values(PARTS).flat(), ...OTHERS]
  const named = texts.flatMap((text) => all.filter((name) => givesElement(text, name)))
  return [...new Set([...found, ...named])].sort()
}

/** Whether the map of components has one for the element that is not the theme's, as it is in maps that were copied whole. */
function givesElement(text: string, name: string): boolean {
  const [, value] = new RegExp(`[{,\\s]['"]?${name}['"]?(\\s?[:(,}].*)`).exec(text) ?? []
  return value !== undefined && !THEMES_OWN.test(value)
}

const THEMES_OWN = /^\s?:\s?(?:MDX[A-Z]\w*|Heading\(|\(?props\b[^=]*=>\s?<(?:MDX)?Heading\b)/

/** Whether a document may have one of the elements. */
export function mayHaveElement(content: string, elements: readonly string[]): boolean {
  return elements.some((name) => SIGNS[name]?.test(content) ?? true)
}
