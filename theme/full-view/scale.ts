// How large the copy in the full view is: a drawing grows as a picture, a table with its text, whose lines break anew.

export interface Point {
  /** Pixels from the window's left. */
  readonly x: number
  /** Pixels from its top. */
  readonly y: number
}

export interface Scaler {
  /** Makes it larger by this factor. @param at What stays in its place: the middle by default. */
  readonly zoom: (factor: number, at?: Point) => void
  /** As it was when it opened. */
  readonly reset: () => void
}

const SMALLEST = 0.1
const LARGEST = 8

/** A small drawing fills the window only so far. */
const LARGEST_AT_FIRST = 2

/** @param onScale Called with the scale at once and after each change; 1 is the size of 16-pixel letters. */
export function createScaler(copy: HTMLElement, stage: HTMLElement, onScale: (scale: number) => void): Scaler {
  const drawing = copy.querySelector<SVGSVGElement>('.docusaurus-mermaid-container > svg')
  const size = drawing && sizeOf(drawing)
  const first = size ? fittingScale(size, stage) : 1
  let scale = first
  const apply = (next: number): void => {
    scale = Math.min(LARGEST, Math.max(SMALLEST, next))
    if (drawing && size)
      Object.assign(drawing.style, {
        width: `${size.width * scale}px`,
        height: `${size.height * scale}px`,
        minWidth: '0',
        maxWidth: 'none',
      })
    else copy.style.zoom = String(scale)
    onScale(scale)
  }
  const zoom = (factor: number, at: Point = middleOf(stage)): void => {
    const before = copy.getBoundingClientRect()
    const x = (at.x - before.left) / before.width
    const y = (at.y - before.top) / before.height
    apply(scale * factor)
    const after = copy.getBoundingClientRect()
    stage.scrollBy({
      left: after.left + x * after.width - at.x,
      top: after.top + y * after.height - at.y,
      behavior: 'instant',
    })
  }
  apply(first)
  return {zoom, reset: () => apply(first)}
}

interface Size {
  readonly width: number
  readonly height: number
}

function sizeOf(drawing: SVGSVGElement): Size | undefined {
  const {width, height} = drawing.viewBox.baseVal
  return width > 0 && height > 0 ? {width, height} : undefined
}

function fittingScale({width, height}: Size, stage: HTMLElement): number {
  const {paddingLeft, paddingTop} = getComputedStyle(stage)
  const room = {
    width: stage.clientWidth - 2 * Number.parseFloat(paddingLeft),
    height: stage.clientHeight - 2 * Number.parseFloat(paddingTop),
  }
  return Math.min(room.width / width, room.height / height, LARGEST_AT_FIRST)
}

function middleOf(stage: HTMLElement): Point {
  const {left, top, width, height} = stage.getBoundingClientRect()
  return {x: left + width / 2, y: top + height / 2}
}
