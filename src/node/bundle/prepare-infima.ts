// Infima as the theme uses it, made when the program is compiled: mirrored where text runs from right to left, with windows
// measured by the size of their text, without components that neither the theme nor the sites for it are known to use, and
// without values that never count, as the theme's own follow: its parts find room in the first style sheet so.
import {type Declaration, type Selector, transform, type Visitor} from 'lightningcss'

/** Sites for Docusaurus have them in a sheet of their own. */
const UNUSED_CLASSES: readonly string[] = ['pagination', 'pills', 'button-group']
const UNUSED_COMPONENT_VARIABLE = /^ {2}--ifm-(?:pills|button-group|pagination(?!-nav))-/

/**
 * Variables of those components, numbers that only Infima's own build reads, and icons for which the theme has others of
 * fewer bytes, which can be seen in both colour modes.
 */
const UNUSED_VARIABLES =
  /^--ifm-(?:pills|button-group|pagination(?!-nav))-|-value$|^--ifm-(?:navbar-search-input-icon|menu-link-sublist-icon(?:-filter)?|breadcrumb-separator)$/

/** Drops the rules of the unused components and of their parts: `.pills__item`, `.pagination--sm`. */
export const infimaVisitor: Visitor<never> = {
  Rule: {
    // A rule that is given back is read again, which not all of them survive: only those that go are touched.
    style: (rule) => (rule.value.selectors.every(namesUnused) ? [] : undefined),
  },
  Declaration: (declaration) => (isUnused(declaration) ? [] : undefined),
}

/** Firefox needs none of its prefixes any more; each stands beside the same property without it. */
function isUnused(declaration: Declaration): boolean {
  if (declaration.property === 'custom') return UNUSED_VARIABLES.test(declaration.value.name)
  return 'vendorPrefix' in declaration && declaration.vendorPrefix.includes('moz')
}

function namesUnused(selector: Selector): boolean {
  return selector.some(
    (part) =>
      namesUnusedComponent(part) ||
      // The same rule stands next to it without the prefix, which no browser of today needs.
      (part.type === 'pseudo-class' && part.kind === 'any-link' && part.vendorPrefix.length > 0) ||
      // So does one that says the same in three selectors of old.
      (part.type === 'pseudo-class' && (part.kind === 'link' || part.kind === 'visited')) ||
      (part.type === 'type' && part.name === 'area') ||
      (part.type === 'pseudo-element' && part.kind === 'placeholder' && part.vendorPrefix.includes('moz')),
  )
}

function namesUnusedComponent(part: Selector[number]): boolean {
  return part.type === 'class' && UNUSED_CLASSES.includes(part.name.replace(/(?:__|--).*$/, ''))
}

/** Leaves the rules of the unused components, and what is around them. */
const unusedVisitor: Visitor<never> = {
  Rule: (rule) => {
    if (rule.type === 'media') return undefined
    const isUnusedOne =
      rule.type === 'style' && rule.value.selectors.every((selector) => selector.some(namesUnusedComponent))
    return isUnusedOne ? undefined : []
  },
}

interface Change {
  readonly pattern: RegExp
  readonly replace: (...found: string[]) => string
}

/** Left and right as start and end: one style sheet serves both writing directions. */
const TO_LOGICAL: readonly Change[] = [
  {
    pattern: /(?<=[;{\s])border-(top|bottom)-(left|right)-radius(?=\s*:)/g,
    replace: (_, block, inline = '') => `border-${block === 'top' ? 'start' : 'end'}-${SIDES[inline]}-radius`,
  },
  {
    pattern: /(?<=[;{\s])(margin|padding|border)-(left|right)(?=(?:-width)?\s*:)/g,
    replace: (_, name, side = '') => `${name}-inline-${SIDES[side]}`,
  },
  {pattern: /(?<=[;{\s])(left|right)(?=\s*:)/g, replace: (side = '') => `inset-inline-${SIDES[side]}`},
  {pattern: /(?<=[;{\s])text-align:\s*(left|right)/g, replace: (_, side = '') => `text-align: ${SIDES[side]}`},
  {pattern: /(?<=[;{\s])float:\s*(left|right)/g, replace: (_, side = '') => `float: inline-${SIDES[side]}`},
  {
    pattern: /(?<=[;{\s])(margin|padding):([^;}]+)/g,
    replace: (whole = '', name = '', value = '') => boxSides(name, value) ?? whole,
  },
]

const SIDES: Readonly<Record<string, string>> = {left: 'start', right: 'end'}

/** `0 1px 2px 3px` by block and inline; nothing when left and right are the same. */
function boxSides(name: string, value: string): string | undefined {
  const [top, right, bottom, left] = value.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
  if (left === undefined || left === right) return undefined
  return `${name}-block: ${top} ${bottom}; ${name}-inline: ${left} ${right}`
}

/** Widths of windows in units of the text that the reader has chosen: who reads twice as large has half the room. */
export function toTextUnits(source: string): string {
  const toEm = (_: string, name: string, pixels: string): string => `${name}${Number(pixels) / 16}em`
  return source.replace(/@media[^{]*/g, (query) => query.replace(new RegExp(WINDOW_WIDTH, 'g'), toEm))
}

const WINDOW_WIDTH = /(\((?:min|max)-width:\s*)(\d+)px/

/** Header cells; those without text are `td`, and look as the others of their row. */
const HEADER_CELL = /table th(?= \{)/
/** Of cells: there are lines between rows alone. */
const CELL_BORDER = /(?<=table td \{\n {4})border(?=:)/

/** Mirrored where text runs from right to left. */
export function toLogical(source: string): string {
  return TO_LOGICAL.reduce((text, {pattern, replace}) => text.replace(pattern, replace), source)
}

/** Files of the theme that set variables of Infima. */
export const THEME_STYLES = [
  'styles/variables.css',
  'Admonition/admonition.css',
  'Navbar/navbar.css',
  'Footer/footer.css',
] as const

/**
 * @param source Text of Infima's style sheet.
 * @param theme Texts of `THEME_STYLES`, joined.
 * @throws Error when something that is looked for is not in it: another release is written differently.
 */
export function prepareInfima(source: string, theme: string): string {
  const wanted = [
    ...TO_LOGICAL.map(({pattern}) => pattern),
    WINDOW_WIDTH,
    HEADER_CELL,
    CELL_BORDER,
    ...UNUSED_CLASSES.map(classPattern),
  ]
  const idle = wanted.filter((pattern) => source.search(pattern) < 0)
  if (idle.length > 0) throw new Error(`Nothing in Infima matches ${idle.join(' and ')}: see prepare-infima.ts.`)
  const logical = toTextUnits(toLogical(source))
  const prepared = dropOverridden(
    print(logical.replace(HEADER_CELL, 'table th, thead td').replace(CELL_BORDER, 'border-block'), infimaVisitor),
    print(theme),
  )
  // Small in the package, too: the bundler reads it as it reads any.
  const {code} = transform({filename: 'infima.css', code: Buffer.from(prepared), minify: true})
  return `/* Infima, https://infima.dev, under the MIT licence; changed for Quire. */\n${code.toString()}`
}

/** The components that {@link prepareInfima} leaves out, for sites that may use them. @param source Text of Infima's style sheet. */
export function prepareUnused(source: string): string {
  const logical = toTextUnits(toLogical(source))
  const [, root = ''] = print(logical).split(/^:root \{$/m)
  const [declarations = ''] = root.split(/^\}$/m)
  const variables = declarations.split('\n').filter((line) => UNUSED_COMPONENT_VARIABLE.test(line))
  return `:root {\n${variables.join('\n')}\n}\n${print(logical, unusedVisitor)}`
}

/** One rule, one declaration a line, spelt in one way. */
function print(source: string, visitor: Visitor<never> = {}): string {
  return transform({filename: 'infima.css', code: Buffer.from(source), visitor}).code.toString()
}

/**
 * Leaves out the variables that a rule of the theme for the same elements sets again, after Infima's; those of `.alert--info`
 * are set again by one for `.alert`.
 */
function dropOverridden(infima: string, theme: string): string {
  const own = new Map<string, Set<string>>()
  for (const [, selector = '', body = ''] of theme.matchAll(RULE)) own.set(selector, new Set(body.match(VARIABLE_NAME)))
  return infima.replace(RULE, (_, selector: string, body: string) => {
    const isSetAgain = (line: string): boolean => {
      const [name = ''] = line.match(VARIABLE_NAME) ?? []
      return [selector, ...(selector.match(MODIFIED) ?? [])].some((one) => own.get(one)?.has(name))
    }
    const kept = body.split('\n').filter((line) => !isSetAgain(line))
    return `${selector} {${kept.join('\n')}}`
  })
}

/** A rule in no other. */
const RULE = /^(\S[^{}\n]*) \{([^{}]*)\}/gm
/** The component of a modifier. */
const MODIFIED = /^\.[a-z]+(?=--[a-z]+$)/
const VARIABLE_NAME = /^ {2}--[\w-]+(?=:)/gm

const classPattern = (name: string): RegExp => new RegExp(`\\.${name}(?![a-z])`)
