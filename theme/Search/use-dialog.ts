// The box as a dialog over the page: where it was asked for by its keys, and the window has room for one.
import {type RefObject, useEffect} from 'react'
import {type FormRef, MOBILE} from './use-box.ts'

/** What had the focus when the keys were pressed; null where the box was come to in another way. */
export type AskedFrom = RefObject<Element | null>

/** The same form, box and list: only their place is another, so nothing that is typed or loaded is lost on the way. */
export function useDialog(form: FormRef, asked: AskedFrom | undefined, isOpen: boolean): void {
  useEffect(() => {
    const element = form.current
    if (!isOpen || asked === undefined || element === null) return undefined
    const former = asked.current
    const lower = former !== null && canBeDialog(element) ? raise(element) : undefined
    return () => {
      asked.current = null
      if (lower === undefined) return
      // Where a page was gone to, the box has lost the focus already.
      const isLeft = element.contains(document.activeElement)
      lower()
      if (isLeft && former instanceof HTMLElement) leaveFor(element, former)
    }
  }, [form, asked, isOpen])
}

function canBeDialog(element: HTMLElement): boolean {
  return 'popover' in element && !window.matchMedia(MOBILE).matches
}

function leaveFor(element: HTMLElement, former: HTMLElement): void {
  if (element.contains(former) || former === document.body) element.querySelector('input')?.blur()
  else former.focus({preventScroll: true})
}

/** @returns Puts it back into its place. */
function raise(element: HTMLElement): () => void {
  const giveBack = keepPlace(element)
  element.popover = 'manual'
  element.showPopover()
  element.querySelector('input')?.focus()
  const wakeOthers = silenceOthers(element)
  // The page behind it stays, without losing its scroll bar, which would move it.
  const onWheel = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('.searchList') === null) event.preventDefault()
  }
  document.addEventListener('wheel', onWheel, {passive: false})
  return () => {
    document.removeEventListener('wheel', onWheel)
    wakeOthers()
    element.hidePopover()
    element.popover = null
    giveBack()
  }
}

/** Focus, presses and assistive tools stay in the element. It may not be a dialog by its role, as it is a form. */
function silenceOthers(element: HTMLElement): () => void {
  const silenced: HTMLElement[] = []
  for (let at: HTMLElement = element; at !== document.body && at.parentElement; at = at.parentElement)
    for (const other of at.parentElement.children)
      if (other !== at && other instanceof HTMLElement && !other.inert) {
        other.inert = true
        silenced.push(other)
      }
  return () => {
    for (const other of silenced) other.inert = false
  }
}

/** Nothing around the box moves while it is elsewhere. */
function keepPlace(element: HTMLElement): () => void {
  const {parentElement} = element
  if (parentElement === null) return () => undefined
  const {marginLeft, marginRight} = getComputedStyle(element)
  const width = element.offsetWidth + Number.parseFloat(marginLeft) + Number.parseFloat(marginRight)
  const {style} = parentElement
  const before = style.paddingInlineEnd
  const padding = Number.parseFloat(getComputedStyle(parentElement).paddingInlineEnd) || 0
  style.paddingInlineEnd = `${padding + width}px`
  return () => {
    style.paddingInlineEnd = before
  }
}
