// Mermaid, and the libraries it draws with, write `<style>` elements and `style` attributes, as elements and as text. A
// strict content security policy blocks both, but neither style sheets made by a script nor styles set through the object
// model. So while a drawing is made, every way in is led there: what it does is the same, also without a policy.

/** A drawing as an element of the page, with the rules for it. */
export interface Drawn {
  readonly svg: SVGSVGElement
  readonly sheets: readonly CSSStyleSheet[]
}

/** Holds the text of a `style` attribute between reading it from HTML and setting it. */
const HELD = 'data-quire-style'

/** Mermaid says that it is done while it still draws the formulas of a sequence diagram. */
const LATE_MS = 1000

let current: {svg?: SVGSVGElement; readonly sheets: CSSStyleSheet[]} = {sheets: []}
let restore: (() => void) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * The element that `draw` makes; one drawing at a time.
 * @throws Error when it makes none.
 */
export async function takeDrawn(draw: () => Promise<unknown>): Promise<Drawn> {
  clearTimeout(timer)
  restore ??= leadStyles()
  current = {sheets: []}
  const {sheets} = current
  try {
    await draw()
    const {svg} = current
    if (svg === undefined) throw new Error('Mermaid has drawn nothing.')
    return {svg, sheets}
  } finally {
    timer = setTimeout(() => {
      restore?.()
      restore = undefined
    }, LATE_MS)
  }
}

function takeStyle(style: HTMLStyleElement, parent: Node): void {
  current.sheets.push(adoptRules(style.textContent ?? ''))
  if (parent instanceof SVGSVGElement) current.svg = parent
}

/** Takes a drawing's rules out of the page. */
export function dropRules(sheets: readonly CSSStyleSheet[]): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => !sheets.includes(one))
}

/** Rules of a drawing name its id, so they may stand beside those of all others. */
function adoptRules(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}

/** @returns Ends it. */
function leadStyles(): () => void {
  const {setAttribute} = Element.prototype
  const {insertBefore} = Node.prototype
  const {parseFromString} = DOMParser.prototype
  const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {}
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style' && isStyled(this)) this.style.cssText = value
    else setAttribute.call(this, name, value)
  }
  Node.prototype.insertBefore = function <Inserted extends Node>(node: Inserted, before: Node | null) {
    if (!(node instanceof HTMLStyleElement)) return insertBefore.call(this, node, before) as Inserted
    takeStyle(node, this)
    return node
  }
  DOMParser.prototype.parseFromString = function (text, type) {
    const parsed = parseFromString.call(this, holdStyles(text), type)
    setHeld(parsed)
    return parsed
  }
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...innerHtml,
    set(this: Element, text: string) {
      innerHtml.set?.call(this, holdStyles(text))
      setHeld(this)
    },
  })
  return () => {
    Element.prototype.setAttribute = setAttribute
    Node.prototype.insertBefore = insertBefore
    DOMParser.prototype.parseFromString = parseFromString
    Object.defineProperty(Element.prototype, 'innerHTML', innerHtml)
  }
}

function isStyled(element: Element): element is HTMLElement | SVGElement | MathMLElement {
  return 'style' in element
}

function holdStyles(html: string): string {
  return String(html).replace(/<[a-z][^<>]*/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ` ${HELD}`))
}

function setHeld(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${HELD}]`)) {
    if (isStyled(element)) element.style.cssText = element.getAttribute(HELD) ?? ''
    element.removeAttribute(HELD)
  }
}
