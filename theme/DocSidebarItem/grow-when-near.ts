// Continues a long list of the sidebar when its end comes near, and keeps what the reader sees and has focused where it is.
import {flushSync} from 'react-dom'

/** How far from being seen an end is near. */
const NEAR = '400px'

/** Menus that show what the reader looks at: the link to the shown page is brought into view first. */
const settled = new WeakSet<HTMLElement>()

/**
 * @param end Where the list goes on.
 * @param grow Loads what is there, or shows it. Called once.
 * @param isFirst What is shown comes before all that is there.
 * @returns A function that stops it.
 */
export function growWhenNear(end: HTMLElement | null, grow: () => void, isFirst = false): () => void {
  if (!end) return () => undefined
  const menu = menuAround(end)
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return
      observer.disconnect()
      keepPlace(end, {menu, isFirst}, grow)
    },
    {root: menu, rootMargin: NEAR},
  )
  const observe = () => {
    if (menu) settled.add(menu)
    observer.observe(end)
  }
  if (!menu || settled.has(menu) || isCurrentInView(menu)) observe()
  else menu.addEventListener('scroll', observe, {once: true})
  return () => {
    observer.disconnect()
    menu?.removeEventListener('scroll', observe)
  }
}

/** The element that scrolls; null for the window. */
function menuAround(end: HTMLElement): HTMLElement | null {
  for (let element = end.parentElement; element; element = element.parentElement)
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element
  return null
}

function isCurrentInView(menu: HTMLElement): boolean {
  const link = menu.querySelector('[aria-current="page"]')
  if (!link) return true
  const [box, bounds] = [link.getBoundingClientRect(), menu.getBoundingClientRect()]
  return box.bottom > bounds.top && box.top < bounds.bottom
}

interface Place {
  readonly menu: HTMLElement | null
  readonly isFirst: boolean
}

function keepPlace(end: HTMLElement, {menu, isFirst}: Place, grow: () => void): void {
  const link = end.querySelector('a')
  const href = document.activeElement === link ? link?.getAttribute('href') : undefined
  const neighbour = isFirst ? end.nextElementSibling : null
  const before = neighbour?.getBoundingClientRect().top ?? 0
  // Else the browser keeps the place, too, and the menu moves twice.
  if (menu) menu.style.overflowAnchor = 'none'
  // Before the next picture is drawn.
  flushSync(grow)
  const scroller = menu ?? document.scrollingElement
  if (scroller && neighbour) scroller.scrollTop += neighbour.getBoundingClientRect().top - before
  // The end has gone on: the page that it led to has its own link now.
  const links = href === undefined ? [] : [...(end.parentElement?.querySelectorAll('a') ?? [])]
  links.find((one) => one !== link && one.getAttribute('href') === href)?.focus({preventScroll: true})
}
