// What tests ask of a page as it is painted: what does not fit, and which text is hard to read. The functions run in the
// browser, so each holds all that it needs.

/** Parts of the page that are wider than the window, or that hide a part of their own text. */
export function findCutText(): string[] {
  const limit = document.documentElement.clientWidth
  const found: string[] = []
  const name = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`
  /** A box that scrolls, or one that hides what it does not show yet; for text in it there is the check below. */
  const contains = (element: Element) => /auto|scroll|clip|hidden/.test(getComputedStyle(element).overflowX)
  const isContained = (element: Element | null): boolean =>
    element !== null && element !== document.body && (contains(element) || isContained(element.parentElement))
  if (document.documentElement.scrollWidth > limit) found.push(`page: ${document.documentElement.scrollWidth} px wide`)
  for (const element of document.body.querySelectorAll('*')) {
    const {left, right, width, height} = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || !element.checkVisibility({opacityProperty: true, visibilityProperty: true}))
      continue
    if ((left < -1 || right > limit + 1) && !isContained(element.parentElement)) found.push(`${name(element)} outside`)
    const style = getComputedStyle(element)
    const hides = style.overflowX === 'hidden' || style.overflowX === 'clip'
    const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    if (hides && !isShortened && element.scrollWidth > element.clientWidth + 1) found.push(`${name(element)} cut`)
  }
  return [...new Set(found)]
}

export interface WeakText {
  readonly text: string
  readonly place: string
  readonly colour: string
  readonly background: string
  readonly contrast: number
}

/** Visible text below `root` with less contrast than WCAG 2 AA asks for: 4.5 to 1, or 3 to 1 for large letters. */
export function findWeakText(root: string): WeakText[] {
  type Colour = readonly [number, number, number, number]
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', {willReadFrequently: true})
  /** The browser knows all ways to write a colour. */
  const read = (colour: string): Colour => {
    if (context === null) throw new Error('No canvas.')
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data
    return [r, g, b, a / 255]
  }
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3])
    return [mix(0), mix(1), mix(2), 1]
  }
  const backgroundOf = (element: Element | null): Colour => {
    if (element === null) return [255, 255, 255, 1]
    const own = read(getComputedStyle(element).backgroundColor)
    return own[3] === 1 ? own : over(own, backgroundOf(element.parentElement))
  }
  const luminance = ([r, g, b]: Colour) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const contrast = (one: Colour, other: Colour) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  const isLarge = ({fontSize, fontWeight}: CSSStyleDeclaration) =>
    Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
  const elements = [...document.querySelectorAll(`${root}, ${root} *`)].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '') &&
      element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
  )
  return elements.flatMap((element) => {
    const style = getComputedStyle(element)
    const background = backgroundOf(element)
    const colour = over(read(style.color), background)
    const found = contrast(colour, background)
    if (found >= (isLarge(style) ? 3 : 4.5)) return []
    const place = `${element.parentElement?.className ?? ''} > ${element.tagName.toLowerCase()}.${element.className}`
    const text = (element.textContent ?? '').trim().slice(0, 40)
    return [{text, place, colour: String(colour), background: String(background), contrast: found}]
  })
}
