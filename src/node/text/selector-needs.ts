// What a page must have for a selector to match in it, as far as that can be seen from the names in the page.
import type {SelectorNeeds} from '../model.ts'

/** Matches what only a reader's hand brings about, or what never is in a page at its start. */
const LATER =
  /:(?:hover|focus(?:-visible|-within)?|active|fullscreen|popover-open|modal)(?![\w-])|::(?:selection|backdrop|-moz-selection)(?![\w-])/
const DIRECTION = /^\[dir="?(ltr|rtl)"?\]$/

const NAME = String.raw`(?:[\w-]|[^\x00-\x7F]|\\.)+`
const PART = new RegExp(
  String.raw`::?(${NAME})(\()?|([.#]?)(${NAME})|\[(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\]"'])*\]|[^\w]`,
  'gsy',
)

/** @returns `undefined` for a selector that matches nothing in a page that has just come. */
export function readSelectorNeeds(selector: string): SelectorNeeds | undefined {
  const names = new Set<string>()
  const oneOf: (readonly SelectorNeeds[])[] = []
  for (let at = 0; at < selector.length; ) {
    PART.lastIndex = at
    const found = PART.exec(selector)
    if (found === null) break
    const [part, pseudo, opens] = found
    if (pseudo !== undefined && LATER.test(part)) return undefined
    at += part.length
    if (pseudo === undefined) {
      const name = toName(found)
      if (name !== undefined) names.add(name)
    } else if (opens !== undefined) {
      const end = closingBracket(selector, at)
      if (CHOICE.has(pseudo)) oneOf.push(readChoice(selector.slice(at, end)))
      at = end + 1
    }
  }
  if (oneOf.some((list) => list.length === 0)) return undefined
  return {names: [...names], oneOf}
}

/** The others with selectors in brackets say what an element must not be, or what is in it. */
const CHOICE: ReadonlySet<string> = new Set(['is', 'where', '-webkit-any', 'matches'])

function readChoice(list: string): readonly SelectorNeeds[] {
  return splitSelectors(list)
    .map(readSelectorNeeds)
    .filter((needs) => needs !== undefined)
}

function toName([part, , , sign = '', name]: RegExpExecArray): string | undefined {
  const direction = DIRECTION.exec(part)?.[1]
  if (direction !== undefined) return `dir=${direction}`
  if (name === undefined) return undefined
  return sign === '' ? name.toLowerCase() : sign + name.replace(/\\(.)/g, '$1')
}

/** At the commas that are in no bracket. */
export function splitSelectors(list: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  for (const {0: sign, index} of list.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[()[\],]/gs)) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign !== ',' || depth > 0) continue
    parts.push(list.slice(from, index))
    from = index + 1
  }
  return [...parts, list.slice(from)]
}

export function areMet({names, oneOf}: SelectorNeeds, has: (name: string) => boolean): boolean {
  return names.every(has) && oneOf.every((list) => list.some((one) => areMet(one, has)))
}

function closingBracket(text: string, from: number): number {
  let depth = 1
  for (const {0: sign, index} of text.slice(from).matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[()]/gs)) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (depth === 0) return from + index
  }
  return text.length
}
