// Keeps the page still while something lies over it.
import {useEffect} from 'react'

/** Stops the body from scrolling while `isLocked`. */
export function useLockBodyScroll(isLocked = true): void {
  useEffect(() => {
    if (!isLocked) return undefined
    const {style} = document.body
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [isLocked])
}
