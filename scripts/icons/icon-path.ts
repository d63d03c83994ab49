// An icon of the set as one path: its shapes are lines of one width and one colour, so that a single `d` draws them all.

/** A shape as Lucide's modules have it: the tag, and its attributes. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

type Measure = (name: string) => number

const SHAPES: Readonly<Record<string, {readonly names: readonly string[]; readonly draw: (of: Measure) => string}>> = {
  circle: {names: ['cx', 'cy', 'r'], draw: drawCircle},
  ellipse: {names: ['cx', 'cy', 'rx', 'ry'], draw: drawEllipse},
  line: {names: ['x1', 'x2', 'y1', 'y2'], draw: drawLine},
  rect: {names: ['x', 'y', 'width', 'height', 'rx'], draw: drawRectangle},
}

/** @throws Error for a shape or an attribute that one path cannot stand for, such as a fill. */
export function toIconPath(icon: string, shapes: readonly IconShape[]): string {
  const path = shapes.map((shape) => toPath(icon, shape)).join('')
  return hasPlainArcs(path) ? path.replace(/-?\d*\.\d{3,}/g, roundOff) : path
}

/** Flags of arcs may be written without spaces, `0 01.471`: to a reader of numbers they are digits of the next one. */
function hasPlainArcs(path: string): boolean {
  return [...path.matchAll(/a([^a-z]*)/gi)].every(([, list = '']) => {
    const numbers = list.match(/-?\d*\.?\d+/g) ?? []
    const isFlag = (at: number): boolean => at % 7 === 3 || at % 7 === 4
    return numbers.length % 7 === 0 && numbers.every((number, at) => !isFlag(at) || /^[01]$/.test(number))
  })
}

/** A hundredth of a unit is less than can be seen. What would become a whole number stays: the next one may begin with a point. */
function roundOff(number: string): string {
  const rounded = String(Number(Number(number).toFixed(2))).replace(/^(-?)0\./, '$1.')
  return rounded.includes('.') ? rounded : number
}

function toPath(icon: string, [tag, attributes]: IconShape): string {
  const {d, rx, ry} = attributes
  const known = SHAPES[tag]
  if (known === undefined && tag !== 'path')
    throw new Error(`The icon "${icon}" has <${tag}>, which is not known here.`)
  // Corners are circles: one radius stands for both.
  const isKnown = (name: string): boolean => (known?.names ?? ['d']).includes(name) || (name === 'ry' && ry === rx)
  const odd = Object.keys(attributes).find((name) => !isKnown(name))
  if (odd !== undefined)
    throw new Error(`The icon "${icon}" has <${tag} ${odd}>, which is no line: choose another one.`)
  return known === undefined ? fromStart(d ?? '') : known.draw((name) => Number(attributes[name] ?? 0))
}

/** A path that begins with `m` begins there only as the first of all; what follows its first point stays relative. */
function fromStart(d: string): string {
  const [start = '', x = '', y = ''] = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*/.exec(d) ?? []
  if (start === '') return d
  const rest = d.slice(start.length)
  return `M${x} ${y}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`
}

function drawCircle(of: Measure): string {
  const [x, y, r] = [of('cx'), of('cy'), of('r')]
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`
}

function drawEllipse(of: Measure): string {
  const [x, y, rx, ry] = [of('cx'), of('cy'), of('rx'), of('ry')]
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0 ${rx} ${ry} 0 1 0-${2 * rx} 0z`
}

function drawLine(of: Measure): string {
  const [x1, x2, y1, y2] = [of('x1'), of('x2'), of('y1'), of('y2')]
  if (y1 === y2) return `M${x1} ${y1}H${x2}`
  return `M${x1} ${y1}${x1 === x2 ? `V${y2}` : `L${x2} ${y2}`}`
}

function drawRectangle(of: Measure): string {
  const [x, y, r] = [of('x'), of('y'), of('rx')]
  const [across, down] = [of('width') - 2 * r, of('height') - 2 * r]
  const corner = (dx: string, dy: string): string => `a${r} ${r} 0 0 1${dx}${r}${dy}${r}`
  return `M${x + r} ${y}h${across}${corner(' ', ' ')}v${down}${corner('-', ' ')}h-${across}${corner('-', '-')}v-${down}${corner(' ', '-')}z`
}
