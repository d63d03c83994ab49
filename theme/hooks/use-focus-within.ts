// The keyboard in an open panel: it starts there, stays there, and goes back to where it was.
import {type RefObject, useEffect} from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]'

/** Moves the focus into the panel while `isOpen`, and keeps Tab inside. */
export function useFocusWithin(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const panel = ref.current
    if (!isOpen || !panel) return undefined
    const before = document.activeElement
    listFocusable(panel)[0]?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') wrapFocus(panel, event)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement) before.focus({preventScroll: true})
    }
  }, [ref, isOpen])
}

function listFocusable(panel: HTMLElement): readonly HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest('[inert]') && element.getClientRects().length > 0,
  )
}

function wrapFocus(panel: HTMLElement, event: KeyboardEvent): void {
  const all = listFocusable(panel)
  const leaves = event.shiftKey ? all[0] : all.at(-1)
  if (document.activeElement !== leaves && panel.contains(document.activeElement)) return
  event.preventDefault()
  const next = event.shiftKey ? all.at(-1) : all[0]
  next?.focus()
}
