// Mermaid writes a `<style>` element into each drawing and `style` attributes onto its parts, and reads them back as text.
// A strict content security policy blocks both, but neither style sheets made by a script nor styles set through the
// object model. So for elements of SVG the two ways in are led there: what they do is the same, also without a policy.

/** A drawing as an element of the page, with the rules for it. */
export interface Drawn {
  readonly svg: SVGSVGElement
  readonly sheet: CSSStyleSheet
}

let drawn: Drawn | undefined
let isLed = false

/**
 * The element that `draw` makes; one drawing at a time.
 * @throws Error when it makes none.
 */
export async function takeDrawn(draw: () => Promise<unknown>): Promise<Drawn> {
  leadStyles()
  drawn = undefined
  await draw()
  if (drawn === undefined) throw new Error('Mermaid has drawn nothing.')
  return drawn
}

function leadStyles(): void {
  if (isLed) return
  isLed = true
  const {setAttribute, insertBefore} = SVGElement.prototype
  SVGElement.prototype.setAttribute = function (name: string, value: string) {
    if (name === 'style') this.style.cssText = value
    else setAttribute.call(this, name, value)
  }
  SVGSVGElement.prototype.insertBefore = function <Inserted extends Node>(node: Inserted, before: Node | null) {
    if (!(node instanceof HTMLStyleElement)) return insertBefore.call(this, node, before) as Inserted
    drawn = {svg: this, sheet: adoptRules(node.textContent ?? '')}
    return node
  }
}

/** Rules of a drawing name its id, so they may stand beside those of all others. */
function adoptRules(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}
