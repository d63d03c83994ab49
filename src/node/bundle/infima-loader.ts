// Bundler loader for Infima: mirrors it where text runs from right to left, measures windows by the size of their text, and
// leaves out what neither the theme nor the sites for it are known to use, so that the theme's own parts find room in the
// first style sheet.
import {type Selector, transform, type Visitor} from 'lightningcss'

const UNUSED_CLASSES: readonly string[] = ['pagination', 'pills', 'button-group']

/**
 * Variables of those components, numbers that only Infima's own build reads, and icons for which the theme has others of
 * fewer bytes, which can be seen in both colour modes.
 */
const UNUSED_VARIABLES =
  /^--ifm-(?:pills|button-group|pagination(?!-nav))-|-value$|^--ifm-(?:navbar-search-input-icon|menu-link-sublist-icon|breadcrumb-separator)$/

/** Drops the rules of the unused components and of their parts: `.pills__item`, `.pagination--sm`. */
export const infimaVisitor: Visitor<never> = {
  Rule: {
    // A rule that is given back is read again, which not all of them survive: only those that go are touched.
    style: (rule) => (rule.value.selectors.every(namesUnused) ? [] : undefined),
  },
  Declaration: {custom: ({name}) => (UNUSED_VARIABLES.test(name) ? [] : undefined)},
}

function namesUnused(selector: Selector): boolean {
  return selector.some(
    (part) => part.type === 'class' && UNUSED_CLASSES.includes(part.name.replace(/(?:__|--).*$/, '')),
  )
}

/** Left and right as start and end: one style sheet serves both writing directions. */
export function toLogical(source: string): string {
  return source
    .replace(
      /(?<=[;{\s])border-(top|bottom)-(left|right)-radius(?=\s*:)/g,
      (_, block, inline) => `border-${block === 'top' ? 'start' : 'end'}-${SIDES[inline]}-radius`,
    )
    .replace(
      /(?<=[;{\s])(margin|padding|border)-(left|right)(?=(?:-width)?\s*:)/g,
      (_, name, side) => `${name}-inline-${SIDES[side]}`,
    )
    .replace(/(?<=[;{\s])(left|right)(?=\s*:)/g, (side) => `inset-inline-${SIDES[side]}`)
    .replace(/(?<=[;{\s])text-align:\s*(left|right)/g, (_, side) => `text-align: ${SIDES[side]}`)
    .replace(/(?<=[;{\s])float:\s*(left|right)/g, (_, side) => `float: inline-${SIDES[side]}`)
    .replace(/(?<=[;{\s])(margin|padding):([^;}]+)/g, (whole, name, value) => boxSides(name, value) ?? whole)
}

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
  return source.replace(/@media[^{]*/g, (query) => query.replace(/(\((?:min|max)-width:\s*)(\d+)px/g, toEm))
}

/** @param source Text of Infima's style sheet. */
export default function infimaLoader(source: string): string {
  const code = Buffer.from(toTextUnits(toLogical(source)))
  return transform({filename: 'infima.css', code, visitor: infimaVisitor}).code.toString()
}
