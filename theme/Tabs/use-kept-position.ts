// Tabs of different height push the page around, and with a group even from above. This keeps what was clicked in place.
import {useIsomorphicLayoutEffect} from 'quire-docs/client'
import {type RefObject, useRef} from 'react'

/** Gives a function to call before the change: after the next render the element is where it was in the window. */
export function useKeptPosition(element: RefObject<HTMLElement | null>): () => void {
  const before = useRef<number | undefined>(undefined)
  useIsomorphicLayoutEffect(() => {
    if (before.current === undefined || !element.current) return
    const shift = element.current.getBoundingClientRect().top - before.current
    before.current = undefined
    if (shift !== 0) window.scrollBy({top: shift, behavior: 'instant'})
  })
  return () => {
    before.current = element.current?.getBoundingClientRect().top
  }
}
