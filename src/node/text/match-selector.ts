// Matches elements against simple CSS selectors: tag, class, id and attribute, alone, together, and below one another.
import type {Element} from 'hast'

interface Compound {
  readonly tag: string | undefined
  readonly tests: readonly ((element: Element) => boolean)[]
}

interface Step {
  readonly compound: Compound
  /** The next step outwards must be the parent, not just above. */
  readonly isChild: boolean
}

const PART =
  /^([a-zA-Z][\w-]*|\*)|^\.([\w-]+)|^#([\w-]+)|^\[\s*([\w-]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*)?\]/

/**
 * A test for a list of selectors, `a, b` counting as two.
 * @throws Error for a selector that has more than tags, classes, ids, attributes, ` ` and `>`.
 */
export function createMatcher(selectors: readonly string[]): (element: Element, above: readonly Element[]) => boolean {
  const chains = selectors.flatMap((list) => list.split(',')).map(parseChain)
  return (element, above) => chains.some((chain) => matchesChain([element, ...above], chain))
}

function parseChain(selector: string): readonly Step[] {
  const pieces = selector.trim().replaceAll('>', ' > ').split(/\s+/)
  const steps: Step[] = []
  for (const [at, piece] of pieces.entries())
    if (piece !== '>') steps.push({compound: parseCompound(piece, selector), isChild: pieces[at - 1] === '>'})
  return steps.reverse()
}

function parseCompound(text: string, selector: string): Compound {
  let rest = text
  let tag: string | undefined
  const tests: ((element: Element) => boolean)[] = []
  while (rest !== '') {
    const match = PART.exec(rest)
    if (match === null) throw new Error(`The selector "${selector}" has more than tags, classes, ids and attributes.`)
    const [whole, name, className, id, attribute, ...values] = match
    if (name !== undefined && name !== '*') tag = name
    if (className !== undefined) tests.push(({properties}) => classesOf(properties.className).includes(className))
    if (id !== undefined) tests.push(({properties}) => properties.id === id)
    if (attribute !== undefined)
      tests.push(
        attributeTest(
          attribute,
          values.find((value) => value !== undefined),
        ),
      )
    rest = rest.slice(whole.length)
  }
  return {tag, tests}
}

function classesOf(value: Element['properties'][string]): readonly string[] {
  return Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(/\s+/) : []
}

function attributeTest(name: string, wanted: string | undefined): (element: Element) => boolean {
  const property = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return ({properties}) => {
    const value = properties[property] ?? properties[name]
    if (value === undefined || value === null || value === false) return false
    return wanted === undefined || (Array.isArray(value) ? value.join(' ') : String(value)) === wanted
  }
}

/** @param elements The element and what it stands in, innermost first. */
function matchesChain(elements: readonly Element[], [step, ...outer]: readonly Step[]): boolean {
  const [element, ...above] = elements
  if (step === undefined) return true
  if (element === undefined || !matchesCompound(element, step.compound)) return false
  if (outer.length === 0) return true
  if (step.isChild) return matchesChain(above, outer)
  return above.some((_, at) => matchesChain(above.slice(at), outer))
}

function matchesCompound(element: Element, {tag, tests}: Compound): boolean {
  return (tag === undefined || tag === element.tagName) && tests.every((test) => test(element))
}
