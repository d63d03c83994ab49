// Closes what is open when the reader turns to something else.
import {useEvent} from 'quire-docs/client'
import {type RefObject, useEffect} from 'react'

/** Calls back on a press, touch or focus outside the element while `isActive`. */
export function useClickOutside(ref: RefObject<HTMLElement | null>, isActive: boolean, onOutside: () => void): void {
  const close = useEvent(onOutside)
  useEffect(() => {
    if (!isActive) return undefined
    const check = ({target}: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    const events = ['mousedown', 'touchstart', 'focusin'] as const
    for (const name of events) document.addEventListener(name, check, {passive: true})
    return () => {
      for (const name of events) document.removeEventListener(name, check)
    }
  }, [ref, isActive, close])
}
