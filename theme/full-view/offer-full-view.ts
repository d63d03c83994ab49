// A button above a wide table or a diagram, which shows it over the whole window.
import {translate} from 'quire-docs/client'
import './full-view.css'
import {ICONS, iconButton} from './icon-button.ts'
import {openFullView} from './open-full-view.ts'

const BAR = 'full-view-bar'

/** Puts the button there, or takes it away. Calling it again does nothing. */
export function offerFullView(element: HTMLElement, isWanted: boolean): void {
  const bar = barOf(element)
  if (isWanted && bar === undefined && element.isConnected) addBar(element)
  if (!isWanted) bar?.remove()
}

function barOf({previousElementSibling: before}: HTMLElement): Element | undefined {
  return before?.classList.contains(BAR) === true ? before : undefined
}

function addBar(element: HTMLElement): void {
  // No "div", among which keep-state.ts finds what was scrolled by its number.
  const bar = document.createElement('span')
  bar.className = BAR
  bar.append(
    iconButton(ICONS.expand, translate({id: 'theme.FullView.open', message: 'Show over the whole window'}), () =>
      openFullView(element),
    ),
  )
  element.before(bar)
  // What it belongs to may go, or get something else before it.
  const observer = new MutationObserver(() => {
    if (barOf(element) === bar) return
    bar.remove()
    observer.disconnect()
  })
  if (element.parentNode !== null) observer.observe(element.parentNode, {childList: true})
}
