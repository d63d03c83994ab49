// Labels on the fills that an author has chosen: for one colour mode, mostly, so that the text of the other cannot be read.

/** Contrast that WCAG 2 AA asks of text. */
const ENOUGH = 4.5

const LETTERS = 'foreignObject div, foreignObject span, foreignObject p, text, tspan'
const DARK = '#000'
const LIGHT = '#fff'

/** Gives labels on an author's fill black or white letters where theirs are too weak. An author's own colour stays. */
export function makeLabelsLegible(svg: SVGElement): void {
  for (const shape of svg.querySelectorAll<SVGElement>('.node [style*="fill"], .cluster > [style*="fill"]')) {
    const fill = toLuminance(getComputedStyle(shape).fill)
    const group = shape.closest('.node, .cluster')
    if (shape.style.fill === '' || shape.closest('.label') || fill === undefined || group === null) continue
    const letters = contrast(fill, 0) > contrast(fill, 1) ? DARK : LIGHT
    const labels = [...group.querySelectorAll<HTMLElement | SVGElement>(LETTERS)]
    // All are looked at before the first is painted, which would look like an author's colour to those inside.
    for (const label of labels.filter((one) => isWeak(one, fill)))
      label.style.setProperty(paintOf(label), letters, 'important')
  }
}

function paintOf(label: HTMLElement | SVGElement): 'color' | 'fill' {
  // By its name: the drawing comes from a frame, whose elements are instances of other classes.
  return label.namespaceURI === 'http://www.w3.org/1999/xhtml' ? 'color' : 'fill'
}

function isWeak(label: HTMLElement | SVGElement, fill: number): boolean {
  const paint = paintOf(label)
  if (label.closest('[style*="color"]') || label.style.getPropertyValue(paint) !== '') return false
  const own = toLuminance(getComputedStyle(label)[paint])
  return own !== undefined && contrast(fill, own) < ENOUGH
}

/** Relative luminance by WCAG 2 of a computed colour; undefined for none, for gradients, and for what shines through. */
function toLuminance(colour: string): number | undefined {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? []
  if (blue === undefined) return undefined
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((text) => {
    const part = Number(text) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
