// What happens to the document once a new page is mounted: scrolling, focus, and the announcement of its title.
import {decodePath} from '../../shared/permalink.ts'
import type {NavigationState} from './navigation.ts'
import type {ScrollMemory, ScrollPosition} from './scroll-memory.ts'
import {focusProgrammatically, ROUTE_FOCUS_ATTRIBUTE} from './skip-to-content.tsx'

/** Scrolls to the fragment, to where the reader was, or to the top; a change of the query alone scrolls nothing. */
export function scrollToPlace(state: NavigationState, memory: ScrollMemory): void {
  const {location, previousLocation, scroll} = state
  stopReturning()
  if (scroll === 'first' || scroll === 'native') return
  const saved = scroll === 'pop' ? memory.find(location.key) : undefined
  const target = saved ? null : findFragment(location.hash)
  const isOtherPage = previousLocation?.pathname !== location.pathname
  const isQueryChange =
    !isOtherPage && previousLocation.hash === location.hash && previousLocation.search !== location.search
  if (saved) returnTo(saved)
  else if (target) target.scrollIntoView({behavior: isOtherPage ? 'instant' : 'auto'})
  else if (!isQueryChange) scrollInstantly(0, 0)
}

/**
 * Opens the tab or the details that hide what the fragment names, then goes to the place once more: as long as they were
 * closed there was none. The way back on the same page finds them as they are.
 */
export function revealPlace({location, previousLocation, scroll}: NavigationState, memory: ScrollMemory): void {
  const target = findFragment(location.hash)
  if (!target?.parentElement?.closest('details, [role="tabpanel"]')) return
  if (scroll === 'pop' && previousLocation?.pathname === location.pathname) return
  // Where the reader was, when this entry of the history is not new. Opening a tab counts as a click and saves another.
  const saved = memory.find(location.key)
  const place = () => {
    if (saved) scrollInstantly(saved.x, saved.y)
    else target.scrollIntoView()
  }
  // Few URLs need its code. Without it the reader opens them by hand.
  import(/* webpackChunkName: "reveal" */ './reveal.ts').then(
    ({reveal, whenShown}) => {
      // The browser itself opens details for a click and for the first URL, at a time of its own: nothing may be left
      // to open, and the place not reached, or that of the fragment instead of where the reader was before a reload.
      const isAsked = scroll === 'push' || scroll === 'native'
      const isArriving = scroll === 'first' && (saved !== undefined || window.scrollY === 0)
      if (reveal(target) || isAsked || isArriving) whenShown(target, place)
    },
    () => undefined,
  )
}

let stopReturning = (): void => undefined

/**
 * Scrolls to where the reader was; again as the page grows, such as one whose results are looked for, until the reader does
 * something else.
 */
function returnTo({x, y}: ScrollPosition): void {
  const growth = new ResizeObserver(() => scrollInstantly(x, y))
  stopReturning = () => growth.disconnect()
  scrollInstantly(x, y)
  growth.observe(document.body)
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, stopReturning, {once: true, passive: true})
}

/** Style sheets may ask for smooth scrolling; a page that has just appeared does not slide. */
export function scrollInstantly(left: number, top: number): void {
  window.scrollTo({left, top, behavior: 'instant'})
}

function findFragment(hash: string): HTMLElement | null {
  return hash.length < 2 ? null : document.getElementById(decodePath(hash.slice(1)))
}

/** Moves the focus to the start of a page that the reader went to, so that the keyboard goes on from there. */
export function moveFocus({location, previousLocation, action, scroll}: NavigationState): void {
  const isNewPage = previousLocation !== null && previousLocation.pathname !== location.pathname
  if (!isNewPage || action !== 'PUSH' || scroll !== 'push' || location.hash !== '') return
  const start = document.querySelector<HTMLElement>(`[${ROUTE_FOCUS_ATTRIBUTE}]`) ?? document.querySelector('main')
  if (start) focusProgrammatically(start)
}

/** Gives a function that reads a text out to users of screen readers. The element is there from the start, as it must. */
export function createAnnouncer(): (text: string) => void {
  const element = document.createElement('div')
  element.setAttribute('aria-live', 'polite')
  element.setAttribute('aria-atomic', 'true')
  // Seen by nobody, and not hidden, or it would not be read either. Styled from script, which a strict policy allows.
  Object.assign(element.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  })
  document.body.append(element)
  return (text) => {
    element.textContent = text
  }
}
